import Devices
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// Ornaments of windows in space, and the system's bar below them.
struct OrnamentTests {
  private static let window = "apple-vision-pro-window"

  private func layout(
    _ ornaments: String, device: String = window,
    change: (inout Configuration) -> Void = { _ in }
  ) throws -> ResolvedLayout {
    let lines = ornaments.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    return try SampleScreen.resolve(
      "content: { box: {}, id: page }\nornaments:\n\(lines)", device: device, change: change)
  }

  private func bar(_ layout: ResolvedLayout) -> Rect? {
    layout.scene.bars.first { $0.id == "windowBar" }?.frame
  }

  /// An anchor and an alignment with the place of a box of 200 by 80, worked out by hand from the
  /// window of 1280 by 720: the alignment's point of the box lies on the anchor's of the window.
  struct Row: CustomTestStringConvertible, Sendable {
    var anchor: String
    var alignment: String
    var x: Double
    var y: Double
    var testDescription: String { "\(alignment) of the ornament on \(anchor) of the window" }
  }

  static let rows = [
    Row(anchor: "bottom", alignment: "center", x: 540, y: 680),
    Row(anchor: "bottom", alignment: "top", x: 540, y: 720),
    Row(anchor: "bottom", alignment: "bottom", x: 540, y: 640),
    Row(anchor: "top", alignment: "bottom", x: 540, y: -80),
    Row(anchor: "leading", alignment: "trailing", x: -200, y: 320),
    Row(anchor: "trailing", alignment: "leading", x: 1280, y: 320),
    Row(anchor: "topLeading", alignment: "center", x: -100, y: -40),
    Row(anchor: "bottomTrailing", alignment: "topTrailing", x: 1080, y: 720),
    Row(anchor: "center", alignment: "center", x: 540, y: 320),
  ]

  @Test(arguments: rows)
  func `a point of the ornament lies on a point of the window`(row: Row) throws {
    let layout = try layout(
      """
      - attachmentAnchor: \(row.anchor)
        contentAlignment: \(row.alignment)
        content: { box: tools, id: tools, frame: { width: 200, height: 80 } }
      """)
    #expect(layout.frame("tools") == [row.x, row.y, 200, 80])
    // Nothing of the window cuts it, and it takes nothing from the window.
    #expect(layout.element("tools")?.visible == layout.element("tools")?.windowFrame)
    #expect(layout.frame("page") == [0, 0, 1280, 720])
  }

  @Test func `the middle of an ornament lies on its anchor unless said`() throws {
    let layout = try layout(
      "- { attachmentAnchor: bottom, content: { box: tools, id: tools, frame: { width: 200, height: 80 } } }"
    )
    #expect(layout.frame("tools") == [540, 680, 200, 80])
  }

  @Test func `an ornament that is moved takes the bar of the window along`() throws {
    // 20 points over the edge: what a toolbar has.
    let layout = try layout(
      """
      - attachmentAnchor: bottom
        contentAlignment: top
        content: { box: tools, id: tools, frame: { width: 200, height: 80 }, offset: [0, -20] }
      """)
    #expect(layout.frame("tools") == [540, 700, 200, 80])
    #expect(layout.frame("ornaments/0") == [540, 700, 200, 80])
    #expect(bar(layout) == Rect(x: 572.5, y: 800, width: 135, height: 12))
  }

  @Test func `the bar keeps its place beside ornaments that are not above it`() throws {
    let side = "{ box: tabs, frame: { width: 68, height: 300 } }"
    for anchor in ["leading", "top", "bottomLeading"] {
      let layout = try layout("- { attachmentAnchor: \(anchor), content: \(side) }")
      #expect(bar(layout)?.minY == 740, "\(anchor)")
    }
  }

  @Test func `ornaments are mirrored with the window`() throws {
    let layout = try layout(
      """
      - attachmentAnchor: leading
        contentAlignment: trailing
        content: { box: tabs, id: tabs, frame: { width: 68, height: 300 } }
      """
    ) { $0.direction = .rightToLeft }
    #expect(layout.frame("tabs") == [1280, 210, 68, 300])
  }

  @Test func `other devices lay out no ornament and say so`() throws {
    for device in ["iphone-17-pro", "ipad-pro-11-m5", "macbook-pro-14", "apple-tv-4k"] {
      let layout = try layout(
        "- { attachmentAnchor: bottom, content: { box: tools, id: tools } }", device: device)
      #expect(layout.element("tools") == nil && layout.ornamentElements.isEmpty, "\(device)")
      #expect(layout.notes.contains { $0.rule == "ornaments-not-shown" }, "\(device)")
      #expect(bar(layout) == nil, "\(device)")
    }
  }

  @Test func `ornaments come last of a window's elements and hold what they show`() throws {
    let layout = try layout(
      """
      - { attachmentAnchor: top, content: { hstack: [{ button: A, id: a }, { button: B, id: b }] } }
      - { attachmentAnchor: bottom, content: { button: C, id: c } }
      """)
    let held = layout.elements[layout.ornamentElements].map(\.path)
    #expect(
      held == [
        "ornaments/0", "ornaments/0/content", "ornaments/0/content/0", "ornaments/0/content/1",
        "ornaments/1", "ornaments/1/content",
      ])
    #expect(layout.ornamentElements.upperBound == layout.elements.count)
  }
}
