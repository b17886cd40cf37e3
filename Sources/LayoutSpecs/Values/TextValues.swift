import Diagnostics
import Documents

extension SpecDecoder {
  /// The text of a scalar; what is wrong with it is reported.
  func text(_ node: DocumentNode, _ label: String, _ expected: String = "a text") -> String? {
    guard case .scalar(let text, _) = node.content else {
      mismatch(node, label, expected)
      return nil
    }
    var count = 0
    for scalar in text.unicodeScalars {
      count += 1
      // Pictures are written as XML, which has no place for these.
      let isControl = scalar.value < 0x20 && scalar != "\n" && scalar != "\t" && scalar != "\r"
      if isControl || scalar.value == 0xFFFE || scalar.value == 0xFFFF {
        error(
          "'\(label)' holds a control character", rule: "control-character", at: node.position)
        return nil
      }
    }
    guard count <= 10_000 else {
      error(
        "'\(label)' has \(count) characters, at most 10000 are allowed", rule: "too-large",
        at: node.position)
      return nil
    }
    return text
  }

  /// A word out of some known ones; what is wrong with it is reported.
  func word(_ node: DocumentNode, _ label: String, of known: [String]) -> String? {
    guard case .scalar(let text, _) = node.content else {
      mismatch(node, label, Words.list(known, "or"))
      return nil
    }
    if known.contains(text) { return text }
    if canListMore, let near = NearestWord.find(text, among: known) {
      error(
        "unknown value '\(Words.cut(text))' for '\(label)', did you mean '\(near)'?",
        rule: "unknown-value", at: node.position)
    } else {
      error(
        "'\(label)' must be \(Words.list(known, "or")), found \(Self.excerpt(node))",
        rule: "unknown-value", at: node.position)
    }
    return nil
  }

  /// A name by a rule; what is wrong with it is reported.
  func name(
    _ text: String, _ label: String, at position: SourcePosition, rule: (String) -> String?
  ) -> Bool {
    guard let problem = rule(text) else { return true }
    error(
      "'\(Words.cut(text))' can't be \(label): \(problem)", rule: "bad-name", at: position)
    return false
  }

  /// Whether a path stays inside the spec's folder; what is wrong with it is reported.
  func isInside(_ path: String, at position: SourcePosition) -> Bool {
    guard !path.isEmpty else {
      error("the path of a file is empty", rule: "bad-path", at: position)
      return false
    }
    guard !allowOutsidePaths else { return true }
    guard !path.hasPrefix("/") else {
      error(
        "'\(Words.cut(path))' is an absolute path: paths are relative to the spec's folder",
        rule: "outside-path", at: position)
      return false
    }
    var depth = 0
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 {
        error(
          "'\(Words.cut(path))' leaves the spec's folder", rule: "outside-path", at: position)
        return false
      }
    }
    return true
  }
}

extension ValueType where Value == String {
  /// Any text.
  static var text: ValueType<String> {
    ValueType("a text", schema: .text) { node, label, decoder in decoder.text(node, label) }
  }

  /// The name of a spec, screen, component or asset.
  static func name(_ what: String) -> ValueType<String> {
    ValueType(
      "a name of lowercase letters, digits and '-'", schema: .ref("name")
    ) { node, label, decoder in
      guard let text = decoder.text(node, label, "a name") else { return nil }
      _ = decoder.name(text, what, at: node.position, rule: Names.problem(inName:))
      return text
    }
  }
}

extension ValueType where Value == Located<String> {
  /// A text with its place.
  static var locatedText: ValueType<Located<String>> {
    ValueType("a text", schema: .text) { node, label, decoder in
      decoder.text(node, label).map { Located($0, at: node.position) }
    }
  }

  /// An id.
  static var id: ValueType<Located<String>> {
    ValueType(
      "a name of letters, digits, '_' and '-'", schema: .ref("id")
    ) { node, label, decoder in
      guard let text = decoder.text(node, label, "a name") else { return nil }
      _ = decoder.name(text, "an id", at: node.position, rule: Names.problem(inID:))
      return Located(text, at: node.position)
    }
  }

  /// The path of a file.
  static var path: ValueType<Located<String>> {
    ValueType("a path from the spec's folder", schema: .type("string")) { node, label, decoder in
      guard let text = decoder.text(node, label, "a path"),
        decoder.isInside(text, at: node.position)
      else { return nil }
      return Located(text, at: node.position)
    }
  }

  /// The path of a screenshot, which becomes one of the spec's assets.
  static var screenshotFile: ValueType<Located<String>> {
    let path = Self.path
    return ValueType(path.summary, schema: path.schema) { node, label, decoder in
      guard let file = path.read(node, label, decoder) else { return nil }
      decoder.screenshots.append(file)
      return file
    }
  }

  /// The name of an asset, looked up when the whole file is known.
  static var asset: ValueType<Located<String>> {
    ValueType("the name of an asset", schema: .ref("name")) { node, label, decoder in
      guard let text = decoder.text(node, label, "the name of an asset") else { return nil }
      decoder.assetReferences.append(decoder.reference(text, at: node.position))
      return Located(text, at: node.position)
    }
  }

  /// The id of a screen or a word for the way back, looked up when the whole file is known.
  static var destination: ValueType<Located<String>> {
    ValueType("the id of a screen, back or dismiss", schema: .ref("name")) {
      node, label, decoder in
      guard let text = decoder.text(node, label, "the id of a screen") else { return nil }
      decoder.screenReferences.append(decoder.reference(text, at: node.position))
      return Located(text, at: node.position)
    }
  }

  /// The name of a component, looked up when the whole file is known.
  static var component: ValueType<Located<String>> {
    ValueType("the name of a component", schema: .ref("name")) { node, label, decoder in
      guard let text = decoder.text(node, label, "the name of a component") else { return nil }
      decoder.componentReferences.append(decoder.reference(text, at: node.position))
      return Located(text, at: node.position)
    }
  }

  /// One to three numbers with points between.
  static var version: ValueType<Located<String>> {
    ValueType("a version such as 27 or 27.1", schema: .ref("version")) { node, label, decoder in
      guard case .scalar(let text, _) = node.content, VersionText.numbers(text) != nil else {
        decoder.mismatch(node, label, "a version such as 27 or 27.1")
        return nil
      }
      return Located(text, at: node.position)
    }
  }
}

extension SpecDecoder {
  /// Reports a mapping in the place of a text: most likely texts by locale.
  fileprivate func textsByLocale(
    _ node: DocumentNode, _ label: String, _ expected: String, instead: String
  ) {
    error(
      "'\(label)' must be \(expected), found a mapping: texts by locale belong under 'strings' of "
        + "the spec, with \(instead) here", rule: "wrong-type", at: node.position)
  }
}

extension ValueType where Value == TextValue {
  /// The words themselves.
  static var literal: ValueType<TextValue> {
    ValueType("a text", schema: .text) { node, label, decoder in
      if case .mapping = node.content {
        decoder.textsByLocale(node, label, "a text", instead: "key: NAME")
        return nil
      }
      return decoder.text(node, label).map(TextValue.literal)
    }
  }

  /// A key of the string table, looked up when the whole file is known.
  static var stringKey: ValueType<TextValue> {
    ValueType("a key of strings", schema: .ref("id")) { node, label, decoder in
      guard let text = decoder.text(node, label, "a key of strings") else { return nil }
      decoder.stringReferences.append(decoder.reference(text, at: node.position))
      return .key(text, node.position)
    }
  }

  /// The words themselves, or a key of the string table.
  static var textValue: ValueType<TextValue> {
    let key = ValueType<TextValue?>.record(
      "a mapping with 'key'",
      Table(
        "text", [Property("key", ValueType.stringKey, "A key of strings.") { $0 = $1 }],
        requires: [.key("key")]),
      from: nil)
    return ValueType(
      "a text, or { key: NAME }", schema: .any(.text, key.schema)
    ) { node, label, decoder in
      guard case .mapping(let entries) = node.content else {
        return decoder.text(node, label, "a text or { key: NAME }").map(TextValue.literal)
      }
      let isKey = entries.contains {
        $0.key == "key" || NearestWord.find($0.key, among: ["key"]) != nil
      }
      if !entries.isEmpty, !isKey {
        decoder.textsByLocale(node, label, "a text or { key: NAME }", instead: "{ key: NAME }")
        return nil
      }
      return key.read(node, label, decoder) ?? nil
    }
  }
}

extension ValueType where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the words of an enumeration.
  static var choice: ValueType<Value> {
    let cases = Array(Value.allCases).map(\.rawValue)
    return ValueType(Words.list(cases, "or"), schema: .words(cases)) { node, label, decoder in
      decoder.word(node, label, of: cases).flatMap(Value.init(rawValue:))
    }
  }
}

extension ValueType {
  /// One of some words, each with its value.
  static func words(_ pairs: [(String, Value)]) -> ValueType<Value> {
    let words = pairs.map(\.0)
    return ValueType(Words.list(words, "or"), schema: .words(words)) { node, label, decoder in
      guard let word = decoder.word(node, label, of: words) else { return nil }
      return pairs.first { $0.0 == word }?.1
    }
  }
}

/// Versions as text.
enum VersionText {
  /// The numbers of a version: one to three, up to four digits each.
  static func numbers(_ text: String) -> [Int]? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard (1...4).contains(part.count),
        part.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        let number = Int(String(decoding: part, as: UTF8.self))
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
