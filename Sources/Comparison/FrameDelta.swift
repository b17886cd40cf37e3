public import Geometry

/// How far a frame moved and grew, in points, rounded to the three decimals of records.
public struct FrameDelta: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double
  /// Wider.
  public var width: Double
  /// Taller.
  public var height: Double

  /// No change.
  public static let zero = FrameDelta(x: 0, y: 0, width: 0, height: 0)

  /// Makes a change from its parts.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = Self.rounded(x)
    self.y = Self.rounded(y)
    self.width = Self.rounded(width)
    self.height = Self.rounded(height)
  }

  /// The change from one frame to another.
  public init(from reference: Rect, to candidate: Rect) {
    self.init(
      x: candidate.minX - reference.minX, y: candidate.minY - reference.minY,
      width: candidate.width - reference.width, height: candidate.height - reference.height)
  }

  /// Whether the size changed.
  public var isResize: Bool { width != 0 || height != 0 }
  /// Whether the place changed.
  public var isMove: Bool { x != 0 || y != 0 }
  /// The largest part, without its sign.
  public var magnitude: Double {
    max(max(abs(x), abs(y)), max(abs(width), abs(height)))
  }

  /// The change without parts so small that rounding alone makes them.
  func ignoring(_ noise: Double) -> FrameDelta {
    func part(_ value: Double) -> Double { abs(value) <= noise ? 0 : value }
    return FrameDelta(x: part(x), y: part(y), width: part(width), height: part(height))
  }

  private static func rounded(_ value: Double) -> Double {
    let result = (value * 1000).rounded(.toNearestOrAwayFromZero) / 1000
    // No minus zero: it would be written as one.
    return result == 0 ? 0 : result
  }
}
