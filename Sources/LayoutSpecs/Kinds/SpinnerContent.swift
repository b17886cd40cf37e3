/// The properties of `spinner`.
public struct SpinnerContent: Hashable, Sendable {
  /// How large a spinner is.
  public enum Size: String, Hashable, Sendable, CaseIterable {
    /// The size that goes with text.
    case medium
    /// The size that stands alone.
    case large
  }

  /// How large it is.
  public var size: Size

  /// Makes a spinner; medium unless said.
  public init(size: Size = .medium) { self.size = size }
}
