/// A condition on the traits of a configuration.
public indirect enum Condition: Hashable, Sendable {
  /// Something that is so or not.
  case flag(Flag)
  /// A trait held against a value.
  case compare(Trait, Relation, TraitValue)
  /// A trait that is one of some values.
  case isOne(Trait, of: [TraitValue])
  /// All of these hold.
  case all([Condition])
  /// At least one of these holds.
  case any([Condition])
  /// This does not hold.
  case not(Condition)

  /// Something that is so or not.
  public enum Flag: String, Hashable, Sendable, CaseIterable {
    /// A division is active.
    case folded
    /// A division exists, active or not.
    case foldable
    /// The window is taller than wide.
    case portrait
    /// The window is wider than tall.
    case landscape
    /// Reading goes from right to left.
    case rtl
    /// The appearance is dark.
    case dark
    /// The keyboard shows.
    case keyboard
    /// The camera of the display captures.
    case camera
  }

  /// Something that has a value.
  public enum Trait: String, Hashable, Sendable, CaseIterable {
    /// The size class of the width: compact, regular.
    case widthClass
    /// The size class of the height: compact, regular.
    case heightClass
    /// The content size category.
    case textSize
    /// The width of the window in points.
    case windowWidth
    /// The height of the window in points.
    case windowHeight
    /// The place of a view in an overlay arrangement: 1 in the foreground, else 0.
    case zIndex
    /// The id of the device.
    case device
    /// The family of the device.
    case family
    /// The id of the display.
    case display
    /// The orientation.
    case orientation
    /// The pose.
    case pose
    /// The window.
    case window
    /// The locale.
    case locale
    /// The appearance: light, dark.
    case appearance
    /// The system version.
    case os
    /// The SDK version.
    case sdk
  }

  /// How a trait is held against a value.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    /// Equal.
    case equal = "=="
    /// Not equal.
    case notEqual = "!="
    /// At most.
    case lessOrEqual = "<="
    /// At least.
    case greaterOrEqual = ">="
    /// Less.
    case less = "<"
    /// More.
    case greater = ">"
  }

  /// A value that a trait is held against.
  public enum TraitValue: Hashable, Sendable {
    /// A word: an id, a class, a category, a locale.
    case word(String)
    /// A number of points.
    case number(Double)
    /// The numbers of a version.
    case version([Int])
  }
}
