import Diagnostics
import Documents

/// The keys at the top of a spec.
enum SpecTable {
  /// The number of the language's form that this version reads.
  static let format = "1"

  /// All keys in the order of the reference.
  static let table = Table<Spec>(
    "spec",
    [
      Property(
        "proofsheet",
        ValueType<String>(
          "1, the number of the language's form",
          schema: .object([("const", .integer(1))])
        ) { node, label, decoder in
          guard case .scalar(let text, _) = node.content else {
            decoder.mismatch(node, label, "1")
            return nil
          }
          if text != format {
            decoder.error(
              "form '\(Words.cut(text))' of the language is not known: this version reads form 1",
              rule: "unknown-format", at: node.position)
          }
          return text
        }, varies: false, "The form of the language that the spec is written in."
      ) { _, _ in },
      Property(
        "name", \.name, .name("the name of a spec"), varies: false,
        "The name of the spec; the run folder is named for it."),
      Property("os", optional: \.os, .version, varies: false, "The system version asked for."),
      Property("sdk", optional: \.sdk, .version, varies: false, "The SDK version asked for."),
      Property("matrix", \.matrix, .matrix, varies: false, "What the screens are shown on."),
      Property(
        "fonts", \.fonts, .fonts, varies: false, "Fonts that come before the pinned ones."),
      Property("assets", \.assets, .assets, varies: false, "Pictures by name."),
      Property(
        "strings", \.strings, .strings, varies: false,
        "Texts by locale and key; the first locale is the development language."),
      Property("components", \.components, .components, varies: false, "Nodes by name, for use."),
      Property(
        "rules", \.rules, .ruleSettings, varies: false,
        "How severe the findings of rules are, and why."),
      Property("screens", \.screens, .screens, varies: false, "The screens; at least one."),
    ],
    requires: [.key("proofsheet"), .key("name"), .key("screens")],
    elsewhere: { key in
      if MatrixSpec.Axis(rawValue: key) != nil {
        return "'\(key)' is an axis of the matrix: it belongs under 'matrix'"
      }
      return ScreenTable.table[key] == nil
        ? nil : "'\(key)' is a property of a screen: it belongs in an item of 'screens'"
    })
}

extension ValueType where Value == [FontFile] {
  /// Font files.
  fileprivate static var fonts: ValueType<[FontFile]> {
    let table = Table<FontFile>(
      "font",
      [
        Property("file", \.file, .path, "The file."),
        Property(
          "family", optional: \.family, .text, default: "the file's own",
          "The family that it is used as."),
      ], requires: [.key("file")])
    let font = ValueType<FontFile>.record(
      "a mapping with file", table,
      from: FontFile(file: Located("", at: .start), family: nil))
    return ValueType(
      "a list of { file, family }", schema: .list(of: table.schema)
    ) { node, label, decoder in
      guard case .sequence(let items) = node.content else {
        decoder.mismatch(node, label, "a list of { file, family }")
        return nil
      }
      return items.compactMap { font.read($0, label, decoder) }
    }
  }
}

extension ValueType where Value == StringTable {
  /// Texts by locale and key.
  fileprivate static var strings: ValueType<StringTable> {
    let summary = "a mapping of locales to keys and texts"
    let schema = SchemaValue.dictionary(
      of: .dictionary(of: .text, keys: SpecSchema.idPattern),
      keys: "^([A-Za-z]{2,3}|x)(-[A-Za-z0-9]{1,8})*$")
    return ValueType(summary, schema: schema) { node, label, decoder in
      guard case .mapping(let locales) = node.content else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      var table = StringTable()
      for locale in locales {
        guard Names.isLocale(locale.key) else {
          decoder.error(
            "'\(Words.cut(locale.key))' is not a locale such as en or pt-BR", rule: "bad-name",
            at: locale.keyPosition)
          continue
        }
        guard case .mapping(let entries) = locale.value.content else {
          decoder.mismatch(locale.value, locale.key, "a mapping of keys to texts")
          continue
        }
        table.locales.append(locale.key)
        var texts: [String: String] = [:]
        for entry in entries
        where decoder.name(
          entry.key, "a string key", at: entry.keyPosition, rule: Names.problem(inID:))
        {
          texts[entry.key] = decoder.text(entry.value, entry.key) ?? ""
        }
        table.texts[locale.key] = texts
      }
      return table
    }
  }
}

extension ValueType where Value == [String: Node] {
  /// Nodes by name.
  fileprivate static var components: ValueType<[String: Node]> {
    let summary = "a mapping of names to nodes"
    let schema = SchemaValue.dictionary(of: .ref("node"), keys: SpecSchema.namePattern)
    return ValueType(summary, schema: schema) { node, label, decoder in
      guard case .mapping(let entries) = node.content else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      var components: [String: Node] = [:]
      for entry in entries {
        _ = decoder.name(
          entry.key, "the name of a component", at: entry.keyPosition,
          rule: Names.problem(inName:))
        decoder.component = entry.key
        decoder.componentNames.append(entry.key)
        components[entry.key] = decoder.node(entry.value)
        decoder.component = nil
      }
      return components
    }
  }
}
