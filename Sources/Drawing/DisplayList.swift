public import Geometry

/// A picture as a list of steps; renderers know nothing else.
public struct DisplayList: Hashable, Sendable {
  /// Width and height of the page in points.
  public var size: Size
  /// The ground of the page; nothing for a transparent one.
  public var background: Color?
  /// The title of the picture.
  public var title: String
  /// The steps in drawing order.
  public var commands: [DrawingCommand]
  /// Where the window that is shown lies on the page; absent where there is none, or several.
  public var placement: WindowPlacement?

  /// Makes a display list from its parts.
  public init(
    size: Size, background: Color?, title: String, commands: [DrawingCommand],
    placement: WindowPlacement? = nil
  ) {
    self.size = size
    self.background = background
    self.title = title
    self.commands = commands
    self.placement = placement
  }
}
