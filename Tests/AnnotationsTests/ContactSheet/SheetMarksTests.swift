import Devices
import Diagnostics
import Findings
import Geometry
import TestSupport
import Testing

@testable import Annotations

/// Which findings have discs on a small preview, and where the others are told.
struct SheetMarksTests {
  private static func finding(
    _ rule: String, _ element: String, _ severity: Finding.Severity = .error, hasFrame: Bool = true
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, configuration: "c", screen: "s", element: element,
      message: "\(rule) of \(element)",
      frame: hasFrame ? Rect(x: 1, y: 1, width: 9, height: 9) : nil,
      position: SourcePosition(line: 1, column: 1))
  }

  /// Forty findings about four elements, the last of them the severest.
  private static let many =
    (0..<39).map { finding("R-\($0)", "element-\($0 % 4)", .warning) }
    + [finding("R-39", "element-0")]

  @Test func `what has room is marked, and nothing more is said`() {
    let findings = Array(Self.many.prefix(5)) + [Self.finding("R", "whole", hasFrame: false)]
    let marks = SheetMarks(findings, on: Size(width: 100, height: 220))
    #expect(marks.shown == Array(0..<5))
    #expect(marks.words == nil)
  }

  @Test func `discs leave most of a preview to be seen, and the caption counts the others`() {
    for size in [Size(width: 100, height: 220), Size(width: 250, height: 190)] {
      let marks = SheetMarks(Self.many, on: size)
      // A disc is 11.25 wide on the paper.
      let covered = Double(marks.shown.count) * 11.25 * 11.25
      #expect(covered <= size.width * size.height * 0.05)
      #expect(covered > size.width * size.height * 0.04)
      #expect(marks.hidden == 40 - marks.shown.count)
      #expect(marks.words == "and \(marks.hidden) more found")
    }
    #expect(SheetMarks(Self.many, on: Size(width: 30, height: 30)).shown.count == 6)
  }

  @Test func `the severest are marked, and of those each element before any twice`() {
    let marks = SheetMarks(Self.many, on: Size(width: 30, height: 30))
    #expect(marks.shown == [0, 1, 2, 3, 5, 39])
    let crowded =
      (0..<8).map { Self.finding("A-\($0)", "first") }
      + (0..<3).map { Self.finding("B-\($0)", "second") }
    let fair = SheetMarks(crowded, on: Size(width: 30, height: 30))
    #expect(fair.shown == [0, 1, 2, 8, 9, 10])
  }

  @Test func `a row leads to a disc where there is one, else to the preview`() {
    let preview = SheetPreview(
      name: "c", screen: "s", family: .watch, size: Size(width: 200, height: 240), title: "Watch",
      facts: ["200 × 240"], findings: Self.many)
    let text = TextSetter(measurer: FixedAdvanceMeasurer())
    let cell = SheetCell(preview, factor: 0.3, text: text)
    #expect(cell.facts.last == cell.marks.words)
    let rows = SheetRow.rows(SheetRow.rows(of: [preview]), markedOn: [preview], as: [cell])
    let marked = rows.filter { $0.places.allSatisfy(\.hasCallout) }.map(\.key)
    #expect(rows.count == 40)
    #expect(Set(marked) == Set(cell.marks.shown.map { FindingGroup.Key(Self.many[$0]) }))
  }

  @Test(
    arguments: [
      ("Apple Watch Series 12 (42 mm)", ["Apple", "Watch", "Series", "12", "(42 mm)"]),
      ("MacBook Air / Pro (M1, M2)", ["MacBook", "Air", "/", "Pro", "(M1, M2)"]),
      ("iPad mini (A17 Pro)", ["iPad", "mini", "(A17 Pro)"]),
      ("iPad (10th generation)", ["iPad", "(10th", "generation)"]),
      (
        "Apple Watch SE (1st generation) (40 mm)",
        ["Apple", "Watch", "SE", "(1st", "generation)", "(40 mm)"]
      ),
      ("Watch (open", ["Watch", "(open"]),
    ])
  func `a size keeps its unit at the end of a line`(name: String, words: [String]) {
    #expect(SheetCell.words(of: name) == words)
  }
}
