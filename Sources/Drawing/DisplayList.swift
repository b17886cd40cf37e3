public import Geometry

/// A picture as a list of steps; renderers know nothing else.
public struct DisplayList: Hashable, Sendable {
  /// Where the window of a layout lies on the page.
  public struct Window: Hashable, Sendable {
    /// Its top left corner in page points.
    public var origin: Point
    /// Page points for a point of the window.
    public var factor: Double

    /// Makes a place from its parts.
    public init(origin: Point, factor: Double) {
      self.origin = origin
      self.factor = factor
    }
  }

  /// Width and height of the page in points.
  public var size: Size
  /// The ground of the page; nothing for a transparent one.
  public var background: Color?
  /// The title of the picture.
  public var title: String
  /// The steps in drawing order.
  public var commands: [DrawingCommand]
  /// Where the window of a layout lies; absent where there is none, or more than one.
  public var window: Window?

  /// Makes a display list from its parts.
  public init(size: Size, background: Color?, title: String, commands: [DrawingCommand]) {
    self.size = size
    self.background = background
    self.title = title
    self.commands = commands
  }
}
