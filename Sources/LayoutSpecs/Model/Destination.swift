/// The words that say where using something leads, beside the ids of screens.
public enum Destination: String, Hashable, Sendable, CaseIterable {
  /// To the screen before.
  case back
  /// Out of what is shown over the screen.
  case dismiss
}
