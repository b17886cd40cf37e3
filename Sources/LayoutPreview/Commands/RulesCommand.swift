import CommandLineParsing
import Devices
import Diagnostics
import Findings
import Records

/// `proofsheet rules`.
struct RulesCommand: RunnableCommand {
  let context: CommandContext
  let console: Console

  /// Lists the rules, or tells all of some.
  func run() -> ExitCode {
    let rules = RuleRegistry.all.map { $0.info }
    let wanted = context.parsed.positionals
    var code = ExitCode.ok
    var chosen: [RuleInfo] = wanted.isEmpty ? rules : []
    for id in wanted {
      if let rule = rules.first(where: { $0.id == id.uppercased() }) {
        chosen.append(rule)
      } else {
        let near = NearestWord.proposal(for: id.uppercased(), among: rules.map(\.id))
        console.fail("unknown rule '\(id)'\(near)")
        code.raise(to: .usage)
      }
    }
    if context.parsed.has("json") {
      console.output(
        JSONValue.object([
          "format": .integer(1), "rules": .array(chosen.map(json)),
        ]).text())
    } else if wanted.isEmpty {
      let width = rules.map { $0.severity.rawValue.count }.max() ?? 0
      for rule in rules {
        let severity = rule.severity.rawValue.padding(to: width)
        console.print("\(rule.id)  \(severity)  \(rule.title)")
      }
    } else {
      for (index, rule) in chosen.enumerated() {
        if index > 0 { console.print("") }
        for line in lines(of: rule) { console.print(line) }
      }
    }
    if let folder = context.parsed.value("output") {
      if wanted.isEmpty {
        console.fail("option '--output' needs the ids of the rules to draw")
        code.raise(to: .usage)
      }
      RuleExamples(context: context, console: console)
        .draw(wanted.isEmpty ? [] : chosen, into: folder, code: &code)
    }
    return code
  }

  private func lines(of rule: RuleInfo) -> [String] {
    func block(_ text: String) -> [String] {
      text.isEmpty
        ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
    }
    // What a screen needs beside it: pictures and components, and the screens that follow it.
    func lines(_ example: RuleInfo.Example) -> [String] {
      var lines = block(example.top) + block(example.screen)
      for (id, screen) in [("next", example.next), ("later", example.later)] where !screen.isEmpty {
        lines += ["  with the screen '\(id)':"] + block(screen)
      }
      return lines
    }
    let platforms =
      rule.families.map { families in
        DeviceFamily.allCases.filter(families.contains).map(\.rawValue).joined(separator: ", ")
      } ?? "all"
    return [
      "\(rule.id): \(rule.title)",
      "  severity   \(rule.severity.rawValue)",
      "  platforms  \(platforms)",
      "  finds      \(rule.trigger)",
      "  except     \(rule.exempt)",
      "  source     \(rule.source) (\(rule.basis.rawValue))",
      "  found on \(rule.failing.words):",
    ] + lines(rule.failing) + ["  not found on \(rule.passing.words):"] + lines(rule.passing)
  }

  private func json(_ rule: RuleInfo) -> JSONValue {
    .record([
      "id": .string(rule.id), "title": .string(rule.title),
      "severity": .string(rule.severity.rawValue),
      "platforms": rule.families.map { families in
        .array(
          DeviceFamily.allCases.filter(families.contains).map { .string($0.rawValue) })
      },
      "trigger": .string(rule.trigger), "exempt": .string(rule.exempt),
      "source": .string(rule.source), "basis": .string(rule.basis.rawValue),
    ])
  }
}

extension String {
  /// The text with spaces behind it up to a number of characters.
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: " ", count: max(count - self.count, 0))
  }
}
