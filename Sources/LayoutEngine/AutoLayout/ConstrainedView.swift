package import ConstraintSolver
package import Geometry

/// A view in a tree that constraints lay out.
///
/// Left stands for leading everywhere: a right-to-left layout is mirrored afterwards.
package struct ConstrainedView {
  /// What says where a view lies.
  package enum Placement: Hashable, Sendable {
    /// Constraints.
    case constraints
    /// A frame in the superview's space, changed by a mask as the superview grows from a size.
    case frame(Rect, AutoresizingMask, superview: Size)
    /// The superview's bounds.
    case fills
  }

  /// What a view does with those it holds.
  package enum Behavior: Hashable, Sendable {
    /// Nothing.
    case plain
    /// Scrolls them: constraints with what it holds mean its content.
    case scroll
    /// Arranges them.
    case stack(StackArrangement)
  }

  /// Two priorities.
  package struct AxisPriorities: Hashable, Sendable {
    /// Along x.
    package var horizontal: Priority
    /// Along y.
    package var vertical: Priority

    /// Makes two priorities.
    package init(_ horizontal: Priority, _ vertical: Priority) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    subscript(axis: Axis) -> Priority { axis == .horizontal ? horizontal : vertical }
  }

  /// Layout margins.
  package struct Margins: Hashable, Sendable {
    /// The margins beside the safe area, in points.
    package var insets = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Whether the safe area is added to them.
    package var addsSafeArea = true
    /// Whether they are at least the superview's less the distance from its edges.
    package var preservesSuperview = false
    /// The widest that the readable guide in them is, in points; absent: no limit.
    package var readableWidth: Double?
    /// Whether the margins are those of the readable guide.
    package var followsReadableWidth = false

    /// Makes the margins of a plain view: 8 on each side.
    package init() {}
  }

  /// The name that constraints use; unique in the tree.
  package var id: String
  /// What says where it lies; of no meaning for the root.
  package var placement = Placement.constraints
  /// What its content asks for: given a width, or none for the natural size.
  ///
  /// The width that it answers is the natural one whatever it is given; the height is that of its
  /// lines in the width given.
  package var content: (_ width: Double?) -> IntrinsicContent
  /// How strongly it resists growing beyond its content.
  package var hugging = AxisPriorities(.defaultLow, .defaultLow)
  /// How strongly it resists being smaller than its content.
  package var compressionResistance = AxisPriorities(.defaultHigh, .defaultHigh)
  /// How much larger its frame is than its alignment rectangle, on each edge.
  package var alignmentInsets = EdgeInsets.zero
  /// Its layout margins.
  package var margins = Margins()
  /// What it does with those it holds.
  package var behavior = Behavior.plain
  /// Whether it is hidden: laid out all the same, but for views of a stack, which collapse.
  package var isHidden = false
  /// Whether it is a guide: never drawn, no margins, no content.
  package var isGuide = false
  /// The views that it holds, from back to front; of a stack, the arranged views in order.
  package var children: [ConstrainedView] = []

  /// Makes a view whose content always asks for the same.
  package init(id: String, content: IntrinsicContent = .none) {
    self.id = id
    self.content = { _ in content }
  }
}
