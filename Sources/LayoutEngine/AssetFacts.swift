public import Geometry

/// What layout needs to know of a picture.
public struct AssetFacts: Hashable, Sendable {
  /// Its size in points.
  public var size: Size
  /// Its size in pixels; absent for pictures without pixels of their own: vectors and stand-ins.
  public var pixels: Size?
  /// Bars of one colour that are part of the picture, in parts 0…1 of it, as found in its pixels;
  /// absent where none were found or none were looked for.
  public var foundBars: EdgeInsets?

  /// Makes facts from their parts.
  public init(size: Size, pixels: Size? = nil, foundBars: EdgeInsets? = nil) {
    self.size = size
    self.pixels = pixels
    self.foundBars = foundBars
  }
}
