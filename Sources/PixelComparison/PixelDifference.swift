public import Bitmaps

/// What differs between two pictures.
public struct PixelDifference: Hashable, Sendable {
  /// What one pixel of the union of both canvases is.
  public enum PixelClass: UInt8, Hashable, Sendable {
    /// The same in both, or close enough.
    case same = 0
    /// Not the same.
    case different = 1
    /// Not the same, and taken for a soft edge.
    case antialiased = 2
    /// Not the same, and too few together to count.
    case noise = 3
    /// Not compared.
    case ignored = 4
  }

  /// The width of the union of both canvases in pixels.
  public var width: Int
  /// The height of the union of both canvases in pixels.
  public var height: Int
  /// Whether both pictures have the same size.
  public var hasSameSize: Bool
  /// How many pixels differ; of pictures of two sizes also those that only one of them has.
  public var count: Int
  /// How many pixels were taken for soft edges.
  public var antialiased: Int
  /// How many pixels were taken for noise.
  public var noise: Int
  /// How many pixels were not compared.
  public var ignored: Int
  /// The smallest rectangle around what differs; absent where nothing does.
  public var bounds: PixelRect?
  /// What each pixel is, row by row from the top; empty where it was not asked for.
  public var classes: [UInt8]

  /// The part of all compared pixels that differ, 0 to 1.
  public var share: Double {
    let compared = width * height - ignored
    return compared > 0 ? Double(count) / Double(compared) : 0
  }
}
