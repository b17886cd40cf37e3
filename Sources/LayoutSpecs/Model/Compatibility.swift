/// For which device a screen was made, and how another one shows it.
public struct Compatibility: Hashable, Sendable {
  /// How a display shows a screen made for another.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// At its own points in the middle, bars around; smaller only where it has no room.
    case letterbox
    /// As large as it fits, bars where it does not reach.
    case scale
    /// As large as it takes to fill, cut where it sticks out.
    case crop
  }

  /// The id of the device, with its place.
  public var designedFor: Located<String>
  /// How other devices show the screen.
  public var mode: Mode

  /// Makes the value from its parts.
  public init(designedFor: Located<String>, mode: Mode = .letterbox) {
    self.designedFor = designedFor
    self.mode = mode
  }
}
