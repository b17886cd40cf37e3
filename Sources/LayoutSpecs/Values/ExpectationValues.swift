import Diagnostics
import Documents

extension ValueType where Value == [Expectation] {
  /// Expectations, a text each; problems point into them.
  static var expectations: ValueType<[Expectation]> {
    let summary = "a list of expectations such as 'play within safeArea'"
    return ValueType(summary, schema: .list(of: .text, min: 0)) { node, label, decoder in
      guard case .sequence(let items) = node.content else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      return items.compactMap { expectation($0, label, decoder) }
    }
  }

  private static func expectation(
    _ node: DocumentNode, _ label: String, _ decoder: SpecDecoder
  ) -> Expectation? {
    guard case .scalar(let text, let quoted) = node.content else {
      decoder.mismatch(node, label, "an expectation such as 'play within safeArea'")
      return nil
    }
    do throws(ConditionParser.Problem) {
      let parsed = try ExpectationParser.parse(text)
      return Expectation(
        text: text, claim: parsed.claim, condition: parsed.condition, position: node.position)
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
