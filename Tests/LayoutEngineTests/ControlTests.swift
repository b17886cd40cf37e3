import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// Controls through spec and engine, with numbers worked out by hand.
///
/// The device is 402 x 874 points with a safe area of 62 above and 34 below, so the root is offered
/// 402 x 778 and centred at (201, 451). A character is half as wide as the type size.
struct ControlTests {
  private func parts(
    _ text: String, top: String = "", change: (inout Configuration) -> Void = { _ in }
  ) throws -> (frame: [Double], parts: PlacedControl.Parts, element: Element) {
    let layout = try SampleScreen.resolve(
      "content:\n  \(text)\n  id: a", top: top, change: change)
    let element = try #require(layout.element("a"))
    return (layout.frame("a"), try #require(element.content.control).parts, element)
  }

  /// The size where no width is proposed: that of content that scrolls to the side.
  private func ideal(_ text: String, os: Int = 27) throws -> Size {
    let layout = try SampleScreen.resolve(
      "content:\n  scroll:\n    axis: horizontal\n    content: { \(text), id: a }"
    ) { $0.os = Version(os) }
    return try #require(layout.element("a")?.windowFrame.size)
  }

  // MARK: Toggle

  @Test func `a toggle takes the proposed width, its title first and its switch last`() throws {
    let (frame, parts, element) = try parts("toggle: { title: Wi-Fi, on: true }")
    #expect(frame == [0, 437, 402, 28])
    guard case .toggle(let toggle) = parts else {
      Issue.record("another control")
      return
    }
    #expect(toggle.track == Rect(x: 339, y: 437, width: 63, height: 28))
    #expect(toggle.thumb == Rect(x: 363, y: 439, width: 37, height: 24))
    let title = try #require(toggle.title)
    #expect(title.lines.map(\.string) == ["Wi-Fi"])
    // A line of 20 1/3 centred on 28: it starts 3 5/6 below 437.
    let baseline = 437 + (28 - 61.0 / 3) / 2 + 17 * 0.952148
    #expect(title.lines[0].origin.x == 0)
    #expect(abs(title.lines[0].origin.y - baseline) < 1e-9)
    #expect(element.isInteractive && element.role == .interactive)
  }

  @Test func `a switch that is off has its thumb at the near end`() throws {
    let now = try parts("toggle: {}").parts
    let before = try parts("toggle: {}") { $0.os = Version(18) }.parts
    guard case .toggle(let new) = now, case .toggle(let old) = before else {
      Issue.record("another control")
      return
    }
    #expect(new.thumb.minX - new.track.minX == 2)
    #expect(old.track.size == Size(width: 51, height: 31))
    #expect(old.thumb.minX - old.track.minX == 2 && old.thumb.width == 27)
  }

  @Test func `a title wraps before the switch, and makes the toggle higher`() throws {
    // 402 - 63 - 8 leaves 331: 38 characters of 8.5.
    let words = "one two three four five six seven eight nine"
    let (frame, parts, _) = try parts("toggle: { title: \(words) }")
    guard case .toggle(let toggle) = parts else {
      Issue.record("another control")
      return
    }
    #expect(
      toggle.title?.lines.map(\.string) == ["one two three four five six seven", "eight nine"])
    #expect(abs(frame[3] - 122.0 / 3) < 1e-9)
    #expect(abs(toggle.track.midY - 451) < 1e-9)
  }

  @Test func `a toggle without room to fill is as wide as its parts`() throws {
    // 5 x 8.5 up to the third of a point, 8 and 63.
    let size = try ideal("toggle: { title: Wi-Fi }")
    #expect(abs(size.width - (128.0 / 3 + 71)) < 1e-9)
    #expect(try ideal("toggle: {}", os: 18) == Size(width: 51, height: 31))
  }

  // MARK: Text field

  @Test func `a text field takes the proposed width and the height of its version`() throws {
    let (frame, parts, _) = try parts("textField: { text: Maria }")
    #expect(frame == [0, 434, 402, 34])
    guard case .textField(let field) = parts else {
      Issue.record("another control")
      return
    }
    #expect(!field.isPlaceholder)
    #expect(field.text?.lines[0].origin.x == 7)
    #expect(field.text?.color == 0x0000_00FF)
    #expect(try self.parts("textField: {}") { $0.os = Version(12) }.frame == [0, 436, 402, 30])
  }

  @Test func `an empty field shows its placeholder, a field with nothing shows nothing`() throws {
    guard
      case .textField(let empty) = try parts("textField: { placeholder: Name }").parts,
      case .textField(let blank) = try parts("textField: { placeholder: Name, text: '' }").parts,
      case .textField(let bare) = try parts("textField: {}").parts
    else {
      Issue.record("another control")
      return
    }
    #expect(empty.isPlaceholder && empty.text?.string == "Name")
    #expect(empty.text?.color == 0x3C3C_434C)
    #expect(blank == empty)
    #expect(bare.text == nil)
  }

  @Test func `a field grows with its text`() throws {
    // Body is 23 at xxxLarge: 27 2/3 high in thirds of a point, with 4 above and below.
    let large = try parts("textField: {}") { $0.textSize = .xxxLarge }
    #expect(abs(large.frame[3] - 107.0 / 3) < 1e-9)
    #expect(large.element.reason.rule.hasSuffix("its line of 27.67 with 4 above and below high"))
    #expect(try parts("textField: {}") { $0.textSize = .xSmall }.frame[3] == 34)
    // 53 points: 63.248 up to 63 1/3.
    let largest = try parts("textField: { text: A }") { $0.textSize = .accessibility5 }
    #expect(abs(largest.frame[3] - 214.0 / 3) < 1e-9)
    guard case .textField(let field) = largest.parts else {
      Issue.record("another control")
      return
    }
    #expect(field.text?.font.size == 53)
  }

  @Test func `a field is one line, cut where it is too long`() throws {
    let words = "a name that is far too long for a field of this width, by far, by very far"
    guard case .textField(let field) = try parts("textField: { text: '\(words)' }").parts else {
      Issue.record("another control")
      return
    }
    #expect(field.text?.lines.count == 1)
    #expect(field.text?.truncated == true)
    // 74 characters of 8.5 up to the third of a point, and 7 at both sides.
    let wide = try ideal("textField: { text: '\(words)' }").width
    #expect(abs(wide - (629 + 14)) < 1e-9)
    #expect(try ideal("textField: {}").width == 14)
  }

  // MARK: Slider, progress, stepper, spinner

  @Test func `the thumb of a slider goes from edge to edge`() throws {
    let track = Rect(x: 0, y: 448, width: 402, height: 6)
    for (value, x) in [(0.0, 0.0), (0.5, 182.5), (1.0, 365.0)] {
      let (frame, parts, _) = try parts("slider: { value: \(value) }")
      #expect(frame == [0, 434, 402, 34])
      guard case .slider(let slider) = parts else {
        Issue.record("another control")
        continue
      }
      #expect(slider.thumb == Rect(x: x, y: 439, width: 37, height: 24))
      #expect(slider.track == track)
      #expect(slider.filled == Rect(x: 0, y: 448, width: x + 18.5, height: 6))
    }
    #expect(try ideal("slider: {}") == Size(width: 100, height: 34))
    #expect(try ideal("slider: {}", os: 17) == Size(width: 100, height: 31))
  }

  @Test func `a bar fills from the near end and is no control`() throws {
    let (frame, parts, element) = try parts("progress: { value: 0.25 }")
    #expect(frame == [0, 449, 402, 4])
    guard case .progress(let progress) = parts else {
      Issue.record("another control")
      return
    }
    #expect(progress.filled == Rect(x: 0, y: 449, width: 100.5, height: 4))
    #expect(!element.isInteractive && element.role == .image)
    #expect(try ideal("progress: {}", os: 13) == Size(width: 100, height: 2))
  }

  @Test func `a stepper has two halves, and knows where it ends`() throws {
    let (frame, parts, _) = try parts("stepper: {}")
    #expect(frame == [154, 435, 94, 32])
    guard case .stepper(let stepper) = parts,
      case .stepper(let last) = try self.parts("stepper: { value: 100 }").parts
    else {
      Issue.record("another control")
      return
    }
    #expect(stepper.decrement == Rect(x: 154, y: 435, width: 47, height: 32))
    #expect(stepper.increment == Rect(x: 201, y: 435, width: 47, height: 32))
    #expect(!stepper.goesDown && stepper.goesUp)
    #expect(last.goesDown && !last.goesUp)
  }

  @Test func `a spinner has two sizes`() throws {
    #expect(try parts("spinner: {}").frame == [191, 441, 20, 20])
    #expect(try parts("spinner: { size: large }").frame == [182.5, 432.5, 37, 37])
    #expect(try !parts("spinner: {}").element.isInteractive)
  }

  // MARK: Segments

  @Test func `segments share the proposed width evenly`() throws {
    let (frame, parts, _) = try parts("segmented: { items: [Day, Week, Month], selected: 1 }")
    #expect(frame == [0, 435, 402, 32])
    guard case .segmented(let segmented) = parts else {
      Issue.record("another control")
      return
    }
    #expect(segmented.segments.map(\.frame.minX) == [0, 134, 268])
    #expect(segmented.selection == Rect(x: 136, y: 437, width: 130, height: 28))
    // 3 characters of 6.5, up to the third of a point, centred on 134.
    #expect(abs(segmented.segments[0].title.lines[0].origin.x - (67 - 9.75)) < 0.2)
  }

  @Test func `where no width is proposed the widest segment decides`() throws {
    // 5 characters of 6.5 up to the third of a point, with 10 at each side, three times.
    let size = try ideal("segmented: { items: [Day, Week, Month] }")
    #expect(abs(size.width - 3 * (98.0 / 3 + 20)) < 1e-9)
    // Short words take the least width of a segment.
    #expect(try ideal("segmented: { items: [A, B] }").width == 64)
  }

  @Test func `words of segments keep their size and are cut`() throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        segmented: { items: [Automatic, Metric] }
        frame: { width: 70 }
        id: a
      """
    ) { $0.textSize = .accessibility3 }
    guard case .segmented(let segmented) = layout.element("a")?.content.control?.parts else {
      Issue.record("another control")
      return
    }
    #expect(segmented.segments.allSatisfy { $0.title.font.size == 13 && $0.title.truncated })
    #expect(segmented.platter.width == 70)
  }

  @Test func `a choice that a variation moved past the last item is no choice`() throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        segmented: { items: [a, b, c], selected: 0 }
        when:
          - { if: portrait, set: { selected: 2 } }
          - { if: family == iphone, set: { items: [a, b] } }
        id: a
      """)
    guard case .segmented(let segmented) = layout.element("a")?.content.control?.parts else {
      Issue.record("another control")
      return
    }
    #expect(segmented.segments.count == 2 && segmented.selection == nil)
  }

  // MARK: All

  @Test func `from right to left everything stands on the other side`() throws {
    func mirrored(_ text: String) throws -> PlacedControl.Parts {
      try parts(text) { $0.direction = .rightToLeft }.parts
    }
    guard case .toggle(let toggle) = try mirrored("toggle: { title: Wi-Fi, on: true }"),
      case .textField(let field) = try mirrored("textField: { text: Maria }"),
      case .slider(let slider) = try mirrored("slider: { value: 0 }"),
      case .stepper(let stepper) = try mirrored("stepper: {}"),
      case .segmented(let segmented) = try mirrored("segmented: { items: [a, b, c] }"),
      case .progress(let progress) = try mirrored("progress: { value: 0.25 }")
    else {
      Issue.record("a control is another")
      return
    }
    #expect(toggle.track.minX == 0 && toggle.thumb.minX == 2)
    #expect(abs((toggle.title?.lines[0].origin.x ?? 0) - (402 - 42.5)) < 1e-9)
    #expect(abs((field.text?.lines[0].origin.x ?? 0) - (402 - 7 - 42.5)) < 1e-9)
    #expect(slider.thumb.maxX == 402 && slider.filled.minX == 402 - 18.5)
    #expect(stepper.decrement.minX == 201 && stepper.increment.minX == 154)
    #expect(segmented.segments.map(\.frame.minX) == [268, 134, 0])
    #expect(segmented.selection == Rect(x: 270, y: 437, width: 130, height: 28))
    #expect(progress.filled == Rect(x: 301.5, y: 449, width: 100.5, height: 4))
  }

  @Test func `rows align on the words of controls, and on the bottom of those without`() throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        hstack:
          alignment: firstBaseline
          children:
            - { text: A, id: t }
            - { textField: { text: B }, id: f, frame: { width: 60 } }
            - { segmented: { items: [a, b] }, id: s, frame: { width: 80 } }
            - { stepper: {}, id: p }
      """)
    func line(_ id: String) -> Double? {
      let element = layout.element(id)
      return element?.content.control?.texts.first?.lines[0].origin.y
        ?? element?.content.text?.lines[0].origin.y
    }
    let baseline = try #require(line("t"))
    #expect(abs(try #require(line("f")) - baseline) < 1e-9)
    #expect(abs(try #require(line("s")) - baseline) < 1e-9)
    #expect(abs(try #require(layout.element("p")?.windowFrame.maxY) - baseline) < 1e-9)
  }

  @Test func `modifiers say otherwise about touch and role`() throws {
    let element = try parts("slider: {}\n  interactive: false\n  role: decoration").element
    #expect(!element.isInteractive && element.role == .decoration)
    #expect(try parts("progress: {}\n  interactive: true").element.role == .interactive)
  }

  @Test func `strings are looked up, and missing ones told`() throws {
    let layout = try SampleScreen.resolve(
      "content: { segmented: { items: [{ key: day }, b] }, id: a }",
      top: "strings: { en: { day: Day }, de: {} }"
    ) { $0.locale = "de" }
    #expect(layout.element("a")?.content.control?.texts.map(\.string) == ["Day", "b"])
    #expect(layout.notes.map(\.rule) == ["string-missing"])
    #expect(layout.textMetrics == "fixed advance")
  }

  @Test func `a pseudo-locale changes words once, and a missing string is told once`() throws {
    for text in ["textField: { text: Maria }", "textField: { placeholder: Maria }"] {
      guard case .textField(let field) = try parts(text, change: { $0.locale = "x-long" }).parts
      else {
        Issue.record("another control")
        continue
      }
      #expect(field.text?.string.filter { $0 == "[" }.count == 1)
    }
    let layout = try SampleScreen.resolve(
      "content: { textField: { text: { key: name } }, id: a }",
      top: "strings: { en: { name: Name }, de: {} }"
    ) { $0.locale = "de" }
    #expect(layout.notes.map(\.rule) == ["string-missing"])
  }

  @Test(arguments: [
    ("toggle: {}", 27, "switch 63 x 28, from version 26"),
    ("toggle: {}", 16, "switch 51 x 31, to version 18"),
    (
      "toggle: { title: A }", 27,
      "text on one line at 17 pt and switch 63 x 28, from version 26, over the proposed width"
    ),
    ("slider: {}", 18, "the proposed width, 34 high, version 18 only"),
    ("textField: {}", 27, "the proposed width, 34 high, from version 13"),
    (
      "segmented: { items: [a] }", 27, "1 segment over the proposed width, 32 high, from version 13"
    ),
    ("progress: {}", 12, "the proposed width, 2 high, to version 13"),
    ("spinner: {}", 27, "medium spinner 20 x 20"),
  ])
  func `the reason of a size is said in words`(_ text: String, _ os: Int, _ words: String) throws {
    let layout = try SampleScreen.resolve("content: { \(text), id: a }") { $0.os = Version(os) }
    #expect(layout.element("a")?.reason.rule == words)
  }
}

extension ElementContent {
  /// The control, where there is one.
  var control: PlacedControl? {
    if case .control(let control) = self { control } else { nil }
  }
}
