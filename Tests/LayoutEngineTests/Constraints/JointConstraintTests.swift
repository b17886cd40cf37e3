import Geometry
import LayoutEngine
import TestSupport
import Testing
import Typography

/// Containers of constraints, stack views and what scrolls them, one inside the other.
///
/// The phone is 402 x 874 with a safe area of 62 at the top and 34 at the bottom. All numbers are
/// worked out by hand from what UIKit's containers add.
struct JointConstraintTests {
  private func resolve(
    _ content: String, change: (inout Configuration) -> Void = { _ in }
  ) throws -> ResolvedLayout {
    let lines = content.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    return try SampleScreen.resolve("content:\n\(lines)", change: change)
  }

  @Test func `a container inside another is as large as its own rules make it`() throws {
    let layout = try resolve(
      """
      constraints:
        children:
          - constraints:
              children:
                - { box: { size: [100, 40] }, id: inner }
              rules:
                - inner.leading == parent.leadingMargin
                - inner.top == parent.topMargin
                - parent.trailingMargin == inner.trailing
                - parent.bottomMargin == inner.bottom
            id: card
          - { box: { size: [10, 10] }, id: mark }
        rules:
          - card.leading == parent.leading + 20
          - card.top == parent.top
          - mark.leading == inner.trailing
          - mark.top == inner.bottom
      """)
    // Plain views have margins of 8.
    #expect(layout.frame("card") == [20, 62, 116, 56])
    #expect(layout.frame("inner") == [28, 70, 100, 40])
    #expect(layout.frame("mark") == [128, 110, 10, 10])
    #expect(layout.element("inner")?.parent == layout.elements.firstIndex { $0.id == "card" })
  }

  @Test func `margins that are stated replace the usual ones`() throws {
    let layout = try resolve(
      """
      constraints:
        children:
          - constraints:
              children:
                - { box: { size: [100, 40] }, id: inner }
              rules: ["|-[inner]-|", "V:|-[inner]-|"]
            id: card
            margins: [10, 30]
        rules: [card.leading == parent.leading, card.top == parent.top]
      """)
    #expect(layout.frame("card") == [0, 62, 160, 60])
  }

  @Test func `a guide of a container is named behind its id`() throws {
    let layout = try resolve(
      """
      constraints:
        children:
          - constraints:
              children:
                - { box: { size: [10, 10] }, id: inner }
              rules: [inner.leading == parent.leading, inner.top == safeArea.top]
            id: top
          - { box: { size: [10, 10] }, id: mark }
        rules:
          - top.top == parent.top
          - top.leading == parent.leading
          - top.width == 100
          - top.height == 100
          - mark.top == top/safeArea.top
          - mark.leading == top/margins.leading
      ignoresSafeArea: true
      """)
    #expect(layout.frame("top") == [0, 0, 100, 100])
    #expect(layout.frame("inner") == [0, 62, 10, 10])
    #expect(layout.frame("mark") == [8, 62, 10, 10])
  }

  @Test func `stack views in stack views share their room`() throws {
    let layout = try resolve(
      """
      constraints:
        children:
          - stackView:
              axis: vertical
              spacing: 10
              children:
                - { box: { size: [50, 20] }, id: first }
                - stackView:
                    distribution: fillEqually
                    spacing: 4
                    children:
                      - { box: a, id: a }
                      - { box: { size: [30, 30] }, id: b }
                  id: row
            id: stack
        rules:
          - stack.leading == parent.leading
          - stack.top == parent.top
          - stack.width == 104
      """)
    #expect(layout.frame("stack") == [0, 62, 104, 60])
    #expect(layout.frame("first") == [0, 62, 104, 20])
    #expect(layout.frame("row") == [0, 92, 104, 30])
    #expect(layout.frame("a") == [0, 92, 50, 30])
    #expect(layout.frame("b") == [54, 92, 50, 30])
  }

  @Test(
    arguments: [
      ("fill", [0, 100], [100, 40]), ("equalSpacing", [0, 100], [60, 40]),
      ("fillProportionally", [0, 84], [84, 56]),
    ])
  func `distributions of a stack view`(
    word: String, starts: [Double], lengths: [Double]
  ) throws {
    let layout = try resolve(
      """
      constraints:
        children:
          - stackView:
              distribution: \(word)
              children:
                - { box: { size: [60, 10] }, id: a, hugging: 200 }
                - { box: { size: [40, 10] }, id: b }
            id: row
        rules: [row.leading == parent.leading, row.top == parent.top, row.width == 140]
      """)
    let frames = ["a", "b"].map { layout.frame($0) }
    #expect(frames.map { $0[0] } == starts)
    #expect(frames.map { $0[2] } == lengths)
  }

  @Test func `a hidden child of a stack view takes no room, and margins hold the others`() throws {
    let layout = try resolve(
      """
      constraints:
        children:
          - stackView:
              spacing: 10
              alignment: center
              children:
                - { box: { size: [20, 10] }, id: a }
                - { box: { size: [20, 90] }, id: gone, hidden: collapse }
                - { box: { size: [20, 30] }, id: b }
            id: row
            margins: { top: 1, bottom: 2, leading: 3, trailing: 4 }
        rules: [row.leading == parent.leading, row.top == parent.top]
      """)
    #expect(layout.frame("row") == [0, 62, 57, 33])
    #expect(layout.frame("a") == [3, 73, 20, 10])
    #expect(layout.frame("b") == [33, 63, 20, 30])
    #expect(layout.frame("gone") == [])
  }

  @Test func `what scrolls has its content's edges and its frame's lengths`() throws {
    let layout = try resolve(
      """
      constraints:
        children:
          - scroll:
              axis: both
              content:
                constraints:
                  children:
                    - { box: { size: [flexible, 700] }, id: page }
                  rules:
                    - page.leading == contentLayout.leading
                    - contentLayout.trailing == page.trailing
                    - page.top == contentLayout.top + 50
                    - contentLayout.bottom == page.bottom + 50
                    - page.width == frameLayout.width
            id: scroll
        rules:
          - scroll.leading == parent.leading + 10
          - scroll.trailing == parent.trailing - 10
          - scroll.top == parent.top
          - scroll.height == 300
      """)
    #expect(layout.frame("scroll") == [10, 62, 382, 300])
    #expect(layout.frame("page") == [10, 112, 382, 700])
    let scroll = try #require(layout.element("scroll"))
    #expect(scroll.content == .scroll(contentSize: Size(width: 382, height: 800)))
    // What lies below the frame does not show.
    #expect(layout.element("page")?.visible == Rect(x: 10, y: 112, width: 382, height: 250))
  }

  @Test func `a list below bars starts its content below them`() throws {
    let layout = try resolve(
      """
      constraints:
        children:
          - scroll:
              axis: vertical
              content:
                constraints:
                  children: [{ box: { size: [100, 44] }, id: row }]
                  rules: [row.top == contentLayout.top, row.leading == contentLayout.leading]
            id: list
        rules:
          - (list, list, list, list).width == parent.width
          - list.leading == parent.leading
          - list.top == parent.top
          - list.bottom == parent.bottom
      ignoresSafeArea: true
      """)
    #expect(layout.frame("list") == [0, 0, 402, 874])
    #expect(layout.frame("row") == [0, 62, 100, 44])
  }

  @Test func `rules that contradict each other across containers are told together`() throws {
    let layout = try resolve(
      """
      constraints:
        children:
          - constraints:
              children: [{ box: a, id: inner }]
              rules: [inner.width == 100, inner.width == parent.width]
            id: card
        rules: [card.width == 80, card.leading == parent.leading]
      id: all
      """)
    let report = try #require(layout.element("all")?.constraintReport)
    #expect(
      report.conflicts.map { $0.members.map(\.text) } == [
        ["card.width == 80", "inner.width == 100", "inner.width == parent.width"]
      ])
  }

  @Test func `a stack view by itself is as large as its children ask for`() throws {
    let layout = try resolve(
      """
      vstack:
        children:
          - stackView:
              axis: vertical
              spacing: 5
              children: [{ box: { size: [40, 20] } }, { box: { size: [60, 20] } }]
            id: stack
        alignment: leading
      """)
    #expect(layout.frame("stack")[3] == 45)
  }

  @Test func `a text may have a size of its own, whatever the text size`() throws {
    let layout = try resolve(
      """
      vstack:
        - text: { string: four, size: 30 }
          id: large
        - button: { title: four, size: 30, style: plain }
          id: button
      """
    ) { $0.textSize = .accessibility3 }
    // The measurer of the tests makes a character half as wide as it is high.
    #expect(layout.frame("large")[2] == 60)
    guard case .button(let button)? = layout.element("button")?.content else {
      Issue.record("no button")
      return
    }
    #expect(button.title?.font.size == 30)
  }
}
