/// A pattern over names: `*` any characters, `?` one, `[a-z]` one of some, `[!a]` one of no such.
struct GlobPattern {
  private enum Part: Equatable {
    case any
    case one
    case literal(Character)
    case among([ClosedRange<Character>], negated: Bool)
  }

  private var parts: [Part] = []

  /// Makes a pattern; a bracket that is not closed stands for itself.
  init(_ text: String) {
    let characters = Array(text)
    var index = 0
    while index < characters.count {
      let character = characters[index]
      index += 1
      switch character {
      case "*": if parts.last != .any { parts.append(.any) }
      case "?": parts.append(.one)
      case "[":
        if let (part, end) = Self.bracket(characters, from: index) {
          parts.append(part)
          index = end
        } else {
          parts.append(.literal(character))
        }
      default: parts.append(.literal(character))
      }
    }
  }

  private static func bracket(_ text: [Character], from start: Int) -> (Part, Int)? {
    var index = start
    let negated = index < text.count && text[index] == "!"
    if negated { index += 1 }
    var ranges: [ClosedRange<Character>] = []
    let first = index
    while index < text.count {
      if text[index] == "]", index > first { return (.among(ranges, negated: negated), index + 1) }
      if index + 2 < text.count, text[index + 1] == "-", text[index + 2] != "]",
        text[index] <= text[index + 2]
      {
        ranges.append(text[index]...text[index + 2])
        index += 3
      } else {
        ranges.append(text[index]...text[index])
        index += 1
      }
    }
    return nil
  }

  /// Whether a name fits the whole pattern.
  func matches(_ name: String) -> Bool {
    let characters = Array(name)
    var (part, index) = (0, 0)
    var retry: (part: Int, index: Int)?
    while index < characters.count {
      if part < parts.count, parts[part] == .any {
        retry = (part, index)
        part += 1
      } else if part < parts.count, fits(parts[part], characters[index]) {
        part += 1
        index += 1
      } else if let last = retry {
        part = last.part + 1
        index = last.index + 1
        retry = (last.part, index)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .any }
  }

  private func fits(_ part: Part, _ character: Character) -> Bool {
    switch part {
    case .any, .one: true
    case .literal(let wanted): wanted == character
    case .among(let ranges, let negated): ranges.contains { $0.contains(character) } != negated
    }
  }
}
