import Diagnostics
import LayoutSpecs
import Testing

/// The on-screen keyboard of a screen.
@Suite struct KeyboardValueTests {
  private func read(_ value: String) -> (ScreenKeyboard?, [String]) {
    let text =
      "proofsheet: 1\nname: a\nscreens:\n  - { id: main, keyboard: \(value), content: { box: {} } }\n"
    let reading = SpecReader.read(Array(text.utf8), file: "a.yaml")
    return (reading.spec?.screens.first?.keyboard, reading.diagnostics.map(\.rule))
  }

  @Test func `a keyboard is away, docked, or docked with proposals`() {
    #expect(read("false").0 == .hidden)
    #expect(read("true").0 == .docked(hasPredictionBar: false))
    #expect(read("{ prediction: true }").0 == .docked(hasPredictionBar: true))
    #expect(read("{ prediction: false }").0 == .docked(hasPredictionBar: false))
  }

  @Test func `other values are refused`() {
    #expect(read("yes").1 == ["wrong-type"])
    #expect(read("[true]").1 == ["wrong-type"])
    #expect(read("{ predictions: true }").1 == ["unknown-key"])
    #expect(read("{ prediction: maybe }").1 == ["wrong-type"])
  }
}
