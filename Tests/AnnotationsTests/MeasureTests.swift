import Cairo
import Devices
import Drawing
import Geometry
import LayoutEngine
import TestSupport
import Testing
import Typography

@testable import Annotations

/// Distances between things, and the lines that they share.
struct MeasureTests {
  private func distances(_ a: Rect, _ b: Rect) -> [String] {
    MeasuredPair(a, b).distances.map {
      "\($0.axis == .horizontal ? "x" : "y") \($0.from.text())…\($0.to.text())"
        + ($0.isOverlap ? " over" : "")
    }
  }

  private func alignments(_ a: Rect, _ b: Rect) -> [String] {
    MeasuredPair(a, b).alignments.map {
      "\($0.axis == .horizontal ? "y" : "x") \($0.position.text())\($0.isCenter ? " center" : "")"
    }
  }

  @Test func `gaps, insets and overlaps`() {
    let a = Rect(x: 10, y: 10, width: 20, height: 20)
    #expect(distances(a, Rect(x: 50, y: 12, width: 5, height: 5)) == ["x 30…50"])
    #expect(distances(Rect(x: 50, y: 12, width: 5, height: 5), a) == ["x 30…50"])
    #expect(distances(a, Rect(x: 10, y: 42.5, width: 20, height: 5)) == ["y 30…42.5"])
    #expect(distances(a, Rect(x: 50, y: 50, width: 5, height: 5)) == ["x 30…50", "y 30…50"])
    #expect(distances(a, Rect(x: 30, y: 10, width: 5, height: 5)) == ["x 30…30"], "touching")
    #expect(
      distances(a, Rect(x: 0, y: 0, width: 100, height: 50)) == [
        "x 0…10", "x 30…100", "y 0…10", "y 30…50",
      ])
    #expect(
      distances(a, Rect(x: 25, y: 22, width: 50, height: 50)) == ["x 25…30 over", "y 22…30 over"])
  }

  @Test func `edges and centres that lie on one line`() {
    let a = Rect(x: 10, y: 10, width: 20, height: 20)
    #expect(alignments(a, Rect(x: 60, y: 10, width: 5, height: 40)) == ["y 10"])
    #expect(alignments(a, Rect(x: 15, y: 60, width: 10, height: 9)) == ["x 20 center"])
    #expect(alignments(a, Rect(x: 60, y: 10, width: 5, height: 20)) == ["y 10", "y 30"])
    #expect(alignments(a, Rect(x: 60, y: 11, width: 5, height: 21)) == [])
  }

  @Test func `a measure is read from two names`() {
    #expect(Measure("play,title") == Measure(from: "play", to: "title"))
    #expect(Measure(" play , title ") == Measure(from: "play", to: "title"))
    for text in ["play", "play,", ",play", "play,play", "a,b,c", ""] {
      #expect(Measure(text) == nil, "\(text)")
    }
  }

  @Test(arguments: TemplateSpec.names)
  func `values of measures keep clear of labels, texts and each other`(name: String) throws {
    let measurer = PangoTextMeasurer(try TextShaper())
    let template = try TemplateSpec(name)
    for stance in try TemplateStance.spread() {
      let layout = template.layout(stance, .usual, measuring: measurer)
      let ids = layout.elements.filter { $0.isNamed && !$0.visible.isEmpty }.map(\.id)
      guard ids.count > 2 else { continue }
      let measures = [
        Measure(from: ids[0], to: ids[1]), Measure(from: ids[ids.count / 2], to: "safeArea"),
      ].filter { $0.first != $0.second }
      let list = PreviewDrawing.displayList(
        for: layout, specName: name, options: PreviewOptions(measures: measures),
        measuring: measurer, assets: [])
      let page = DrawnPage(list)
      #expect(page.faults.isEmpty, "\(name) \(stance): \(page.faults)")
      let values = page.words.filter { $0.groups.first == "measures" }
      let others = page.annotations.filter { $0.groups.first != "measures" }
      for (index, value) in values.enumerated() {
        let room = DrawnPage.Words.room(value.run)
        for other in others where room.intersects(DrawnPage.Words.room(other.run)) {
          Issue.record("\(name) \(stance): '\(value.run.string)' touches '\(other.run.string)'")
        }
        for other in values[(index + 1)...]
        where room.intersects(DrawnPage.Words.room(other.run)) {
          Issue.record("\(name) \(stance): '\(value.run.string)' touches '\(other.run.string)'")
        }
      }
    }
  }
}
