public import Typography

/// The properties of `button`.
public struct ButtonContent: Hashable, Sendable {
  /// The look of a button.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// On a quiet ground.
    case bordered
    /// On a ground of the accent colour.
    case prominent
    /// Without a ground.
    case plain
  }

  /// The words.
  public var title: TextValue?
  /// The name of a symbol.
  public var symbol: String?
  /// The size of the title's typeface in points, whatever the text size; absent: body.
  public var size: Double?
  /// The weight of the title; absent: that of the look.
  public var weight: FontWeight?
  /// The space around title and symbol in points; absent: that of the system's own buttons.
  public var insets: DirectionalEdges?
  /// The look.
  public var style: Style

  /// Makes a button from its parts.
  public init(
    title: TextValue?, symbol: String? = nil, size: Double? = nil, style: Style = .bordered
  ) {
    self.title = title
    self.symbol = symbol
    self.size = size
    self.style = style
  }
}
