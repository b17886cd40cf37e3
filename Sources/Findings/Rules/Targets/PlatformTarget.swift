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
  /// Where it is, in words.
  var place: String

  /// The sides on a platform; absent where touch has rules of its own.
  init?(_ family: DeviceFamily) {
    switch family {
    case .mac: (standard, least, place) = (28, 20, "on a Mac")
    case .tv: (standard, least, place) = (66, 56, "on a television")
    case .vision: (standard, least, place) = (60, 28, "in visionOS")
    case .watch: (standard, least, place) = (44, 28, "on a watch")
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
