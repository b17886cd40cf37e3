import Documents

/// A key with its value: the one description that parser, `when`, schema and reference share.
struct Property<Subject>: Sendable {
  /// Sets the value that was read.
  typealias Apply = @Sendable (inout Subject) -> Void

  /// The key.
  let name: String
  /// One sentence that says what it means.
  let summary: String
  /// The default as a spec would write it, nothing where there is none.
  let standard: String?
  /// Whether `when` may set it.
  let varies: Bool
  /// Kinds that have it; empty means all.
  let kinds: [String]
  /// What its value is.
  let value: String
  /// The JSON Schema of its value.
  let schema: SchemaValue
  /// Reads the value.
  let read: @Sendable (DocumentNode, SpecDecoder) -> Apply?

  /// Describes a key whose value is set by a closure.
  init<Value: Sendable>(
    _ name: String, _ type: ValueType<Value>, default standard: String? = nil, varies: Bool = true,
    kinds: [String] = [], _ summary: String,
    set: @escaping @Sendable (inout Subject, Value) -> Void
  ) {
    self.init(
      name: name, summary: summary, standard: standard, varies: varies, kinds: kinds,
      value: type.summary, schema: type.schema
    ) { node, decoder in
      guard let value = type.read(node, name, decoder) else { return nil }
      return { set(&$0, value) }
    }
  }

  /// Describes a key whose value goes to a place.
  init<Value: Sendable>(
    _ name: String, _ path: any WritableKeyPath<Subject, Value> & Sendable,
    _ type: ValueType<Value>,
    default standard: String? = nil, varies: Bool = true, kinds: [String] = [], _ summary: String
  ) {
    self.init(
      name, type, default: standard, varies: varies, kinds: kinds, summary,
      set: { subject, value in subject[keyPath: path] = value })
  }

  /// Describes a key whose value goes to a place that may be empty.
  init<Value: Sendable>(
    _ name: String, optional path: any WritableKeyPath<Subject, Value?> & Sendable,
    _ type: ValueType<Value>, default standard: String? = nil, varies: Bool = true,
    kinds: [String] = [], _ summary: String
  ) {
    self.init(
      name, type, default: standard, varies: varies, kinds: kinds, summary,
      set: { subject, value in subject[keyPath: path] = value })
  }

  /// The same key of something that holds the subject.
  func lifted<Whole>(
    _ change: @escaping @Sendable (inout Whole, Apply) -> Void
  ) -> Property<Whole> {
    let read = read
    return Property<Whole>(
      name: name, summary: summary, standard: standard, varies: varies, kinds: kinds, value: value,
      schema: schema
    ) { node, decoder in
      guard let apply = read(node, decoder) else { return nil }
      return { change(&$0, apply) }
    }
  }

  /// The schema with sentence and default, as editors show it.
  var describedSchema: SchemaValue {
    let text = standard.map { "\(summary) Default: \($0)." } ?? summary
    return schema.described(text)
  }

  private init(
    name: String, summary: String, standard: String?, varies: Bool, kinds: [String], value: String,
    schema: SchemaValue, read: @escaping @Sendable (DocumentNode, SpecDecoder) -> Apply?
  ) {
    self.name = name
    self.summary = summary
    self.standard = standard
    self.varies = varies
    self.kinds = kinds
    self.value = value
    self.schema = schema
    self.read = read
  }
}

/// What must stand in a mapping.
enum Requirement: Sendable {
  /// One of these keys, and no other of them.
  case one([String])
  /// At least one of these keys.
  case some([String])

  /// A key that must be there.
  static func key(_ name: String) -> Requirement { .one([name]) }

  /// The keys that it speaks of.
  var keys: [String] {
    switch self {
    case .one(let keys), .some(let keys): keys
    }
  }
}
