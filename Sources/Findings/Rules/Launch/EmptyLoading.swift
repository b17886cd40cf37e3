import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A screen while something loads that shows nothing of it.
enum EmptyLoading: LayoutRule {
  /// The least share of the window that placeholders cover.
  static let share = 0.02

  static let info = RuleInfo(
    id: "LD-03", title: "loading without placeholder or progress", severity: .info, families: nil,
    trigger:
      "On a screen that says loading: true, what is not a container covers less than 2 % of the "
      + "window, and there is neither a spinner nor a progress bar.",
    exempt: "system bars, which count for nothing", source: "HIG Loading", basis: .chosen,
    failing: .init("loading: true\ncontent: { box: { size: [40, 40] }, id: dot, role: image }"),
    measured: 0.0046,
    passing: .init("loading: true\ncontent: { vstack: [{ spinner: {}, id: wait }] }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    guard layout.screen.isLoading, !layout.elements.isEmpty else { return }
    let shown = layout.elements.indices.filter { layout.isShown($0) && !layout.isInBar($0) }
    let hasProgress = shown.contains { index in
      guard case .control(let control) = layout.elements[index].content else { return false }
      switch control.parts {
      case .spinner, .progress: return true
      default: return false
      }
    }
    guard !hasProgress else { return }
    let window = layout.window.width * layout.window.height
    let covered = shown.filter { isFilled(layout.elements[$0]) }.reduce(0.0) { sum, index in
      let frame = layout.body(index).intersection(layout.window)
      return sum + frame.width * frame.height
    }
    let found = covered / max(window, 1)
    guard found < share else { return }
    let index = shown.first { isFilled(layout.elements[$0]) } ?? shown.first ?? 0
    report.find(
      index, in: layout, measured: (found * 10_000).rounded() / 10_000, limit: share, unit: .share,
      message:
        "what shows while the screen loads covers \((found * 100).text(decimals: 1)) % of it, "
        + "and nothing tells of progress",
      suggestion: "spinner: {}, progress: { value: 0.5 }, or placeholders where content will be")
  }

  private static func isFilled(_ element: Element) -> Bool {
    switch element.content {
    case .text, .button, .image, .box, .control, .row: true
    default: false
    }
  }
}
