import Devices
import Findings
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// What rules pass over, where a false alarm would be likely.
struct RuleExemptionTests {
  /// A screen, and the rule that may have been wrong about it.
  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var about: String
    var screen: String
    var top = ""
    var device = "iphone-17-pro"
    var orientations: [Orientation?] = [nil]
    var sizes: [TextSize] = [.large]
    var count = 0
    var testDescription: String { "\(rule) \(about)" }
  }

  static let rows = [
    Row(
      rule: "HT-08", about: "an ornament is made to lie outside",
      screen: """
        content: { text: Hello }
        ornaments:
          - { attachmentAnchor: bottom, content: { button: Play, frame: { width: 60, height: 60 } } }
        """, device: "apple-vision-pro-window"),
    Row(
      rule: "AD-07", about: "an ornament is made to lie outside",
      screen: """
        content: { text: Hello }
        ornaments:
          - { attachmentAnchor: bottom, content: { button: Play, frame: { width: 60, height: 60 } } }
        """, device: "apple-vision-pro-window"),
    Row(
      rule: "HT-07", about: "the centres of controls in an ornament count as any",
      screen: """
        content: { text: Hello }
        ornaments:
          - attachmentAnchor: bottom
            content:
              hstack:
                - { button: { symbol: plus }, frame: { width: 44, height: 44 } }
                - { button: { symbol: minus }, frame: { width: 44, height: 44 } }
        """, device: "apple-vision-pro-window", count: 1),
    Row(
      rule: "HT-07", about: "a control in the window beside one in an ornament",
      screen: """
        content:
          zstack: [{ button: { symbol: plus }, frame: { width: 44, height: 44 } }]
          frame: { maxHeight: infinity, alignment: bottom }
        ornaments:
          - attachmentAnchor: bottom
            contentAlignment: top
            content: { button: { symbol: minus }, frame: { width: 44, height: 44 } }
        """, device: "apple-vision-pro-window", count: 1),
    Row(
      rule: "EG-01", about: "a device without a home indicator",
      screen: "homeIndicator: autoHidden\ncontent: { text: Hello }", device: "iphone-se-4-7"),
    Row(
      rule: "EG-03", about: "a device without a home indicator",
      screen: """
        statusBar: hidden
        homeIndicator: autoHidden
        defersSystemGestures: [bottom]
        content: { text: Hello }
        """, device: "iphone-se-4-7"),
    Row(
      rule: "EG-03", about: "another edge than the indicator's",
      screen: """
        statusBar: hidden
        homeIndicator: autoHidden
        defersSystemGestures: [top]
        content: { text: Hello }
        """),
    Row(
      rule: "AD-05", about: "a ground may be stretched",
      screen: "content: { image: sky, contentMode: stretch, role: background }",
      top: "assets: { sky: { size: [100, 100] } }"),
    Row(
      rule: "AD-06", about: "a region that is kept to the last point",
      screen: """
        content: { image: sky, contentMode: fill, frame: { width: 100, height: 100 } }
        """, top: "assets: { sky: { size: [200, 100], focus: [0.25, 0, 0.5, 1] } }"),
    Row(
      rule: "AD-06", about: "the worst of two regions stands for both",
      screen: """
        content: { image: sky, id: sky, contentMode: fill, frame: { width: 100, height: 100 } }
        """,
      top: "assets: { sky: { size: [200, 100], focus: { a: [0, 0, 0.3, 1], b: [0, 0, 0.5, 1] } } }",
      count: 1),
    Row(
      rule: "SA-03", about: "a ground that ends at the tab bar, under an open top",
      screen: """
        tabs: { items: [One, Two] }
        content: { image: sky, contentMode: fill, role: background, ignoresSafeArea: [top] }
        """, top: "assets: { sky: { size: [400, 800] } }"),
    Row(
      rule: "SA-03", about: "a card",
      screen: "content: { box: {}, role: background, background: accent, cornerRadius: 20 }"),
    Row(
      rule: "SA-04", about: "a list above a bar of one's own",
      screen: """
        content:
          vstack:
            - { list: { rows: 40 } }
            - { button: Add, frame: { height: 50 } }
        """),
    Row(
      rule: "SA-04", about: "a list with a size of its own",
      screen: "content: { list: { rows: 40 }, frame: { height: 200 } }"),
    Row(
      rule: "SA-04", about: "a list that has no more to show",
      screen: "content: { zstack: [{ list: { rows: 3 } }], padding: { bottom: 20 } }"),
    Row(
      rule: "SA-08", about: "a button at the layout margin of a device with a home button",
      screen: """
        content:
          zstack: [{ button: More, frame: { height: 44 } }]
          frame: { maxHeight: infinity, alignment: bottom }
          padding: { bottom: 16 }
        """, device: "iphone-se-4-7"),
    Row(
      rule: "SY-01", about: "a full-width button over the bottom of a tablet",
      screen: """
        content:
          vstack:
            - spacer:
            - { button: Go, frame: { maxWidth: infinity, height: 50 } }
          padding: { horizontal: 20 }
        """, device: "ipad-pro-11-m4"),
    Row(
      rule: "SY-01", about: "a clock at the side of the status bar",
      screen: """
        content:
          zstack: [{ text: Hello }]
          frame: { maxWidth: infinity, maxHeight: infinity, alignment: topLeading }
          padding: { leading: 20 }
          ignoresSafeArea: true
        """, device: "ipad-pro-11-m4"),
    Row(
      rule: "SY-01", about: "a title in the middle of the status bar",
      screen: """
        content:
          zstack: [{ text: Hello }]
          frame: { maxWidth: infinity, maxHeight: infinity, alignment: top }
          ignoresSafeArea: true
        """, device: "ipad-pro-11-m4", count: 1),
    Row(
      rule: "SY-03", about: "a field that scrolls, under the keyboard",
      screen: """
        keyboard: true
        content:
          scroll:
            content: { vstack: [{ box: {}, frame: { height: 800 } }, { textField: {} }] }
          ignoresSafeArea: { regions: [keyboard] }
        """),
    Row(
      rule: "SY-03", about: "a tab bar, which the keyboard covers",
      screen: """
        keyboard: true
        tabs: { items: [One, Two] }
        content: { text: Hello }
        """),
    Row(
      rule: "SY-03", about: "a control that is covered in part is a finding",
      screen: """
        keyboard: true
        content:
          zstack: [{ button: Send, frame: { maxHeight: infinity } }]
          ignoresSafeArea: { regions: [keyboard] }
        """, count: 1),
    Row(
      rule: "SY-04", about: "a screen without a field",
      screen: """
        content:
          vstack: [{ spacer: }, { button: Go, frame: { height: 44 } }]
          ignoresSafeArea: { regions: [keyboard] }
        """),
    Row(
      rule: "SA-10", about: "content that moves to the other side with the housing",
      screen: """
        content:
          zstack: [{ button: Play, id: play, frame: { maxWidth: infinity, height: 44 } }]
          padding: { leading: 40 }
          when: [{ if: orientation == landscapeRight, set: { padding: { trailing: 40 } } }]
        """, orientations: [.landscapeLeft, .landscapeRight]),
    Row(
      rule: "AD-12", about: "the same, where only landscape is supported",
      screen: """
        orientations: [landscapeLeft, landscapeRight]
        content:
          hstack: [{ button: One, id: one }, { spacer: }, { button: Another, id: other }]
          padding: { leading: 40 }
          when: [{ if: orientation == landscapeRight, set: { padding: { trailing: 40 } } }]
        """, orientations: [.landscapeLeft, .landscapeRight]),
    Row(
      rule: "TV-04", about: "60 points above a title and 60 below it",
      screen: """
        content:
          vstack:
            spacing: 60
            alignment: leading
            children:
              - hstack: { spacing: 40, children: [{ use: film }, { use: film }, { use: film }] }
              - { text: Continue Watching }
              - scroll:
                  axis: horizontal
                  content:
                    hstack: { spacing: 40, children: [{ use: film }, { use: film }, { use: film }] }
                frame: { height: 180 }
        """,
      top:
        "components: { film: { box: {}, interactive: true, frame: { width: 320, height: 180 } } }",
      device: "apple-tv-4k"),
    Row(
      rule: "TV-04", about: "a title takes its room from the spacing of rows",
      screen: """
        content:
          vstack:
            spacing: 40
            alignment: leading
            children:
              - hstack: { spacing: 40, children: [{ use: film }, { use: film }, { use: film }] }
              - { text: Continue Watching }
              - hstack: { spacing: 40, children: [{ use: film }, { use: film }, { use: film }] }
        """,
      top:
        "components: { film: { box: {}, interactive: true, frame: { width: 320, height: 180 } } }",
      device: "apple-tv-4k", count: 1),
    Row(
      rule: "AD-12", about: "one of the two landscapes, beside portrait",
      screen: "orientations: [portrait, landscapeRight]\ncontent: { text: Hello }", count: 1),
    Row(
      rule: "AD-12", about: "both landscapes by their common name",
      screen: "orientations: [portrait, landscape]\ncontent: { text: Hello }"),
    Row(
      rule: "SA-16", about: "a padding of 44 where the inset is 44",
      screen: "content: { vstack: [{ text: Trips }, { spacer: }], padding: { top: 44 } }",
      device: "iphone-x"),
    Row(
      rule: "SA-16", about: "the bottom inset below a button in the safe area",
      screen: "content: { vstack: [{ spacer: }, { button: Go }], padding: { bottom: 34 } }",
      count: 1),
    Row(
      rule: "SY-05", about: "a canvas that fills the window",
      screen: "content: { box: {}, interactive: true, primary: true }", device: "macbook-air-13"),
    Row(
      rule: "SY-05", about: "a text at the bottom that the screen is about",
      screen: "content: { vstack: [{ spacer: }, { text: Total, primary: true }] }",
      device: "macbook-air-13", count: 1),
    Row(
      rule: "HT-15", about: "a button beside its text, and a plain one",
      screen: """
        content:
          vstack:
            - hstack: [{ text: Run }, { button: Go, frame: { height: 44 } }]
            - { button: { title: More, style: plain }, frame: { height: 44 } }
        """, device: "apple-watch-ultra-3"),
    Row(
      rule: "MD-05", about: "an action sheet that asks before a sheet is left",
      screen: """
        content: { text: Trips }
        present:
          style: sheet
          content: { button: Cancel }
          present: { style: actionSheet, title: Discard the trip?, actions: [Discard] }
        """),
    Row(
      rule: "MD-02", about: "an alert without a button is a finding",
      screen: "content: { text: Trips }\npresent: { style: alert, title: Offline }", count: 1),
    Row(
      rule: "MD-02", about: "an alert with one",
      screen: "content: { text: Trips }\npresent: { style: alert, title: Offline, actions: [OK] }"),
    Row(
      rule: "AD-14", about: "a button that is in the bar while the device lies on its side",
      screen: """
        navigation: { title: Trips, trailing: [{ button: Share }] }
        content:
          switch:
            - { if: portrait, then: { button: Share, id: share } }
            - { else: { text: Hello } }
        """, orientations: [.portrait, .landscapeLeft]),
    Row(
      rule: "AD-14", about: "a control that a regular width brings along",
      screen: """
        content:
          vstack:
            - { text: Trips }
            - button: Play
              when: [{ if: widthClass == compact, set: { hidden: true } }]
        """, device: "iphone-16-pro-max", orientations: [.portrait, .landscapeLeft]),
    Row(
      rule: "AD-14", about: "the same on a phone that stays compact",
      screen: """
        content:
          vstack:
            - { text: Trips }
            - button: Play
              when: [{ if: portrait, set: { hidden: true } }]
        """, device: "iphone-16-pro", orientations: [.portrait, .landscapeLeft], count: 1),
    Row(
      rule: "VH-06", about: "a caption on a picture, and a label on a button",
      screen: """
        content:
          vstack:
            - zstack:
                - { image: sky, contentMode: fill, frame: { width: 200, height: 100 } }
                - { text: Caption }
            - zstack:
                - { box: {}, interactive: true, frame: { width: 200, height: 44 } }
                - { text: Continue }
        """, top: "assets: { sky: { size: [400, 200] } }"),
    Row(
      rule: "VH-06", about: "a picture over a caption",
      screen: """
        content:
          zstack:
            - { text: Caption }
            - { image: sky, contentMode: fill, frame: { width: 200, height: 100 } }
        """, top: "assets: { sky: { size: [400, 200] } }", count: 1),
    Row(
      rule: "VH-06", about: "lines that only touch",
      screen: "content: { vstack: { spacing: 0, children: [{ text: One }, { text: Two }] } }"),
    Row(
      rule: "VH-06", about: "a button over what scrolls",
      screen: """
        content:
          zstack:
            - scroll: { content: { vstack: [{ text: One }, { text: Two }, { text: Three }] } }
            - { button: { symbol: plus }, frame: { width: 60, height: 60 }, offset: [0, -300] }
        """),
    Row(
      rule: "SA-12", about: "a dark header with words",
      screen: """
        content:
          vstack:
            - { text: Title, frame: { maxWidth: infinity, height: 80 }, background: "#000000" }
            - spacer:
            - { text: End, frame: { maxWidth: infinity, height: 80 }, background: "#000000" }
          ignoresSafeArea: true
        """),
    Row(
      rule: "SA-15", about: "a film",
      screen: "statusBar: hidden\ncontent: { video: film, ignoresSafeArea: true }",
      top: "assets: { film: { size: [1600, 900] } }"),
    Row(
      rule: "MG-02", about: "two buttons",
      screen: """
        content:
          vstack:
            - spacer:
            - { button: Start, frame: { maxWidth: infinity, height: 50 } }
            - { button: Later, frame: { height: 50 } }
        """),
    Row(
      rule: "MG-04", about: "rows of a list",
      screen: "content: { list: { children: [{ text: Row, padding: { leading: -10 } }] } }"),
    Row(
      rule: "MG-04", about: "words on a picture",
      screen: """
        content:
          zstack:
            - { image: sky, contentMode: fill, frame: { maxWidth: infinity, height: 200 } }
            - { text: Caption, frame: { maxWidth: infinity, alignment: leading } }
        """, top: "assets: { sky: { size: [400, 200] } }"),
    Row(
      rule: "AD-01", about: "a column on a tablet",
      screen: "content: { box: Column, frame: { width: 320 } }", device: "ipad-pro-13-m5"),
    Row(
      rule: "AD-09", about: "what overlaps at every size",
      screen: "content: { zstack: [{ text: One }, { text: Two }] }",
      sizes: [.large, .accessibility5]),
    Row(
      rule: "AD-09", about: "a button over what scrolls",
      screen: """
        content:
          zstack:
            - scroll:
                content: { vstack: [{ text: One }, { text: Two }, { text: Three }, { text: Four }] }
            - { button: Add, frame: { width: 60, height: 60 }, padding: { top: 200 } }
        """, sizes: [.large, .accessibility5]),
    Row(
      rule: "AD-09", about: "tall frames with short texts",
      screen: """
        content:
          vstack:
            spacing: -40
            children:
              - { text: One, frame: { height: 200, alignment: top } }
              - { text: Two, frame: { height: 200, alignment: top } }
        """, sizes: [.large, .accessibility5]),
    Row(
      rule: "AD-10", about: "a column that fills a window that is too short",
      screen: """
        content:
          vstack: [{ text: One two three four five six seven eight nine ten eleven twelve }]
          frame: { maxHeight: infinity }
        """, sizes: [.large, .accessibility5]),
    Row(
      rule: "TX-01", about: "a small style that is the system's",
      screen: "content: { text: { string: Small, style: caption2 } }", sizes: [.xSmall]),
    Row(
      rule: "VD-04", about: "a film in the background",
      screen: """
        content: { video: { asset: film, gravity: fill }, role: background, ignoresSafeArea: true }
        """, top: "assets: { film: { size: [1600, 900] } }"),
  ]

  @Test(arguments: rows) func `nothing is found that is meant`(row: Row) throws {
    let spec = try SampleScreen.read(row.screen, top: row.top)
    let assets = spec.assets.compactMapValues { asset in
      if case .standIn(let size) = asset.source { AssetFacts(size: size) } else { nil }
    }
    var layouts: [ResolvedLayout] = []
    for orientation in row.orientations {
      for size in row.sizes {
        let layout = try SampleScreen.resolve(
          row.screen, top: row.top, device: row.device, assets: assets
        ) { configuration in
          configuration.name += "+\(layouts.count)"
          if let orientation { configuration.orientation = orientation }
          configuration.textSize = size
        }
        layouts.append(layout)
      }
    }
    let found = Checker.check(layouts, of: spec.screens[0], in: spec).findings
      .filter { $0.rule == row.rule }
    #expect(found.count == row.count, "\(found)")
  }

  @Test(arguments: [
    // Another control with the same words does what the first did.
    (
      """
      - switch:
          - { if: folded, then: { button: Play, id: small } }
          - { else: { button: Play, id: large } }
      """, 0
    ),
    (
      """
      - switch:
          - { if: folded, then: { button: Pause, id: small } }
          - { else: { button: Play, id: large } }
      """, 2
    ),
    (
      """
      - splitView:
          sidebar: { text: List }
          detail: { switch: [{ if: not folded, then: { button: Play } }] }
      """, 0
    ),
    ("- scroll: { content: { switch: [{ if: not folded, then: { button: Play } }] } }", 0),
  ]) func `a control that goes when the device folds`(node: String, count: Int) throws {
    let lines = node.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    let example = RuleInfo.Example(
      "content:\n  vstack:\n\(lines)", device: "iphone-duo", display: "inner",
      orientation: .landscapeLeft, pose: .flat,
      others: [
        .init(device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book)
      ])
    let found = try RuleExampleTests.findings(example, of: "DU-18")
    #expect(found.count == count, "\(found)")
  }

  @Test func `what needs another layout says that it is missing`() throws {
    let screen = "content: { text: Hello }"
    let spec = try SampleScreen.read(screen)
    let one = try SampleScreen.resolve(screen)
    let alone = Checker.check([one], of: spec.screens[0], in: spec).notChecked
    #expect(alone["AD-09"] == ["a layout at a larger text size": 1])
    #expect(alone["AD-10"] == ["a layout at a larger text size": 1])
    let large = try SampleScreen.resolve(screen) { $0.textSize = .accessibility1 }
    let both = Checker.check([one, large], of: spec.screens[0], in: spec).notChecked
    #expect(both["AD-09"] == nil)
    let lone = Checker.check([large], of: spec.screens[0], in: spec).notChecked
    let turned = try SampleScreen.resolve(screen) { $0.orientation = .landscapeLeft }
    let half = Checker.check([one, turned], of: spec.screens[0], in: spec).notChecked
    #expect(half["SA-10"] == ["a layout in the other landscape": 1])
    #expect(half["AD-12"] == nil && alone["SA-10"] == nil && alone["SA-14"] == nil)
    #expect(lone["AD-09"] == ["a layout at the default text size": 1])
  }
}
