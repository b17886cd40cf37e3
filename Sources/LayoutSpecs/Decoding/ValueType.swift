import Documents

/// A kind of value: how it is read, described in the schema, and named in messages.
struct ValueType<Value: Sendable>: Sendable {
  /// What is expected, in the words of messages and of the reference: `a number of points`.
  let summary: String
  /// The JSON Schema of the value.
  let schema: SchemaValue
  /// Reads a value, giving nothing after a problem; the text names what is read in messages.
  let read: @Sendable (DocumentNode, String, SpecDecoder) -> Value?

  init(
    _ summary: String, schema: SchemaValue,
    read: @escaping @Sendable (DocumentNode, String, SpecDecoder) -> Value?
  ) {
    self.summary = summary
    self.schema = schema
    self.read = read
  }

  /// The same values, made into something else.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueType<Other> {
    let read = read
    return ValueType<Other>(summary, schema: schema) { node, label, decoder in
      read(node, label, decoder).map(transform)
    }
  }

  /// The same values under another name.
  func named(_ summary: String, schema: SchemaValue? = nil) -> ValueType<Value> {
    ValueType(summary, schema: schema ?? self.schema, read: read)
  }
}

extension SpecDecoder {
  /// Says that a value is not what is expected.
  func mismatch(_ node: DocumentNode, _ label: String, _ expected: String) {
    error(
      "'\(label)' must be \(expected), found \(Self.excerpt(node))", rule: "wrong-type",
      at: node.position)
  }

  /// What a value is, cut where a text is long.
  static func excerpt(_ node: DocumentNode) -> String {
    if case .scalar(let text, _) = node.content, text.unicodeScalars.count > 60 {
      return "'\(String(text.unicodeScalars.prefix(57)))…'"
    }
    switch node.content {
    case .sequence([]): return "an empty list"
    case .mapping([]): return "an empty mapping"
    default: return node.kindDescription
    }
  }
}
