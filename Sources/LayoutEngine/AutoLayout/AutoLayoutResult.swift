package import Geometry

/// A tree that constraints laid out.
package struct AutoLayoutResult: Sendable {
  /// What a constraint of the layout comes from.
  package enum Origin: Hashable, Sendable {
    /// The constraint with this index in the request.
    case constraint(Int)
    /// The content of a view, along an axis: it resists growing, or being clipped.
    case content(view: String, axis: Axis, hugs: Bool)
    /// The arrangement of a stack view.
    case stack(view: String)
    /// The frame and mask of a view.
    case autoresizing(view: String)
    /// No view is shorter than nothing.
    case nonNegative(view: String, axis: Axis)
    /// The size of the root, or what scrolls in a view.
    case system(view: String)
  }

  /// A set of constraints that cannot hold together, none of which can be spared.
  package struct Conflict: Hashable, Sendable {
    /// Where they come from, in document order.
    package var origins: [Origin]
    /// The one that is left out.
    package var broken: Origin
  }

  /// A number of a view that several layouts give different values.
  package struct Ambiguity: Hashable, Sendable {
    /// The view.
    package var view: String
    /// The axis.
    package var axis: Axis
    /// Whether its place in its superview is open.
    package var isPosition = false
    /// Whether its length is open.
    package var isLength = false
    /// Whether nothing says how far it scrolls.
    package var isContent = false
    /// Where the constraints come from that speak of the view along the axis, in document order.
    package var origins: [Origin] = []
  }

  /// The frames by id in the superview's space, in points, alignment insets included.
  ///
  /// Inside a scroll view they are in its content, unscrolled.
  package var frames: [String: Rect] = [:]
  /// The frames by id in the root's space.
  package var rootFrames: [String: Rect] = [:]
  /// What scroll views scroll, by id.
  package var contentSizes: [String: Size] = [:]
  /// The size of the root.
  package var size = Size.zero
  /// Sets that cannot hold together, in the order they were found.
  package var conflicts: [Conflict] = []
  /// Open numbers in the order of the tree; found only if asked for.
  package var ambiguities: [Ambiguity] = []
  /// What decided the frame of each view, of constraints that name it; found only if asked for.
  package var decidedBy: [String: [Origin]] = [:]
  /// Constraints that name no view of the tree, by index.
  package var unresolved: [Int] = []
}
