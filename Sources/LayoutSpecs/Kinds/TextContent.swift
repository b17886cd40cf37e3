public import Diagnostics
public import Typography

/// A text of the spec: literal, or a key of the string table.
public enum TextValue: Hashable, Sendable {
  /// The words themselves; never looked up.
  case literal(String)
  /// A key of the string table, with its place.
  case key(String, SourcePosition)
}

/// Where lines of text lie in a block wider than they are.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the side where reading starts.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing
}

/// The properties of `text`.
public struct TextContent: Hashable, Sendable {
  /// The words.
  public var value: TextValue
  /// The text style.
  public var style: TextStyle
  /// The size of the typeface in points, whatever the text size; absent: the style's.
  public var size: Double?
  /// The weight; absent: the style's.
  public var weight: FontWeight?
  /// Where the lines lie.
  public var alignment: TextAlignment

  /// Makes a text; body style and leading unless said.
  public init(
    value: TextValue, style: TextStyle = .body, size: Double? = nil, weight: FontWeight? = nil,
    alignment: TextAlignment = .leading
  ) {
    self.value = value
    self.style = style
    self.size = size
    self.weight = weight
    self.alignment = alignment
  }
}
