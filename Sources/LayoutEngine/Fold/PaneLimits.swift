import Geometry
import LayoutSpecs

/// The lengths that a pane of an arrangement asks for along one axis, in points.
struct PaneLimits: Hashable, Sendable {
  /// The least length.
  var minimum: Double?
  /// The length that it takes where there is room.
  var ideal: Double?
  /// The largest length.
  var maximum: Double?

  /// The limits that the frame of a node states along an axis.
  init(_ frame: Modifiers.Frame?, along axis: Axis) {
    guard let frame else { return }
    switch axis {
    case .horizontal:
      minimum = frame.minWidth ?? frame.width
      ideal = frame.idealWidth ?? frame.width
      maximum = frame.maxWidth ?? frame.width
    case .vertical:
      minimum = frame.minHeight ?? frame.height
      ideal = frame.idealHeight ?? frame.height
      maximum = frame.maxHeight ?? frame.height
    }
  }
}
