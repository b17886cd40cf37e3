import Geometry
import Testing

@testable import LayoutPreview

struct LocalesTests {
  @Test(arguments: [
    "ar", "fa", "he", "iw", "ur", "ps", "sd", "ug", "yi", "dv", "ku-Arab", "ar-EG", "az-Arab-IR",
    "pa-Arab", "AR",
  ])
  func `these are read from right to left`(locale: String) {
    #expect(Locales.direction(of: locale) == .rightToLeft)
  }

  @Test(arguments: ["en", "ku", "ku-Latn", "az", "ja", "zh-Hant", "ar-Latn", "arn", "pt-BR", ""])
  func `these are read from left to right`(locale: String) {
    #expect(Locales.direction(of: locale) == .leftToRight)
  }

  @Test func `tags are a language and subtags`() {
    for tag in ["en", "pt-BR", "zh-Hant-TW", "sr-Latn", "es-419"] { #expect(Locales.isTag(tag)) }
    for text in ["", "e", "english", "en_US", "en-", "../x", "en/US", "é"] {
      #expect(!Locales.isTag(text))
    }
  }
}
