import Devices
import Foundation
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// Form sheets, page sheets, popovers and covers.
struct CardTests {
  private typealias Row = [String: Any]

  private func modals() throws -> Row? {
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json") else { return nil }
    let all = try JSONSerialization.jsonObject(with: Data(bytes)) as? Row
    return try #require(all?["modals"] as? Row)
  }

  private func presented(
    _ present: String, content: String = "{ box: {} }", device: String = "ipad-pro-11-m5",
    change: (inout Configuration) -> Void = { _ in }
  ) throws -> PlacedPresentation {
    let lines = present.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    let layout = try SampleScreen.resolve(
      "content: \(content)\npresent:\n\(lines)", device: device, change: change)
    return try #require(layout.presentations.first)
  }

  @Test func `sizes in a regular width are the table's, or say that they are ours`() throws {
    guard let rows = (try modals()?["regularWidth"] as? Row)?["rows"] as? [Row] else { return }
    for row in rows {
      let style = try #require(row["style"] as? String)
      switch (style, row["width"]) {
      case ("formSheet", let width as Double):
        let found = try presented(
          "style: formSheet\ncontent: { box: {} }", device: "ipad-9-7"
        ) { $0.os = Version(15) }
        #expect(found.frame.width == width && found.frame.height == row["height"] as? Double)
        #expect(found.frame.midX == 384 && found.frame.midY == 512 && !found.isAssumed)
      case ("formSheet", _):
        #expect(try presented("style: formSheet\ncontent: { box: {} }").isAssumed)
      case ("pageSheet", _):
        for device in ["ipad-pro-11-m5", "ipad-mini-a17-pro"] {
          for orientation in [Orientation.portrait, .landscapeLeft] {
            let found = try presented("style: sheet\ncontent: { box: {} }", device: device) {
              $0.orientation = orientation
            }
            #expect(found.isAssumed && found.shape == .centered)
            // Taller than wide, with what lies beneath visible at the sides.
            #expect(found.frame.height > found.frame.width && found.frame.minX > 0)
          }
        }
      case ("fullScreen", _):
        let found = try presented("style: fullScreen\ncontent: { box: {} }")
        #expect(found.frame == Rect(x: 0, y: 0, width: 834, height: 1210))
      default: Issue.record("nothing tests \(style)")
      }
    }
  }

  @Test func `a form sheet takes the size that it asks for`() throws {
    let found = try presented("style: formSheet\nsize: [400, 300]\ncontent: { box: {} }")
    #expect(found.frame.size == Size(width: 400, height: 300) && !found.isAssumed)
    #expect(found.surface.scene.sizeClasses?.horizontal == .compact)
  }

  @Test func `page and form sheets and popovers adapt as the facts say`() throws {
    guard let adaptation = (try modals()?["regularWidth"] as? Row)?["adaptation"] as? Row else {
      return
    }
    for key in adaptation.keys.sorted() {
      switch key {
      case "compactWidth-regularHeight":
        for style in ["sheet", "formSheet"] {
          let found = try presented(
            "style: \(style)\ncontent: { box: {} }", device: "iphone-17-pro")
          #expect(found.shape == .card, "\(style)")
        }
      case "compactHeight":
        for style in ["sheet", "formSheet"] {
          let found = try presented(
            "style: \(style)\ncontent: { box: {} }", device: "iphone-17-pro"
          ) { $0.orientation = .landscapeLeft }
          #expect(found.shape == .cover, "\(style)")
        }
      case "popoverInCompact":
        let found = try presented(
          "style: popover\ncontent: { box: {} }", device: "iphone-17-pro")
        #expect(found.shape == .card)
      default: Issue.record("nothing tests \(key)")
      }
    }
    let kept = try presented(
      "style: popover\nadaptation: none\ncontent: { text: Hi }", device: "iphone-17-pro")
    #expect(kept.shape == .popover)
    let cover = try presented(
      "style: popover\nadaptation: fullScreen\ncontent: { text: Hi }", device: "iphone-17-pro")
    #expect(cover.shape == .cover)
  }

  private let button = """
    { zstack: [{ button: Filter, id: filter, frame: { width: 100, height: 44 }, offset: [X, Y] }] }
    """

  private func popover(_ x: Int, _ y: Int, _ size: String) throws -> (PlacedPresentation, Rect) {
    let content = button.replacingOccurrences(of: "X", with: "\(x)")
      .replacingOccurrences(of: "Y", with: "\(y)")
    let layout = try SampleScreen.resolve(
      """
      content: \(content)
      present: { style: popover, source: filter, size: \(size), content: { box: {} } }
      """, device: "ipad-pro-11-m5")
    let anchor = try #require(layout.element("filter")?.windowFrame)
    return (try #require(layout.presentations.first), anchor)
  }

  @Test func `a popover lies where it has room and its arrow touches its source`() throws {
    let (below, top) = try popover(0, -400, "[360, 300]")
    #expect(below.frame.minY == top.maxY + 13 && below.frame.midX == top.midX)
    #expect(below.arrow?.tip == Point(x: top.midX, y: top.maxY))
    let (above, bottom) = try popover(0, 400, "[360, 300]")
    #expect(above.frame.maxY == bottom.minY - 13)
    // Near the side it keeps to the screen.
    let (side, near) = try popover(350, -400, "[360, 300]")
    #expect(side.frame.maxX == 834 - 10 && side.arrow?.tip.x == near.midX)
    // Too high for above and below, it goes beside its source.
    let (beside, middle) = try popover(-300, 0, "[360, 900]")
    #expect(beside.frame.minX == middle.maxX + 13)
    #expect(beside.arrow?.tip == Point(x: middle.maxX, y: middle.midY))
  }

  @Test func `a popover is reduced to screen and keyboard`() throws {
    let layout = try SampleScreen.resolve(
      """
      keyboard: true
      content: { vstack: [{ button: Filter, id: filter }, { spacer: }] }
      present: { style: popover, source: filter, size: [360, 1100], content: { box: {} } }
      """, device: "ipad-pro-11-m5")
    let found = try #require(layout.presentations.first)
    let keyboard = try #require(layout.scene.keyboard?.frame)
    #expect(found.frame.maxY <= keyboard.minY && found.frame.height < 1100)
  }

  @Test func `without a size a popover is as wide as the old one and as high as its content`()
    throws
  {
    guard let rows = (try modals()?["popover"] as? Row)?["rows"] as? [Row] else { return }
    let width = try #require(
      rows.first { $0["item"] as? String == "old popover controller width" }?["default"] as? Double)
    let found = try presented("style: popover\ncontent: { box: { size: [flexible, 210] } }")
    #expect(found.frame.size == Size(width: width, height: 210))
  }

  @Test func `a cover has the safe area of the window and hides what is beneath`() throws {
    let layout = try SampleScreen.resolve(
      """
      content: { box: {}, id: under }
      tabs: { items: [A, B] }
      present: { style: fullScreen, content: { box: {}, id: inside } }
      """)
    #expect(layout.frame("inside") == [0, 62, 402, 874 - 62 - 34])
    #expect(layout.element("under")?.visible.isEmpty == true)
  }

  @Test func `on the Duo a page sheet stands where it was read, by pose`() throws {
    guard let bytes = SharedFolder.bytes("data/iphone-duo.json") else { return }
    let all = try JSONSerialization.jsonObject(with: Data(bytes)) as? Row
    let sheets = try #require((all?["sheets"] as? Row)?["innerLandscapePageSheet"] as? Row)
    func sides(_ pose: Pose, _ placement: String) throws -> [Double] {
      let frame = try presented(
        "style: sheet\nplacement: \(placement)\ncontent: { box: {} }", device: "iphone-duo"
      ) {
        $0.display = "inner"
        $0.orientation = .landscapeLeft
        $0.pose = pose
      }.frame
      return [frame.minX, frame.maxX]
    }
    #expect(try sides(.flat, "automatic") == sheets["flatX"] as? [Double])
    #expect(try sides(.book, "automatic") == sheets["bookDefaultX"] as? [Double])
    #expect(try sides(.book, "trailing") == sheets["bookTrailingX"] as? [Double])
  }

  /// The strip along its side holds camera and clock down to 170, and is free below.
  @Test func `on the closed Duo a card below the camera has its whole width`() throws {
    func place(_ detent: String) throws -> (card: Rect, inside: Rect) {
      let layout = try SampleScreen.resolve(
        """
        content: { box: {} }
        present: { style: sheet, detents: [\(detent)], content: { box: {}, id: inside } }
        """, device: "iphone-duo"
      ) { DuoStance.outerPortrait.apply(to: &$0) }
      return (
        try #require(layout.presentations.first).frame,
        try #require(layout.element("inside")).windowFrame
      )
    }
    let medium = try place("medium")
    #expect(medium.card.minY > 170)
    #expect(medium.inside.minX == medium.card.minX && medium.inside.maxX == medium.card.maxX)
    // One that reaches up to them keeps out of the strip, which begins at 466 - 84.
    let large = try place("large")
    #expect(large.card.minY < 170)
    #expect(large.inside.minX == large.card.minX && large.inside.maxX == 382)
  }

  /// Its page sheet was read from 149 to 802: an alert over it has the same middle.
  @Test func `on the flat Duo alerts stand in the middle of the display`() throws {
    let alert = try presented(
      "style: alert\ntitle: Delete?\nactions: [Delete, Keep]", device: "iphone-duo"
    ) {
      $0.display = "inner"
      $0.orientation = .landscapeLeft
      $0.pose = .flat
    }
    #expect(alert.frame.midX == (149 + 802) / 2.0)
  }

  @Test func `in book pose alerts go to the trailing page, and nothing lies across the fold`()
    throws
  {
    func frame(_ present: String, _ direction: LayoutDirection = .leftToRight) throws -> Rect {
      try presented(
        present, content: "{ button: Filter, id: filter }", device: "iphone-duo"
      ) {
        $0.display = "inner"
        $0.orientation = .landscapeLeft
        $0.pose = .book
        $0.direction = direction
      }.frame
    }
    let fold = Rect(x: 455.5, y: 0, width: 40, height: 669)
    let alert = "style: alert\ntitle: Delete?\nactions: [Delete, Keep]"
    #expect(try frame(alert).minX > fold.maxX)
    #expect(try frame(alert, .rightToLeft).maxX < fold.minX)
    for present in [
      alert, "style: formSheet\nsize: [400, 400]\ncontent: { box: {} }",
      "style: popover\nsource: filter\nsize: [320, 200]\ncontent: { box: {} }",
      "style: actionSheet\ntitle: Share\nactions: [Copy]",
    ] {
      #expect(!(try frame(present).intersects(fold)), "\(present)")
    }
  }
}
