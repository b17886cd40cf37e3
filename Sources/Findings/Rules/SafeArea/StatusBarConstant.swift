import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// Content that keeps a constant distance from the top of the window.
enum StatusBarConstant: ScreenRule {
  static let info = RuleInfo(
    id: "SA-14", title: "content placed under the status bar by a constant", severity: .warning,
    families: .touch,
    trigger: "The topmost text or control is 20, 44, 47, 48, 50, 54, 59 or 62 pt from the top of "
      + "the window on two devices whose safe areas begin at different heights.",
    exempt: "landscape, pictures, grounds, items of system bars, and what scrolls",
    source: "iPhone X guide, iPhone X guidelines", basis: .stated,
    failing: .init(
      screen("ignoresSafeArea: true"), others: [.init(device: "iphone-se-4-7")]), measured: 44,
    passing: .init(screen("hidden: false"), others: [.init(device: "iphone-se-4-7")]))

  private static func screen(_ line: String) -> String {
    """
    content:
      zstack: [{ text: Hello, id: hello }]
      frame: { maxWidth: infinity, maxHeight: infinity, alignment: top }
      padding: { top: 44 }
      \(line)
    """
  }

  private static let constants: [Double] = [20, 44, 47, 48, 50, 54, 59, 62]

  static func check(_ layouts: [CheckedLayout], _ report: inout RuleReport) {
    for group in CheckedLayout.groups(of: layouts, by: .device) {
      let tops = group.compactMap { layout in
        layout.layout.configuration.orientation.isLandscape
          ? nil : topmost(layout).map { (layout: layout, index: $0.index, y: $0.y) }
      }
      let heights = tops.map(\.layout.safeArea.minY)
      let isAlone = heights.allSatisfy { abs($0 - heights[0]) <= 1 }
      let isSuspect = tops.contains { top in
        constants.contains { abs($0 - top.y) < 0.01 } && abs(top.layout.safeArea.minY - top.y) > 1
      }
      if isAlone, isSuspect {
        report.skip(lacking: "a device whose safe area begins at another height")
        continue
      }
      // The one that is farthest from where its safe area begins stands for all.
      var worst: (layout: CheckedLayout, index: Int, y: Double)?
      for top in tops where constants.contains(where: { abs($0 - top.y) < 0.01 }) {
        let path = top.layout.elements[top.index].path
        let isConstant = tops.contains { other in
          other.layout.elements[other.index].path == path && abs(other.y - top.y) < 0.01
            && abs(other.layout.safeArea.minY - top.layout.safeArea.minY) > 1
        }
        let isWorse =
          worst.map {
            abs(top.y - top.layout.safeArea.minY) > abs($0.y - $0.layout.safeArea.minY)
          } ?? true
        if isConstant, isWorse { worst = top }
      }
      guard let (layout, index, y) = worst else { continue }
      let safe = layout.safeArea.minY
      report.find(
        index, in: layout, measured: y, limit: safe,
        message: "\(layout.name(index)) is \(y.text()) pt from the top of the window whatever "
          + "the device; the safe area begins at \(safe.text(decimals: 2)) here",
        suggestion: "no ignoresSafeArea above it, and padding from the safe area")
    }
  }

  private static func topmost(_ layout: CheckedLayout) -> (index: Int, y: Double)? {
    layout.shown([.text, .interactive]).filter { !layout.scrolls($0) }
      .map { (index: $0, y: layout.elements[$0].visible.minY) }
      .min { $0.y < $1.y }
  }
}
