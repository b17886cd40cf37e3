package import Geometry

/// Flexible room.
///
/// - Note: Source: SwiftUI layout, "Spacer", cases `ol-spacer`, `ol-orphanSpacer`,
///   `osui-spacer-zero`.
package final class SpacerNode: LayoutNode {
  private let minLength: Double
  private let axis: Axis?

  /// Makes room of at least a length in points, along the axis of its stack or along both outside
  /// one.
  package init(minLength: Double, axis: Axis?) {
    self.minLength = minLength
    self.axis = axis
    // Served after everything else, flexible siblings included.
    super.init(priority: -.infinity)
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    func length(_ along: Axis) -> Double {
      guard axis == nil || axis == along else { return 0 }
      return max(proposal[along] ?? minLength, minLength)
    }
    return Answer(
      Size(width: length(.horizontal), height: length(.vertical)),
      heeding: axis.map { .along($0) } ?? .all)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {}

  package override func spacingWish(beyond edge: Edge) -> Double? {
    axis == nil || edge.axis == axis ? 0 : nil
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    "what is left, at least \(minLength.text())"
  }
}
