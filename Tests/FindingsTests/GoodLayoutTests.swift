import Devices
import Findings
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// Layouts that look like what a rule is after and are good ones.
struct GoodLayoutTests {
  /// A screen of which a rule says nothing.
  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var why: String
    var example: RuleInfo.Example
    var testDescription: String { "\(rule): \(why)" }
  }

  static let rows: [Row] = [
    Row(
      rule: "HT-04", why: "symbols of 44 pt have their room inside",
      example: .init(
        """
        content:
          hstack:
            spacing: 0
            children:
              - { button: { symbol: heart, style: plain }, frame: { width: 44, height: 44 } }
              - { button: { symbol: plus, style: plain }, frame: { width: 44, height: 44 } }
        """)),
    Row(
      rule: "HT-04", why: "a field and its button are a unit",
      example: .init(
        """
        content:
          hstack:
            spacing: 8
            children: [{ textField: {} }, { button: { symbol: paperplane }, frame: { width: 44, height: 44 } }]
        """)),
    Row(
      rule: "HT-04", why: "cells fill their grid",
      example: .init(
        """
        content:
          grid:
            columns: 2
            spacing: 2
            children:
              - { box: {}, interactive: true, aspectRatio: 1 }
              - { box: {}, interactive: true, aspectRatio: 1 }
        """)),
    Row(
      rule: "HT-01", why: "the height of a button without one is the system's",
      example: .init("content: { button: Save, frame: { maxWidth: infinity } }")),
    Row(
      rule: "HT-03", why: "on visionOS free room counts",
      example: .init(
        "content: { button: { symbol: plus }, frame: { width: 44, height: 44 } }",
        device: "apple-vision-pro-window")),
    Row(
      rule: "HT-06", why: "a symbol has its caption beside it",
      example: .init(
        """
        content:
          hstack:
            spacing: 2
            children: [{ button: { symbol: heart } }, { text: 12 }]
        """)),
    Row(
      rule: "HT-06", why: "padding keeps a control free",
      example: .init(
        """
        content:
          vstack:
            spacing: 0
            children:
              - { text: Hello, padding: 16 }
              - { button: { title: Show, style: prominent }, frame: { height: 50 } }
        """)),
    Row(
      rule: "HT-12", why: "controls in the margins",
      example: .init(
        """
        content:
          hstack:
            spacing: 4
            children:
              - { button: { symbol: minus }, frame: { width: 44, height: 44 } }
              - { text: Several words that take more lines than one }
              - { button: { symbol: plus }, frame: { width: 44, height: 44 } }
        """, device: "apple-watch-ultra-3")),
    Row(
      rule: "TV-01", why: "items that the edge of the screen cuts flow off it",
      example: .init(
        """
        content:
          zstack:
            - hstack: { spacing: 40, children: [{ use: film }, { use: film }, { use: film }] }
          frame: { width: 1760 }
        """,
        top: "components: { film: { image: still, frame: { width: 900, height: 500 } } }\n"
          + "assets: { still: { size: [900, 500] } }",
        device: "apple-tv-4k")),
    Row(
      rule: "TV-04", why: "a title has its room beside the spacing of rows",
      example: .init(
        """
        content:
          vstack:
            spacing: 80
            alignment: leading
            children:
              - hstack: { spacing: 40, children: [{ use: film }, { use: film }, { use: film }] }
              - vstack:
                  spacing: 20
                  alignment: leading
                  children:
                    - { text: Continue Watching }
                    - scroll:
                        axis: horizontal
                        content:
                          hstack: { spacing: 40, children: [{ use: film }, { use: film }, { use: film }] }
        """,
        top:
          "components: { film: { box: {}, interactive: true, frame: { width: 320, height: 180 } } }",
        device: "apple-tv-4k")),
    Row(
      rule: "TV-04", why: "a menu is not a grid",
      example: .init(
        """
        content:
          vstack:
            spacing: 20
            children:
              - { button: Play, frame: { width: 400, height: 66 } }
              - { button: Restart, frame: { width: 400, height: 66 } }
        """, device: "apple-tv-4k")),
    Row(
      rule: "VH-02", why: "a wide gap parts groups",
      example: .init(
        """
        content:
          hstack:
            spacing: 8
            children:
              - { box: {}, frame: { width: 40, height: 40 } }
              - { box: {}, frame: { width: 40, height: 40 } }
              - { box: {}, frame: { width: 40, height: 40 } }
              - { box: {}, frame: { width: 40, height: 40 }, offset: [16, 0] }
        """)),
    Row(
      rule: "VH-04", why: "pages fill what they scroll in",
      example: .init(
        """
        content:
          scroll:
            axis: horizontal
            content:
              hstack:
                spacing: 0
                children:
                  - { box: {}, frame: { width: 402, height: 100 } }
                  - { box: {}, frame: { width: 402, height: 100 } }
          frame: { height: 120 }
        """)),
    Row(
      rule: "DU-12", why: "a row of actions has no words",
      example: .init(
        """
        content:
          vstack:
            spacing: 0
            children:
              - box: {}
              - hstack:
                  spacing: 0
                  children:
                    - { button: { symbol: backward }, frame: { maxWidth: infinity, height: 60 } }
                    - { button: { symbol: play }, frame: { maxWidth: infinity, height: 60 } }
                    - { button: { symbol: forward }, frame: { maxWidth: infinity, height: 60 } }
        """, device: "iphone-duo", display: "outer", orientation: .landscapeLeft)),
    Row(
      rule: "DU-13", why: "a picture beside a text",
      example: .init(
        """
        content:
          hstack:
            - { box: {}, role: image }
            - { scroll: { content: { text: Hello } } }
        """, device: "iphone-duo", display: "outer", orientation: .landscapeLeft)),
    Row(
      rule: "DU-09", why: "a margin of its own",
      example: .init(
        """
        content:
          zstack: [{ box: {}, role: image, frame: { maxWidth: infinity } }]
          padding: { trailing: 60 }
        """, device: "iphone-duo", display: "outer", orientation: .portrait)),
    Row(
      rule: "DU-10", why: "flat, a fold parts nothing",
      example: .init(
        "content: { hstack: { spacing: 0, children: [{ box: {} }, { box: {} }] } }",
        device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .flat)),
    Row(
      rule: "SA-07", why: "a popover in the middle is far from the home indicator",
      example: .init(
        """
        content: { button: Filter, id: filter }
        present:
          style: popover
          source: filter
          content: { button: Done, id: done, frame: { height: 44 } }
        """, device: "ipad-pro-11-m5")),
    Row(
      rule: "HT-04", why: "the buttons of an alert are the system's",
      example: .init(
        """
        content: { text: Trips }
        present: { style: alert, title: Delete?, actions: [Delete, Keep] }
        """)),
    Row(
      rule: "HT-01", why: "a control in a floating sheet is measured in the sheet's own points",
      example: .init(
        """
        content: { text: Trips }
        present:
          style: sheet
          detents: [medium]
          content: { button: { symbol: plus }, id: add, frame: { width: 44, height: 44 } }
        """)),
    Row(
      rule: "HT-05", why: "what lies beneath a sheet is passed over",
      example: .init(
        """
        content:
          zstack: [{ button: One, id: one }, { button: Two, id: two }]
        present: { style: sheet, content: { button: Done, id: done } }
        """)),
    Row(
      rule: "MD-02", why: "a control that says that it leads out",
      example: .init(
        """
        content: { text: Trips }
        present: { style: sheet, content: { button: Speichern, id: save, leadsTo: dismiss } }
        """)),
    Row(
      rule: "DU-04", why: "a group moves as one",
      example: .init(
        """
        content:
          hstack:
            spacing: 20
            children:
              - { button: { symbol: a }, frame: { width: 56, height: 56 }, displace: { group: g } }
              - { button: { symbol: b }, frame: { width: 64, height: 64 }, displace: { group: g } }
          padding: { leading: 60 }
        """, device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book)),
  ]

  @Test(arguments: rows) func `nothing is said of a good layout`(row: Row) throws {
    #expect(try RuleExampleTests.findings(row.example, of: row.rule).isEmpty)
  }

  @Test func `a list that is asked to move is found where it stays`() throws {
    let example = RuleInfo.Example(
      "content: { zstack: [{ list: { rows: 6 }, id: feed, frame: { width: 300 }, displace: true }] }",
      device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book)
    let found = try RuleExampleTests.findings(example, of: "DU-05")
    #expect(found.map(\.element) == ["feed"] && found.first?.measured == nil)
  }
}
