public import Devices
import Geometry

/// Whether the frames of a region query follow the reading direction.
public enum RegionDirectionBehavior: Hashable, Sendable {
  /// As leading and trailing do: from right to left, x grows from the right side of the asking frame.
  case mirrors
  /// Physical: x grows from the left side.
  case fixed
}

extension ResolvedLayout {
  /// The reserved regions as a node sees them.
  ///
  /// Regions that do not meet the node's frame are left out; those that do keep their whole frame,
  /// which may reach beyond the node but not beyond the window.
  ///
  /// - Note: Source: iPhone Duo, section 5.1; the measured default, active regions only.
  /// - Parameters:
  ///   - kind: divisions or occlusions.
  ///   - includeInactive: whether regions count that are not active now.
  ///   - direction: whether x follows the reading direction.
  ///   - element: the index of the asking element; absent: the window asks.
  /// - Returns: the regions in the order of the scene, frames in the space of the asking frame, in
  ///   points.
  public func reservedRegions(
    kind: ReservedRegion.Kind, includeInactive: Bool = false,
    direction: RegionDirectionBehavior = .mirrors, in element: Int? = nil
  ) -> [Scene.Region] {
    let asking = element.map { elements[$0].windowFrame } ?? scene.window
    let isMirrored = direction == .mirrors && configuration.direction == .rightToLeft
    return scene.regions.compactMap { found in
      guard found.region.kind == kind, found.isActive || includeInactive,
        !found.region.frame.intersection(asking).isEmpty
      else { return nil }
      var result = found
      var frame = found.region.frame.offset(x: -asking.minX, y: -asking.minY)
      if isMirrored {
        frame = frame.mirrored(in: asking.width)
        result.region.margins = found.region.margins.mirrored
      }
      result.region.frame = frame
      return result
    }
  }
}
