import Devices
package import Geometry

/// An active fold that parts a window in two, in logical window space.
package struct Division: Hashable, Sendable {
  /// The axis along which the two halves lie: horizontal for a fold from top to bottom.
  package var axis: Axis
  /// The rectangle of the fold, margins included.
  package var frame: Rect

  /// Makes a division.
  package init(axis: Axis, frame: Rect) {
    self.axis = axis
    self.frame = frame
  }

  /// The half of a rectangle before the division, less the division itself.
  func near(_ rect: Rect) -> Rect {
    axis == .horizontal
      ? Rect(left: rect.minX, top: rect.minY, right: frame.minX, bottom: rect.maxY)
      : Rect(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: frame.minY)
  }

  /// The half of a rectangle after the division, less the division itself.
  func far(_ rect: Rect) -> Rect {
    axis == .horizontal
      ? Rect(left: frame.maxX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
      : Rect(left: rect.minX, top: frame.maxY, right: rect.maxX, bottom: rect.maxY)
  }

  /// Whether the division parts a rectangle: there is some of it on both sides.
  func parts(_ rect: Rect) -> Bool {
    guard !frame.intersection(rect).isEmpty else { return false }
    return axis == .horizontal
      ? rect.minX < frame.minX && frame.maxX < rect.maxX
      : rect.minY < frame.minY && frame.maxY < rect.maxY
  }
}

extension Scene {
  /// The region of the active division that parts the window; absent where none does.
  ///
  /// A sliver at the window's edge, as each window of two has it, parts nothing.
  ///
  /// - Note: Source: iPhone Duo, section 7, row 7.
  var partingRegion: Region? {
    regions.first { region in
      guard region.isActive, region.region.kind == .division else { return false }
      return division(region).parts(window)
    }
  }

  /// A region as a division in window space.
  func division(_ region: Region) -> Division {
    let frame = region.region.frame
    return Division(axis: frame.height >= frame.width ? .horizontal : .vertical, frame: frame)
  }
}
