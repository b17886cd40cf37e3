import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A layout for phones that is stretched over a wide window.
enum StretchedCompact: LayoutRule {
  /// The width of a window from which a second column is wanted, in points.
  static let width = 700.0
  /// The least side of what counts as a column in points; chosen.
  private static let column = 200.0

  static let info = RuleInfo(
    id: "AD-13", title: "compact layout in a wide window", severity: .info, families: .touch,
    trigger: "In a regular width above 700 pt a list or a text field is wider than 700 pt, and "
      + "nothing stands beside it.",
    exempt: "split views and arrangements, screens with two columns, videos, and pictures as large "
      + "as the window",
    source: "HIG Layout", basis: .derived,
    failing: .init("content: { list: { rows: 20 }, id: rows }", device: "ipad-pro-13-m5"),
    measured: 1032,
    passing: .init(
      """
      content:
        splitView:
          sidebar: { list: { rows: 20 } }
          detail: { text: Hello }
      """, device: "ipad-pro-13-m5"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    guard layout.layout.scene.sizeClasses?.horizontal == .regular, layout.window.width > width,
      !layout.isMedia, !hasColumns(layout)
    else { return }
    for index in layout.elements.indices where layout.isShown(index) && !layout.isInBar(index) {
      let element = layout.elements[index]
      let isWide: Bool =
        switch element.content {
        case .scroll: element.kind == "list"
        case .control: element.kind == "textField"
        default: false
        }
      let own = element.windowFrame.width
      guard isWide, own > width + 0.5 else { continue }
      report.find(
        index, in: layout, measured: own, limit: width,
        message: "\(layout.name(index)) is stretched over \(own.text(decimals: 0)) pt with nothing "
          + "beside it",
        suggestion: "frame: { maxWidth: 672 }")
      return
    }
  }

  /// Whether two things of some size stand side by side.
  private static func hasColumns(_ layout: CheckedLayout) -> Bool {
    var columns: [Rect] = []
    for index in layout.elements.indices where layout.isShown(index) && !layout.isInBar(index) {
      let element = layout.elements[index]
      switch element.content {
      case .columns(let parts) where parts.count > 1: return true
      case .arrangement: return true
      default: break
      }
      let frame = element.visible
      guard min(frame.width, frame.height) >= column, frame.width <= 0.8 * layout.window.width
      else { continue }
      if columns.contains(where: { $0.maxX <= frame.minX + 1 || frame.maxX <= $0.minX + 1 }) {
        return true
      }
      columns.append(frame)
    }
    return false
  }
}
