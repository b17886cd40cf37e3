package import Geometry

/// Everything that decides a layout by constraints.
package struct AutoLayoutRequest {
  /// How long the root is along an axis.
  package enum Length: Hashable, Sendable {
    /// Exactly this many points.
    case fixed(Double)
    /// As near to this many points as the constraints allow, at the priority of fitting sizes.
    case fitting(Double)
  }

  /// The tree.
  package var root: ConstrainedView
  /// The constraints in document order.
  package var constraints: [LayoutConstraint]
  /// The width of the root.
  package var width: Length
  /// The height of the root.
  package var height: Length
  /// The safe area insets of the root, in logical edges.
  package var safeArea = EdgeInsets.zero
  /// How much of the root's bottom the keyboard covers, in points; absent while it is away.
  package var keyboardHeight: Double?
  /// The reading direction: `left` and `right` in constraints are physical, all else is logical.
  package var direction = LayoutDirection.leftToRight
  /// Whether places in constraints that are multiplied are measured in the root, not in the nearest
  /// common ancestor of the items.
  package var measuresInRoot = false
  /// Whether the result names what is open.
  package var findsAmbiguities = false
  /// Whether the result says which constraints decided each frame.
  package var explains = false

  /// Asks for the layout of a tree in a size.
  package init(root: ConstrainedView, constraints: [LayoutConstraint], size: Size) {
    self.root = root
    self.constraints = constraints
    width = .fixed(size.width)
    height = .fixed(size.height)
  }
}
