public import Geometry

/// One step of a drawing, in page points, y down.
public indirect enum DrawingCommand: Hashable, Sendable {
  /// An outline, filled and then stroked.
  case path(Path, fill: Paint?, stroke: Stroke?)
  /// A line of text.
  case text(TextRun)
  /// A picture.
  case image(ImageDrawing)
  /// Steps that belong together.
  case group(DrawingGroup)
}

/// A picture stretched to a rectangle.
public struct ImageDrawing: Hashable, Sendable {
  /// The key of the picture among those handed to the renderer.
  public var asset: String
  /// Where the whole picture goes, in page points.
  public var frame: Rect
  /// Opacity, 0 to 1.
  public var opacity: Double

  /// Makes a drawing of a picture.
  public init(asset: String, frame: Rect, opacity: Double = 1) {
    self.asset = asset
    self.frame = frame
    self.opacity = opacity
  }
}

/// Steps that belong together.
public struct DrawingGroup: Hashable, Sendable {
  /// The id in the file, unique in a display list; absent for groups that need no name.
  public var id: String?
  /// The layer, on the outermost group of each layer only.
  public var layer: Layer?
  /// What the group stands for, shown when the pointer rests on it.
  public var title: String?
  /// Nothing is drawn outside this outline.
  public var clip: Path?
  /// Opacity of the group as a whole, 0 to 1.
  public var opacity: Double
  /// The id of the group that a click on this one leads to; formats without links pass it over.
  public var link: String?
  /// Whether links lead here: such a group has an id of letters, digits and hyphens.
  public var isDestination: Bool
  /// The steps in drawing order.
  public var commands: [DrawingCommand]

  /// Makes a group from its parts.
  public init(
    id: String? = nil, layer: Layer? = nil, title: String? = nil, clip: Path? = nil,
    opacity: Double = 1, link: String? = nil, isDestination: Bool = false,
    _ commands: [DrawingCommand]
  ) {
    self.id = id
    self.layer = layer
    self.title = title
    self.clip = clip
    self.opacity = opacity
    self.link = link
    self.isDestination = isDestination
    self.commands = commands
  }
}
