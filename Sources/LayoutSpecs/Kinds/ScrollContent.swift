/// The properties of `scroll`.
public struct ScrollContent: Sendable {
  /// The directions in which content scrolls.
  public enum Axes: String, Hashable, Sendable, CaseIterable {
    /// Up and down.
    case vertical
    /// To the sides.
    case horizontal
    /// Both.
    case both
  }

  /// What scrolls.
  public var content: Node
  /// Where it scrolls to.
  public var axis: Axes

  /// Makes scrolling content; up and down unless said.
  public init(content: Node, axis: Axes = .vertical) {
    self.content = content
    self.axis = axis
  }
}
