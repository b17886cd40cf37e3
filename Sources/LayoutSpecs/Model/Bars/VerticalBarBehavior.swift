/// Whether system bars may go along the side of a display that has a strip for them.
///
/// The words are those of SwiftUI's `ToolbarVerticalBehavior`.
public enum VerticalBarBehavior: String, Hashable, Sendable, CaseIterable {
  /// The system decides by display and orientation.
  case automatic
  /// Bars and status bar stay at the top and at the bottom.
  case disabled
}
