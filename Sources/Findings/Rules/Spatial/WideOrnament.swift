import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// An ornament that is wider than the window it belongs to.
enum WideOrnament: LayoutRule {
  static let info = RuleInfo(
    id: "HT-14", title: "ornament wider than its window", severity: .warning, families: [.vision],
    trigger: "An ornament is more than 0.5 pt wider than the window, where it may meet the tabs or "
      + "another window.",
    source: "HIG Ornaments", basis: .stated,
    failing: .init(
      """
      content: { text: Hello }
      ornaments:
        - attachmentAnchor: bottom
          content: { box: Tools, id: tools, frame: { width: 1300, height: 84 } }
      """, device: "apple-vision-pro-window"),
    measured: 1300,
    passing: .init(
      """
      content: { text: Hello }
      ornaments:
        - attachmentAnchor: bottom
          content: { box: Tools, id: tools, frame: { width: 1280, height: 84 } }
      """, device: "apple-vision-pro-window"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for index in layout.layout.ornamentElements {
      let element = layout.elements[index]
      // The holder has no name; what it shows stands behind it.
      guard let parent = element.parent, layout.layout.ornamentElements.contains(parent),
        layout.elements[parent].parent == nil,
        element.windowFrame.width > layout.window.width + 0.5
      else { continue }
      report.find(
        index, in: layout, measured: element.windowFrame.width, limit: layout.window.width,
        message: "\(layout.name(index)) is \(element.windowFrame.width.text(decimals: 2)) pt wide, "
          + "the window \(layout.window.width.text(decimals: 2))",
        suggestion: "make it no wider than the window")
    }
  }
}
