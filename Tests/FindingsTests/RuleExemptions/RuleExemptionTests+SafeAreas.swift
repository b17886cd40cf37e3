import Devices

/// Rules on safe areas and edges of the screen.
extension RuleExemptionTests {
  static let safeAreas = [
    Row(
      rule: "SA-05", about: "the end of a row that scrolls below the housing",
      screen: """
        content:
          scroll:
            content:
              scroll:
                axis: horizontal
                content: { hstack: [{ button: One, frame: { width: 2000, height: 350 } }] }
        """, orientations: [.landscapeLeft]),
    Row(
      rule: "SA-05", about: "the beginning of a row that lies below the housing",
      screen: """
        content:
          scroll:
            axis: horizontal
            content: { hstack: [{ button: One, frame: { width: 2000, height: 350 } }] }
          ignoresSafeArea: true
        """, orientations: [.landscapeRight], count: 1),
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
      rule: "SA-10", about: "content that moves to the other side with the housing",
      screen: """
        content:
          zstack: [{ button: Play, id: play, frame: { maxWidth: infinity, height: 44 } }]
          padding: { leading: 40 }
          when: [{ if: orientation == landscapeRight, set: { padding: { trailing: 40 } } }]
        """, orientations: [.landscapeLeft, .landscapeRight]),
    Row(
      rule: "SA-16", about: "a padding of 44 where the inset is 44",
      screen: "content: { vstack: [{ text: Trips }, { spacer: }], padding: { top: 44 } }",
      device: "iphone-x"),
    Row(
      rule: "SA-16", about: "the bottom inset below a button in the safe area",
      screen: "content: { vstack: [{ spacer: }, { button: Go }], padding: { bottom: 34 } }",
      count: 1),
    Row(
      rule: "SA-16", about: "62 pt above and below words in the middle of a frame",
      screen: "content: { vstack: [{ text: Trips, frame: { height: 144.333 } }, { spacer: }] }"),
    // Of 382 pt the first line takes 35 characters of 8.5 pt; the next word would need 11 more.
    Row(
      rule: "DU-09", about: "lines that happen to end as far from the strip as it is deep",
      screen: """
        content:
          hstack: [{ text: aaaaaaaaaa bbbbbbbbbbbb ccccccccccc dddddddddd }, { spacer: {} }]
        """, device: "iphone-duo", orientations: [.portrait]),
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
  ]
}
