import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Something of a fixed height that a low window of a foldable has no room for.
enum TooTallForWindow: LayoutRule {
  static let info = RuleInfo(
    id: "DU-16", title: "fixed height does not fit a foldable's window", severity: .warning,
    families: [.iphone],
    trigger: "On a foldable something that was given a height is higher than the safe area by more "
      + "than 0.5 pt.",
    exempt: "what scrolls, grounds and decoration; controls, texts and pictures that reach out "
      + "of the "
      + "window, which AD-07 finds; what stands in something that is found itself",
    source: "iPhone Duo, section 7, row 23", basis: .derived,
    failing: .init(
      """
      content:
        vstack: [{ text: Hello }]
        id: hero
        frame: { height: 480 }
      """, device: "iphone-duo", display: "outer", orientation: .landscapeLeft),
    measured: 480,
    passing: .init(
      """
      content:
        vstack: [{ text: Hello }]
        id: hero
        frame: { maxHeight: 480 }
      """, device: "iphone-duo", display: "outer", orientation: .landscapeLeft))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    guard layout.layout.configuration.device.isFoldable else { return }
    let room = layout.safeArea.height
    var found: [Int] = []
    for index in layout.elements.indices where layout.elements[index].isSized {
      let element = layout.elements[index]
      let height = element.windowFrame.height
      guard !element.isHidden, height > room + 0.5,
        height > (element.reason.proposedHeight ?? .infinity) + 0.5,
        !layout.isInBar(index), !layout.scrolls(index), !layout.isGround(index),
        !found.contains(where: { layout.holds($0, index) })
      else { continue }
      if element.role != .container,
        element.windowFrame.overflow(of: layout.window).largest?.depth ?? 0 > 0.5
      {
        continue
      }
      found.append(index)
      report.find(
        index, in: layout, measured: height, limit: room, frame: element.windowFrame,
        message: "\(layout.name(index)) is \(height.text(decimals: 2)) pt high, the safe area has "
          + "\(room.text(decimals: 2))",
        suggestion: "frame: { maxHeight: \(height.text(decimals: 2)) } in place of a fixed height")
    }
  }
}
