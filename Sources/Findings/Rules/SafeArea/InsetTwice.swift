import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Room for an inset of the display that the safe area has kept already.
///
/// The padding is matched to half a point. Lengths that layouts keep for other reasons are not taken
/// for an inset, though some devices have just these.
enum InsetTwice: LayoutRule {
  /// The least inset that is looked at in points.
  private static let least = 30.0
  /// Lengths between them that are common as spacing or as the side of a control, in points.
  private static let common: Set<Double> = [32, 36, 40, 44, 48, 50, 56, 60]

  static let info = RuleInfo(
    id: "SA-16", title: "inset kept twice", severity: .warning, families: .touch,
    trigger: "An element that lies inside an inset of the display has a padding of as much at the "
      + "same edge.",
    exempt: "insets below 30 pt and such as layouts keep for other reasons, items of system bars, "
      + "windows that are not the whole display, cards",
    source: "UIKit, safe area insets", basis: .derived,
    failing: .init(
      """
      content:
        vstack: [{ text: Trips, id: title }, { spacer: }]
        id: screen
        padding: { top: 62 }
      """),
    measured: 62,
    passing: .init(
      """
      content:
        vstack: [{ text: Trips, id: title }, { spacer: }]
        id: screen
        padding: { top: 62 }
        ignoresSafeArea: [top]
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let scene = layout.layout.scene
    guard !scene.isCard, scene.window.size == scene.display.size else { return }
    for (index, element) in layout.elements.enumerated()
    where layout.isShown(index) && !layout.isInBar(index) {
      let paddings = written(element, layout)
      guard !paddings.isEmpty else { continue }
      let room = layout.window.insets(to: element.windowFrame)
      for edge in Edge.allCases {
        let inset = scene.display.safeArea[edge]
        guard inset >= least, !common.contains(inset), room[edge] >= inset - 0.5,
          let padding = paddings.map({ $0[edge] }).first(where: { abs($0 - inset) <= 0.5 })
        else { continue }
        report.find(
          index, in: layout, measured: padding, limit: 0,
          message: "\(layout.name(index)) keeps \(padding.text(decimals: 2)) pt free at the "
            + "\(edge.rawValue), as much as the inset that it lies inside of already",
          suggestion: "no padding of \(inset.text()): the safe area has it")
        break
      }
    }
  }

  /// The distances that the spec writes inside an element's frame, as padding or as layout margins.
  ///
  /// Room that alignment leaves may happen to be as wide as an inset.
  private static func written(_ element: Element, _ layout: CheckedLayout) -> [EdgeInsets] {
    element.layoutRule.entries.compactMap { entry in
      guard entry.key == "padding" || entry.key == "margins",
        case .edges(let top, let leading, let bottom, let trailing) = entry.value
      else { return nil }
      let insets = EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      return layout.layout.configuration.direction == .rightToLeft ? insets.mirrored : insets
    }
  }
}
