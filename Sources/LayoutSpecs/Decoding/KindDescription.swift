import Diagnostics
import Documents

/// A kind of node: its properties, and the short form of its value.
struct KindDescription: Sendable {
  /// A value that is written instead of a mapping of properties.
  struct ShortForm: Sendable {
    /// What the value is.
    enum Shape: Sendable {
      case scalar
      case list
    }

    var shape: Shape
    /// The property that it stands for.
    var property: String
    /// Whether there is no other form.
    var isOnly = false
  }

  /// The key.
  let name: String
  /// One sentence that says what it shows.
  let summary: String
  /// What size it takes.
  let size: String
  /// The properties.
  let table: Table<NodeKind>
  /// The short form.
  let short: ShortForm?
  /// The kind before any property is read.
  let initial: NodeKind
  /// Whether a record lists it.
  let isElement: Bool

  /// Describes a kind by what it holds.
  init<Content: Sendable>(
    _ name: String, _ summary: String, size: String, short: ShortForm? = nil,
    isElement: Bool = true, initial: Content, requires requirements: [Requirement] = [],
    wrap: @escaping @Sendable (Content) -> NodeKind,
    unwrap: @escaping @Sendable (NodeKind) -> Content?, _ properties: [Property<Content>]
  ) {
    self.name = name
    self.summary = summary
    self.size = size
    self.short = short
    self.isElement = isElement
    self.initial = wrap(initial)
    let lifted = properties.map { property in
      property.lifted { (kind: inout NodeKind, apply: Property<Content>.Apply) in
        guard var content = unwrap(kind) else { return }
        apply(&content)
        kind = wrap(content)
      }
    }
    table = Table(name, lifted, requires: requirements) { key in
      Self.place(of: key, inside: name, has: properties.map(\.name))
    }
  }

  /// Reads the value of the kind key.
  func decode(_ node: DocumentNode, at position: SourcePosition, _ decoder: SpecDecoder) -> NodeKind
  {
    var kind = initial
    let isOnlyShort = short?.isOnly ?? false
    switch node.content {
    case .mapping(let entries) where !isOnlyShort:
      table.decode(entries, into: &kind, at: position, decoder)
      return kind
    case .empty where !isOnlyShort:
      table.decode([], into: &kind, at: position, decoder)
      return kind
    case .scalar where short?.shape == .scalar, .sequence where short?.shape == .list:
      if let property = short.flatMap({ table[$0.property] }) {
        property.read(node, decoder)?(&kind)
      }
      return kind
    default:
      decoder.mismatch(node, name, valueSummary)
      return kind
    }
  }

  /// What may stand under the key.
  var valueSummary: String {
    guard let short, let property = table[short.property] else {
      return "a mapping of properties"
    }
    return short.isOnly ? property.value : "\(property.value) or a mapping of properties"
  }

  /// The schema of the value.
  var schema: SchemaValue {
    var forms: [SchemaValue] = []
    if let short, let property = table[short.property] {
      if short.isOnly { return property.schema }
      forms.append(property.schema)
    }
    forms.append(table.schema)
    if table.requirements.isEmpty { forms.append(.type("null")) }
    return forms.count == 1 ? forms[0] : .object([("anyOf", .array(forms))])
  }

  /// Where a key belongs that is known, but not inside this kind.
  private static func place(of key: String, inside name: String, has own: [String]) -> String? {
    if ModifierTable.table[key] != nil || key == "when" {
      return "'\(key)' is a modifier: it belongs beside '\(name)', not inside it"
    }
    guard KindTable.byName[key] != nil else { return nil }
    let slot = own.first { $0 == "children" || $0 == "content" }
    return "'\(key)' is a kind: it belongs "
      + (slot.map { "under '\($0)' of '\(name)'" } ?? "into a node of its own")
  }
}
