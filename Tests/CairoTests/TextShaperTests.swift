import Cairo
import Geometry
import Testing
import Typography

struct TextShaperTests {
  @Test func `a file that is no font is refused by name`() {
    #expect(throws: FontError.unreadableFile("/nowhere/font.otf")) {
      try TextShaper(fontFiles: ["/nowhere/font.otf"])
    }
  }

  @Test func `a font that the user brings along can be asked for`() throws {
    // DejaVu is on the machine but not among the pinned families.
    let file = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
    guard (try? TextShaper(fontFiles: [file])) != nil else {
      print("skipped: \(file) is not installed")
      return
    }
    let request = TextRequest(string: "iiWW", font: Font(family: "DejaVu Sans Mono", size: 100))
    let without = PangoTextMeasurer(try TextShaper()).measure(request)
    #expect(without.missingFamily == "DejaVu Sans Mono")
    let with = PangoTextMeasurer(try TextShaper(fontFiles: [file])).measure(request)
    #expect(with.missingFamily == nil)
    #expect(with.fallbackFamilies == [])
    // Every glyph of the face is 1233 of 2048 units wide.
    #expect(abs(with.width - 4 * 100 * 1233 / 2048) < 0.1)
  }

  @Test func `the direction is that of the first letter with one`() throws {
    let shaper = try TextShaper()
    func direction(_ string: String) -> String {
      shaper.shape(string, font: Font(size: 12), direction: .rightToLeft, locale: "he")
        .direction.rawValue
    }
    #expect(direction("Hello!") == "leftToRight")
    #expect(direction("… שלום") == "rightToLeft")
    #expect(direction("12:30") == "rightToLeft")
  }

  @Test(arguments: [("a\u{7}b", "a b"), ("tab\there", "tab here"), ("ü–€", "ü–€")])
  func `text is made fit for drawing`(dirty: String, clean: String) {
    #expect(DisplayableText.clean(dirty) == clean)
  }
}
