/// How an outline is drawn along its line; lengths in page points.
public struct Stroke: Hashable, Sendable {
  /// The form of a line's ends.
  public enum Cap: String, Hashable, Sendable {
    /// Cut at the end.
    case butt
    /// A half circle beyond the end.
    case round
    /// Half a width beyond the end.
    case square
  }

  /// The form of corners.
  public enum Join: String, Hashable, Sendable {
    /// Sharp.
    case miter
    /// Rounded.
    case round
  }

  /// The colour.
  public var color: Color
  /// The width of the line.
  public var width: Double
  /// Lengths of dashes and gaps in turn; empty for a full line.
  public var dash: [Double]
  /// The ends.
  public var cap: Cap
  /// The corners.
  public var join: Join

  /// Makes a stroke; full line, butt ends and mitred corners unless said.
  public init(
    _ color: Color, width: Double, dash: [Double] = [], cap: Cap = .butt, join: Join = .miter
  ) {
    self.color = color
    self.width = width
    self.dash = dash
    self.cap = cap
    self.join = join
  }
}
