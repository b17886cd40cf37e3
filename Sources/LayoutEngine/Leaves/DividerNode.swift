package import Geometry

/// A hairline across the axis of its stack.
///
/// - Note: Source: SwiftUI layout, "Divider": one device pixel, 1 point at accessibility sizes.
package final class DividerNode: LayoutNode {
  private let axis: Axis
  private let thickness: Double

  /// Makes a line in a stack along an axis, of a thickness in points.
  package init(stackAxis axis: Axis, thickness: Double) {
    self.axis = axis
    self.thickness = thickness
    super.init()
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    var size = Size.zero
    size[axis] = thickness
    size[axis.other] = proposal[axis.other] ?? BoxNode.unspecifiedLength
    return Answer(size, heeding: .along(axis.other))
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    placement.fill(.divider, in: Rect(origin: origin, size: size(for: proposal)))
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    "\(thickness.text()) thick, as long as proposed"
  }
}
