import Diagnostics
import InterfaceBuilder
import Testing

/// String catalogues, which hold all languages in one file.
struct StringCatalogTests {
  // The form that Xcode writes: a plain text, one by plural, one without a translation.
  private let text = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "abc-12-xyz.text": {"comment": "a greeting", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "ar": {"stringUnit": {"state": "translated", "value": "مرحبا"}}}},
      "def-34-uvw.normalTitle": {"localizations": {
        "de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "Ein Tag"}},
          "other": {"stringUnit": {"state": "translated", "value": "%d Tage"}}}}}}},
      "ghi-56-rst.text": {}
    }}
    """

  @Test func `texts are read for each locale`() {
    let read = StringCatalog.read(Array(text.utf8), file: "Main.xcstrings")
    #expect(read.diagnostics.isEmpty)
    #expect(read.locales.map(\.locale) == ["ar", "de"])
    #expect(
      read.locales.last?.texts
        == ["abc-12-xyz.text": "Hallo", "def-34-uvw.normalTitle": "%d Tage"])
  }

  @Test func `what is no catalogue is told with its place`() {
    let other = StringCatalog.read(Array("{\"a\": 1}".utf8), file: "Main.xcstrings")
    #expect(other.locales.isEmpty)
    #expect(
      other.diagnostics.map(\.line) == [
        "Main.xcstrings:1:1: warning: expected a string catalogue with 'strings'; it is not read "
          + "[strings-syntax]"
      ])
    #expect(!StringCatalog.read(Array("{".utf8), file: "Main.xcstrings").diagnostics.isEmpty)
  }
}
