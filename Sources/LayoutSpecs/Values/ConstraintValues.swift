import Diagnostics
import Documents

extension ValueType where Value == [ConstraintRule] {
  /// Constraints, a text each; problems point into them.
  static var constraints: ValueType<[ConstraintRule]> {
    let summary = "a list of constraints such as 'play.width >= 44'"
    return ValueType(summary, schema: .list(of: .text, min: 0)) { node, label, decoder in
      guard case .sequence(let items) = node.content else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      return items.compactMap { constraint($0, label, decoder) }
    }
  }

  private static func constraint(
    _ node: DocumentNode, _ label: String, _ decoder: SpecDecoder
  ) -> ConstraintRule? {
    guard case .scalar(let text, let quoted) = node.content else {
      // [a]-[b] without quotes is a list to YAML.
      let hint: String
      if case .sequence = node.content { hint = ": quote what begins with '['" } else { hint = "" }
      decoder.mismatch(node, label, "a constraint such as 'play.width >= 44'\(hint)")
      return nil
    }
    // Exact for plain text and for quoted text on one line without escapes.
    func place(_ offset: Int) -> SourcePosition {
      SourcePosition(
        line: node.position.line, column: node.position.column + offset + (quoted ? 1 : 0))
    }
    do throws(ConditionParser.Problem) {
      let parsed = try ConstraintParser.parse(text)
      return ConstraintRule(
        text: text, equations: parsed.equations,
        items: parsed.items.map { Located($0.name, at: place($0.offset)) },
        position: node.position, sourceID: node.sourceID)
    } catch {
      decoder.error(error.message, rule: error.rule, at: place(error.offset))
      return nil
    }
  }
}

extension ValueType where Value == [String: Double] {
  /// Lengths by name.
  static var metrics: ValueType<[String: Double]> {
    let summary = "a mapping of names to numbers of points"
    let schema = SchemaValue.dictionary(
      of: ValueType<Double>.number.schema, keys: SpecSchema.idPattern)
    return ValueType(summary, schema: schema) { node, label, decoder in
      guard case .mapping(let entries) = node.content else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      var metrics: [String: Double] = [:]
      for entry in entries {
        _ = decoder.name(
          entry.key, "the name of a metric", at: entry.keyPosition, rule: Names.problem(inID:))
        metrics[entry.key] = ValueType<Double>.number.read(entry.value, entry.key, decoder)
      }
      return metrics
    }
  }
}

extension ValueType where Value == Modifiers.ContentPriority {
  /// A priority for both axes, or one for each.
  static var contentPriority: ValueType<Modifiers.ContentPriority> {
    let summary = "a priority from 1 to 1000, or [horizontal, vertical]"
    return ValueType(
      summary,
      schema: .any(
        ValueType<Int>.integer(1...1000).schema,
        .list(of: ValueType<Int>.integer(1...1000).schema, min: 2, max: 2))
    ) { node, label, decoder in
      let whole = ValueType<Int>.integer(1...1000)
      guard case .sequence(let items) = node.content else {
        return whole.read(node, label, decoder).map {
          Modifiers.ContentPriority(horizontal: $0, vertical: $0)
        }
      }
      guard items.count == 2 else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      guard let horizontal = whole.read(items[0], label, decoder),
        let vertical = whole.read(items[1], label, decoder)
      else { return nil }
      return Modifiers.ContentPriority(horizontal: horizontal, vertical: vertical)
    }
  }
}
