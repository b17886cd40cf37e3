/// The properties of `stackView`.
public struct StackViewContent: Sendable {
  /// The axis that children follow each other along.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// Side by side, in reading order.
    case horizontal
    /// One below the other.
    case vertical
  }

  /// How children share the length of the stack.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// Gaps are as wide as the spacing; who hugs least takes what is left.
    case fill
    /// As fill, and all children are as long.
    case fillEqually
    /// As fill, and children are as long as their content, in proportion.
    case fillProportionally
    /// Gaps are as wide as each other, and no narrower than the spacing.
    case equalSpacing
    /// Centres are as far from each other.
    case equalCentering
  }

  /// Where children lie across the stack.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill
    /// Where reading begins.
    case leading
    /// At the top.
    case top
    /// In the middle.
    case center
    /// Where reading ends.
    case trailing
    /// At the bottom.
    case bottom
    /// With first baselines in a line.
    case firstBaseline
    /// With last baselines in a line.
    case lastBaseline
  }

  /// The children in order.
  public var children: [Node]
  /// The axis that they follow each other along.
  public var axis: Axis
  /// How they share its length.
  public var distribution: Distribution
  /// Where they lie across it.
  public var alignment: Alignment
  /// The gap between children in points.
  public var spacing: Double
  /// Whether gaps of a vertical stack are measured between baselines.
  public var isBaselineRelative: Bool

  /// Makes a stack; horizontal, filled and without gaps unless said.
  public init(
    children: [Node], axis: Axis = .horizontal, distribution: Distribution = .fill,
    alignment: Alignment = .fill, spacing: Double = 0, isBaselineRelative: Bool = false
  ) {
    self.children = children
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.isBaselineRelative = isBaselineRelative
  }
}
