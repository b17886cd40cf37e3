import Cairo
import Geometry
import Testing
import Typography

struct PangoTextMeasurerTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try TextShaper()) }

  private func measure(
    _ string: String, width: Double? = nil, lines: Int? = nil, size: Double = 17,
    direction: LayoutDirection = .leftToRight, locale: String = "en"
  ) -> MeasuredText {
    measurer.measure(
      TextRequest(
        string: string, font: Font(size: size), maximumWidth: width, lineLimit: lines,
        locale: locale, direction: direction))
  }

  @Test func `the metrics are named after the installed font`() {
    #expect(measurer.metricsName.wholeMatch(of: /Inter \d+\.\d{3}/) != nil)
  }

  @Test func `an advance width is what the font's table says`() {
    // Inter 3.19's `hmtx`: H is 2084 of 2816 units wide; no kerning between equals.
    #expect(abs(measure("H", size: 2816).width - 2084) < 1)
    #expect(abs(measure("HH", size: 2816).width - 2 * 2084) < 2)
  }

  @Test func `widths are not rounded and grow with the size`() {
    let small = measure("Proof sheet", size: 10).width
    #expect(abs(measure("Proof sheet", size: 100).width / small - 10) < 0.01)
    #expect(small != small.rounded())
  }

  @Test func `a line never gets smaller when the category grows`() {
    for platform in TypePlatform.allCases {
      for style in TextStyle.allCases {
        var last = 0.0
        for size in TextSize.allCases {
          let points = DynamicType.specification(platform: platform, style: style, size: size).size
          let width = measure("Hamburgefonstiv 27", size: points).width
          #expect(width >= last, "\(platform) \(style) \(size)")
          last = width
        }
      }
    }
  }

  @Test func `an empty text has one empty line`() {
    #expect(measure("") == MeasuredText(lines: [MeasuredLine(string: "", width: 0)]))
    #expect(measure("", width: 100, lines: 2).lines.count == 1)
  }

  @Test func `a limit that the text keeps anyway changes nothing`() {
    let texts = [
      "one two three four five six", "a\nb c d e f g h\n\ni", "Donaudampfschifffahrt an Bord",
      "שלום לכם one two", "一二三四五六七八九十",
    ]
    for text in texts {
      for width in stride(from: 12.0, through: 300, by: 9) {
        let free = measure(text, width: width)
        for more in 0...2 {
          #expect(measure(text, width: width, lines: free.lines.count + more) == free)
        }
      }
    }
  }

  @Test func `lines break where the text says`() {
    let text = measure("one\ntwo\r\n\nfour", width: 300)
    #expect(text.lines.map(\.string) == ["one", "two", "", "four"])
    #expect(!text.truncated)
  }

  @Test func `lines break between words and fit`() {
    let string = "The quick brown fox jumps over the lazy dog"
    let text = measure(string, width: 120)
    #expect(text.lines.map(\.string).joined(separator: " ") == string)
    #expect(text.lines.count > 2)
    for line in text.lines { #expect(line.width <= 120) }
    // Greedy: the first word of a line would not have fitted on the line before.
    for (line, next) in zip(text.lines, text.lines.dropFirst()) {
      let word = next.string.split(separator: " ")[0]
      #expect(measure("\(line.string) \(word)").width > 120)
    }
  }

  @Test func `a word wider than the room breaks inside`() {
    let text = measure("Donaudampfschifffahrtsgesellschaft", width: 100)
    #expect(text.lines.map(\.string).joined() == "Donaudampfschifffahrtsgesellschaft")
    for line in text.lines { #expect(line.width <= 100) }
  }

  @Test(arguments: [
    ("Donaudampfschifffahrtsgesellschaft", "Donaudampfschifffahrtsgesellschaft"),
    ("One Donaudampfschifffahrt more", "Donaudampfschifffahrt"),
    ("one\nDonaudampfschifffahrt", "Donaudampfschifffahrt"),
    // Lines may end between the two parts, between ideographs, and where no space is written.
    ("The quick brown fox jumps over it", nil), ("Ski-Stiefel-Verleih", nil),
    ("日本語の長い文章はどこでも改行できます", nil), ("สวัสดีชาวโลกทั้งหลายที่รัก", nil),
  ])
  func `the word that a line breaks in is told`(_ string: String, _ word: String?) {
    let text = measure(string, width: 100)
    #expect(text.lines.count > 1)
    #expect(text.brokenWord == word)
    #expect(measure(string, width: 2000).brokenWord == nil)
  }

  @Test func `a text fits into its own width`() {
    for string in ["Play", "Now playing", "3:42", "Settings and more"] {
      let width = measure(string).width
      #expect(measure(string, width: width).lines.map(\.string) == [string])
      #expect(measure(string, width: width - 0.01).lines.count > 1)
    }
  }

  @Test func `what does not fit ends in an ellipsis`() {
    let text = measure("The quick brown fox jumps over the lazy dog", width: 120, lines: 2)
    #expect(text.truncated)
    #expect(text.lines.count == 2)
    #expect(text.lines[0].string == "The quick")
    #expect(text.lines[1].string.hasPrefix("brown fox"))
    #expect(text.lines[1].string.hasSuffix("…"))
    #expect(text.lines[1].width <= 120)
  }

  @Test func `paragraphs beyond the limit leave an ellipsis`() {
    let text = measure("one\ntwo\nthree", lines: 2)
    #expect(text.lines.map(\.string) == ["one", "two…"])
    #expect(text.truncated)
    let narrow = measure("one\ntwo", width: measure("one").width + 1, lines: 1)
    #expect(narrow.lines.count == 1)
    #expect(narrow.lines[0].string.hasSuffix("…"))
    #expect(narrow.lines[0].width <= measure("one").width + 1)
  }

  @Test func `a limit that is reached exactly cuts nothing`() {
    let text = measure("one\ntwo", width: 300, lines: 2)
    #expect(text.lines.map(\.string) == ["one", "two"])
    #expect(!text.truncated)
  }

  @Test(arguments: [0, -5, 0.5])
  func `no room at all still gives every character`(width: Double) {
    let text = measure("abc", width: width)
    #expect(text.lines.map(\.string).joined() == "abc")
  }

  @Test(arguments: [Double.infinity, .nan, 1e12])
  func `unlimited room is no limit`(width: Double) {
    #expect(measure("a long line of words", width: width).lines.count == 1)
  }

  @Test func `Thai and Japanese break without spaces`() {
    let thai = measure("ภาษาไทยเป็นภาษาที่มีระดับเสียง", width: 100, locale: "th")
    #expect(thai.lines.count > 1)
    #expect(thai.missingGlyphs == 0)
    let japanese = measure("日本語の文章は空白なしで書かれます。", width: 100, locale: "ja")
    #expect(japanese.lines.count > 1)
    for line in japanese.lines { #expect(!line.string.hasPrefix("。")) }
  }

  @Test func `families that stand in are named`() {
    let text = measure("a 骨 مرحبا 😀", locale: "ja")
    #expect(
      Set(text.fallbackFamilies) == ["Noto Sans CJK JP", "Noto Sans Arabic", "Noto Color Emoji"])
    #expect(text.missingGlyphs == 0)
    #expect(measure("plain").fallbackFamilies == [])
  }

  @Test(
    arguments: [
      ("ja", "Noto Sans CJK JP"), ("ko", "Noto Sans CJK KR"), ("zh-Hans", "Noto Sans CJK SC"),
      ("zh-Hant", "Noto Sans CJK TC"), ("zh-TW", "Noto Sans CJK TC"),
      ("zh-HK", "Noto Sans CJK HK"), ("en", "Noto Sans CJK SC"),
    ])
  func `shared characters take the form of the locale`(locale: String, family: String) {
    #expect(measure("骨", locale: locale).fallbackFamilies == [family])
  }

  @Test func `characters without any glyph are counted`() {
    #expect(measure("a\u{10fffd}b\u{378}").missingGlyphs == 2)
  }

  @Test func `a family that is not installed is reported and Inter used`() {
    let font = Font(family: "No Such Family", size: 17)
    let text = measurer.measure(TextRequest(string: "abc", font: font))
    #expect(text.missingFamily == "No Such Family")
    #expect(text.width == measure("abc").width)
    let inter = measurer.measure(TextRequest(string: "abc", font: Font(family: "Inter", size: 17)))
    #expect(inter.missingFamily == nil)
  }

  @Test func `weights and tabular digits change widths`() {
    func width(_ font: Font, _ string: String) -> Double {
      measurer.measure(TextRequest(string: string, font: font)).width
    }
    let widths = FontWeight.allCases.map { width(Font(size: 17, weight: $0), "Hamburg") }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    let tabular = Font(size: 17, tabularDigits: true)
    #expect(width(tabular, "111") == width(tabular, "888"))
    #expect(width(Font(size: 17), "111") != width(Font(size: 17), "888"))
  }

  @Test func `a line of a right-to-left paragraph that starts with Latin keeps its direction`() {
    let text = measure("שלום\u{a0}לך Latin words follow here", width: 90, locale: "he")
    #expect(text.lines.count > 1)
    #expect(text.lines.dropFirst().contains { $0.string.hasPrefix("\u{200f}") })
  }

  @Test func `a soft hyphen is seen where a line ends at it`() {
    let text = measure("Silben\u{ad}trennung", width: measure("Silben-").width)
    #expect(text.lines[0].string == "Silben-")
    #expect(measure("Silben\u{ad}trennung").width == measure("Silbentrennung").width)
  }

  @Test func `characters made of several parts are never cut`() {
    for width in stride(from: 0.0, through: 120, by: 7) {
      for line in measure("👨‍👩‍👧é🇩🇪👨‍👩‍👧é🇩🇪", width: width).lines {
        #expect(line.string.allSatisfy { "👨‍👩‍👧é🇩🇪".contains($0) }, "\(line)")
      }
    }
  }

  @Test func `control characters do no harm`() {
    let text = measure("a\u{0}b\u{1b}[31mc\u{fffe}", width: 20)
    #expect(!text.lines.isEmpty)
    #expect(text.missingGlyphs == 0)
  }

  @Test func `answers do not depend on what was asked before`() throws {
    let other = PangoTextMeasurer(try TextShaper())
    let requests = ["Play", "骨 bone", "مرحبا", "a 😀", "Play again"].map {
      TextRequest(string: $0, font: Font(size: 15), maximumWidth: 60)
    }
    let forward = requests.map { measurer.measure($0) }
    let backward = requests.reversed().map { other.measure($0) }
    #expect(forward == backward.reversed())
  }
}
