import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// An arrangement that shows nothing.
enum BlankArrangement: LayoutRule {
  static let info = RuleInfo(
    id: "DU-14", title: "arrangement is blank", severity: .error, families: [.iphone],
    trigger: "An arrangement parted by an active fold shows neither view: the least length of "
      + "one is "
      + "larger than its half.",
    source: "iPhone Duo, section 7, row 20", basis: .derived,
    failing: .init(
      """
      content:
        arrangement:
          primary: { box: {}, frame: { minWidth: 600 } }
          secondary: { box: {} }
        id: a
      """, device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book),
    passing: .init(
      """
      content:
        arrangement:
          primary: { box: {}, frame: { minWidth: 300 } }
          secondary: { box: {} }
        id: a
      """, device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for index in layout.elements.indices where layout.isShown(index) {
      guard case .arrangement(let places) = layout.elements[index].content, places.isFolded,
        places.primary == nil, places.secondary == nil
      else { continue }
      report.find(
        index, in: layout, unit: nil,
        message: "\(layout.name(index)) is blank: the least "
          + "\(places.axis == .vertical ? "height" : "width") of a view is larger than its half of "
          + "the fold",
        suggestion: places.axis == .vertical
          ? "no minHeight on its views" : "no minWidth on its views")
    }
  }
}
