public import Geometry

/// A part of the display that the system or the hardware claims.
public struct ReservedRegion: Hashable, Sendable {
  /// What a region does to the area that it lies in.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Splits the area in two: a fold.
    case division
    /// Covers part of the area: a camera, the status strip.
    case occlusion
  }

  /// When a region is active.
  public enum Activation: String, Hashable, Sendable, CaseIterable {
    /// As long as the display is in use.
    case always
    /// While the hinge is partly open.
    case folded
    /// While the status bar shows.
    case statusBar
    /// While the camera of this display captures.
    case capturing
  }

  /// What the region looks like.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// The whole frame.
    case rectangle
    /// The circle inside the frame.
    case circle
    /// The frame with fully rounded ends.
    case pill
  }

  /// The name used in records and expressions, for example `fold`, `innerCamera`.
  public var id: String
  /// What it does to the area.
  public var kind: Kind
  /// The rectangle claimed, margins included, in points of the oriented display.
  public var frame: Rect
  /// The part of the frame that is clearance for interactive content, by edge.
  public var margins: EdgeInsets
  /// When it is active.
  public var activation: Activation
  /// What it looks like.
  public var shape: Shape
  /// Whether the region hides what lies under it, as a hinge between two panels does; the frame
  /// without its margins is what is hidden.
  public var isOpaque: Bool

  /// Makes a region from its parts.
  public init(
    id: String, kind: Kind, frame: Rect, margins: EdgeInsets = .zero, activation: Activation,
    shape: Shape = .rectangle, isOpaque: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.frame = frame
    self.margins = margins
    self.activation = activation
    self.shape = shape
    self.isOpaque = isOpaque
  }
}
