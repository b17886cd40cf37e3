public import Geometry

/// How an element moved off an active fold.
public struct Displacement: Hashable, Sendable {
  /// Where the element would be without the fold, in window space.
  public var from: Rect
  /// How far it moved in points, right and down.
  public var offset: Point
  /// The id of the region that it cleared.
  public var region: String
  /// The group that moved as one; absent where the element moved alone.
  public var group: String?
  /// Which way and why, in words.
  public var reason: String

  /// Makes a displacement from its parts.
  public init(from: Rect, offset: Point, region: String, group: String?, reason: String) {
    self.from = from
    self.offset = offset
    self.region = region
    self.group = group
    self.reason = reason
  }

  /// The displacement on the other side of a window of a width.
  func mirrored(in width: Double) -> Displacement {
    var result = self
    result.from = from.mirrored(in: width)
    result.offset.x = -offset.x
    return result
  }
}
