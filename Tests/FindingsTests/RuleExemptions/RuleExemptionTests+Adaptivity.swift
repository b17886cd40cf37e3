import Devices
import Typography

/// Rules on how a screen adapts.
extension RuleExemptionTests {
  static let adaptivity = [
    Row(
      rule: "AD-07", about: "an ornament is made to lie outside",
      screen: """
        content: { text: Hello }
        ornaments:
          - { attachmentAnchor: bottom, content: { button: Play, frame: { width: 60, height: 60 } } }
        """, device: "apple-vision-pro-window"),
    Row(
      rule: "AD-07", about: "what is farther on in a row that scrolls",
      screen: """
        content:
          scroll:
            axis: horizontal
            content: { hstack: [{ button: One, frame: { width: 900, height: 50 } }] }
        """),
    Row(
      rule: "AD-07", about: "what is wider than a page that scrolls upwards",
      screen: """
        content:
          scroll:
            content: { vstack: [{ button: One, frame: { width: 900, height: 50 } }] }
        """, count: 1),
    Row(
      rule: "AD-07", about: "a row that scrolls sideways in such a page",
      screen: """
        content:
          scroll:
            content:
              scroll:
                axis: horizontal
                content: { hstack: [{ button: One, frame: { width: 900, height: 50 } }] }
              frame: { height: 60 }
        """),
    Row(
      rule: "AD-08", about: "a word that is wider than its line, even where lines are limited",
      screen: "content: { text: A Donaudampfschiff, lineLimit: 4, frame: { width: 80 } }", count: 1),
    Row(
      rule: "AD-08", about: "words that fit their lines",
      screen: "content: { text: A Donaudampfschiff, frame: { width: 140 } }"),
    Row(
      rule: "AD-08", about: "the words of a switch",
      screen: "content: { toggle: { title: Donaudampfschiff }, frame: { width: 120 } }", count: 1),
    Row(
      rule: "AD-08", about: "what is typed in a field",
      screen: "content: { textField: { text: Donaudampfschiff }, frame: { width: 80 } }"),
    Row(
      rule: "AD-08", about: "a title that its bar has no room for",
      screen: """
        navigation: { title: The steamship company of the Danube and of its tributaries }
        content: { text: Hello }
        """, count: 1),
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
      rule: "AD-12", about: "the same, where only landscape is supported",
      screen: """
        orientations: [landscapeLeft, landscapeRight]
        content:
          hstack: [{ button: One, id: one }, { spacer: }, { button: Another, id: other }]
          padding: { leading: 40 }
          when: [{ if: orientation == landscapeRight, set: { padding: { trailing: 40 } } }]
        """, orientations: [.landscapeLeft, .landscapeRight]),
    Row(
      rule: "AD-12", about: "one of the two landscapes, beside portrait",
      screen: "orientations: [portrait, landscapeRight]\ncontent: { text: Hello }", count: 1),
    Row(
      rule: "AD-12", about: "both landscapes by their common name",
      screen: "orientations: [portrait, landscape]\ncontent: { text: Hello }"),
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
  ]
}
