import Devices
import Geometry
public import LayoutSpecs
import Typography

/// Finds out what surrounds the content of a configuration: insets, guides, regions, bars.
public enum SceneResolver {
  /// Resolves the scene of a configuration.
  ///
  /// A window that does not fill the display has the part of the display's insets that lies over it.
  /// Without a status bar the safe area is the measured one where
  /// the catalogue has it, else what can be derived; where neither is so it is kept and marked as
  /// assumed.
  ///
  /// - Parameters:
  ///   - configuration: the configuration. A display or orientation that its device lacks is
  ///     replaced by the first one that it has.
  ///   - statusBarHidden: whether the screen hides the status bar.
  ///   - homeIndicatorAutoHidden: whether the home indicator hides by itself; it keeps its inset.
  ///   - keyboard: the on-screen keyboard.
  ///   - verticalBar: whether the screen lets bars go along the side.
  ///   - cameraActive: whether the screen captures with the camera inside the display.
  ///   - customGuides: guides that the screen names for itself, each made from a standard guide,
  ///     the window, or a custom one before it; one that is made from none of these is left out.
  /// - Returns: the scene, every rectangle in window space.
  public static func resolve(
    _ configuration: Configuration, statusBarHidden: Bool = false,
    homeIndicatorAutoHidden: Bool = false, keyboard: ScreenKeyboard = .hidden,
    verticalBar: VerticalBarBehavior = .automatic, cameraActive: Bool = false,
    customGuides: [CustomGuide] = []
  ) -> Scene {
    var configuration = configuration
    configuration.camera = configuration.camera || cameraActive
    let device = configuration.device
    let catalogued =
      device.display(configuration.display) ?? device.displays.first
      ?? Display(
        id: configuration.display, scale: 1, size: .zero,
        renderPixels: Display.PixelSize(width: 0, height: 0),
        panelPixels: Display.PixelSize(width: 0, height: 0), pixelsPerInch: nil,
        diagonalInches: nil, bezel: nil, orientations: [])
    let asHeld =
      catalogued.oriented(configuration.orientation) ?? catalogued.orientations.first
      ?? OrientedDisplay(
        orientation: configuration.orientation, size: catalogued.size, safeArea: .zero)
    let (turned, lacksMeasures) =
      verticalBar == .disabled ? asHeld.withoutSideStrip(of: device) : (asHeld, false)
    let placed = WindowRules.place(configuration, on: turned, scale: catalogued.scale)
    let display = placed.display
    let isFull = placed.place.kind == .full
    let window = Rect(origin: .zero, size: placed.frame.size)
    let resolved = SafeAreaResolver(
      device: device, displayID: catalogued.id, display: display,
      version: configuration.osIsExplicit ? configuration.os : nil,
      statusBarHidden: statusBarHidden
    ).resolve()
    // Insets of the display count for a window as far as they lie over it.
    let safeFrame = Rect(origin: .zero, size: display.size).inset(by: resolved.insets)
    let safeArea =
      placed.safeArea
      ?? (isFull ? resolved.insets : placed.frame.insets(to: safeFrame).max(.zero))
    let margins = LayoutMarginRules.margins(
      family: device.family, display: display, window: window.size,
      sizeClasses: placed.sizeClasses, safeArea: safeArea)
    let adaptation =
      isFull && placed.letterbox == nil && safeArea == display.safeArea
      ? display.cornerAdaptation : nil
    let docked = KeyboardResolver(configuration: configuration, placed: placed, display: turned)
      .resolve(keyboard)
    var scene = Scene(
      display: display, scale: placed.scale, window: window,
      sizeClasses: placed.sizeClasses, safeArea: safeArea,
      safeAreaIsAssumed: resolved.isAssumed && placed.safeArea == nil || lacksMeasures
        || placed.place.kind == .floating,
      cornerAdaptedHorizontal: adaptation?.horizontal.map { safeArea + $0 },
      cornerAdaptedVertical: adaptation?.vertical.map { safeArea + $0 }, margins: margins,
      guides: [],
      regions: regions(
        configuration, display, window: placed.frame, statusBarHidden: statusBarHidden),
      bars: bars(
        display, placed.frame, safeArea: resolved.insets, statusBarHidden: statusBarHidden),
      // The pill shows over a keyboard too.
      homeIndicator: homeIndicatorAutoHidden
        ? nil
        : display.homeIndicator?.offset(x: -placed.frame.minX, y: -placed.frame.minY),
      letterbox: placed.letterbox)
    scene.place = placed.place
    scene.systemMinimumMargins = EdgeInsets(
      left: margins.left - safeArea.left, right: margins.right - safeArea.right)
    scene.keyboard = docked.keyboard
    scene.guides = guides(
      configuration, window: window, safeArea: safeArea, margins: margins,
      keyboard: scene.keyboardGuide, custom: customGuides)
    scene.notes = placed.notes + docked.notes
    if let height = placed.titleBarHeight {
      // The menu bar is the display's; a window has a bar of its own.
      scene.bars.removeAll { $0.id == SystemBarID.status }
      scene.bars.append(
        Scene.Bar(
          id: SystemBarID.title, frame: Rect(x: 0, y: 0, width: window.width, height: height)))
    }
    if let frame = docked.keyboard?.frame {
      scene.bars.append(Scene.Bar(id: SystemBarID.keyboard, frame: frame))
    }
    return scene
  }

  static func guides(
    _ configuration: Configuration, window: Rect, safeArea: EdgeInsets, margins: EdgeInsets,
    keyboard: Rect?, custom: [CustomGuide]
  ) -> [Scene.Guide] {
    let safe = window.inset(by: safeArea)
    let marginsFrame = window.inset(by: margins)
    var result = [
      Scene.Guide(name: "safeArea", frame: safe),
      Scene.Guide(name: "margins", frame: marginsFrame),
      Scene.Guide(
        name: "readable",
        frame: LayoutMarginRules.readable(in: marginsFrame, for: configuration)),
    ]
    if let keyboard { result.append(Scene.Guide(name: "keyboard", frame: keyboard)) }
    for guide in custom {
      let base =
        guide.base == "window"
        ? window : result.first { $0.name == guide.base }?.frame
      guard let base else { continue }
      result.append(
        Scene.Guide(
          name: guide.name,
          frame: base.inset(by: guide.insets.resolved(in: configuration.direction))))
    }
    return result
  }

  private static func regions(
    _ configuration: Configuration, _ display: OrientedDisplay, window: Rect,
    statusBarHidden: Bool
  ) -> [Scene.Region] {
    let change = statusBarHidden ? display.statusBarHidden : nil
    return display.regions.compactMap { catalogued in
      var region = catalogued
      if let frame = change?.regionFrames[region.id] { region.frame = frame }
      // A window is told of what lies over it, and of no margins where that is a part.
      let shown = region.frame.intersection(window)
      guard !shown.isEmpty else { return nil }
      if shown != region.frame { region.margins = .zero }
      region.frame = shown.offset(x: -window.minX, y: -window.minY)
      let isActive =
        switch region.activation {
        case .always: true
        case .folded: configuration.pose?.isFolded ?? false
        case .statusBar: !statusBarHidden
        case .capturing: configuration.camera
        }
      let isSwitchedOff = change?.inactiveRegions.contains(region.id) ?? false
      return Scene.Region(region: region, isActive: isActive && !isSwitchedOff)
    }
  }

  private static func bars(
    _ display: OrientedDisplay, _ window: Rect, safeArea: EdgeInsets, statusBarHidden: Bool
  ) -> [Scene.Bar] {
    // A bar lies on the display; a window has what of it lies over the window.
    let whole = Rect(origin: .zero, size: display.size)
    func bar(_ id: String, _ frame: Rect) -> [Scene.Bar] {
      let shown = frame.intersection(window)
      guard !shown.isEmpty else { return [] }
      return [Scene.Bar(id: id, frame: shown.offset(x: -window.minX, y: -window.minY))]
    }
    if let edge = display.sideStripEdge {
      let depth = safeArea[edge]
      guard depth > 0 else { return [] }
      var others = EdgeInsets.zero
      others[edge.opposite] =
        (edge.axis == .horizontal ? whole.width : whole.height) - depth
      return bar(SystemBarID.sideStrip, whole.inset(by: others))
    }
    guard var height = display.statusBarHeight, height > 0, !statusBarHidden else { return [] }
    // Where the bar is the whole inset, it is that of the system release as well.
    if height == display.safeArea.top { height = safeArea.top }
    return bar(SystemBarID.status, Rect(x: 0, y: 0, width: whole.width, height: height))
  }
}
