public import Geometry

/// The properties of `arrangement`: two views that share their room by size classes, shape and fold.
public struct ArrangementContent: Sendable {
  /// How the views share the room.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Side by side, or one above the other.
    case split
    /// The primary over the secondary; side by side where an active division parts the room.
    case overlay
  }

  /// Which framework lays the arrangement out.
  public enum Host: String, Hashable, Sendable, CaseIterable {
    /// SwiftUI: in the safe area.
    case swiftUI
    /// UIKit: in the whole window.
    case uiKit
  }

  /// The side of a division that the primary of an overlay goes to.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Where reading starts, or above.
    case leading
    /// Where reading ends, or below.
    case trailing
  }

  /// The main view; in the foreground of an overlay.
  public var primary: Node
  /// The other view.
  public var secondary: Node
  /// How they share the room.
  public var style: Style
  /// The axes along which they may lie beside each other.
  public var axes: Set<Axis>
  /// The share of the primary in a split.
  public var ratio: Double
  /// Where the primary of an overlay goes when a division parts the room.
  public var edge: Side
  /// Which framework lays the arrangement out.
  public var host: Host

  /// Makes an arrangement of two views; what is not named has the defaults of the language.
  public init(
    primary: Node, secondary: Node, style: Style = .split,
    axes: Set<Axis> = [.horizontal, .vertical], ratio: Double = 0.5, edge: Side = .trailing,
    host: Host = .swiftUI
  ) {
    self.primary = primary
    self.secondary = secondary
    self.style = style
    self.axes = axes
    self.ratio = ratio
    self.edge = edge
    self.host = host
  }
}
