import Cairo
import Devices
import Drawing
import Geometry
import LayoutEngine
import TestSupport
import Testing
import Typography

@testable import Annotations

/// The keyboard of mockups, on every phone and tablet of the catalogue.
struct KeyboardTests {
  private static func page(
    _ stance: TemplateStance, _ traits: TemplateTraits, _ measurer: any TextMeasuring
  ) throws -> (page: DrawnPage, board: KeyLayout?) {
    let layout = try TemplateSpec("chat").layout(stance, traits, measuring: measurer)
    let space = ScreenSpace(origin: .zero, factor: 1)
    let context = ElementContext(
      space: space, ink: Ink(traits.appearance), text: TextSetter(measurer: measurer), assets: [])
    let keyboard = KeyboardDrawing(layout: layout, context: context)
    let list = DisplayList(
      size: layout.scene.display.size, background: Color(0xFFFFFF), title: "keyboard",
      commands: keyboard.mockup())
    return (
      DrawnPage(list),
      keyboard.frame.map {
        KeyLayout(keys: keyboard.keys($0), layout: layout, factor: 1)
      }
    )
  }

  private static let devices = BuiltInCatalog.catalog.devices.filter {
    $0.family == .iphone || $0.family == .ipad
  }.map(\.id)

  private static let alphabets = [
    "en": "abcdefghijklmnopqrstuvwxyz", "he": "אבגדהוזחטיךכלםמןנסעףפץצקרשת",
    "ar": "ءؤابةتثجحخدذرزسشصضطظعغفقكلمنهوىي",
  ]

  @Test(arguments: devices, ["en", "he", "ar"])
  func `each letter stands whole on a cap of its own`(id: String, language: String) throws {
    let measurer = PangoTextMeasurer(try TextShaper())
    var traits = TemplateTraits.usual
    traits.locale = language
    traits.direction = language == "en" ? .leftToRight : .rightToLeft
    for stance in TemplateStance.all(of: try BuiltInCatalog.device(id)) {
      let (page, board) = try Self.page(stance, traits, measurer)
      guard let board else { continue }
      let caps = board.caps.filter { !$0.frame.isEmpty }
      for (index, cap) in caps.enumerated() {
        #expect(cap.frame.width > board.sign * 8, "\(stance): a cap of \(cap.frame.width)")
        for other in caps[(index + 1)...] {
          #expect(!cap.frame.inset(by: 0.01).intersects(other.frame), "\(stance): caps touch")
        }
      }
      let letters = caps.compactMap(\.letter)
      // Apart from how they join, Hebrew and Arabic sort by their numbers as Latin does.
      let alphabet = Self.alphabets[language]?.unicodeScalars.sorted()
      #expect(letters.joined().filter(\.isLetter).unicodeScalars.sorted() == alphabet)
      // Boards with a key of the system at the head of every row have shift in every language.
      #expect(
        caps.contains { $0.sign == .shift }
          == (language == "en" || caps.contains { $0.sign == .tab }))
      #expect(caps.filter { $0.sign == .delete }.count == 1)
      #expect(page.words.count == letters.count)
      for words in page.words {
        let holder = caps.first { $0.frame.contains(words.run.bounds.center) }
        let room = Rect(
          x: words.run.origin.x, y: words.run.origin.y - words.run.font.size * 0.55,
          width: words.run.width, height: words.run.font.size * 0.6)
        #expect(holder?.frame.contains(room) == true, "\(stance): '\(words.run.string)'")
        #expect(holder?.letter == words.run.string, "\(stance)")
        #expect(words.run.width <= (holder?.frame.width ?? 0) * 0.79, "\(stance)")
      }
    }
  }

  /// The inner camera is a region only while it is on: iPhone Duo, section 3.
  @Test func `a camera that is off takes no room from the keys`() throws {
    let measurer = PangoTextMeasurer(try TextShaper())
    let stances = TemplateStance.all(of: try BuiltInCatalog.device("iphone-duo")).filter {
      $0.pose == .flat && $0.orientation == .portraitUpsideDown
    }
    let stance = try #require(stances.first)
    let (page, board) = try Self.page(stance, .usual, measurer)
    let caps = try #require(board).caps.map(\.frame).filter { !$0.isEmpty }
    let left = try #require(caps.map(\.minX).min())
    let right = try #require(caps.map(\.maxX).max())
    #expect(abs(left - (page.size.width - right)) < 0.01)
  }

  @Test func `boards of Hebrew and Arabic begin and end where those of the standards do`() throws {
    let stance = try #require(
      TemplateStance.all(of: try BuiltInCatalog.device("iphone-17-pro")).first)
    for (language, first, last) in [("he", "קשז", "פףץ"), ("ar", "ضشذ", "جطد")] {
      var traits = TemplateTraits.usual
      traits.locale = language
      let board = try #require(try Self.page(stance, traits, FixedAdvanceMeasurer()).board)
      let letters = board.caps.filter { $0.letter?.count == 1 }
      let rows = Dictionary(grouping: letters, by: \.frame.minY).sorted { $0.key < $1.key }
        .map { $0.value.sorted { $0.frame.minX < $1.frame.minX } }
      #expect(rows.compactMap { $0.first?.letter }.joined() == first)
      #expect(rows.compactMap { $0.last?.letter }.joined() == last)
    }
  }

  @Test func `a language with other keys has blank caps`() throws {
    let stance = try #require(
      TemplateStance.all(of: try BuiltInCatalog.device("iphone-17-pro")).first)
    var traits = TemplateTraits.usual
    traits.locale = "ja"
    let japanese = try Self.page(stance, traits, FixedAdvanceMeasurer())
    #expect(japanese.page.words.map(\.run.string) == ["123"])
  }
}
