import Drawing
import Findings
import Geometry
import LayoutEngine
import Typography

/// What a contact sheet says about itself: the title above the first preview, and the title block at
/// the foot of every page.
struct SheetTitle {
  let facts: SheetFacts
  /// The scale of the previews in words.
  var scale = ""

  /// What the legend is drawn at, as a part of its size on an annotated page.
  private static let legendFactor = 0.8

  private let counts: String
  private let legend: Legend
  private let text: TextSetter
  private let width: Double

  init(
    _ facts: SheetFacts, previews: [SheetPreview], rows: [SheetRow], legend: SheetLegend,
    width: Double, text: TextSetter
  ) {
    self.facts = facts
    self.text = text
    self.width = width
    self.legend = Legend(legend.entries, ink: Ink(.light), text: text)
    func count(_ number: Int, _ word: String, _ plural: String? = nil) -> String {
      number == 1 ? "1 \(word)" : "\(number) \(plural ?? word + "s")"
    }
    let failed = rows.filter { $0.key == nil }.count
    var parts = [
      count(previews.count, "preview"), count(Set(previews.map(\.screen)).count, "screen"),
    ]
    for (severity, word) in [
      (Finding.Severity.error, "error"), (.warning, "warning"), (.info, "remark"),
    ] {
      let number = rows.filter { $0.key?.severity == severity }.count
      if number > 0 { parts.append(count(number, word)) }
    }
    if rows.isEmpty { parts.append("nothing found") }
    if failed > 0 { parts.append(count(failed, "failed expectation")) }
    counts = parts.joined(separator: " · ")
  }

  /// The height of the title with the legend and the space below.
  var height: Double {
    let rows =
      legend.isEmpty ? 0 : legend.height(width: width / Self.legendFactor) * Self.legendFactor + 6
    return 42 + rows + 6
  }

  /// The title in its room.
  func draw(in frame: Rect, ink: Ink) -> [DrawingCommand] {
    var commands: [DrawingCommand] = [
      .text(
        text.run(
          text.fitted(facts.name, SheetFace.title, width: frame.width * 0.7), SheetFace.title,
          ink.ink, at: Point(x: frame.minX, y: frame.minY + 17))),
      .text(
        text.run(
          counts, SheetFace.aside, ink.soft, at: Point(x: frame.minX, y: frame.minY + 32))),
    ]
    if let revision = facts.revision {
      commands.append(
        .text(
          text.run(
            text.fitted("Revision \(revision)", SheetFace.name, width: frame.width * 0.28),
            SheetFace.name, ink.ink, at: Point(x: frame.maxX, y: frame.minY + 17), anchor: .end)))
    }
    commands.append(
      .text(
        text.run(
          "Previews at \(scale)", SheetFace.aside, ink.soft,
          at: Point(x: frame.maxX, y: frame.minY + 32), anchor: .end)))
    if !legend.isEmpty {
      commands += legend.draw(at: .zero, width: frame.width / Self.legendFactor).map {
        $0.scaled(
          by: Self.legendFactor, offset: Point(x: frame.minX, y: frame.minY + 43))
      }
    }
    return commands
  }

  /// The title block: a ruled line of cells, the same on every page but for the number.
  func block(in frame: Rect, page: Int, of count: Int, ink: Ink) -> [DrawingCommand] {
    let fingerprint = String(facts.fingerprint.prefix(16))
    let cells: [(label: String, value: String)] =
      [("Name", facts.name), ("Revision", facts.revision ?? "none given"), ("Previews at", scale)]
      + (fingerprint.isEmpty ? [] : [("Fingerprint", fingerprint)])
      + [("Sheet", "\(page) of \(count)")]
    // The name takes what the others leave.
    let fixed = cells.dropFirst().map {
      min(
        max(text.width($0.label, SheetFace.blockLabel), text.width($0.value, SheetFace.block)),
        frame.width * 0.22) + 16
    }
    let widths = [max(frame.width - fixed.reduce(0, +), 60)] + fixed
    var commands: [DrawingCommand] = [
      .path(.rect(frame), fill: nil, stroke: Stroke(ink.ink, width: 0.75))
    ]
    var x = frame.minX
    for (index, cell) in cells.enumerated() {
      if index > 0 {
        commands.append(
          .path(
            .line(from: Point(x: x, y: frame.minY), to: Point(x: x, y: frame.maxY)), fill: nil,
            stroke: Stroke(ink.hair, width: 0.75)))
      }
      commands.append(
        .text(
          text.run(
            cell.label, SheetFace.blockLabel, ink.soft, at: Point(x: x + 8, y: frame.minY + 10))))
      let value = text.fitted(cell.value, SheetFace.block, width: widths[index] - 16)
      if !value.isEmpty {
        commands.append(
          .text(
            text.run(
              value, SheetFace.block, ink.ink, at: Point(x: x + 8, y: frame.minY + 21.5))))
      }
      x += widths[index]
    }
    return commands
  }
}
