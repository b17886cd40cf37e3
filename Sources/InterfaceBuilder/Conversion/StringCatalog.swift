public import Diagnostics
import Documents

/// Texts of all locales by key, as a string catalogue holds them in JSON.
///
/// - Note: Source: the form of `.xcstrings` files: `strings`, by key, `localizations`, by locale, a
///   `stringUnit` with a `value`, or `variations` by plural or device, of which `other` stands for all.
public enum StringCatalog {
  /// Reads a catalogue.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: the file as the user named it; used in diagnostics.
  /// - Returns: texts by key for each locale, in the order of locales, and what was wrong.
  public static func read(
    _ bytes: [UInt8], file: String
  ) -> (locales: [(locale: String, texts: [String: String])], diagnostics: [Diagnostic]) {
    let document = JSONReader.read(bytes, file: file)
    guard let root = document.root else { return ([], document.diagnostics) }
    guard case .mapping(let entries)? = root["strings"]?.content else {
      return (
        [],
        [
          Diagnostic(
            .warning, file: file, position: root.position,
            message: "expected a string catalogue with 'strings'; it is not read",
            rule: "strings-syntax")
        ]
      )
    }
    var texts: [String: [String: String]] = [:]
    for entry in entries {
      guard case .mapping(let locales)? = entry.value["localizations"]?.content else { continue }
      for locale in locales {
        texts[locale.key, default: [:]][entry.key] = text(of: locale.value)
      }
    }
    let locales = texts.sorted { $0.key < $1.key }.map { (locale: $0.key, texts: $0.value) }
    return (locales.filter { !$0.texts.isEmpty }, document.diagnostics)
  }

  /// The text of a localisation: its own, or that of its variation for everything else.
  private static func text(of node: DocumentNode) -> String? {
    if case .scalar(let text, _)? = node["stringUnit"]?["value"]?.content { return text }
    guard let variations = node["variations"] else { return nil }
    return ["plural", "device"].lazy.compactMap { variations[$0]?["other"] }.first.flatMap(text)
  }
}
