import Documents

/// A JSON value that keeps the order of its keys.
indirect enum SchemaValue: Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  case object([(String, SchemaValue)])
  case array([SchemaValue])
  case string(String)
  case integer(Int)
  case bool(Bool)

  init(stringLiteral value: String) { self = .string(value) }

  init(booleanLiteral value: Bool) { self = .bool(value) }

  /// A schema for one JSON type.
  static func type(_ name: String) -> SchemaValue { .object([("type", .string(name))]) }

  /// A definition of the schema by name.
  static func ref(_ name: String) -> SchemaValue { .object([("$ref", .string("#/$defs/\(name)"))]) }

  /// One of some schemas.
  static func any(_ schemas: SchemaValue...) -> SchemaValue {
    .object([("anyOf", .array(schemas))])
  }

  /// One of some words.
  static func words(_ words: [String]) -> SchemaValue {
    .object([("enum", .array(words.map(SchemaValue.string)))])
  }

  /// A list of values, with limits of its length.
  static func list(
    of item: SchemaValue, min: Int? = nil, max: Int? = nil
  ) -> SchemaValue {
    var members: [(String, SchemaValue)] = [("type", "array"), ("items", item)]
    if let min { members.append(("minItems", .integer(min))) }
    if let max { members.append(("maxItems", .integer(max))) }
    return .object(members)
  }

  /// A text of some form.
  static func pattern(_ expression: String) -> SchemaValue {
    .object([("type", "string"), ("pattern", .string(expression))])
  }

  /// A mapping with free keys of some form.
  static func dictionary(of value: SchemaValue, keys: String? = nil) -> SchemaValue {
    var members: [(String, SchemaValue)] = [("type", "object")]
    if let keys { members.append(("propertyNames", .object([("pattern", .string(keys))]))) }
    members.append(("additionalProperties", value))
    return .object(members)
  }

  /// A schema that asks for a key.
  static func requiring(_ key: String) -> SchemaValue {
    .object([("required", .array([.string(key)]))])
  }

  /// Text as a spec writes it: what looks like a number or a boolean is text as well.
  static let text = SchemaValue.object([("type", .array(["string", "number", "boolean"]))])

  /// A number that is not negative.
  static let length = SchemaValue.object([("type", "number"), ("minimum", .integer(0))])

  /// The schema with a sentence in front.
  func described(_ text: String) -> SchemaValue {
    guard case .object(let members) = self else { return self }
    return .object([("description", .string(text))] + members)
  }

  // MARK: Text

  /// The value as indented JSON.
  func text(indent: String = "") -> String {
    switch self {
    case .object(let members):
      if members.isEmpty { return "{}" }
      let inner = indent + "  "
      let lines = members.map { "\(inner)\(JSONText.quoted($0)): \($1.text(indent: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    case .array(let items):
      return "[" + items.map { $0.text(indent: indent) }.joined(separator: ", ") + "]"
    case .string(let text): return JSONText.quoted(text)
    case .integer(let number): return String(number)
    case .bool(let flag): return flag ? "true" : "false"
    }
  }
}
