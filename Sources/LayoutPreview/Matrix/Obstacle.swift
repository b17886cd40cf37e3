import Devices
import LayoutEngine
import LayoutSpecs

/// Why no configuration can take a value, told of the first device that was asked for.
enum Obstacle {
  /// Finds the reason.
  ///
  /// - Parameters:
  ///   - value: the value that no configuration takes.
  ///   - axes: the axes of the matrix.
  /// - Returns: words that follow a colon; absent where there is nothing to tell.
  static func reason(for value: WrittenValue, in axes: Axes) -> String? {
    guard let device = axes.devices.first?.meaning.first else { return nil }
    switch value.axis {
    case .windows: return window(value, on: device, axes)
    case .orientations: return orientation(value, on: device, axes)
    case .poses:
      guard device.isFoldable else { return "\(device.name) does not fold" }
      return "\(device.name) takes \(Words.list(device.poses.map(\.pose.rawValue), "and"))"
    case .displays:
      guard device.displays.count > 1 else { return "\(device.name) has one display" }
      return "the poses asked for show on another display"
    case .camera: return "\(device.name) has no camera under its display"
    default: return nil
    }
  }

  private static func window(_ value: WrittenValue, on device: Device, _ axes: Axes) -> String? {
    let stance = StanceFinder(device: device, axes: axes, allowed: nil).stances.first
    guard let shape = WindowShape(value.text), let stance else { return nil }
    return WindowRules.obstacle(
      to: shape, on: device, display: stance.display, orientation: stance.orientation)
  }

  private static func orientation(
    _ value: WrittenValue, on device: Device, _ axes: Axes
  ) -> String? {
    if StanceFinder(device: device, axes: axes, allowed: nil).used.contains(value) {
      return "no screen has it among its 'orientations'"
    }
    var known: [String] = []
    for oriented in device.displays.flatMap(\.orientations)
    where !known.contains(oriented.orientation.rawValue) {
      known.append(oriented.orientation.rawValue)
    }
    let wanted = OrientationWish(value.text)?.orientations.map(\.rawValue) ?? []
    if wanted.contains(where: known.contains) {
      return "\(device.name) does not take it in the poses and displays asked for"
    }
    return "\(device.name) lays out in \(Words.list(known, "and")) only"
  }
}
