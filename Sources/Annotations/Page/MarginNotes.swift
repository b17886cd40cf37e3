import Devices
import Drawing
import Geometry
import LayoutEngine

/// Names what needs more words than fit inside it: housing, regions, elements without room.
///
/// What lies far from the margin is named beside itself where that is free, the rest in the margin
/// with a leader.
struct MarginNotes {
  /// The notes beside what they name, in drawing order.
  private(set) var beside: [DrawingCommand] = []
  /// The notes that go to the margin.
  private(set) var margin: [MarginLabels.Note] = []
  /// What is taken on the screen after placement.
  private(set) var ground: LabelGround

  private let isBlueprint: Bool
  private let space: ScreenSpace
  private let ink: Ink
  private let text: TextSetter

  /// Collects the notes of a picture.
  init(
    _ layout: ResolvedLayout, _ options: PreviewOptions, outside: [ElementLabels.Outside],
    artwork: [MarginLabels.Note], ground: LabelGround, context: ElementContext
  ) {
    self.ground = ground
    isBlueprint = options.style == .blueprint
    space = context.space
    ink = context.ink
    text = context.text
    if options.layers.contains(.regions) {
      if let housing = layout.scene.display.housing {
        let origin = layout.scene.place.origin
        add(
          housing.kind.words, housing.frame.offset(x: -origin.x, y: -origin.y), ink.occlusion)
      }
      for region in layout.scene.regions where region.region.kind == .occlusion {
        add(
          LegendEntry.words(region.region.id) + (region.isActive ? "" : ", inactive"),
          region.region.frame, region.region.shape == .rectangle ? ink.strip : ink.occlusion)
      }
    }
    margin += artwork
    if options.style == .blueprint, options.layers.contains(.content) {
      margin += outside.map { label in
        MarginLabels.Note(
          title: label.name, detail: label.size, frame: label.frame, color: ink.elementEdge,
          titleColor: ink.ink, layer: .content)
      }
    }
  }

  private mutating func add(_ title: String, _ window: Rect, _ color: Color) {
    let detail =
      "\(window.width.text(decimals: 2)) × \(window.height.text(decimals: 2)) at "
      + "\(window.minX.text(decimals: 2)), \(window.minY.text(decimals: 2))"
    let frame = space.page(window)
    let isFar = frame.maxX < ground.screen.minX + ground.screen.width * 0.6
    // A leader across the whole screen would hide more than it tells: the legend names it as well.
    guard !isFar else {
      if isBlueprint { placeBeside(title, detail, frame, color) }
      return
    }
    margin.append(
      MarginLabels.Note(
        title: title, detail: detail, frame: frame, color: color, titleColor: color,
        layer: .regions))
  }

  /// Two lines beside a frame, at the first side where they are free.
  private mutating func placeBeside(
    _ title: String, _ detail: String, _ frame: Rect, _ color: Color
  ) {
    let width = max(text.width(title, Face.note), text.width(detail, Face.labelSize))
    let height = 22.0
    let candidates = [
      Point(x: frame.maxX + 7, y: frame.midY - height / 2),
      Point(x: frame.midX - width / 2, y: frame.maxY + 6),
      Point(x: frame.minX, y: frame.maxY + 6),
      Point(x: frame.maxX + 7, y: frame.maxY - height),
      Point(x: frame.maxX + 7, y: frame.minY),
      Point(x: frame.midX - width / 2, y: frame.minY - height - 4),
    ]
    for origin in candidates {
      let room = Rect(origin: origin, size: Size(width: width, height: height))
      guard ground.canTake(room, owner: nil) else { continue }
      beside += [
        .text(
          text.run(
            title, Face.note, color, at: origin.offset(x: 0, y: 8.5), halo: ink.screen)),
        .text(
          text.run(
            detail, Face.labelSize, ink.soft, at: origin.offset(x: 0, y: 19.5), halo: ink.screen)),
      ]
      ground.takeLabel(room)
      return
    }
  }
}

extension SensorHousing.Kind {
  /// What the housing is called in pictures.
  fileprivate var words: String {
    switch self {
    case .dynamicIsland: "Dynamic Island"
    case .notch: "notch"
    case .cameraHousing: "camera housing"
    }
  }
}
