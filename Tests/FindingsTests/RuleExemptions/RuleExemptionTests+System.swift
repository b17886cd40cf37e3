/// Rules on what the system owns, and on what is presented.
extension RuleExemptionTests {
  static let system = [
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
      rule: "SY-05", about: "a canvas that fills the window",
      screen: "content: { box: {}, interactive: true, primary: true }", device: "macbook-air-13"),
    Row(
      rule: "SY-05", about: "a text at the bottom that the screen is about",
      screen: "content: { vstack: [{ spacer: }, { text: Total, primary: true }] }",
      device: "macbook-air-13", count: 1),
    Row(
      rule: "SY-05", about: "the end of a popover, which hangs from what it belongs to",
      screen: """
        content: { vstack: [{ button: Filter, id: filter, frame: { height: 28 } }, { spacer: }] }
        present:
          style: popover
          source: filter
          content: { vstack: [{ spacer: }, { button: Reset, frame: { height: 28 } }], padding: 16 }
        """,
      device: "macbook-air-13"),
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
  ]
}
