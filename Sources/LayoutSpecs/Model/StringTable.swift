/// The strings of a spec by locale.
public struct StringTable: Hashable, Sendable {
  /// The locales in the order of the file; the first is the development language.
  public var locales: [String]
  /// The text by locale and key.
  public var texts: [String: [String: String]]

  /// Makes a table from its parts.
  public init(locales: [String] = [], texts: [String: [String: String]] = [:]) {
    self.locales = locales
    self.texts = texts
  }
}
