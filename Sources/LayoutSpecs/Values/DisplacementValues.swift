import Documents

extension ValueType where Value == Modifiers.Displacement? {
  /// Whether a node moves off a fold, and with whom.
  static var displacement: ValueType<Modifiers.Displacement?> {
    let summary = "true, false, or { group, prefer }"
    let table = Table<Modifiers.Displacement>(
      "displace",
      [
        Property(
          "group", optional: \.group, ValueType<String>.name("the name of a group"),
          "The group that moves as one."),
        Property(
          "prefer", optional: \.preference, .choice, default: "by pose and role",
          "The side of the fold to go to, where the fold has it."),
      ])
    return ValueType(
      summary, schema: .any(.type("boolean"), table.schema)
    ) { node, label, decoder in
      switch node.content {
      case .scalar("true", quoted: false): return .some(Modifiers.Displacement())
      case .scalar("false", quoted: false): return .some(nil)
      case .mapping(let entries):
        var displacement = Modifiers.Displacement()
        table.decode(entries, into: &displacement, at: node.position, decoder)
        return .some(displacement)
      default:
        decoder.mismatch(node, label, summary)
        return nil
      }
    }
  }
}
