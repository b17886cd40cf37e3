public import Diagnostics
public import Documents
public import Geometry

/// A view with everything that lays it out.
public struct InterfaceView: Sendable {
  /// The kind, as the file writes it: `label`, `stackView`.
  public var kind: String
  /// The id; one made of the parent's where the file has none.
  public var id: String
  /// What the view is to its parent: `view`, `contentView`, `tableHeaderView`; empty for a subview.
  public var key: String
  /// The class, where it is not the kind's own.
  public var customClass: String?
  /// The name that the file's author gave.
  public var userLabel: String?
  /// The frame that the file stores, in the parent's space; nothing where it stores none.
  public var frame: Rect?
  /// Whether constraints lay the view out, not its stored frame.
  public var isConstrained: Bool
  /// What the stored frame does where the parent changes its size.
  public var autoresizing: AutoresizingMask
  /// Whether the stored frame holds although constraints lay out.
  public var hasFixedFrame: Bool
  /// Whether the file says that the stored frame is not what its constraints give.
  public var isMisplaced: Bool
  /// Whether the file says that its constraints give several frames.
  public var isAmbiguous: Bool
  /// Whether the view is hidden.
  public var isHidden: Bool
  /// How strongly the view keeps from growing, along x and y.
  public var hugging: AxisPriorities
  /// How strongly the view keeps from shrinking, along x and y.
  public var compressionResistance: AxisPriorities
  /// A size that stands for the content's; an axis without is nothing.
  public var placeholderSize: PartialSize?
  /// Margins that the file states.
  public var margins: StatedMargins?
  /// Whether margins are at least the parent's, where both reach as far.
  public var preservesParentMargins: Bool
  /// Whether margins keep to the readable width.
  public var followsReadableWidth: Bool
  /// Whether margins begin at the safe area.
  public var addsSafeAreaToMargins: Bool
  /// The guides that constraints may name, by their ids.
  public var guides: [String: ViewGuide]
  /// The constraints that the view owns, in the order of the file.
  public var constraints: [InterfaceConstraint]
  /// The views inside, back to front; those of a stack in its order.
  public var children: [InterfaceView]
  /// Changes by traits, in the order in which they take effect.
  public var variations: [InterfaceVariation]
  /// The element of the file, for what only its kind has.
  public var element: XMLElement
  /// Where the view starts.
  public var position: SourcePosition

  /// A guide of a view.
  public enum ViewGuide: String, Hashable, Sendable {
    /// The view's bounds less its safe area.
    case safeArea
    /// What scrolls in a scroll view.
    case contentLayoutGuide
    /// The frame of a scroll view.
    case frameLayoutGuide
    /// What the keyboard leaves.
    case keyboard
  }

  /// Priorities, or strengths, along both axes, 1 to 1000.
  public struct AxisPriorities: Hashable, Sendable {
    /// Along x.
    public var horizontal: Int
    /// Along y.
    public var vertical: Int
  }

  /// A size of which one axis, or both, may be missing.
  public struct PartialSize: Hashable, Sendable {
    /// The width in points.
    public var width: Double?
    /// The height in points.
    public var height: Double?
  }

  /// Margins in points, with directions as the file states them.
  public struct StatedMargins: Hashable, Sendable {
    /// The margin at the top.
    public var top: Double
    /// The margin at the left, or where reading begins.
    public var leading: Double
    /// The margin at the bottom.
    public var bottom: Double
    /// The margin at the right, or where reading ends.
    public var trailing: Double
    /// Whether they follow the reading direction.
    public var isDirectional: Bool
  }
}

/// What of a frame changes where the parent's size does.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: Int

  /// Makes a mask from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance to the left edge.
  public static let flexibleMinX = AutoresizingMask(rawValue: 1)
  /// The width.
  public static let widthSizable = AutoresizingMask(rawValue: 2)
  /// The distance to the right edge.
  public static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  /// The distance to the top edge.
  public static let flexibleMinY = AutoresizingMask(rawValue: 8)
  /// The height.
  public static let heightSizable = AutoresizingMask(rawValue: 16)
  /// The distance to the bottom edge.
  public static let flexibleMaxY = AutoresizingMask(rawValue: 32)
}
