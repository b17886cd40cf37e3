public import Geometry

/// What the spec itself says of the size, the place and the content of an element, as far as layout
/// depends on it.
///
/// Two runs are compared by it: an element whose rule changed moved by itself, one whose rule did not
/// was moved by others. Colours and what else changes no frame are not part of it.
public struct LayoutRule: Hashable, Sendable {
  /// A value of a rule.
  public enum Value: Hashable, Sendable {
    /// A length in points, a count or a share; may be infinite.
    case number(Double)
    /// A word of the language, or several.
    case word(String)
    /// Distances in the order top, leading, bottom, trailing, in points.
    case edges(Double, Double, Double, Double)
    /// A width and a height in points.
    case size(Size)
  }

  /// One thing that is said.
  public struct Entry: Hashable, Sendable {
    /// The key: that of the spec where there is one.
    public var key: String
    /// What is said.
    public var value: Value

    /// Makes an entry from its parts.
    public init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// What is said, each key once.
  public var entries: [Entry] = []

  /// Makes a rule that says nothing.
  public init() {}

  /// Says something more; nothing is said of what is absent.
  mutating func say(_ key: String, _ value: Value?) {
    if let value { entries.append(Entry(key, value)) }
  }

  /// Says a number more; nothing is said of what is absent.
  mutating func say(_ key: String, _ number: Double?) {
    if let number { entries.append(Entry(key, .number(number))) }
  }
}
