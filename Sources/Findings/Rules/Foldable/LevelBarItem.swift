import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// An item of a bar that stays on top where bars go along the side.
enum LevelBarItem: LayoutRule {
  static let info = RuleInfo(
    id: "DU-11", title: "bar item stays on top", severity: .info, families: [.iphone],
    trigger: "A control of a navigation bar or toolbar has no symbol and stays in the level bar "
      + "of a "
      + "window with a side strip.",
    exempt: "items with a symbol that are told to stay level",
    source: "iPhone Duo, section 7, row 13", basis: .derived,
    failing: .init(
      """
      navigation: { title: Trips, trailing: [{ button: Done, id: done }] }
      content: { box: {} }
      """, device: "iphone-duo", display: "outer", orientation: .portrait),
    passing: .init(
      """
      navigation: { title: Trips, trailing: [{ button: { symbol: checkmark }, id: done }] }
      content: { box: {} }
      """, device: "iphone-duo", display: "outer", orientation: .portrait))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    guard let edge = layout.layout.scene.stripEdge, edge.axis == .horizontal else { return }
    for index in layout.elements.indices where layout.isShown(index) {
      let element = layout.elements[index]
      guard element.role == .interactive, let parent = element.parent,
        ["navigationBar", "toolbar"].contains(layout.elements[parent].kind)
      else { continue }
      if case .button(let button) = element.content, button.symbol != nil { continue }
      report.find(
        index, in: layout, unit: nil,
        message: "\(layout.name(index)) has no symbol and stays on top, other items go into the "
          + "strip at the side",
        suggestion: "a symbol beside the title, or axisBehavior: verticalPreferred")
    }
  }
}
