import LayoutSpecs

extension StringTable {
  /// The text of a key for a locale, and whether it is the development language's for want of one.
  ///
  /// A locale falls back to its language, `pt-BR` to `pt`, and then to the first locale.
  func text(for key: String, locale: String) -> (text: String, isFallback: Bool) {
    if let text = texts[locale]?[key] { return (text, false) }
    if let language = locale.split(separator: "-").first.map(String.init),
      let text = texts[language]?[key]
    {
      return (text, false)
    }
    guard let development = locales.first, let text = texts[development]?[key] else {
      return (key, true)
    }
    return (text, true)
  }
}
