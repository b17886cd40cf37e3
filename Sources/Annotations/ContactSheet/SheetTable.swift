import Drawing
import Findings
import Geometry
import Typography

/// The table of a contact sheet: what was found, with links to the discs on the previews.
struct SheetTable {
  let rows: [SheetRow]
  let width: Double
  let text: TextSetter

  private static let indent = 24.0
  private static let lineHeight = 11.5
  private static let factHeight = 10.0
  /// The part of the width that says where things were found.
  private static let placePart = 0.3
  /// The most pages that a row names; it says how many there are more.
  private static let mostPages = 24

  init(_ rows: [SheetRow], width: Double, text: TextSetter) {
    self.rows = rows
    self.width = width
    self.text = text
  }

  /// The id of a row, to be linked to.
  static func id(of number: Int) -> String { "finding-\(number)" }

  /// The id of a disc on a preview, to be linked to.
  static func calloutID(_ number: Int, preview: Int) -> String {
    "callout-\(number)-\(preview + 1)"
  }

  /// The height of each row.
  func heights(pages: [Int]) -> [Double] {
    rows.map { row in
      let left = Double(lines(of: row).count) * Self.lineHeight + Self.factHeight
      let right = Double(references(of: row, pages: pages).lines + 1) * Self.factHeight + 2
      return max(left, right) + 9
    }
  }

  /// The heading of the table.
  func heading(in frame: Rect, isContinued: Bool, ink: Ink) -> DrawingCommand {
    let commands: [DrawingCommand] = [
      .text(
        text.run(
          isContinued ? "Findings, continued" : "Findings", SheetFace.screen, ink.ink,
          at: Point(x: frame.minX, y: frame.minY + 13))),
      .path(
        .line(
          from: Point(x: frame.minX, y: frame.maxY - 6),
          to: Point(x: frame.maxX, y: frame.maxY - 6)), fill: nil,
        stroke: Stroke(ink.ink, width: 0.75)),
    ]
    return .group(
      DrawingGroup(id: isContinued ? nil : "findings", isDestination: !isContinued, commands))
  }

  /// A row in its room.
  func draw(_ index: Int, in frame: Rect, pages: [Int], ink: Ink) -> DrawingCommand {
    let row = rows[index]
    let callouts = FindingCallouts(numbered: [], ink: ink, text: text)
    let disc = callouts.disc(row.number, at: .zero, callouts.color(of: row.severity)).map {
      $0.scaled(
        by: 0.85, offset: Point(x: frame.minX + 8, y: frame.minY + 8))
    }
    let first = row.places.first.map { target(of: $0, number: row.number) }
    var commands: [DrawingCommand] = [.group(DrawingGroup(link: first, disc))]
    let x = frame.minX + Self.indent
    var y = frame.minY + 9
    for line in lines(of: row) {
      if !line.isEmpty {
        commands.append(.text(text.run(line, SheetFace.message, ink.ink, at: Point(x: x, y: y))))
      }
      y += Self.lineHeight
    }
    commands.append(
      .text(text.run(row.facts, SheetFace.fact, ink.soft, at: Point(x: x, y: y - 0.5))))
    let right = frame.maxX - width * Self.placePart + 12
    let total = pages.count
    commands.append(
      .text(
        text.run(
          row.places.count == total && total > 1
            ? "all \(total) previews"
            : "\(row.places.count) of \(total == 1 ? "1 preview" : "\(total) previews")",
          SheetFace.fact, ink.ink, at: Point(x: right, y: frame.minY + 9))))
    for reference in references(of: row, pages: pages).runs {
      let run = DrawingCommand.text(
        text.run(
          reference.words, SheetFace.fact, reference.link == nil ? ink.soft : ink.info,
          at: Point(
            x: right + reference.x,
            y: frame.minY + 9 + Double(reference.line + 1) * Self.factHeight)))
      commands.append(
        reference.link == nil ? run : .group(DrawingGroup(link: reference.link, [run])))
    }
    commands.append(
      .path(
        .line(
          from: Point(x: frame.minX, y: frame.maxY - 3),
          to: Point(x: frame.maxX, y: frame.maxY - 3)), fill: nil,
        stroke: Stroke(ink.hair, width: 0.5)))
    return .group(
      DrawingGroup(id: Self.id(of: row.number), isDestination: true, commands))
  }

  // MARK: Lines

  private func lines(of row: SheetRow) -> [String] {
    text.measurer.measure(
      TextRequest(
        string: row.message, font: SheetFace.message,
        maximumWidth: width * (1 - Self.placePart) - Self.indent)
    ).lines.map(\.string)
  }

  /// A word beside a row.
  private struct Reference {
    var words: String
    var link: String?
    var x: Double
    var line: Int
  }

  /// The pages that a row is about, each leading to its first disc there.
  private func references(
    of row: SheetRow, pages: [Int]
  ) -> (runs: [Reference], lines: Int) {
    var firsts: [(page: Int, place: SheetRow.Place)] = []
    for place in row.places {
      let page = pages[place.preview]
      if let index = firsts.firstIndex(where: { $0.page == page }) {
        // A disc is a better end than a preview as a whole.
        if !firsts[index].place.hasCallout, place.hasCallout { firsts[index].place = place }
      } else {
        firsts.append((page, place))
      }
    }
    firsts.sort { $0.page < $1.page }
    let room = width * Self.placePart - 12
    var runs: [Reference] = []
    var x = 0.0
    var line = 0
    func add(_ words: String, link: String?) {
      let length = text.width(words, SheetFace.fact)
      if x > 0, x + length > room {
        x = 0
        line += 1
      }
      runs.append(Reference(words: words, link: link, x: x, line: line))
      x += length + 5
    }
    add(firsts.count == 1 ? "sheet" : "sheets", link: nil)
    for (page, place) in firsts.prefix(Self.mostPages) {
      add("\(page + 1)", link: target(of: place, number: row.number))
    }
    if firsts.count > Self.mostPages {
      add("and \(firsts.count - Self.mostPages) more", link: nil)
    }
    return (runs, line + 1)
  }

  /// Where a link to a finding on a preview leads.
  private func target(of place: SheetRow.Place, number: Int) -> String {
    place.hasCallout
      ? Self.calloutID(number, preview: place.preview)
      : ContactSheet.id(ofPreview: place.preview)
  }
}
