import Typography

/// What can stand on the right of a trait.
enum ConditionDomain: Sendable {
  /// One of these words; in order where the flag says so.
  case words([String], ordered: Bool)
  /// A number of points.
  case number
  /// A version.
  case version
  /// Any name, known only to the catalogue.
  case name
  /// A locale.
  case locale
  /// The whole screen, a part of it, a free size.
  case window
}

extension Condition.Trait {
  /// The values that the trait can have.
  var domain: ConditionDomain {
    switch self {
    case .widthClass, .heightClass: .words(["compact", "regular"], ordered: true)
    case .textSize: .words(TextSize.allCases.map(\.rawValue), ordered: true)
    case .windowWidth, .windowHeight, .zIndex: .number
    case .device: .name
    case .family: .words(["iphone", "ipad", "watch", "tv", "vision", "mac"], ordered: false)
    case .display: .words(["outer", "inner"], ordered: false)
    case .orientation:
      .words(
        ["portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown", "native"],
        ordered: false)
    case .pose: .words(["closed", "tent", "flat", "book", "laptop"], ordered: false)
    case .window: .window
    case .locale: .locale
    case .appearance: .words(["light", "dark"], ordered: false)
    case .os, .sdk: .version
    }
  }

  /// Whether `<`, `<=`, `>` and `>=` mean something.
  var isOrdered: Bool {
    switch domain {
    case .words(_, let ordered): ordered
    case .number, .version: true
    case .name, .locale, .window: false
    }
  }

  /// The value that a word of a condition means; nothing where it is none of the trait's.
  func value(_ word: String) -> Condition.TraitValue? {
    switch domain {
    case .words(let words, _): words.contains(word) ? .word(word) : nil
    case .number: NumberText.number(word).map { .number($0) }
    case .version: VersionText.numbers(word).map { .version($0) }
    case .name: Names.problem(inName: word) == nil ? .word(word) : nil
    case .locale: Names.isLocale(word) ? .word(word) : nil
    case .window: Self.isWindow(word) ? .word(word) : nil
    }
  }

  /// The values in the words of messages.
  var valueSummary: String {
    switch domain {
    case .words(let words, _): Words.list(words, "or")
    case .number: self == .zIndex ? "a number" : "a number of points"
    case .version: "a version such as 27 or 27.1"
    case .name: "the id of a device"
    case .locale: "a locale such as en or pt-BR"
    case .window: "full, split-1/2, slide-over, a size such as 400x700, or another window"
    }
  }

  private static func isWindow(_ word: String) -> Bool {
    let named = [
      "full", "split-1/3", "split-1/2", "split-2/3", "slide-over", "split-1/3-right",
      "split-1/2-right", "split-2/3-right", "external-16x9", "external-4x3",
    ]
    if named.contains(word) { return true }
    let sides = word.split(separator: "x", omittingEmptySubsequences: false)
    return sides.count == 2 && sides.allSatisfy { (NumberText.number(String($0)) ?? 0) > 0 }
  }
}

extension Condition.Flag {
  /// One sentence for the reference.
  var summary: String {
    switch self {
    case .folded: "A division is active: the hinge is partly open."
    case .foldable: "A division exists, active or not."
    case .portrait: "The window is taller than wide."
    case .landscape: "The window is wider than tall."
    case .rtl: "Reading goes from right to left."
    case .dark: "The appearance is dark."
    case .keyboard: "The keyboard shows."
    case .camera: "The camera of the display captures."
    }
  }
}
