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

  @Test(arguments: devices)
  func `each letter stands whole on a cap of its own`(id: String) throws {
    let measurer = PangoTextMeasurer(try TextShaper())
    for stance in TemplateStance.all(of: try BuiltInCatalog.device(id)) {
      let (page, board) = try Self.page(stance, .usual, measurer)
      guard let board else { continue }
      let caps = board.caps.filter { !$0.frame.isEmpty }
      for (index, cap) in caps.enumerated() {
        for other in caps[(index + 1)...] {
          #expect(!cap.frame.inset(by: 0.01).intersects(other.frame), "\(stance): caps touch")
        }
      }
      let letters = caps.compactMap(\.letter)
      #expect(letters.joined().filter(\.isLetter).sorted() == Array("abcdefghijklmnopqrstuvwxyz"))
      #expect(page.words.count == letters.count)
      for words in page.words {
        let holder = caps.first { $0.frame.contains(words.run.bounds.center) }
        let room = Rect(
          x: words.run.origin.x, y: words.run.origin.y - words.run.font.size * 0.55,
          width: words.run.width, height: words.run.font.size * 0.6)
        #expect(holder?.frame.contains(room) == true, "\(stance): '\(words.run.string)'")
        #expect(holder?.letter == words.run.string, "\(stance)")
      }
    }
  }

  @Test func `a language with other keys has blank caps`() throws {
    let stance = try #require(
      TemplateStance.all(of: try BuiltInCatalog.device("iphone-17-pro")).first)
    let arabic = try Self.page(stance, .arabic, FixedAdvanceMeasurer())
    #expect(arabic.page.words.isEmpty)
    for locale in ["de", "fr-CA", "ar", "es", "x-rtl", "ja"] {
      #expect(KeyLetters(locale: locale) == nil, "\(locale)")
    }
    for locale in ["en", "en-GB", "pt_BR", "it", "x-long"] {
      #expect(KeyLetters(locale: locale) != nil, "\(locale)")
    }
  }
}
