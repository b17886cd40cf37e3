import Devices
import LayoutEngine
import LayoutPreview
import TestSupport
import Testing

/// The page on what is not known, made from the catalogue so that it can't fall behind.
struct UnknownsPageTests {
  /// A fact of a device that some devices lack, with the families that it is asked of.
  private struct Fact: Sendable {
    var name: String
    var families: [DeviceFamily]
    var isUnknown: @Sendable (Device) -> Bool
  }

  private static func lacks(
    _ value: @escaping @Sendable (OrientedDisplay) -> Any?
  ) -> @Sendable (Device) -> Bool {
    { device in device.displays.flatMap(\.orientations).contains { value($0) == nil } }
  }

  /// Whether a screen with a keyboard says that its height is not known: rules by class count too.
  @Sendable private static func lacksKeyboard(_ device: Device) -> Bool {
    device.displays.contains { display in
      display.orientations.contains { oriented in
        let layout = try? SampleScreen.resolve(
          "content: { box: {} }\nkeyboard: true", device: device.id
        ) {
          $0.display = display.id
          $0.orientation = oriented.orientation
        }
        return layout?.notes.contains { $0.rule == "keyboard-unknown" } ?? true
      }
    }
  }

  private static let facts = [
    Fact(
      name: "height of the status bar", families: [.iphone, .ipad],
      isUnknown: lacks(\.statusBarHeight)),
    Fact(
      name: "height of the keyboard", families: [.iphone, .ipad], isUnknown: lacksKeyboard),
    Fact(name: "size classes", families: [.iphone, .ipad], isUnknown: lacks(\.sizeClasses)),
    Fact(
      name: "frame of the home indicator", families: [.iphone, .ipad],
      isUnknown: { device in !device.hasHomeButton && lacks(\.homeIndicator)(device) }),
    Fact(
      name: "edges of the body", families: [.iphone, .ipad, .watch],
      isUnknown: { $0.displays.contains { $0.bezel == nil } }),
    Fact(
      name: "pixels per inch", families: [.iphone, .ipad, .watch],
      isUnknown: { $0.displays.contains { $0.pixelsPerInch == nil } }),
  ]

  private static var rows: String {
    var rows = ""
    for fact in facts {
      for family in fact.families {
        let devices = BuiltInCatalog.catalog.devices.filter { $0.family == family }
        let lacking = devices.filter(fact.isUnknown).map(\.id)
        if lacking.isEmpty { continue }
        let ids = lacking.map { "`\($0)`" }.joined(separator: ", ")
        rows += "| \(fact.name) | \(family.rawValue) | \(lacking.count) of \(devices.count) "
        rows += "| \(lacking.count == devices.count ? "all" : ids) |\n"
      }
    }
    return rows
  }

  @Test func `the page on what is not known says what the catalogue lacks`() throws {
    let page = """
      # What is not known

      Numbers that no source states. They are absent from records, and no layout guesses them.

      ## Overview

      Where a layout needs such a number, the record and the command say so in a note. What is carried
      over from a similar device is a different thing: it is marked as assumed, see <doc:sources>.
      The edges of a body are decoration: pictures draw plain ones where the real ones are not known.

      ## Devices

      In at least one orientation or on one display of the device:

      | Not known | Family | Devices | Which |
      |---|---|---|---|
      \(Self.rows)
      ## System

      - Place and size of the window controls of iPadOS 26: none are drawn, and no bar makes room.
      - Bars of watches and of windows in space, the corners of such a window, and the place of its window
        bar: the bar is drawn where pictures of the system show it, the corners with 32 points.
      - The bars of a phone on its side from iOS 26: the navigation bar keeps off the upper edge as it does in
        any window with no inset there, and the capsule of tabs is as wide as its tabs, in the middle.
      - How deep the edges are at which swipes of the system begin: they are drawn without a depth.
      - Title bars of Mac windows that hold a toolbar; plain ones are 22, 28 or 32 high by version.
      - The bar over a hardware keyboard, and floating and split keyboards.
      - Whether the keyboards of the iPhone Duo hold a prediction bar in the heights that are known: none is
        drawn, and where one is asked for a note and the captions of sheets say so.
      - Safe areas under Display Zoom: only figures of low confidence exist, and no axis asks for it.
      - The width of a window at which its width class becomes regular on an iPad: 678 points is the
        narrowest that is listed as regular, and what lies between is chosen by us.
      - What an iPad without a home button does with the top inset when the status bar is hidden.
      - Sizes of alerts, cards and popovers outside iOS and iPadOS: ours stand in, and their places say so.
      - Control sizes outside iOS and iPadOS: those of iOS stand in, and a note says so. Drawn are the
        controls of the platform in that room, in proportions of our own; a television, which has neither
        switches, sliders nor steppers, shows their state in words and marks.
      - The tracking and the glyph widths of Apple's own typeface: Inter stands in.

      """
    let problem = try CommittedFile.problem(
      with: page, at: "Sources/LayoutPreview/LayoutPreview.docc/not-known.md")
    #expect(problem == nil, "\(problem ?? "")")
  }
}
