/// The properties of `textField`.
public struct TextFieldContent: Hashable, Sendable {
  /// What is drawn around a field.
  public enum Border: String, Hashable, Sendable, CaseIterable {
    /// A rounded frame.
    case rounded
    /// Nothing.
    case none
  }

  /// What is shown while the field is empty.
  public var placeholder: TextValue?
  /// What is in the field; absent or empty: nothing, so that the placeholder shows.
  public var text: TextValue?
  /// The size of the typeface in points, whatever the text size; absent: body.
  public var size: Double?
  /// What is drawn around the field.
  public var border = Border.rounded

  /// Makes a text field; empty unless said.
  public init(placeholder: TextValue? = nil, text: TextValue? = nil) {
    self.placeholder = placeholder
    self.text = text
  }
}
