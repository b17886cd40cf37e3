/// The properties of `progress`.
public struct ProgressContent: Hashable, Sendable {
  /// How much is done, 0 to 1.
  public var value: Double

  /// Makes a progress bar; half done unless said.
  public init(value: Double = 0.5) { self.value = value }
}
