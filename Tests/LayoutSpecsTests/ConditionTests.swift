import Diagnostics
import Documents
import Testing

@testable import LayoutSpecs

/// Conditions: their grammar, and when they hold.
struct ConditionTests {
  private func parse(_ text: String) -> Condition? { try? ConditionParser.condition(text) }

  private let book = ConditionEnvironment(
    flags: [.folded, .foldable, .landscape],
    traits: [
      .widthClass: .word("regular"), .heightClass: .word("compact"), .pose: .word("book"),
      .textSize: .word("xxxLarge"), .windowWidth: .number(951), .device: .word("iphone-duo"),
      .family: .word("iphone"), .locale: .word("pt-BR"), .os: .version([27, 1]),
      .window: .word("split-1/2"),
    ])

  @Test func `and binds closer than or, not closer than both`() {
    #expect(
      parse("not folded and dark or rtl")
        == .any([.all([.not(.flag(.folded)), .flag(.dark)]), .flag(.rtl)]))
    #expect(
      parse("not (folded and (dark or rtl))")
        == .not(.all([.flag(.folded), .any([.flag(.dark), .flag(.rtl)])])))
    #expect(parse("folded and dark and rtl") == .all([.flag(.folded), .flag(.dark), .flag(.rtl)]))
  }

  @Test func `values are typed by their trait`() {
    #expect(parse("windowWidth>=400.5") == .compare(.windowWidth, .greaterOrEqual, .number(400.5)))
    #expect(parse("os < 26.1.2") == .compare(.os, .less, .version([26, 1, 2])))
    #expect(
      parse("device in (a-1, b)") == .isOne(.device, of: [.word("a-1"), .word("b")]))
    #expect(parse("pose in book") == .isOne(.pose, of: [.word("book")]))
    #expect(parse("window == 400x700") == .compare(.window, .equal, .word("400x700")))
    #expect(parse("window != split-1/3") == .compare(.window, .notEqual, .word("split-1/3")))
  }

  @Test(arguments: [
    ("folded and foldable and not dark", true),
    ("portrait or landscape", true),
    ("not folded", false),
    ("widthClass == regular", true),
    ("widthClass > compact", true),
    ("heightClass >= regular", false),
    ("textSize < accessibility1", true),
    ("textSize >= xxxLarge", true),
    ("textSize > xxxLarge", false),
    ("windowWidth == 951.01", true),
    ("windowWidth == 951.02", false),
    ("windowWidth < 951", false),
    ("windowWidth <= 951", true),
    ("os >= 27", true),
    ("os == 27.1.0", true),
    ("os < 27.2", true),
    ("os == 27", false),
    ("device in (iphone-17, iphone-duo)", true),
    ("locale == pt-BR", true),
    ("locale != en", true),
    ("window == split-1/2", true),
    ("pose in (tent, laptop)", false),
  ])
  func `a condition holds by the traits`(_ text: String, _ expected: Bool) throws {
    #expect(try ConditionParser.condition(text).holds(in: book) == expected)
  }

  @Test(arguments: Condition.Trait.allCases)
  func `a trait that is not there equals nothing`(_ trait: Condition.Trait) throws {
    let value =
      switch trait.domain {
      case .words(let words, _): words[0]
      case .number: "1"
      case .version: "27"
      case .name, .locale: "en"
      case .window: "full"
      }
    let nothing = ConditionEnvironment()
    for sign in ["==", "in"] + (trait.isOrdered ? ["<", "<=", ">", ">="] : []) {
      let text = "\(trait.rawValue) \(sign) \(value)"
      #expect(try !ConditionParser.condition(text).holds(in: nothing), "\(text)")
    }
    #expect(try ConditionParser.condition("\(trait.rawValue) != \(value)").holds(in: nothing))
  }

  @Test(arguments: [
    ("", 0), ("and", 0), ("folded and", 10), ("folded dark", 7), ("(folded", 0), ("folded)", 6),
    ("pose", 4), ("pose ==", 7), ("pose == book, dark", 12), ("pose in ()", 9),
    ("pose in (book", 8), ("pose in (book,)", 14), ("pose in (book dark)", 14), ("!folded", 0),
    ("windowWidth > 4e2", 14), ("os == 27.1.2.3", 6), ("device == Duo", 10), ("locale == e", 10),
    ("window == half", 10), ("üü and folded", 0), ("folded & dark", 7), ("not not folded", 4),
    ("zIndex > high", 9), ("pose = book", 5),
  ])
  func `what is wrong is told with its place`(_ text: String, _ offset: Int) {
    do throws(ConditionParser.Problem) {
      let condition = try ConditionParser.condition(text)
      Issue.record("\(text) was read as \(condition)")
    } catch {
      #expect(error.offset == offset, "\(error.message)")
    }
  }

  @Test func `very deep and very long conditions end`() {
    let deep = String(repeating: "(", count: 100_000) + "dark"
    #expect(parse(deep) == nil)
    let long = Array(repeating: "dark", count: 20_000).joined(separator: " or ")
    #expect(parse(long) != nil)
    #expect(
      parse(String(repeating: "(", count: 60) + "dark" + String(repeating: ")", count: 60))
        == .flag(.dark))
  }
}
