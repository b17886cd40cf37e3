import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A launch screen that does not look like the first screen.
enum DifferentLaunchScreen: SpecRule {
  /// How far edges may differ in points.
  static let tolerance = 2.0

  static let info = RuleInfo(
    id: "LD-01", title: "launch screen differs", severity: .warning, families: .touch,
    trigger:
      "A bar, or an element that both screens have by id or path, has an edge more than 2 pt "
      + "from where it is on the first screen; or the launch screen shows a text.",
    exempt: "elements that only one of them has, and what scrolls",
    source: "HIG Launching", basis: .chosen,
    failing: .init(
      """
      launch: true
      content: { box: {}, id: hero, frame: { height: 200 } }
      """,
      next: """
        content: { box: {}, id: hero, frame: { height: 230 } }
        """),
    measured: 15,
    passing: .init(
      """
      launch: true
      content: { box: {}, id: hero, frame: { height: 230 } }
      """,
      next: """
        content: { box: {}, id: hero, frame: { height: 230 } }
        """))

  static func check(_ screens: [[CheckedLayout]], _ report: inout RuleReport) {
    for (launch, first) in LaunchPair.pairs(screens) {
      if let text = launch.elements.indices.first(where: { shows(launch, $0) }) {
        report.find(
          text, in: launch,
          message:
            "the launch screen shows the text \(launch.name(text)), which can't follow the language",
          suggestion: "leave it to the first screen")
        continue
      }
      var worst: (index: Int, distance: Double)?
      for (index, element) in launch.elements.enumerated()
      where !element.isHidden && !launch.scrolls(index) {
        guard
          let other = first.elements.first(where: { $0.path == element.path || $0.id == element.id }
          )
        else { continue }
        let (a, b) = (element.windowFrame, other.windowFrame)
        let distance = Edge.allCases.map { abs(a.position(of: $0) - b.position(of: $0)) }.max() ?? 0
        if distance > worst?.distance ?? tolerance { worst = (index, distance) }
      }
      guard let worst else { continue }
      report.find(
        worst.index, in: launch, measured: worst.distance, limit: tolerance,
        message:
          "\(launch.name(worst.index)) is \(worst.distance.text(decimals: 2)) pt from its place "
          + "on '\(first.layout.configuration.screen)'",
        suggestion: "one component for both screens")
    }
  }

  private static func shows(_ layout: CheckedLayout, _ index: Int) -> Bool {
    guard layout.isShown(index) else { return false }
    switch layout.elements[index].content {
    case .text(let text): return !text.string.isEmpty
    case .button(let button): return button.title != nil
    default: return false
    }
  }
}
