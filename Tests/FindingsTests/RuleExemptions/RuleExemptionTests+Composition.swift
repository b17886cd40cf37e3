import Typography

/// Rules on texts, margins, pictures and what lies over what.
extension RuleExemptionTests {
  static let composition = [
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
      rule: "VH-06", about: "a picture of its own size that is larger than its frame",
      screen: """
        content: { hstack: [{ text: Maria Alvarez }, { image: sky, frame: { width: 40, height: 40 } }] }
        """, top: "assets: { sky: { size: [120, 120] } }", count: 1),
    Row(
      rule: "VH-06", about: "the same with round corners, which are those of the frame",
      screen: """
        content:
          hstack: [{ text: Maria Alvarez }, { image: sky, cornerRadius: 20, frame: { width: 40, height: 40 } }]
        """, top: "assets: { sky: { size: [120, 120] } }"),
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
      rule: "TX-01", about: "a small style that is the system's",
      screen: "content: { text: { string: Small, style: caption2 } }", sizes: [.xSmall]),
    Row(
      rule: "VD-04", about: "a film in the background",
      screen: """
        content: { video: { asset: film, gravity: fill }, role: background, ignoresSafeArea: true }
        """, top: "assets: { film: { size: [1600, 900] } }"),
  ]
}
