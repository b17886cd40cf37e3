/// A part of a picture that can be switched on and off.
public enum Layer: String, Hashable, Sendable, CaseIterable {
  /// Body, bezel, corners, housing.
  case device
  /// System bars.
  case chrome
  /// The elements of the spec.
  case content
  /// The safe area and what lies outside it.
  case safeArea
  /// Layout margins.
  case margins
  /// The readable content guide.
  case readable
  /// Fold, cameras and status strip.
  case regions
  /// Letterbox and pillarbox bars.
  case letterbox
  /// The keyboard.
  case keyboard
  /// What is about reaching things: edges with swipes of the system, and how items grow with the focus.
  case touch
  /// Dimension lines.
  case dimensions
  /// Numbered callouts.
  case findings
  /// The key to what is drawn.
  case legend
  /// Device, orientation, pose, size and so on.
  case header
}
