import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// Why the surroundings of a layout are as they are: the rule or the source behind each number.
struct SceneExplanation {
  /// One number or rectangle.
  struct Row {
    /// What it is.
    var name: String
    /// The number or rectangle.
    var value: String
    /// The rule or source behind it; empty where it goes without saying.
    var rule: String
  }

  /// All of them in the order of records.
  private(set) var rows: [Row] = []
  private let layout: ResolvedLayout
  private let scene: Scene
  private let configuration: Configuration
  private let device: Device

  /// Explains the scene of a layout.
  init(_ layout: ResolvedLayout) {
    self.layout = layout
    scene = layout.scene
    // What a screen made for another device is laid out by comes from that one.
    configuration = layout.configuration.asDesigned
    device = configuration.device
    addDisplay()
    addInsets()
    for guide in scene.guides {
      add("guide \(guide.name)", Explanation.frame(guide.frame), rule(of: guide))
    }
    addFurniture()
  }

  /// The rows as a table with a heading.
  var lines: [String] {
    let first = rows.map(\.name.count).max() ?? 0
    let second = rows.map(\.value.count).max() ?? 0
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: width - text.count)
    }
    return ["Scene (points, window space: x y width height)"]
      + rows.map { row in
        let name = padded(row.name, first)
        guard !row.rule.isEmpty else { return "  \(name)  \(row.value)" }
        return "  \(name)  \(padded(row.value, second))  \(row.rule)"
      }
  }

  private mutating func add(_ name: String, _ value: String, _ rule: String = "") {
    rows.append(Row(name: name, value: value, rule: rule))
  }

  /// Where a group of the device's numbers comes from: `high: APPLE-HIG, M-OUK`.
  private func origin(_ group: String) -> String {
    let found = device.provenance(
      of: group, display: configuration.display, orientation: configuration.orientation)
    guard let found else { return "" }
    let sources = found.sources.joined(separator: ", ")
    return found.confidence.map { "\($0.rawValue): \(sources)" } ?? sources
  }

  // MARK: Display and window

  private mutating func addDisplay() {
    let size = scene.displaySize
    let kind = scene.place.kind
    let display =
      "\(size.width.text()) x \(size.height.text()) pt at \((scene.scale / scene.place.scale).text())x"
    switch kind {
    case .external: add("display", display, "a usual format of such screens: our own choice")
    case .resized: add("display", display, "as asked for")
    case .full, .split, .slideOver, .floating:
      add("display", display, scene.place.designedFor == nil ? origin("size") : "")
    }
    add("window", Explanation.frame(scene.window), windowRule)
    if let design = scene.place.designedFor {
      add(
        "made for", design.device,
        "laid out as there, shown by \(design.mode.rawValue) at \(scene.place.scale.text())")
    }
    if kind != .full || scene.place.designedFor != nil {
      add("window on display", Explanation.frame(scene.onDisplay(scene.windowOnDisplay)))
    }
    if let classes = scene.sizeClasses {
      add(
        "size classes",
        "\(classes.horizontal.rawValue) width, \(classes.vertical.rawValue) height",
        sizeClassRule)
    }
  }

  private var windowRule: String {
    let shape = WindowShape(layout.configuration.window) ?? .full
    if let design = scene.place.designedFor { return "that of \(design.name)" }
    switch scene.place.kind {
    case .full: return "fills the display"
    case .split:
      return "\(shape.words), at the left by our own choice; \(partOrigin(shape))"
    case .slideOver:
      return "\(shape.words), at the right at the display's height by our own choice; "
        + partOrigin(shape)
    case .floating: return "the size asked for, in the middle of the display by our own choice"
    case .resized: return "the display at the size asked for"
    case .external: return "fills the \(shape.words)"
    }
  }

  private func partOrigin(_ shape: WindowShape) -> String {
    let own = origin("multitasking.\(shape.text)")
    return own.isEmpty ? origin("multitasking") : own
  }

  private var sizeClassRule: String {
    switch scene.place.kind {
    case .full: return origin("sizeClasses")
    case .split, .slideOver: return origin("multitasking")
    case .floating, .resized:
      let limit = WindowRules.regularWidth.text()
      return "regular from a width of \(limit) on: our own choice; height as on the display"
    case .external: return "our own choice"
    }
  }

  // MARK: Insets

  private mutating func addInsets() {
    add(
      "safe area", Self.insets(scene.safeArea),
      scene.safeAreaIsAssumed ? "assumed" : origin("safeArea"))
    for edge in Edge.allCases where scene.safeArea[edge] > 0 {
      add("  \(edge.rawValue)", scene.safeArea[edge].text(), safeAreaRule(edge))
    }
    add("margins", Self.insets(scene.margins), marginRule)
    if let keyboard = scene.keyboard {
      add(
        "content area", Explanation.frame(scene.contentArea),
        keyboard.frame == nil ? "the safe area" : "the safe area above the keyboard")
    }
  }

  private func safeAreaRule(_ edge: Edge) -> String {
    var makers: [String] = []
    let display = scene.display
    if let housing = display.housing, housing.edge == edge {
      makers.append("the \(Self.words(housing.kind))")
    }
    if edge == .top, scene.bar(SystemBarID.status) != nil {
      makers.append("the status bar")
    }
    if display.sideStripEdge == edge { makers.append("the side strip") }
    if edge == .bottom, display.homeIndicator != nil || device.isFoldable {
      makers.append("the home indicator")
    }
    for bar in scene.bars {
      switch (bar.id, edge) {
      case (SystemBarID.navigation, .top): makers.append("the navigation bar")
      case (SystemBarID.search, .top): makers.append("the search bar")
      case (SystemBarID.tabs, .top) where bar.frame.minY < scene.window.midY:
        makers.append("the tab bar")
      case (SystemBarID.tabs, .bottom) where bar.frame.minY >= scene.window.midY:
        makers.append("the tab bar")
      case (SystemBarID.toolbar, .bottom): makers.append("the toolbar")
      default: break
      }
    }
    if device.family == .tv { makers.append("the safe zone of televisions") }
    if makers.isEmpty, edge.axis == .horizontal, let housing = display.housing,
      housing.edge == edge.opposite
    {
      makers.append("as much as the \(Self.words(housing.kind)) takes at the other side")
    }
    if scene.place.kind != .full { makers.append("as far as it lies over the window") }
    return makers.joined(separator: ", ")
  }

  private static func words(_ kind: SensorHousing.Kind) -> String {
    switch kind {
    case .dynamicIsland: "Dynamic Island"
    case .notch: "notch"
    case .cameraHousing: "camera housing"
    }
  }

  private var marginRule: String {
    if scene.display.layoutMargins != nil, scene.place.kind == .full {
      let measured = origin("layoutMargins")
      if !measured.isEmpty { return measured }
    }
    guard device.family == .iphone || device.family == .ipad else {
      return "none: no rule of the platform is known"
    }
    let side = scene.systemMinimumMargins.left.text()
    if scene.sizeClasses?.horizontal == .regular {
      return "\(side) at both sides beside the safe area: regular width"
    }
    return scene.systemMinimumMargins.left == 20
      ? "\(side) at both sides beside the safe area: a phone upright, 414 wide or more"
      : "\(side) at both sides beside the safe area: compact width"
  }

  // MARK: Guides

  private func rule(of guide: Scene.Guide) -> String {
    switch guide.name {
    case "safeArea": return "the window less the safe area"
    case "margins": return "the window less the layout margins"
    case "readable": return readableRule
    case "keyboard":
      return scene.keyboard?.frame == nil
        ? "off screen: from the bottom of the safe area down" : "docked: the keyboard in the window"
    default: return "named by the screen"
    }
  }

  private var readableRule: String {
    guard device.family == .iphone || device.family == .ipad else {
      return "the margins: no limit of the platform is known"
    }
    if device.family == .ipad, configuration.os?.major ?? 0 >= 26 {
      return "the margins: iPadOS 26 was measured without a limit"
    }
    return configuration.textSize == .large
      ? "in the middle of the margins, at most 672 wide"
      : "in the middle of the margins, at most 672 scaled with body text: our own choice"
  }

  // MARK: Regions and bars

  private mutating func addFurniture() {
    for region in scene.regions {
      let state = "\(region.region.kind.rawValue), \(region.isActive ? "active" : "inactive")"
      add(
        "region \(region.region.id)", "\(Explanation.frame(region.region.frame))  \(state)",
        origin("regions.\(region.region.id)"))
    }
    for bar in scene.bars {
      add("bar \(bar.id)", Explanation.frame(bar.frame), rule(of: bar))
    }
    if scene.keyboard != nil, scene.keyboard?.frame == nil {
      add("bar keyboard", "none", "its height is not known, or it does not reach the window")
    }
    if let indicator = scene.homeIndicator {
      add("home indicator", Explanation.frame(indicator), origin("homeIndicator"))
    }
    if let indicator = scene.autoHiddenIndicator {
      add("home indicator", Explanation.frame(indicator), "hides by itself, as the screen asks")
    }
    let deferred = scene.gestureEdges.filter(\.isDeferred).map(\.edge.rawValue)
    if !deferred.isEmpty {
      add(
        "edge protection", deferred.joined(separator: ", "),
        "the first swipe is the app's, as the screen asks")
    }
    if let letterbox = scene.letterbox {
      let bars = letterbox.bars.map { Explanation.frame(scene.onDisplay($0)) }
      add(
        "letterbox",
        Explanation.frame(scene.onDisplay(letterbox.window)) + " of the display, bars "
          + bars.joined(separator: ", "),
        scene.place.designedFor == nil
          ? origin("olderBuild") : "in the middle by our own choice")
    }
  }

  private func rule(of bar: Scene.Bar) -> String {
    switch bar.id {
    case SystemBarID.keyboard:
      let catalogued = scene.keyboard?.origin.hasPrefix("read") ?? false
      let source = catalogued ? origin("keyboardHeight") : ""
      return (scene.keyboard?.origin ?? "") + (source.isEmpty ? "" : "; \(source)")
    case SystemBarID.window:
      return "below the window and what stands at its lower edge, as in pictures of the system"
    case SystemBarID.title:
      return "that of a window which does not fill the screen, by the system's version"
    case SystemBarID.status: return origin("statusBarHeight")
    case SystemBarID.sideStrip: return origin("sideStrip")
    case SystemBarID.navigation, SystemBarID.search, SystemBarID.tabs, SystemBarID.toolbar:
      return "asked for by the screen; by the table of system bars"
    default: return ""
    }
  }

  private static func insets(_ insets: EdgeInsets) -> String {
    "top \(insets.top.text()), left \(insets.left.text()), bottom \(insets.bottom.text()), "
      + "right \(insets.right.text())"
  }
}
