/// The navigation bar of a screen.
public struct NavigationBar: Sendable {
  /// The way back.
  public enum Back: Hashable, Sendable {
    /// None.
    case none
    /// A symbol alone.
    case plain
    /// A symbol with the title of the screen before.
    case titled(TextValue)
  }

  /// The title.
  public var title: TextValue?
  /// Whether the title stands large below the bar.
  public var hasLargeTitle: Bool
  /// A line above the title.
  public var prompt: TextValue?
  /// The way back.
  public var back: Back
  /// The items where reading starts, after the way back.
  public var leading: [Node]
  /// The items where reading ends.
  public var trailing: [Node]

  /// Makes a bar without anything in it.
  public init() {
    hasLargeTitle = false
    back = .none
    leading = []
    trailing = []
  }
}
