/// The reference of the layout spec language, for people.
public enum SpecReference {
  /// The reference as Markdown: every key with its value, default and meaning.
  ///
  /// Made from the tables that the parser reads, the same text on every call.
  public static func text() -> String {
    var lines = ["# Layout spec reference", ""]
    lines += section("Top level", SpecTable.table)
    lines += matrix
    lines += section("Screen", ScreenTable.table)
    lines += section("Presentation of a screen", PresentationTable.table, level: 3)
    lines += section("Guide of a screen", GuideEntry.table, level: 3)
    lines += ["## Kinds", ""]
    for kind in KindTable.all { lines += describe(kind) }
    lines += controls
    lines += section("Modifiers", ModifierTable.table)
    lines += [
      "`when`: a list of `{ if: CONDITION, set: { … } }`. Every one that holds, in order; later "
        + "wins. It sets modifiers and properties of the kind, but not ids, nodes or `when`.", "",
    ]
    lines += conditions
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section<Subject>(
    _ title: String, _ table: Table<Subject>, level: Int = 2
  ) -> [String] {
    [String(repeating: "#", count: level) + " \(title)", ""] + rows(table) + [""]
  }

  private static func rows<Subject>(_ table: Table<Subject>) -> [String] {
    guard !table.properties.isEmpty else { return ["It has no properties."] }
    var lines = ["| Key | Value | Default | Meaning |", "|---|---|---|---|"]
    for property in table.properties {
      let isRequired = table.requirements.contains { requirement in
        if case .one(let keys) = requirement { keys == [property.name] } else { false }
      }
      let standard = property.standard ?? (isRequired ? "required" : "–")
      let kinds =
        property.kinds.isEmpty ? "" : " Only for \(Words.list(property.kinds, "and"))."
      lines.append(
        "| `\(property.name)` | \(property.value) | \(standard) | \(property.summary)\(kinds) |")
    }
    return lines
  }

  private static var matrix: [String] {
    var lines = ["### Axes of `matrix`", "", "| Axis | In parts | Default | Values |"]
    lines.append("|---|---|---|---|")
    for axis in MatrixSpec.Axis.allCases {
      lines.append(
        "| `\(axis.rawValue)` | `\(axis.singular)` | \(axis.standard) | \(axis.summary) |")
    }
    lines += [
      "",
      "`exclude` and `include` are lists of parts: axes in the singular, and `screen`.", "",
    ]
    return lines
  }

  private static func describe(_ kind: KindDescription) -> [String] {
    var lines = ["### `\(kind.name)`", "", "\(kind.summary) Size: \(lowered(kind.size))", ""]
    if let short = kind.short, let property = kind.table[short.property] {
      let form = short.isOnly ? "Its value is" : "Short form:"
      lines += ["\(form) \(property.value).", ""]
      if short.isOnly { return lines }
    }
    for requirement in kind.table.requirements where requirement.keys.count > 1 {
      let keys = Words.list(requirement.keys.map { "`\($0)`" }, "or")
      switch requirement {
      case .one: lines += ["Exactly one of \(keys).", ""]
      case .some: lines += ["At least one of \(keys).", ""]
      }
    }
    return lines + rows(kind.table) + [""]
  }

  private static var controls: [String] {
    [
      "### Sizes of controls", "",
      "Lengths are points of iOS and iPadOS, by system version. No source is known for other "
        + "platforms, nor for a device whose system version is unknown: the figures of iOS 18 "
        + "stand in there, by our own choice, and records and `explain` say so. Buttons, fields and "
        + "segments are at least as high as controls of the platform on televisions (66) and in space "
        + "(44). By our own choice "
        + "as well: the insets of text in a field (7 at the sides, at least 4 above and below), the "
        + "gap between the title of a toggle and its switch (8), the space beside the words of a "
        + "segment (10), the width of sliders and bars that are proposed none, and the shapes and "
        + "colours of all controls. Titles and fields grow with the text size; the words of "
        + "segments do not.", "",
    ]
  }

  private static var conditions: [String] {
    var lines = [
      "## Conditions", "",
      "Flags and traits, joined by `and`, `or`, `not` and parentheses: "
        + "`folded and widthClass == compact`, `device in (iphone-17, iphone-duo)`. A condition "
        + "with a comma is quoted inside `{ }`.", "", "| Flag | Holds when |", "|---|---|",
    ]
    for flag in Condition.Flag.allCases { lines.append("| `\(flag.rawValue)` | \(flag.summary) |") }
    lines += ["", "| Trait | Values | Relations |", "|---|---|---|"]
    for trait in Condition.Trait.allCases {
      let relations = trait.isOrdered ? "== != < <= > >= in" : "== != in"
      lines.append("| `\(trait.rawValue)` | \(trait.valueSummary) | `\(relations)` |")
    }
    return lines + [""]
  }

  private static func lowered(_ sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
