public import Geometry

/// What an outline is filled with.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours that change along a straight line.
  case gradient(LinearGradient)
}

/// Colours that change along a straight line, in page points.
public struct LinearGradient: Hashable, Sendable {
  /// A colour at a part of the line.
  public struct Stop: Hashable, Sendable {
    /// The part of the line, 0 to 1.
    public var offset: Double
    /// The colour there.
    public var color: Color

    /// Makes a stop.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// Where the line starts.
  public var start: Point
  /// Where the line ends.
  public var end: Point
  /// The colours, in order of their offsets; the outer ones go on beyond the line.
  public var stops: [Stop]

  /// Makes a gradient from its line and colours.
  public init(from start: Point, to end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}
