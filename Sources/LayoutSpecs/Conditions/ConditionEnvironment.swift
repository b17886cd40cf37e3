/// What conditions are held against: the traits of one configuration.
public struct ConditionEnvironment: Hashable, Sendable {
  /// The flags that hold.
  public var flags: Set<Condition.Flag>
  /// The value of each trait that the configuration has; a trait that it lacks equals nothing.
  public var traits: [Condition.Trait: Condition.TraitValue]

  /// Makes an environment from flags and traits.
  public init(
    flags: Set<Condition.Flag> = [], traits: [Condition.Trait: Condition.TraitValue] = [:]
  ) {
    self.flags = flags
    self.traits = traits
  }
}
