/// The properties of `slider`.
public struct SliderContent: Hashable, Sendable {
  /// Where the thumb stands, as a part 0…1 of the way in reading direction.
  public var value: Double

  /// Makes a slider; in the middle unless said.
  public init(value: Double = 0.5) { self.value = value }
}
