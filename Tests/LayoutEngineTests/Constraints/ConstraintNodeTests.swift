import Diagnostics
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// Containers of constraints in specs.
///
/// The phone is 402 x 874 with a safe area of 62 at the top and 34 at the bottom and margins of 16;
/// texts are as wide as the measurer of the tests makes them.
struct ConstraintNodeTests {
  private func resolve(
    _ children: String, _ rules: [String], device: String = "iphone-17-pro",
    change: (inout Configuration) -> Void = { _ in }
  ) throws -> ResolvedLayout {
    let lines = rules.map { "      - '\($0)'" }.joined(separator: "\n")
    let nodes = children.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
    return try SampleScreen.resolve(
      "content:\n  constraints:\n    children:\n\(nodes)\n    rules:\n\(lines)\n  id: all",
      device: device, change: change)
  }

  @Test func `children lie where rules put them, in the container's space`() throws {
    let layout = try resolve(
      "- box: a\n  id: a\n- box: b\n  id: b",
      [
        "a.leading == parent.leading + 20", "a.top == parent.top", "a.width == 100",
        "a.height == 2 * a.width", "b.leading == a.trailing + systemSpacing",
        "b.trailing == parent.trailing", "b.centerY == a.centerY", "b.height == 10",
      ])
    #expect(layout.frame("all") == [0, 62, 402, 778])
    #expect(layout.frame("a") == [20, 62, 100, 200])
    #expect(layout.frame("b") == [128, 157, 274, 10])
    #expect(layout.element("all")?.constraintReport?.conflicts == [])
    #expect(layout.element("all")?.constraintReport?.ambiguities == [])
  }

  @Test func `margins, safe area and window`() throws {
    let layout = try resolve(
      "- box: a\n  id: a\n- box: b\n  id: b\n- box: c\n  id: c",
      [
        "|-[a]-|", "V:|[a(10)]", "(b, c).height == 10", "b.leading == margins.leading",
        "b.width == margins.width", "b.top == safeArea.top", "c.leading == window.leading",
        "c.trailing == window.trailing", "c.top == window.top",
      ])
    #expect(layout.frame("a") == [16, 62, 370, 10])
    #expect(layout.frame("b") == [16, 62, 370, 10])
    #expect(layout.frame("c") == [0, 0, 402, 10])
  }

  @Test func `from right to left, leading turns and left stays`() throws {
    let layout = try resolve(
      "- box: a\n  id: a\n- box: b\n  id: b",
      [
        "a.leading == parent.leading + 20", "b.left == parent.left + 20", "(a, b).width == 50",
        "(a, b).height == 50", "(a, b).top == parent.top",
      ]
    ) { $0.direction = .rightToLeft }
    #expect(layout.frame("a") == [332, 62, 50, 50])
    #expect(layout.frame("b") == [20, 62, 50, 50])
    let report = try #require(layout.element("all")?.constraintReport)
    #expect(report.physicalEdges.map(\.attributes) == [["left"]])
    #expect(report.physicalEdges.first?.elements == ["b"])
  }

  @Test func `texts ask for their size, wrap, and share a baseline`() throws {
    let layout = try resolve(
      "- text: { string: Large, style: largeTitle }\n  id: large\n- text: small\n  id: small",
      [
        "|-[large]-[small]", "V:|-20-[large]", "small.firstBaseline == large.firstBaseline",
      ])
    let large = try #require(layout.element("large"))
    let small = try #require(layout.element("small"))
    guard case .text(let first) = large.content, case .text(let second) = small.content else {
      Issue.record("texts are shown as texts")
      return
    }
    #expect(
      abs(
        large.windowFrame.minY + first.firstBaseline
          - (small.windowFrame.minY + second.firstBaseline)) < 1e-6)
    #expect(small.windowFrame.minX == large.windowFrame.maxX + 8)
    // A text between both margins wraps, and what is below it moves down.
    let long = String(repeating: "word ", count: 60)
    let wrapped = try resolve(
      "- text: \"\(long)\"\n  id: long\n- box: under\n  id: under",
      ["|-[long]-|", "V:|[long]-[under(10)]", "|[under]|"])
    guard case .text(let lines)? = wrapped.element("long")?.content else { return }
    #expect(lines.lines.count > 1)
    #expect(!lines.truncated)
    #expect(
      wrapped.element("under")?.windowFrame.minY
        == (wrapped.element("long")?.windowFrame.maxY ?? 0) + 8)
  }

  @Test func `who hugs less stretches, who resists less is clipped`() throws {
    let rules = ["|-[a]-[b]-|", "V:|[a]", "V:|[b]"]
    let stretched = try resolve(
      "- text: a\n  id: a\n- text: b\n  id: b\n  hugging: 250", rules)
    let natural = try #require(
      try resolve("- text: a\n  id: a", ["|[a]", "V:|[a]"]).element("a")?.windowFrame.width)
    #expect(stretched.element("a")?.windowFrame.width == natural)
    #expect(stretched.element("b")?.windowFrame.maxX == 386)
    let long = String(repeating: "w", count: 60)
    let clipped = try resolve(
      "- text: \(long)\n  id: a\n  lineLimit: 1\n- text: bb\n  id: b\n  compressionResistance: 751",
      rules)
    #expect(clipped.element("a")?.windowFrame.minX == 16)
    #expect(clipped.element("b")?.windowFrame.maxX == 386)
    guard case .text(let text)? = clipped.element("a")?.content else { return }
    #expect(text.truncated)
  }

  @Test func `along a stack the constraints decide the length, across it the stack does`() throws {
    let card = """
      content:
        vstack:
          spacing: 0
          children:
            - constraints:
                children:
                  - text: Title
                    id: title
                  - box: icon
                    id: icon
                rules:
                  - "|-12-[icon(40)]-8-[title]-12-|"
                  - "V:|-12-[icon(40)]-(>=12)-|"
                  - title.centerY == icon.centerY
              id: card
            - box: rest
              id: rest
      """
    let layout = try SampleScreen.resolve(card)
    #expect(layout.frame("card") == [0, 62, 402, 64])
    #expect(layout.frame("rest") == [0, 126, 402, 714])
    #expect(layout.frame("icon") == [12, 74, 40, 40])
    #expect(layout.element("title")?.windowFrame.maxX == 390)
  }

  @Test func `in a scroll the height follows from what it holds`() throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        scroll:
          content:
            constraints:
              children:
                - { box: a, id: a }
              rules: ["|[a]|", "V:|-100-[a(1500)]-50-|"]
            id: all
      """)
    #expect(layout.element("all")?.windowFrame.height == 1650)
    #expect(layout.element("a")?.windowFrame.height == 1500)
  }

  @Test func `a switch is taken for a little less than it shows`() throws {
    let layout = try resolve(
      "- toggle: {}\n  id: on", ["on.trailing == parent.trailing", "on.top == parent.top"],
      device: "iphone-8")
    #expect(layout.element("on")?.windowFrame.size == Size(width: 51, height: 31))
    #expect(layout.element("on")?.windowFrame.maxX == 377)
  }

  @Test func `conflicts and what is open are told with their lines`() throws {
    let layout = try resolve(
      "- box: a\n  id: a\n- box: b\n  id: b",
      ["|[a]|", "a.width == 100", "V:|[a]|", "b.top == a.top", "b.height == 3", "b.width == 2"])
    let report = try #require(layout.element("all")?.constraintReport)
    #expect(report.conflicts.count == 1)
    #expect(report.conflicts.first?.broken.text == "a.width == 100")
    #expect(report.conflicts.first?.broken.position?.line == 15)
    #expect(
      report.conflicts.first?.members.map(\.text)
        == ["the size of the container", "|[a]|", "a.width == 100"])
    #expect(report.ambiguities.map(\.element) == ["b"])
    #expect(report.ambiguities.first?.axis == .horizontal)
    #expect(report.ambiguities.first?.isPosition == true)
    #expect(report.ambiguities.first?.isLength == false)
    // And each frame says what decided it.
    let reason = try #require(layout.element("b")?.reason.rule)
    #expect(reason.contains("'b.top == a.top' (line 17)"))
    #expect(reason.contains("'b.height == 3' (line 18)"))
  }

  @Test func `rules on what stands in another branch do not apply`() throws {
    let children = """
      - switch:
          - { if: rtl, then: { box: a, id: a } }
          - else: { box: b, id: b }
      """
    let layout = try resolve(
      children,
      ["|-10-[a(20)]", "V:|[a(20)]", "|-30-[b(40)]", "V:|[b(40)]"])
    #expect(layout.element("a") == nil)
    #expect(layout.frame("b") == [30, 62, 40, 40])
  }

  @Test func `a component names its own nodes, wherever it is used`() throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        vstack:
          - use: card
            id: first
          - use: card
            id: second
      """,
      top: """
        components:
          card:
            constraints:
              children: [{ box: , id: dot }]
              rules: ["|-7-[dot(5)]", "V:|[dot(6)]|"]
        """)
    #expect(layout.element("first/dot")?.windowFrame.size == Size(width: 5, height: 6))
    #expect(layout.element("second/dot")?.windowFrame.minX == 7)
    #expect(layout.element("first")?.windowFrame.height == 6)
  }
}
