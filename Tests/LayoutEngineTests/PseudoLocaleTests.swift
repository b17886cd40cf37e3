import Geometry
import LayoutEngine
import TestSupport
import Testing

struct PseudoLocaleTests {
  @Test func `long texts reach the length of translations and end in a bracket`() {
    // 10 letters get 20, 40 get 56, 100 get 130: the table's factors 2, 1.4 and 1.3.
    for (count, least) in [(5, 10), (10, 20), (11, 20), (40, 56), (100, 130)] {
      let changed = PseudoLocale.long.changed(String(repeating: "a", count: count))
      #expect(changed.count >= least, "\(count) letters gave \(changed.count)")
      #expect(changed.count < least + 8)
      #expect(changed.first == "[")
      #expect(changed.last == "]")
    }
  }

  @Test func `an empty text stays empty`() {
    #expect(PseudoLocale.long.changed("") == "")
    #expect(PseudoLocale.rightToLeft.changed(" ") == " ")
  }

  @Test func `every text of a screen is changed, literals included`() throws {
    let plain = try SampleScreen.resolve("content: { text: Hello, id: a }")
    let long = try SampleScreen.resolve("content: { text: Hello, id: a }") { $0.locale = "x-long" }
    #expect(long.element("a")?.content.text?.string == "[Héļļö one]")
    let before = try #require(plain.element("a")?.windowFrame.width)
    let after = try #require(long.element("a")?.windowFrame.width)
    #expect(after > before * 2)
  }

  @Test func `strings are taken from the development language without a complaint`() throws {
    let layout = try SampleScreen.resolve(
      "content: { text: { key: hello }, id: a }", top: "strings: { en: { hello: Hi } }"
    ) { $0.locale = "x-rtl" }
    #expect(layout.element("a")?.content.text?.string == "\u{202E}Hi\u{202C}")
    #expect(layout.notes.isEmpty)
  }
}
