/// The properties of `textField`.
public struct TextFieldContent: Hashable, Sendable {
  /// What is shown while the field is empty.
  public var placeholder: TextValue?
  /// What is in the field; absent or empty: nothing, so that the placeholder shows.
  public var text: TextValue?

  /// Makes a text field; empty unless said.
  public init(placeholder: TextValue? = nil, text: TextValue? = nil) {
    self.placeholder = placeholder
    self.text = text
  }
}
