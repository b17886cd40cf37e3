import Diagnostics
import Documents

/// A setting, while it is read.
private struct RuleEntry: Sendable {
  var severity: RuleSetting.Severity?
  var reason: String?

  static let table = Table<RuleEntry>(
    "rules",
    [
      Property("severity", optional: \.severity, .choice, "How severe findings of the rule are."),
      Property("reason", optional: \.reason, .text, "Why; whoever reads the spec wants to know."),
    ], requires: [.key("severity"), .key("reason")])
}

extension ValueType where Value == [RuleSetting] {
  /// Settings by the id of the rule.
  static var ruleSettings: ValueType<[RuleSetting]> {
    let summary = "a mapping of rule ids, { SA-01: { severity, reason } }"
    let schema = SchemaValue.object([
      ("type", "object"), ("additionalProperties", RuleEntry.table.schema),
    ])
    return ValueType(summary, schema: schema) { node, label, decoder in
      guard case .mapping(let entries) = node.content else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      return entries.compactMap { entry in
        guard case .mapping(let values) = entry.value.content else {
          decoder.mismatch(entry.value, entry.key, "{ severity, reason }")
          return nil
        }
        var setting = RuleEntry()
        RuleEntry.table.decode(values, into: &setting, at: entry.keyPosition, decoder)
        guard let severity = setting.severity, let reason = setting.reason else { return nil }
        guard reason.contains(where: { !$0.isWhitespace }) else {
          decoder.error(
            "'reason' must say why", rule: "missing-reason", at: entry.keyPosition)
          return nil
        }
        return RuleSetting(
          rule: entry.key, severity: severity, reason: reason, position: entry.keyPosition)
      }
    }
  }
}
