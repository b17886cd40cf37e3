public import Geometry
public import LayoutSpecs

/// Where the two views of an arrangement went, in window space.
public struct PlacedArrangement: Hashable, Sendable {
  /// How the views share the room.
  public var style: ArrangementContent.Style
  /// The axis along which they lie beside each other; absent where they do not.
  public var axis: Axis?
  /// The rectangle of the primary; absent where it is not shown.
  public var primary: Rect?
  /// The rectangle of the secondary; absent where it is not shown.
  public var secondary: Rect?
  /// Whether an active fold parts them.
  public var isFolded: Bool
  /// The z-index of an overlay's primary, that of its secondary is 0; absent in a split.
  public var primaryIndex: Int?
  /// Why, in words.
  public var reason: String

  /// Makes an arrangement from its parts.
  public init(
    style: ArrangementContent.Style, axis: Axis?, primary: Rect?, secondary: Rect?,
    isFolded: Bool, primaryIndex: Int?, reason: String
  ) {
    self.style = style
    self.axis = axis
    self.primary = primary
    self.secondary = secondary
    self.isFolded = isFolded
    self.primaryIndex = primaryIndex
    self.reason = reason
  }

  /// The arrangement on the other side of a window of a width.
  func mirrored(in width: Double) -> PlacedArrangement {
    var result = self
    result.primary = primary?.mirrored(in: width)
    result.secondary = secondary?.mirrored(in: width)
    return result
  }
}
