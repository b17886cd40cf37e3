import Findings
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// Settings of rules in a spec: the nearest one holds, each with its reason.
struct RuleSettingTests {
  private func report(_ screen: String, top: String = "") throws -> CheckReport {
    let spec = try SampleScreen.read(screen, top: top)
    let layout = try SampleScreen.resolve(screen, top: top)
    return Checker.check([layout], of: spec.screens[0], in: spec)
  }

  private func screen(node: String = "", screen: String = "") -> String {
    """
    \(screen.isEmpty ? "background: background" : screen)
    content:
      vstack:
        - button: { symbol: plus }
          id: add
          frame: { width: 36, height: 44 }
          \(node.isEmpty ? "hidden: false" : node)
    """
  }

  private func setting(_ severity: String) -> String {
    "rules: { HT-01: { severity: \(severity), reason: a tiny button by design } }"
  }

  @Test func `a setting changes or silences, nearest first`() throws {
    #expect(try report(screen()).findings.map(\.severity) == [.warning])
    #expect(try report(screen(), top: setting("error")).findings.map(\.severity) == [.error])
    #expect(
      try report(screen(screen: setting("info")), top: setting("error")).findings
        .map(\.severity) == [.info])
    let silent = try report(screen(node: setting("off"), screen: setting("error")))
    #expect(silent.findings.isEmpty)
    #expect(silent.silenced.map(\.setting.reason) == ["a tiny button by design"])
    #expect(silent.usedSettings.count == 1)
  }

  @Test func `a setting holds for what a node holds`() throws {
    let text = """
      content:
        vstack: [{ button: { symbol: plus }, id: add, frame: { width: 36, height: 44 } }]
        \(setting("off"))
      """
    #expect(try report(text).silenced.count == 1)
  }

  @Test func `a setting says why`() {
    for rules in [
      "rules: { HT-01: { severity: off } }", "rules: { HT-01: { reason: none } }",
      "rules: { HT-01: off }", "rules: { HT-01: { severity: off, reason: \" \" } }",
    ] {
      #expect(throws: SampleScreen.Invalid.self, "\(rules)") {
        try SampleScreen.read(screen(node: rules))
      }
    }
  }

  @Test func `findings stand in the order of configurations, and equal ones are one group`() throws
  {
    let text = screen()
    let spec = try SampleScreen.read(text)
    let layouts = try ["iphone-17-pro", "iphone-se-4-7", "ipad-mini-a17-pro"].map { id in
      try SampleScreen.resolve(text, device: id)
    }
    let findings = Checker.check(layouts, of: spec.screens[0], in: spec).findings
    #expect(findings.map(\.configuration) == layouts.map(\.configuration.name))
    let groups = FindingGroup.groups(of: findings)
    #expect(groups.count == 1)
    #expect(groups[0].configurations.count == 3)
    let reversed = Checker.check(layouts.reversed(), of: spec.screens[0], in: spec).findings
    #expect(Set(reversed) == Set(findings))
  }
}
