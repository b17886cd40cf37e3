/// The search bar of a screen: part of its navigation bar, or alone at the top.
public struct SearchBar: Hashable, Sendable {
  /// What stands in the empty field.
  public var placeholder: TextValue

  /// Makes a bar; its field says Search unless told otherwise.
  public init(placeholder: TextValue = .literal("Search")) { self.placeholder = placeholder }
}
