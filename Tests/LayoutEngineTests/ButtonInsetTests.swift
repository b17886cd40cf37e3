import Geometry
import LayoutEngine
import TestSupport
import Testing

/// Buttons and fields of apps that configure nothing.
struct ButtonInsetTests {
  /// A height that saved files show for a size of type: layout metrics, section 6.
  struct Height: CustomTestStringConvertible, Sendable {
    var size: Double
    var height: Double

    var testDescription: String { "\(size) pt" }
  }

  @Test(arguments: [
    Height(size: 14, height: 29), Height(size: 15, height: 30), Height(size: 17, height: 33),
    Height(size: 24, height: 41), Height(size: 30, height: 48),
  ])
  func `a button without a configuration is 12 higher than its line`(_ row: Height) throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        button: { title: Go, size: \(row.size), insets: [6, 0], style: plain }
        id: go
      """)
    let frame = layout.frame("go")
    // The files are rounded to a point or half a one.
    #expect(abs(frame[3] - row.height) < 1)
    // Two letters, half a type size each.
    #expect(abs(frame[2] - row.size) < 0.5)
  }

  @Test func `insets that differ move the title`() throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        button: { title: Go, size: 20, insets: { leading: 30, top: 4, trailing: 10 } }
        id: go
      """)
    let frame = layout.frame("go")
    #expect(frame[2] == 60)
    guard case .button(let drawing)? = layout.element("go")?.content else {
      Issue.record("no button")
      return
    }
    #expect(drawing.title?.lines.first?.origin.x == frame[0] + 30)
  }

  /// 22 for 17 points: interface builder facts, section 8.
  @Test func `a field without a border is as high as its line and 1.5 points`() throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        textField: { text: Name, border: none }
        id: name
      """)
    #expect(abs(layout.frame("name")[3] - 22) < 0.5)
  }

  @Test func `a label without a letter takes no room among constraints`() throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        constraints:
          children: [{ text: "", id: empty }, { box: a, id: under }]
          rules:
            - empty.top == parent.top
            - empty.leading == parent.leading
            - under.top == empty.bottom
            - under.leading == parent.leading
            - under.width == 10
            - under.height == 10
      """)
    #expect(layout.frame("empty")[3] == 0)
    #expect(layout.frame("under")[1] == 62)
  }
}
