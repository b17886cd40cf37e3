/// The rules for names, and the words that no id may take.
package enum Names {
  /// The guides of the language; custom ones come beside them.
  static let guides = [
    "window", "parent", "safeArea", "margins", "readable", "keyboard", "contentLayout",
    "frameLayout", "fold", "cameras", "housing", "homeIndicator", "statusStrip", "corners",
  ]
  /// The guides that `align` takes.
  static let alignableGuides = ["window", "parent", "safeArea", "margins", "readable", "keyboard"]
  /// The guides that a custom guide may be made from.
  static let baseGuides = ["window", "safeArea", "margins", "readable", "keyboard"]
  /// The words of expressions.
  static let operators = [
    "and", "or", "not", "in", "when", "within", "clear", "of", "visible", "truncated", "present",
    "above", "below", "before", "after", "inactive", "systemSpacing",
  ]

  private static let reserved = Set(
    guides + operators + Condition.Trait.allCases.map(\.rawValue)
      + Condition.Flag.allCases.map(\.rawValue))

  /// What is wrong with the name of a spec, component, asset or screen; nothing when it is good.
  static func problem(inName name: String) -> String? {
    let bytes = Array(name.utf8)
    guard bytes.count <= 100 else { return "it is longer than 100 characters" }
    guard let first = bytes.first, isLower(first) || isDigit(first),
      bytes.allSatisfy({ isLower($0) || isDigit($0) || $0 == UInt8(ascii: "-") })
    else { return "use lowercase letters, digits and '-', but not '-' first" }
    return nil
  }

  /// What is wrong with an id, a string key or the name of a guide; nothing when it is good.
  static func problem(inID id: String) -> String? {
    let bytes = Array(id.utf8)
    guard bytes.count <= 100 else { return "it is longer than 100 characters" }
    guard let first = bytes.first, isLetter(first),
      bytes.allSatisfy({
        isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      })
    else { return "use letters, digits, '_' and '-', a letter first" }
    if bytes.last == UInt8(ascii: "-") { return "it can't end in '-'" }
    return reserved.contains(id) ? "it is a word of the language" : nil
  }

  /// Whether a text can be an id.
  package static func isID(_ text: String) -> Bool { problem(inID: text) == nil }

  /// Whether a text has the form of a locale: `en`, `pt-BR`, `x-long`.
  static func isLocale(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, language.allSatisfy(isLetter),
      (2...3).contains(language.count) || text == "x-long" || text == "x-rtl"
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || isDigit($0) }
    }
  }

  private static func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    isLower(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
