import Devices
import Geometry

extension Scene {
  /// The rectangles of regions that constraints may name: the smallest around all active ones of a
  /// name, in window space; a name without any is absent.
  var regionGuides: [String: Rect] {
    var result: [String: Rect] = [:]
    func add(_ name: String, _ frame: Rect) {
      result[name] = result[name].map { $0.union(frame) } ?? frame
    }
    for found in regions where found.isActive {
      switch found.region.kind {
      case .division: add("fold", found.region.frame)
      case .occlusion where found.region.id == "statusStrip":
        add("statusStrip", found.region.frame)
      case .occlusion where found.region.shape != .rectangle: add("cameras", found.region.frame)
      case .occlusion: break
      }
    }
    if let housing = display.housing {
      add("housing", housing.frame.offset(x: -place.origin.x, y: -place.origin.y))
    }
    if let homeIndicator { add("homeIndicator", homeIndicator) }
    return result
  }
}
