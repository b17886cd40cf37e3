extension Modifiers {
  /// How the item of a bar behaves where bars go along the side; the words are those of SwiftUI's
  /// `ToolbarItemAxisBehavior`.
  public enum AxisBehavior: String, Hashable, Sendable, CaseIterable {
    /// It stays in the horizontal bar.
    case horizontalOnly
    /// It goes upright though it is no symbol.
    case verticalPreferred
  }
}
