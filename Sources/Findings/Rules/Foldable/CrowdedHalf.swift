import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// An arrangement with both views in one half of a folded display.
enum CrowdedHalf: LayoutRule {
  static let info = RuleInfo(
    id: "DU-15", title: "arrangement leaves one half empty", severity: .warning,
    families: [.iphone],
    trigger: "Both views of an arrangement parted by an active fold lie on one side of it.",
    source: "iPhone Duo, section 7, row 20", basis: .derived,
    failing: .init(
      """
      content:
        arrangement:
          primary: { box: {}, frame: { idealWidth: 200 } }
          secondary: { box: {} }
        id: a
      """, device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book),
    passing: .init(
      """
      content:
        arrangement:
          primary: { box: {}, frame: { idealWidth: 200 } }
          secondary: { box: {}, frame: { minWidth: 200 } }
        id: a
      """, device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let folds = layout.layout.scene.regions.filter {
      $0.isActive && $0.region.kind == .division
    }
    for index in layout.elements.indices where layout.isShown(index) {
      guard case .arrangement(let places) = layout.elements[index].content, places.isFolded,
        let axis = places.axis, let primary = places.primary, let secondary = places.secondary,
        let fold = folds.first(where: {
          ($0.region.frame.height >= $0.region.frame.width ? Axis.horizontal : .vertical) == axis
        })
      else { continue }
      let frame = fold.region.frame
      let isBefore = max(primary.end(axis), secondary.end(axis)) <= frame.start(axis) + 0.5
      let isAfter = min(primary.start(axis), secondary.start(axis)) >= frame.end(axis) - 0.5
      guard isBefore || isAfter else { continue }
      let length = axis == .horizontal ? "Width" : "Height"
      report.find(
        index, in: layout, unit: nil,
        message: "both views of \(layout.name(index)) lie on one side of the \(fold.region.id): "
          + "the "
          + "primary has an ideal size, the secondary no least one",
        suggestion: "frame: { min\(length): 200 } on the secondary")
    }
  }
}
