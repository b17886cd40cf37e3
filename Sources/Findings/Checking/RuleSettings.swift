import LayoutEngine
import LayoutSpecs

/// What a spec says of rules: the setting nearest to an element holds.
struct RuleSettings {
  private let screen: [RuleSetting]
  private let spec: [RuleSetting]

  init(spec: Spec, screen: Screen) {
    self.spec = spec.rules
    self.screen = screen.rules
  }

  /// Adds a finding to a report as the spec wants it: as it is, with another severity, or silenced.
  func apply(to finding: Finding, elements: [Element], into report: inout CheckReport) {
    let levels = elements.map(\.rules) + [screen, spec]
    let setting = levels.lazy.compactMap { level in
      level.first { $0.rule == finding.rule }
    }.first
    guard let setting else {
      report.findings.append(finding)
      return
    }
    report.usedSettings.insert(setting)
    var finding = finding
    switch setting.severity {
    case .off:
      report.silenced.append(CheckReport.Silenced(finding: finding, setting: setting))
      return
    case .error: finding.severity = .error
    case .warning: finding.severity = .warning
    case .info: finding.severity = .info
    }
    report.findings.append(finding)
  }
}
