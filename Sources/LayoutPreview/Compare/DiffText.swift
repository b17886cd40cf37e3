import Comparison
import Geometry

/// What differs as lines that a person can act on, the worst first.
enum DiffText {
  /// How many lines of one kind are printed.
  private static let limit = 50

  /// The lines of a result.
  static func lines(of result: DiffResult) -> [String] {
    var lines = [summary(of: result)]
    lines += capped(result.failures.map { "error: \($0.name): \($0.reason)" })
    let words = result.words
    lines += capped(
      result.causes.enumerated().map { "\($0.offset + 1). \(cause($0.element, words))" })
    lines += capped(result.looks.map { look($0, words) })
    lines += capped(result.newFindings.map { finding($0, "new finding", words) })
    let alone = result.pictures.filter { !$0.hasCause }
    lines += capped(alone.map { "picture: \(picture($0))" })
    let others = result.pictures.count - alone.count
    if others > 0 {
      lines.append(
        "\(plural(others, "picture")) of changed layouts \(others == 1 ? "differs" : "differ") too")
    }
    lines += capped(result.uncounted.map { "no pixel counts: \($0)" })
    lines += capped(result.removed.map { "removed: \($0)" })
    lines += capped(result.new.map { "new: \($0)" })
    lines += capped(result.fixedFindings.map { finding($0, "fixed finding", words) })
    return lines
  }

  /// `different: 7 of 38 configurations changed, 2 new`.
  static func summary(of result: DiffResult) -> String {
    var parts: [String] = []
    let uncounted = result.uncounted.count
    // Of a configuration its layout is compared whatever counts in its picture.
    let count = result.compared.count - (result.noun == "picture" ? uncounted : 0)
    if count > 0 {
      parts.append(
        result.changed.isEmpty
          ? "\(plural(count, result.noun)) compared, none changed"
          : "\(result.changed.count) of \(plural(count, result.noun)) changed")
    }
    if uncounted > 0 {
      let pictures = plural(uncounted, "picture")
      parts.append(
        count > 0
          ? "\(pictures) with no pixel that counts"
          : "nothing compared, no pixel of \(pictures) counts")
    }
    if !result.failures.isEmpty { parts.append("\(result.failures.count) not comparable") }
    if !result.removed.isEmpty { parts.append("\(result.removed.count) removed") }
    if !result.new.isEmpty {
      parts.append(
        parts.isEmpty
          ? "\(plural(result.new.count, result.noun)) that the reference lacks"
          : "\(result.new.count) new")
    }
    return "\(result.verdict.rawValue): "
      + (parts.isEmpty ? "nothing to compare" : parts.joined(separator: ", "))
  }

  /// A cause with what follows and where.
  static func cause(_ group: CauseGroup, _ words: ConfigurationWords) -> String {
    CauseWords.screens(group) + CauseWords.sentence(group) + CauseWords.consequences(group)
      + " — in \(words.phrase(for: group.configurations))"
  }

  /// What looks otherwise, and where.
  static func look(_ look: DiffResult.Look, _ words: ConfigurationWords) -> String {
    let changes = look.changes.prefix(3).map(\.words).joined(separator: ", ")
    let screens = look.screens.count > 3 ? "" : look.screens.joined(separator: ", ") + ": "
    return
      "\(screens)`\(look.element)` looks otherwise\(CauseWords.places(look.places)): \(changes)"
      + " — in \(words.phrase(for: look.configurations))"
  }

  /// A finding that came or went, and where.
  static func finding(
    _ finding: DiffResult.Finding, _ title: String?, _ words: ConfigurationWords
  ) -> String {
    (title.map { "\($0): " } ?? "")
      + "\(finding.screen): \(finding.severity): \(finding.message) [\(finding.rule)]"
      + " — in \(words.phrase(for: finding.configurations))"
  }

  /// `home/iphone-x/portrait: 412 pixels (0.07 %)`.
  static func picture(_ picture: DiffResult.Picture) -> String {
    "\(picture.name): \(amount(of: picture))"
  }

  /// How much of a picture differs: `412 pixels (0.07 %)`.
  static func amount(of picture: DiffResult.Picture) -> String {
    var parts: [String] = []
    if let pixels = picture.pixels {
      let share = picture.share.map { " (\(percent($0)) %)" } ?? ""
      parts.append("\(plural(pixels, "pixel"))\(share)")
    }
    if let remark = picture.remark { parts.append(remark) }
    return parts.isEmpty ? "other bytes" : parts.joined(separator: ", ")
  }

  /// A share in percent, with as many decimals as tell it from nothing.
  private static func percent(_ share: Double) -> String {
    let value = share * 100
    var decimals = 2
    var smallest = 0.01
    while value > 0, value < smallest, decimals < 8 {
      decimals += 1
      smallest /= 10
    }
    return value.text(decimals: decimals > 2 ? decimals + 1 : 2)
  }

  private static func capped(_ lines: [String]) -> [String] {
    lines.count <= limit ? lines : lines.prefix(limit) + ["and \(lines.count - limit) more"]
  }

  /// `1 pixel`, `2 pixels`.
  static func plural(_ count: Int, _ word: String) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }
}
