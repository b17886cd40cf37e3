/// Rules on targets, and on televisions.
extension RuleExemptionTests {
  static let targets = [
    Row(
      rule: "HT-08", about: "an ornament is made to lie outside",
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
      rule: "HT-15", about: "a button beside its text, and a plain one",
      screen: """
        content:
          vstack:
            - hstack: [{ text: Run }, { button: Go, frame: { height: 44 } }]
            - { button: { title: More, style: plain }, frame: { height: 44 } }
        """, device: "apple-watch-ultra-3"),
  ]
}
