import Diagnostics
import Documents

/// The keys of a mapping.
struct Table<Subject>: Sendable {
  /// What the mapping is, in messages: `vstack`, `screen`.
  let owner: String
  /// The keys in the order of the reference.
  let properties: [Property<Subject>]
  /// What must be there.
  let requirements: [Requirement]
  /// Says where a key belongs that is known elsewhere.
  let elsewhere: @Sendable (String) -> String?

  private let byName: [String: Int]

  init(
    _ owner: String, _ properties: [Property<Subject>], requires requirements: [Requirement] = [],
    elsewhere: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.owner = owner
    self.properties = properties
    self.requirements = requirements
    self.elsewhere = elsewhere
    byName = Dictionary(
      properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The property of a key.
  subscript(name: String) -> Property<Subject>? { byName[name].map { properties[$0] } }

  /// Reads entries into a subject.
  ///
  /// - Returns: whether everything that must be there was there.
  @discardableResult
  func decode(
    _ entries: [DocumentNode.Entry], into subject: inout Subject, at position: SourcePosition,
    _ decoder: SpecDecoder
  ) -> Bool {
    // What a misspelt key was meant to be is not missing as well.
    var meant: Set<String> = []
    var present: Set<String> = []
    for entry in entries {
      if let property = self[entry.key] {
        present.insert(entry.key)
        property.read(entry.value, decoder)?(&subject)
      } else if let near = unknown(entry, decoder) {
        meant.insert(near)
      }
    }
    return check(present, meant: meant, entries, at: position, decoder)
  }

  /// Reports a key that is not of the mapping.
  ///
  /// - Returns: the key that was probably meant.
  @discardableResult
  func unknown(_ entry: DocumentNode.Entry, _ decoder: SpecDecoder) -> String? {
    if let place = elsewhere(entry.key) {
      decoder.error(place, rule: "misplaced-key", at: entry.keyPosition)
      return nil
    }
    return decoder.unknownKey(
      entry.key, "in \(owner)", known: properties.map(\.name), at: entry.keyPosition)
  }

  private func check(
    _ present: Set<String>, meant: Set<String>, _ entries: [DocumentNode.Entry],
    at position: SourcePosition, _ decoder: SpecDecoder
  ) -> Bool {
    var isComplete = true
    for requirement in requirements {
      let found = requirement.keys.filter(present.contains)
      if found.isEmpty {
        isComplete = false
        guard meant.isDisjoint(with: requirement.keys) else { continue }
        let keys = requirement.keys.map { "'\($0)'" }
        decoder.error(
          "\(Words.list(keys, "or")) is missing in \(owner)", rule: "missing-key", at: position)
      } else if case .one = requirement, found.count > 1 {
        let second = entries.filter { found.contains($0.key) }[1]
        decoder.error(
          "\(Words.list(found.map { "'\($0)'" }, "and")) exclude each other in \(owner)",
          rule: "conflicting-keys", at: second.keyPosition)
      }
    }
    return isComplete
  }

  /// The schema of the mapping.
  var schema: SchemaValue {
    var members: [(String, SchemaValue)] = [
      ("type", "object"),
      ("properties", .object(properties.map { ($0.name, $0.describedSchema) })),
    ]
    var all: [SchemaValue] = []
    var required: [String] = []
    for requirement in requirements {
      switch requirement {
      case .one(let keys) where keys.count == 1: required += keys
      case .one(let keys):
        all.append(.object([("oneOf", .array(keys.map(SchemaValue.requiring)))]))
      case .some(let keys):
        all.append(.object([("anyOf", .array(keys.map(SchemaValue.requiring)))]))
      }
    }
    if !required.isEmpty {
      members.append(("required", .array(required.map(SchemaValue.string))))
    }
    if !all.isEmpty { members.append(("allOf", .array(all))) }
    members.append(("additionalProperties", false))
    return .object(members)
  }
}

extension ValueType {
  /// A mapping whose keys a table describes.
  static func record(
    _ summary: String, _ table: Table<Value>, from initial: Value, schema: SchemaValue? = nil
  ) -> ValueType<Value> {
    ValueType(summary, schema: schema ?? table.schema) { node, label, decoder in
      guard case .mapping(let entries) = node.content else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      var value = initial
      return table.decode(entries, into: &value, at: node.position, decoder) ? value : nil
    }
  }
}

extension SpecDecoder {
  /// Reports a key that nothing knows, with the nearest known one.
  ///
  /// - Returns: the nearest known key.
  @discardableResult
  func unknownKey(
    _ key: String, _ place: String, known: [String], at position: SourcePosition
  ) -> String? {
    let near = canListMore ? NearestWord.find(key, among: known) : nil
    let shown = Words.cut(key)
    if let near {
      error(
        "unknown key '\(shown)' \(place), did you mean '\(near)'?", rule: "unknown-key",
        at: position)
    } else if known.count <= 26, !known.isEmpty {
      error(
        "unknown key '\(shown)' \(place), which has \(Words.list(known, "and"))",
        rule: "unknown-key", at: position)
    } else {
      error("unknown key '\(shown)' \(place)", rule: "unknown-key", at: position)
    }
    return near
  }
}
