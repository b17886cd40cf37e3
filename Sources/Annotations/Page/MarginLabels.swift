import Drawing
import Geometry
import LayoutEngine

/// Two-line notes at the right of the device, each with a leader to what it names.
struct MarginLabels {
  /// A note before it is placed.
  struct Note {
    /// The first line, in the colour of the meaning.
    var title: String
    /// The second line, in soft ink.
    var detail: String
    /// What is named, on the page.
    var frame: Rect
    /// The colour of the meaning.
    var color: Color
    /// The colour of the first line.
    var titleColor: Color
    /// The layer that the note belongs to.
    var layer: Layer
  }

  private var steps: [(layer: Layer, commands: [DrawingCommand])] = []
  /// The part of the page that the notes take; empty without notes.
  private(set) var bounds: Rect = .zero

  private static let lineHeight = 11.0
  private static let noteHeight = 24.0
  static let channel = 26.0
  private static let lane = 4.0

  /// Places notes from top to bottom, each as near to what it names as the ones above allow.
  ///
  /// - Parameters:
  ///   - notes: the notes.
  ///   - body: the body of the device.
  ///   - edge: where the device with all that sticks out of it ends at the right.
  ///   - occupancy: what leaders keep clear of.
  ///   - ink: the colours.
  ///   - text: measures the lines.
  init(
    _ notes: [Note], body: DeviceBody, from edge: Double, occupancy: Occupancy, ink: Ink,
    text: TextSetter
  ) {
    guard !notes.isEmpty else { return }
    let left = edge + Self.channel
    var occupancy = occupancy
    let anchored = notes.compactMap { note in
      Self.level(for: note, body, &occupancy).map { (note, $0) }
    }.sorted { $0.1 < $1.1 }
    guard !anchored.isEmpty else { return }
    var free = body.frame.minY
    var width = 0.0
    var lanes = 0
    for (note, level) in anchored {
      let middle = max(level, free + Self.noteHeight / 2 - 4)
      let isShifted = middle - level > 0.5
      // Shifted leaders turn further and further to the left, so that none crosses the one above.
      lanes = isShifted ? lanes + 1 : 0
      let turn = left - 6 - Self.lane * Double(min(lanes, 4))
      let start = Point(x: note.frame.maxX, y: level)
      let points =
        isShifted
        ? [
          start, Point(x: turn, y: level), Point(x: turn, y: middle), Point(x: left - 4, y: middle),
        ] : [start, Point(x: left - 4, y: level)]
      let title = text.run(
        note.title, Face.note, note.titleColor, at: Point(x: left, y: middle - 1.5))
      let detail = text.run(
        note.detail, Face.labelSize, ink.soft, at: Point(x: left, y: middle + Self.lineHeight - 2))
      let commands: [DrawingCommand] = [
        .path(.polyline(points), fill: nil, stroke: Stroke(note.color, width: 0.9)),
        .path(
          .ellipse(in: Rect(x: start.x - 2, y: start.y - 2, width: 4, height: 4)),
          fill: .color(note.color), stroke: nil),
        .text(title), .text(detail),
      ]
      steps.append((note.layer, commands))
      width = max(width, max(title.width, detail.width))
      free = middle + Self.noteHeight / 2 + 6
    }
    bounds = Rect(left: left, top: body.frame.minY, right: left + width, bottom: free)
  }

  /// The steps of a layer's notes in drawing order.
  func commands(of layer: Layer) -> [DrawingCommand] {
    steps.filter { $0.layer == layer }.flatMap(\.commands)
  }

  /// The height at which a leader can leave what it names without running through a label; nothing
  /// where every way is blocked, for a leader through a label misleads more than a missing note.
  private static func level(
    for note: Note, _ body: DeviceBody, _ occupancy: inout Occupancy
  ) -> Double? {
    for step in [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9] {
      let y = note.frame.minY + note.frame.height * step
      let path = Rect(
        left: note.frame.maxX + 0.5, top: y - 1.5, right: body.frame.maxX, bottom: y + 1.5)
      if occupancy.isFree(path) {
        occupancy.take(path)
        return y
      }
    }
    return nil
  }
}
