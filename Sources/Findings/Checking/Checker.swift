import Geometry
import Devices
public import LayoutEngine
public import LayoutSpecs

/// Runs all rules and expectations over the layouts of a screen.
public enum Checker {
  /// Checks the layouts of one screen.
  ///
  /// A pure function: equal layouts give equal reports, findings in the order of the configurations,
  /// then of the rules, then of the elements.
  ///
  /// - Parameters:
  ///   - layouts: the layouts of the screen in the order of the matrix.
  ///   - screen: the screen.
  ///   - spec: the spec that it is part of.
  /// - Returns: what was found, what was silenced, and how the expectations turned out.
  public static func check(
    _ layouts: [ResolvedLayout], of screen: Screen, in spec: Spec
  ) -> CheckReport {
    var report = CheckReport()
    let settings = RuleSettings(spec: spec, screen: screen)
    let checked = Layouts(layouts, of: screen)
    for rule in RuleRegistry.all { run(rule, checked, settings, &report) }
    let order = Dictionary(
      layouts.enumerated().map { ($1.configuration.name, $0) }, uniquingKeysWith: { a, _ in a })
    let sorted = report.findings.enumerated().sorted { a, b in
      let places = (order[a.element.configuration] ?? 0, order[b.element.configuration] ?? 0)
      return places.0 == places.1 ? a.offset < b.offset : places.0 < places.1
    }
    report.findings = sorted.map(\.element)
    for layout in layouts {
      report.expectations += ExpectationChecker(layout).results(of: screen.expectations)
    }
    return report
  }

  /// Checks the screens of a spec against each other.
  ///
  /// - Parameters:
  ///   - layouts: the layouts of all screens in the order of the matrix.
  ///   - spec: the spec.
  /// - Returns: what was found and what was silenced; expectations play no part.
  public static func check(_ layouts: [ResolvedLayout], in spec: Spec) -> CheckReport {
    var report = CheckReport()
    let screens = spec.screens.map { screen in
      layouts.filter { $0.configuration.screen == screen.id }
        .map { CheckedLayout($0, of: screen) }
    }
    for case let rule as any SpecRule.Type in RuleRegistry.all {
      let info = rule.info
      var raw = RuleReport(info)
      rule.check(screens.map { $0.filter { applies(info, to: $0) } }, &raw)
      for finding in raw.findings {
        guard let index = spec.screens.firstIndex(where: { $0.id == finding.screen }) else {
          continue
        }
        RuleSettings(spec: spec, screen: spec.screens[index]).apply(
          to: finding, elements: elements(of: finding, screens[index]), into: &report)
      }
      for (fact, count) in raw.notChecked {
        report.notChecked[info.id, default: [:]][fact, default: 0] += count
      }
    }
    return report
  }

  /// Checks one layout by the rules that need no other, and holds the expectations of its screen.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - screen: its screen.
  ///   - spec: the spec that the screen is part of.
  /// - Returns: what was found, what was silenced, and how the expectations turned out.
  public static func check(
    _ layout: ResolvedLayout, of screen: Screen, in spec: Spec
  ) -> CheckReport {
    var report = CheckReport()
    let settings = RuleSettings(spec: spec, screen: screen)
    let checked = Layouts([layout], of: screen)
    for rule in RuleRegistry.all where !(rule is any ScreenRule.Type) {
      run(rule, checked, settings, &report)
    }
    report.expectations = ExpectationChecker(layout).results(of: screen.expectations)
    return report
  }

  /// The layouts of a screen as rules see them.
  private struct Layouts {
    /// What is in use of each, left out where that is an alert or an action sheet.
    let inUse: [CheckedLayout]
    /// Those with something over the screen, whole.
    let presenting: [CheckedLayout]

    init(_ layouts: [ResolvedLayout], of screen: Screen) {
      inUse = layouts.compactMap { CheckedLayout.inUse($0, of: screen) }
      presenting = layouts.filter { !$0.presentations.isEmpty }
        .map { CheckedLayout($0, of: screen) }
    }
  }

  private static func run(
    _ rule: any Rule.Type, _ layouts: Layouts, _ settings: RuleSettings,
    _ report: inout CheckReport
  ) {
    let info = rule.info
    var raw = RuleReport(info)
    var own = layouts.inUse
    if let rule = rule as? any LayoutRule.Type {
      for layout in own where applies(info, to: layout) { rule.check(layout, &raw) }
    } else if let rule = rule as? any PresentationRule.Type {
      own = layouts.presenting
      for layout in own where applies(info, to: layout) { rule.check(layout, &raw) }
    } else if let rule = rule as? any ScreenRule.Type {
      let applying = own.filter { applies(info, to: $0) }
      if !applying.isEmpty { rule.check(applying, &raw) }
    }
    for finding in raw.findings {
      settings.apply(to: finding, elements: elements(of: finding, own), into: &report)
    }
    for (fact, count) in raw.notChecked {
      report.notChecked[info.id, default: [:]][fact, default: 0] += count
    }
  }

  private static func applies(_ info: RuleInfo, to layout: CheckedLayout) -> Bool {
    info.families?.contains(layout.layout.configuration.device.family) ?? true
  }

  /// The element of a finding with those that hold it, from the inside.
  private static func elements(of finding: Finding, _ layouts: [CheckedLayout]) -> [Element] {
    guard let id = finding.element,
      let layout = layouts.first(where: {
        $0.layout.configuration.name == finding.configuration
      })
    else { return [] }
    var result: [Element] = []
    var index = layout.elements.firstIndex { $0.id == id }
    while let current = index {
      result.append(layout.elements[current])
      index = layout.elements[current].parent
    }
    return result
  }
}
