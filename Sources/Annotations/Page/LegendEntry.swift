import Devices
import Drawing
import Geometry
import LayoutEngine

/// One entry of a legend: a swatch and its words.
struct LegendEntry {
  /// What the swatch stands for.
  var words: String
  /// The lines that fill the swatch, for patterns.
  var hatch: ((Rect) -> Path)?
  /// The colour of the hatch.
  var hatchColor: Color?
  /// The fill behind the hatch.
  var fill: Color?
  /// The edge of the swatch, or the line through its middle.
  var stroke: Stroke
  /// How the edge runs.
  var shape: Shape
  /// How the lines of the hatch are drawn; absent: thin and full.
  var hatchStroke: Stroke?

  /// The forms of a swatch.
  enum Shape {
    /// A line through the middle.
    case line
    /// A filled rectangle.
    case area
    /// A pill.
    case pill
  }

  /// The swatch in a rectangle.
  func draw(_ frame: Rect) -> [DrawingCommand] {
    let outline: Path =
      switch shape {
      case .line:
        .line(from: Point(x: frame.minX, y: frame.midY), to: Point(x: frame.maxX, y: frame.midY))
      case .area: .rect(frame)
      case .pill: .roundedRect(frame, radius: frame.height / 2)
      }
    var commands: [DrawingCommand] = []
    if let fill { commands.append(.path(outline, fill: .color(fill), stroke: nil)) }
    if let hatch, let hatchColor {
      commands.append(
        .path(hatch(frame), fill: nil, stroke: hatchStroke ?? Stroke(hatchColor, width: 0.6)))
    }
    return commands + [.path(outline, fill: nil, stroke: stroke)]
  }

  /// The entries of a layout drawn with some options.
  static func entries(
    _ layout: ResolvedLayout, _ options: PreviewOptions, _ guides: GuideDrawing, _ ink: Ink
  ) -> [LegendEntry] {
    let layers = options.layers
    let scene = layout.scene
    var entries: [LegendEntry] = []
    func line(_ words: String, _ color: Color, _ width: Double, _ dash: [Double] = []) {
      entries.append(
        LegendEntry(words: words, stroke: Stroke(color, width: width, dash: dash), shape: .line))
    }
    let hasHatch = options.style == .blueprint
    // Bands are those of the window, also where the guides are those of something over it.
    let hasBands = hasHatch && scene.safeArea != .zero
    if layers.contains(.safeArea), guides.hasUnsafeArea || hasBands {
      let isAssumed = scene.safeAreaIsAssumed
      entries.append(
        LegendEntry(
          words: (hasHatch ? "outside the safe area" : "safe area")
            + (isAssumed ? ", assumed" : ""),
          hatch: hasHatch ? { Hatch.diagonal(in: $0, pitch: 5) } : nil,
          hatchColor: ink.safe.opacity(0.6), fill: hasHatch ? ink.safe.opacity(0.07) : nil,
          stroke: Stroke(ink.safe, width: hasHatch ? 0.8 : 1.4, dash: isAssumed ? [3, 2] : []),
          shape: hasHatch ? .area : .line))
    }
    if layers.contains(.margins), !guides.margins().isEmpty {
      line("layout margins", ink.margin, 0.9, [4, 3])
    }
    if layers.contains(.readable), guides.readableFrame != nil {
      line("readable content guide", ink.readable, 0.9, [1, 3])
    }
    if layers.contains(.keyboard), scene.keyboard?.frame != nil, options.style == .blueprint {
      entries.append(
        LegendEntry(
          words: "keyboard", hatch: { Hatch.level(in: $0.inset(by: 1), pitch: 3) },
          hatchColor: ink.key, fill: ink.key.opacity(0.07), stroke: Stroke(ink.key, width: 0.9),
          shape: .area, hatchStroke: KeyboardDrawing.dots(ink)))
    }
    if layers.contains(.device), !scene.place.others.isEmpty {
      entries.append(
        LegendEntry(
          words: scene.place.kind == .floating ? "rest of the display" : "other app",
          fill: OtherApps.tint(ink), stroke: Stroke(ink.hair, width: 0.8), shape: .area))
    }
    if layers.contains(.regions) {
      entries += scene.regions.map { entry(for: $0, options, ink) }
      if scene.display.housing != nil { line("sensor housing", ink.occlusion, 1.1) }
    }
    if layers.contains(.regions), layout.elements.contains(where: { $0.displacement != nil }) {
      entries.append(
        LegendEntry(
          words: "moved off the fold", fill: ink.fold.opacity(0.07),
          stroke: Stroke(ink.fold.opacity(0.85), width: 1, dash: [3, 2.5]), shape: .pill))
    }
    if layers.contains(.chrome), scene.bar(SystemBarID.window) != nil,
      options.canvas == .sheet
    {
      entries.append(
        LegendEntry(
          words: "window bar, place estimated", stroke: Stroke(ink.strip, width: 1, dash: [3, 2]),
          shape: .pill))
    }
    if layers.contains(.touch) {
      entries += ScreenEdgeDrawing.entries(scene, ink)
      if options.style == .blueprint { entries += FocusDrawing.entries(layout, ink) }
    }
    if layers.contains(.letterbox), scene.letterbox != nil {
      entries.append(
        LegendEntry(
          words: "letterbox", hatch: { Hatch.diagonal(in: $0, pitch: 4) },
          hatchColor: Color(0xFFFFFF).opacity(0.4), fill: Color(0),
          stroke: Stroke(ink.hair, width: 0.6), shape: .area))
    }
    if layers.contains(.content), options.style == .blueprint {
      if layout.presentations.contains(where: { $0.dim > 0 }) {
        entries.append(
          LegendEntry(
            words: "dimmed, not in use", fill: PresentationDrawing.veil(ink),
            stroke: Stroke(ink.hair, width: 0.8), shape: .area))
      }
      if layout.elements.contains(where: { !$0.visible.isEmpty }) {
        line("element", ink.elementEdge, 0.9)
      }
      let hasContainer = layout.elements.contains { element in
        if case .container = element.content { element.isNamed } else { false }
      }
      if hasContainer { line("container", ink.elementEdge.opacity(0.8), 0.8, [2, 2]) }
      if layout.elements.contains(where: \.isHidden) {
        line("hidden element", ink.elementEdge.opacity(0.7), 0.8, [3, 3])
      }
    }
    return entries
  }

  /// The entries of distances that were asked for.
  static func entries(
    _ measures: [Measure], in layout: ResolvedLayout, _ options: PreviewOptions, _ ink: Ink
  ) -> [LegendEntry] {
    guard options.layers.contains(.dimensions) else { return [] }
    let pairs = measures.compactMap { MeasuredPair($0, in: layout) }
    guard !pairs.isEmpty else { return [] }
    var entries = [
      LegendEntry(words: "measured", stroke: Stroke(ink.measure, width: 1.1), shape: .area)
    ]
    if pairs.contains(where: { !$0.alignments.isEmpty }) {
      entries.append(
        LegendEntry(
          words: "aligned",
          stroke: Stroke(ink.measure, width: 0.9, dash: MeasureDrawing.alignmentDash),
          shape: .line))
    }
    return entries
  }

  /// The entries of what is said about pictures.
  static func entries(
    _ pictures: [ArtworkPicture], screenIsCut: Bool, _ ink: Ink
  ) -> [LegendEntry] {
    var entries: [LegendEntry] = []
    if screenIsCut {
      entries.append(
        LegendEntry(
          words: "lost part of the screen", fill: ink.error.opacity(0.1),
          stroke: Stroke(ink.soft, width: 1, dash: [5, 4]), shape: .area))
    }
    let axes = Set(pictures.flatMap(\.bars).map(\.edge.axis))
    if !axes.isEmpty {
      entries.append(
        LegendEntry(
          words: axes.count > 1
            ? "letterbox and pillarbox bars"
            : axes.contains(.vertical) ? "letterbox bar" : "pillarbox bar",
          hatch: { Hatch.diagonal(in: $0, pitch: 5) }, hatchColor: ink.onBar.opacity(0.45),
          fill: ink.bar, stroke: Stroke(ink.hair, width: 0.6), shape: .area))
    }
    if pictures.contains(where: { !$0.bakedStrips.isEmpty }) {
      entries.append(
        LegendEntry(
          words: "bar in the picture", hatch: { Hatch.diagonal(in: $0, pitch: 5, falling: true) },
          hatchColor: ink.onBar.opacity(0.6), fill: ink.bar.opacity(0.6),
          stroke: Stroke(ink.hair, width: 0.6), shape: .area))
    }
    let notable = pictures.filter(\.isNotable)
    if notable.contains(where: { !$0.image.fit.croppedStrips.isEmpty }) {
      entries.append(
        LegendEntry(
          words: "lost part of a picture", stroke: Stroke(ink.soft, width: 1, dash: [5, 4]),
          shape: .area))
      entries.append(
        LegendEntry(
          words: "cut edge", stroke: Stroke(ink.error, width: 1.2, dash: [2, 2]), shape: .line))
    }
    let states = Set(notable.flatMap(\.image.focus).map { $0.state == .visible })
    if states.contains(true) {
      entries.append(
        LegendEntry(
          words: "focus, kept", hatch: { .rect($0.inset(by: 2)) }, hatchColor: Color(0xFFFFFF),
          fill: Color(0x5F6B76), stroke: Stroke(Color(0x5F6B76), width: 0.8), shape: .area,
          hatchStroke: Stroke(Color(0xFFFFFF), width: 1.2, dash: [3, 2])))
    }
    if states.contains(false) {
      entries.append(
        LegendEntry(
          words: "focus, cut or hidden", stroke: Stroke(ink.error, width: 1.6, dash: [6, 2, 2, 2]),
          shape: .area))
    }
    return entries
  }

  private static func entry(
    for region: Scene.Region, _ options: PreviewOptions, _ ink: Ink
  ) -> LegendEntry {
    let state = region.isActive ? "active" : "inactive"
    let dash: [Double] = region.isActive ? [] : [3, 2]
    let words = "\(Self.words(region.region.id)), \(state)"
    switch (region.region.kind, region.region.shape) {
    case (.division, _):
      return LegendEntry(
        words: words, fill: ink.fold.opacity(region.isActive ? 0.25 : 0.08),
        stroke: Stroke(ink.fold, width: 1, dash: dash), shape: .area)
    case (.occlusion, .rectangle):
      return LegendEntry(
        words: words,
        hatch: region.isActive && options.style == .blueprint
          ? { Hatch.level(in: $0, pitch: 3) } : nil,
        hatchColor: ink.strip.opacity(0.6), stroke: Stroke(ink.strip, width: 1, dash: dash),
        shape: .area)
    case (.occlusion, _):
      return LegendEntry(
        words: words, stroke: Stroke(ink.occlusion, width: 1.1, dash: dash), shape: .pill)
    }
  }

  /// A region's id as words: `innerCamera` gives `inner camera`.
  static func words(_ id: String) -> String {
    id.reduce(into: "") { words, letter in
      if letter.isUppercase { words += " " }
      words += letter.lowercased()
    }
  }
}
