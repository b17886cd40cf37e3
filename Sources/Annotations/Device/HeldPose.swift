import Devices
import Geometry
import LayoutEngine

/// How a foldable is held, as its glyph shows it.
struct HeldPose: Hashable, Sendable {
  /// The pose.
  var pose: Pose
  /// Whether the window stands.
  var isPortrait: Bool
  /// The edge of the display that the hinge lies along where the device is closed: its corners are the
  /// least round.
  var hinge: Edge
}

extension HeldPose {
  /// How the device of a layout is held; nothing where it has no poses.
  init?(_ layout: ResolvedLayout) {
    guard let pose = layout.configuration.pose else { return nil }
    let window = layout.scene.window
    let radii = layout.scene.display.cornerRadii
    let sides: [(edge: Edge, roundness: Double)] = [
      (.left, radii.topLeft + radii.bottomLeft), (.bottom, radii.bottomLeft + radii.bottomRight),
      (.top, radii.topLeft + radii.topRight), (.right, radii.topRight + radii.bottomRight),
    ]
    self.init(
      pose: pose, isPortrait: window.height > window.width,
      hinge: sides.min { $0.roundness < $1.roundness }?.edge ?? .left)
  }
}
