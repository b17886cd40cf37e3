/// The properties of `stepper`.
public struct StepperContent: Hashable, Sendable {
  /// The range that a stepper starts with, at whose ends it goes no further.
  public static let range = 0.0...100.0

  /// The number that it changes; not shown by the stepper itself.
  public var value: Double

  /// Makes a stepper; at 0 unless said.
  public init(value: Double = 0) { self.value = value }
}
