import Devices
import Foundation
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// Alerts and action sheets against the measured ones.
struct DialogTests {
  private typealias Row = [String: Any]

  private func rows(_ topic: String) throws -> [Row]? {
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json") else { return nil }
    let all = try JSONSerialization.jsonObject(with: Data(bytes)) as? Row
    return try #require(((all?["modals"] as? Row)?[topic] as? Row)?["rows"] as? [Row])
  }

  private func dialog(
    _ present: String, device: String = "iphone-16", os: Version? = nil,
    change: (inout Configuration) -> Void = { _ in }
  ) throws -> ResolvedLayout {
    let lines = present.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    return try SampleScreen.resolve("content: { box: {} }\npresent:\n\(lines)", device: device) {
      if let os { $0.os = os }
      change(&$0)
    }
  }

  private let two = """
    style: alert
    id: card
    title: Delete?
    message: For good.
    actions: [{ title: Delete, id: delete }, { title: Keep, role: cancel, id: keep }]
    """

  @Test func `the alert of today has the measured parts`() throws {
    guard let row = try rows("alert")?.first(where: { $0["titleMessageGap"] != nil }) else {
      return
    }
    func value(_ key: String) throws -> Double { try #require(row[key] as? Double) }
    let layout = try dialog(two)
    let card = layout.frame("card")
    let title = layout.frame("present/title")
    let message = layout.frame("present/message")
    let (keep, delete) = (layout.frame("keep"), layout.frame("delete"))
    #expect(try card[2] == value("width"))
    #expect(try title[0] - card[0] == value("textInset"))
    #expect(try abs(title[1] - card[1] - value("top")) < 1e-9)
    #expect(try abs(title[3] - value("titleLine")) < 0.001)
    #expect(try abs(message[1] - title[1] - title[3] - value("titleMessageGap")) < 0.001)
    #expect(try message[3] == value("messageLine"))
    #expect(try keep[3] == value("buttonHeight"))
    #expect(try abs(keep[0] - card[0] - value("inset")) < 1e-9)
    // Two stand side by side, 140 each, cancel at the left whatever the order.
    #expect(keep[2] == 140 && delete[2] == 140 && keep[1] == delete[1])
    #expect(try delete[0] - keep[0] - keep[2] == value("buttonGap"))
    let below = try #require(row["headerBottom"] as? [Double])
    #expect(try abs(keep[1] - message[1] - message[3] - below[0] - value("inset")) < 0.001)
    #expect(try abs(card[1] + card[3] - keep[1] - keep[3] - value("inset")) < 1e-9)
    let found = try #require(layout.presentations.first)
    #expect(try found.corners.topLeft == value("radius"))
    let example = try #require(row["exampleCentreY"] as? Row)
    #expect(abs(found.frame.midY - (example["y"] as? Double ?? 0)) < 1e-9)
    let dim = try #require(row["dimAlpha"] as? [String: Double])
    #expect(found.dim == dim["light"])
    #expect(try dialog(two) { $0.appearance = .dark }.presentations.first?.dim == dim["dark"])
  }

  @Test func `further lines of an alert are as far apart as the facts say`() throws {
    guard let row = try rows("alert")?.first(where: { $0["titleMessageGap"] != nil }) else {
      return
    }
    // A letter is half its size wide here: 30 letters of 17 are 255, a line of the 260 there are.
    func height(_ key: String, _ words: String) throws -> Double {
      let other = key == "title" ? "message" : "title"
      return try dialog("style: alert\n\(key): \(words)\n\(other): x\nactions: [OK]")
        .frame("present/\(key)")[3]
    }
    let long = Array(repeating: "abcdefghi", count: 5).joined(separator: " ")
    for (key, step) in [("title", "titleLineStep"), ("message", "messageLineStep")] {
      let one = try height(key, "abc")
      let two = try height(key, long)
      let pitch = try #require(row[step] as? Double)
      #expect(abs(two - one - pitch) < 0.001, "\(key): \(one) \(two)")
    }
  }

  @Test func `three buttons stand below each other, cancel last`() throws {
    let layout = try dialog(
      """
      style: alert
      title: Save?
      actions: [{ title: Cancel, role: cancel, id: c }, { title: Save, id: a }, { title: No, id: b }]
      """)
    let tops = ["a", "b", "c"].map { layout.frame($0)[1] }
    #expect(tops[1] - tops[0] == 56 && tops[2] - tops[1] == 56)
    #expect(layout.frame("a")[2] == 288)
    // A text alone is centred and has a third of a point less below it.
    let text = layout.frame("present/title")
    #expect(abs(tops[0] - text[1] - text[3] - 20) < 0.001)
  }

  @Test func `fields of an alert are pills below the message`() throws {
    guard let row = try rows("alert")?.first(where: { $0["titleMessageGap"] != nil }) else {
      return
    }
    let layout = try dialog(
      "style: alert\ntitle: Name\nmessage: Of the trip\nfields: [Name]\nactions: [OK]")
    #expect(layout.frame("present/fields/0")[3] == row["textFieldHeight"] as? Double)
    #expect(layout.frame("present/fields/0")[2] == 290)
  }

  @Test func `a classic alert is narrower, wider with large text`() throws {
    guard let row = try rows("alert")?.first(where: { $0["widthAccessibilitySizes"] != nil }) else {
      return
    }
    let layout = try dialog(two, os: Version(18))
    #expect(layout.frame("card")[2] == row["width"] as? Double)
    #expect(layout.presentations.first?.corners.topLeft == row["radius"] as? Double)
    #expect(layout.frame("keep")[3] == row["buttonMinHeight"] as? Double)
    #expect(layout.frame("keep")[0] == layout.frame("card")[0])
    let large = try dialog(two, os: Version(18)) { $0.textSize = .accessibility1 }
    #expect(large.frame("card")[2] == row["widthAccessibilitySizes"] as? Double)
  }

  private let choices = """
    style: actionSheet
    id: card
    title: Share
    actions: [{ title: Copy, id: copy }, { title: Cancel, role: cancel, id: cancel }]
    """

  @Test func `a classic action sheet has the measures of the table`() throws {
    guard let rows = try rows("actionSheet") else { return }
    let row = try #require(rows.first { $0["buttonHeight"] != nil })
    let layout = try dialog(choices, os: Version(18))
    let card = layout.frame("card")
    #expect(card[0] == row["sideMargin"] as? Double && card[2] == 393 - 16)
    #expect(layout.frame("copy")[3] == row["buttonHeight"] as? Double)
    let gap = layout.frame("cancel")[1] - layout.frame("copy")[1] - layout.frame("copy")[3]
    #expect(gap == row["groupGap"] as? Double)
    #expect(card[1] + card[3] == 852 - 34)
    #expect(layout.element("cancel")?.ground?.cornerRadius == row["radius"] as? Double)
  }

  @Test func `an action sheet of today is an alert on phones and a popover on tablets`() throws {
    let phone = try #require(try dialog(choices).presentations.first)
    #expect(phone.shape == .alert && phone.frame.width == 320)
    let tablet = try dialog(choices, device: "ipad-pro-11-m5")
    #expect(tablet.presentations.first?.shape == .popover)
    // A tap beside it is the way out: there is no button that cancels.
    #expect(tablet.element("cancel") == nil && tablet.element("copy") != nil)
  }

  @Test func `in right to left the button that cancels is at the right`() throws {
    let layout = try dialog(two) { $0.direction = .rightToLeft }
    #expect(layout.frame("keep")[0] > layout.frame("delete")[0])
  }

  @Test func `an alert higher than the room says so`() throws {
    func notes(_ device: String) throws -> [Note] {
      try dialog(
        "style: alert\ntitle: Which?\nactions: [A, B, C, D, E, F, G, H, I, J, K, L, M, P]",
        device: device
      ).notes.filter { $0.rule == "presentation-too-tall" }
    }
    #expect(try notes("ipad-pro-11-m5").isEmpty)
    #expect(try notes("iphone-se-4").map(\.element) == ["present"])
  }

  @Test func `an alert beside an active fold has the height of its half`() throws {
    let present = """
      present:
        style: alert
        title: Which?
        actions: [A, B, C, D, E, F, G, H, I, J, K, L, M, P]
      """
    // Source of the halves: an inner display of 669 by 951 upright, its fold 40 high in the middle, so
    // the lower half begins at 495.5.
    func frame(_ stance: DuoStance) throws -> Rect {
      try #require(
        try stance.layout("content: { box: {} }\n\(present)").presentations.first?.frame)
    }
    let lower = try frame(.laptop)
    #expect(lower.minY == 495.5 && lower.maxY <= 951)
    let whole = try frame(.innerPortrait)
    #expect(whole.height > 455.5 && whole.maxY <= 951)
  }

  @Test func `an alert higher than the room scrolls its buttons, then its texts`() throws {
    // Source of the room: an iPhone SE of 320 by 568 with a status bar of 20.
    func alert(_ title: String, _ count: Int) throws -> ResolvedLayout {
      let actions = (0..<count).map { "{ title: A, id: a\($0) }" }.joined(separator: ", ")
      return try dialog(
        "style: alert\ntitle: \(title)\nactions: [\(actions)]", device: "iphone-se-4")
    }
    let many = try alert("Which?", 14)
    let frame = try #require(many.presentations.first?.frame)
    #expect(frame.minY == 20 && frame.maxY == 568)
    #expect(try #require(many.presentations.first).isAssumed)
    // The title is short and stays whole; the first button follows, the last is scrolled away.
    let title = try #require(many.element("present/title"))
    #expect(title.visible == title.windowFrame)
    let first = try #require(many.element("a0"))
    #expect(first.visible == first.windowFrame && first.windowFrame.minY > title.windowFrame.maxY)
    #expect(try #require(many.element("a13")).visible.isEmpty)
    for index in 0..<14 {
      let shown = try #require(many.element("a\(index)")).visible
      #expect(shown.isEmpty || frame.contains(shown), "a\(index)")
    }
    // Two buttons stay whole below a text that is too long.
    let long = try alert(Array(repeating: "word", count: 400).joined(separator: " "), 2)
    let text = try #require(long.element("present/title"))
    #expect(text.visible.height < text.windowFrame.height && !text.visible.isEmpty)
    for id in ["a0", "a1"] {
      let button = try #require(long.element(id))
      #expect(button.visible == button.windowFrame && button.windowFrame.minY >= text.visible.maxY)
    }
  }

  @Test func `choices higher than the room keep the button that cancels`() throws {
    let actions = (0..<14).map { "{ title: A, id: a\($0) }" }.joined(separator: ", ")
    let layout = try dialog(
      "style: actionSheet\ntitle: Which?\nactions: [\(actions), { title: Keep, role: cancel, id: keep }]",
      device: "iphone-se-4"
    ) { $0.os = Version(15) }
    let keep = try #require(layout.element("keep"))
    #expect(keep.visible == keep.windowFrame && keep.windowFrame.maxY == 560)
    let group = try #require(layout.element("present/group"))
    // 8 points part the choices from it.
    #expect(group.visible.minY == 20 && group.visible.maxY == keep.windowFrame.minY - 8)
    #expect(try #require(layout.element("a13")).visible.isEmpty)
  }

  @Test func `the keyboard moves an alert up`() throws {
    let layout = try SampleScreen.resolve(
      """
      keyboard: true
      content: { box: {} }
      present: { style: alert, title: Name, fields: [Name], actions: [OK] }
      """)
    let keyboard = try #require(layout.scene.keyboard?.frame)
    let frame = try #require(layout.presentations.first?.frame)
    #expect(abs(frame.midY - (62 + keyboard.minY) / 2) < 1e-9)
  }
}
