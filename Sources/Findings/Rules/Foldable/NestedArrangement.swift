import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// An arrangement where none works.
enum NestedArrangement: LayoutRule {
  static let info = RuleInfo(
    id: "DU-06", title: "arrangement in the wrong place", severity: .error, families: nil,
    trigger: "An arrangement lies in something that scrolls, or a split view in an arrangement.",
    source: "Strike a pose with adaptive layouts on iPhone Duo", basis: .stated,
    failing: .init(
      """
      content:
        scroll:
          content:
            arrangement: { primary: { box: {} }, secondary: { box: {} } }
            id: a
            frame: { height: 400 }
      """),
    passing: .init(
      "content: { arrangement: { primary: { box: {} }, secondary: { box: {} } }, id: a }"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for index in layout.elements.indices {
      switch layout.elements[index].content {
      case .arrangement where layout.scrolls(index):
        report.find(
          index, in: layout, unit: nil,
          message: "\(layout.name(index)) is an arrangement in something that scrolls",
          suggestion: "let its panes scroll instead")
      case .columns where isInArrangement(index, layout):
        report.find(
          index, in: layout, unit: nil,
          message: "\(layout.name(index)) is a split view in an arrangement",
          suggestion: "put the arrangement into a column of the split view")
      default: continue
      }
    }
  }

  private static func isInArrangement(_ index: Int, _ layout: CheckedLayout) -> Bool {
    var current = layout.elements[index].parent
    while let parent = current {
      if case .arrangement = layout.elements[parent].content { return true }
      current = layout.elements[parent].parent
    }
    return false
  }
}
