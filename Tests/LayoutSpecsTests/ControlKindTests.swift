import Diagnostics
import LayoutSpecs
import Testing

/// The properties of controls as the reader understands them.
struct ControlKindTests {
  private func kind(_ text: String) throws -> NodeKind {
    let file = "proofsheet: 1\nname: a\nscreens:\n  - id: main\n    content: { \(text) }\n"
    let reading = SpecReader.read(Array(file.utf8), file: "spec.yaml")
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.map(\.line))")
    return try #require(reading.spec).screens[0].content.kind
  }

  @Test func `what is not said is what the language says`() throws {
    guard case .textField(let field) = try kind("textField: {}"),
      case .toggle(let toggle) = try kind("toggle: {}"),
      case .slider(let slider) = try kind("slider: {}"),
      case .stepper(let stepper) = try kind("stepper: {}"),
      case .segmented(let segmented) = try kind("segmented: { items: [a] }"),
      case .progress(let progress) = try kind("progress: {}"),
      case .spinner(let spinner) = try kind("spinner: {}")
    else {
      Issue.record("a kind is read as another")
      return
    }
    #expect(field == TextFieldContent(placeholder: nil, text: nil))
    #expect(toggle == ToggleContent(title: nil, isOn: false))
    #expect(slider.value == 0.5)
    #expect(stepper.value == 0)
    #expect(segmented.selected.value == 0)
    #expect(progress.value == 0.5)
    #expect(spinner.size == .medium)
  }

  @Test func `every property is read`() throws {
    guard case .textField(let field) = try kind("textField: { placeholder: Name, text: yes }"),
      case .toggle(let toggle) = try kind("toggle: { title: 12, on: true }"),
      case .slider(let slider) = try kind("slider: { value: 0 }"),
      case .stepper(let stepper) = try kind("stepper: { value: -7.5 }"),
      case .segmented(let segmented) = try kind("segmented: { items: [no, 2], selected: 1 }"),
      case .progress(let progress) = try kind("progress: { value: 1 }"),
      case .spinner(let spinner) = try kind("spinner: { size: large }")
    else {
      Issue.record("a kind is read as another")
      return
    }
    // Words are words, whatever they look like.
    #expect(field == TextFieldContent(placeholder: .literal("Name"), text: .literal("yes")))
    #expect(toggle == ToggleContent(title: .literal("12"), isOn: true))
    #expect(slider.value == 0)
    #expect(stepper.value == -7.5)
    #expect(segmented.items == [.literal("no"), .literal("2")])
    #expect(segmented.selected.value == 1)
    #expect(progress.value == 1)
    #expect(spinner.size == .large)
  }

  @Test func `a component that is used twice reports its wrong choice once`() {
    let file = """
      proofsheet: 1
      name: a
      components: { c: { segmented: { items: [a], selected: 1 } } }
      screens:
        - id: main
          content: { vstack: [{ use: c }, { use: c }] }
      """
    let reading = SpecReader.read(Array(file.utf8), file: "spec.yaml")
    #expect(reading.diagnostics.map(\.rule) == ["out-of-range"])
    #expect(reading.diagnostics.first?.position?.line == 3)
  }
}
