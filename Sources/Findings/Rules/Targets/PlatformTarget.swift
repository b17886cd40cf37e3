import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// The sides of targets on platforms that are not touched by hand alone.
///
/// - Note: Source: layout metrics, section 8, "Targets".
struct PlatformTarget: Hashable, Sendable {
  /// The platforms.
  static let families: Set<DeviceFamily> = [.mac, .tv, .vision, .watch]

  /// The default side in points.
  var standard: Double
  /// The least side in points.
  var least: Double

  /// The sides on a platform; absent where touch has rules of its own.
  init?(_ family: DeviceFamily) {
    switch family {
    case .mac: (standard, least) = (28, 20)
    case .tv: (standard, least) = (66, 56)
    case .vision: (standard, least) = (60, 28)
    case .watch: (standard, least) = (44, 28)
    case .iphone, .ipad: return nil
    }
  }

  /// The size of a control as a target: on visionOS the room around it counts up to the default side,
  /// since buttons of 28 to 52 points are the system's own where their centres are 60 apart.
  static func size(of index: Int, in layout: CheckedLayout) -> Size {
    let frame = layout.elements[index].windowFrame
    guard layout.layout.configuration.device.family == .vision else { return frame.size }
    let side = 60.0
    let room = Rect(
      x: frame.midX - max(frame.width, side) / 2, y: frame.midY - max(frame.height, side) / 2,
      width: max(frame.width, side), height: max(frame.height, side))
    let isFree = !layout.controls.contains { other in
      other != index && !layout.holds(other, index) && !layout.holds(index, other)
        && !layout.elements[other].visible.intersection(room).isEmpty
    }
    return isFree ? room.size : frame.size
  }
}
