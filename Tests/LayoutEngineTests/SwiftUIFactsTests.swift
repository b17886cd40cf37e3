import Foundation
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// The numbers that stacks, spacers, paddings and stack views start with, against the facts.
struct SwiftUIFactsTests {
  private typealias Row = [String: Any]

  private func facts(_ topic: String) throws -> Row? {
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json") else { return nil }
    let all = try JSONSerialization.jsonObject(with: Data(bytes)) as? Row
    return try #require(all?[topic] as? Row)
  }

  private func number(_ row: Row, _ part: String, _ key: String) throws -> Double {
    try #require((row[part] as? Row)?[key] as? Double)
  }

  @Test func `stacks, spacers and paddings start with the numbers of the facts`() throws {
    guard let facts = try facts("swiftUI") else { return }
    let stack = try SampleScreen.resolve(
      """
      content:
        vstack:
          - { box: {}, id: a, frame: { height: 10 } }
          - { box: {}, id: b, frame: { height: 10 } }
      """)
    let gap = stack.frame("b")[1] - stack.frame("a")[1] - 10
    #expect(try gap == number(facts, "stack", "defaultSpacing"))
    // The stack asks for no more than it needs: a spacer has its least length, and brings no gap.
    let spaced = try SampleScreen.resolve(
      """
      content:
        scroll:
          content:
            vstack:
              - { box: {}, id: a, frame: { height: 10 } }
              - { spacer: }
              - { box: {}, id: b, frame: { height: 10 } }
      """)
    let least = spaced.frame("b")[1] - spaced.frame("a")[1] - 10
    #expect(try least == number(facts, "spacer", "minLength"))
    let padded = try SampleScreen.resolve(
      "content: { vstack: [{ box: {}, id: a }], padding: true }")
    #expect(try padded.frame("a")[0] == number(facts, "padding", "default"))
  }

  @Test func `what is proposed nothing has the size of the facts`() throws {
    guard let facts = try facts("swiftUI") else { return }
    let size = try #require((facts["unspecifiedSize"] as? Row)?["value"] as? [Double])
    let layout = try SampleScreen.resolve(
      "content: { scroll: { axis: both, content: { box: {}, id: a } } }")
    #expect(Array(layout.frame("a")[2...]) == size)
  }

  @Test func `a stack view starts as the facts say`() throws {
    guard let facts = try facts("autoLayout"),
      let defaults = (facts["stackView"] as? Row)?["defaults"] as? Row
    else { return }
    let layout = try SampleScreen.resolve(
      """
      content:
        constraints:
          children:
            - stackView: { children: [{ box: {}, id: a }, { text: Hi, id: b }] }
              id: stack
          rules:
            - stack.leading == parent.leading
            - stack.top == parent.top
            - stack.width == 300
            - stack.height == 80
            - a.width == 100
      """)
    let stack = layout.frame("stack")
    let (a, b) = (layout.frame("a"), layout.frame("b"))
    // Side by side, no gap, no margins, and as high as the stack: horizontal, fill, fill, 0.
    #expect(defaults["axis"] as? String == "horizontal")
    #expect(defaults["distribution"] as? String == "fill")
    #expect(defaults["alignment"] as? String == "fill")
    #expect(b[0] - a[0] - a[2] == defaults["spacing"] as? Double)
    #expect(a[0] == stack[0] && b[0] + b[2] == stack[0] + 300)
    #expect(a[1] == stack[1] && a[3] == 80 && b[3] == 80)
    #expect(defaults["isLayoutMarginsRelativeArrangement"] as? Bool == false)
    #expect(defaults["isBaselineRelativeArrangement"] as? Bool == false)
  }
}
