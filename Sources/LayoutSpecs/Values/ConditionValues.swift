import Diagnostics
import Documents

extension ValueType where Value == Condition {
  /// A condition on traits; problems point into it.
  static var condition: ValueType<Condition> {
    ValueType("a condition", schema: .ref("condition")) { node, label, decoder in
      guard case .scalar(let text, let quoted) = node.content else {
        if case .sequence = node.content {
          decoder.error(
            "'\(label)' must be a condition, found a list: write 'and' or 'or' between conditions",
            rule: "wrong-type", at: node.position)
        } else {
          decoder.mismatch(node, label, "a condition")
        }
        return nil
      }
      do throws(ConditionParser.Problem) {
        return try ConditionParser.condition(text)
      } catch {
        // Exact for plain text and for quoted text on one line without escapes.
        let column = node.position.column + error.offset + (quoted ? 1 : 0)
        decoder.error(
          error.message, rule: error.rule,
          at: SourcePosition(line: node.position.line, column: column))
        return nil
      }
    }
  }
}
