package import Geometry

/// How a stack view arranges its views.
///
/// - Note: Source: layout metrics, section 6, "Stack view".
package struct StackArrangement: Hashable, Sendable {
  /// How views share the length of the stack.
  package enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// Gaps are as wide as the spacing; who hugs least takes what is left.
    case fill
    /// As fill, and all views are as long.
    case fillEqually
    /// As fill, and views are as long as their content, in proportion.
    case fillProportionally
    /// Gaps are as wide as each other.
    case equalSpacing
    /// Centres are as far from each other.
    case equalCentering
  }

  /// Where views lie across the stack.
  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge, or the top one.
    case leading
    /// At the leading edge, or the top one.
    case top
    /// In the centre.
    case center
    /// At the trailing edge, or the bottom one.
    case trailing
    /// At the trailing edge, or the bottom one.
    case bottom
    /// With first baselines in a line; across a vertical stack as leading.
    case firstBaseline
    /// With last baselines in a line; across a vertical stack as leading.
    case lastBaseline
  }

  /// The axis that views follow each other along.
  package var axis: Axis
  /// How they share its length.
  package var distribution = Distribution.fill
  /// Where they lie across it.
  package var alignment = Alignment.fill
  /// The gap between views in points.
  package var spacing = 0.0
  /// The gaps after single views, by id.
  package var customSpacing: [String: Double] = [:]
  /// Whether gaps are measured between baselines; along the vertical axis only.
  package var isBaselineRelative = false
  /// Whether views are held by the margins of the stack in place of its edges.
  package var isMarginsRelative = false

  /// Makes an arrangement along an axis.
  package init(axis: Axis) { self.axis = axis }
}
