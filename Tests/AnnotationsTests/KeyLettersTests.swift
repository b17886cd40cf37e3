import Testing

@testable import Annotations

/// Which letters boards have, by language.
struct KeyLettersTests {
  @Test(arguments: [
    ("en", "abcdefghijklmnopqrstuvwxyz"), ("de", "abcdefghijklmnopqrstuvwxyzäöü"),
    ("fr", "abcdefghijklmnopqrstuvwxyz"), ("es", "abcdefghijklmnñopqrstuvwxyz"),
    ("sv", "abcdefghijklmnopqrstuvwxyzåäö"), ("fi", "abcdefghijklmnopqrstuvwxyzåäö"),
    ("da", "abcdefghijklmnopqrstuvwxyzæøå"), ("nb", "abcdefghijklmnopqrstuvwxyzæøå"),
    // Two letters are reached from others on a phone.
    ("ru", "абвгдежзийклмнопрстуфхцчшщыьэюя"), ("he", "אבגדהוזחטיךכלםמןנסעףפץצקרשת"),
    ("ar", "ءؤابةتثجحخدذرزسشصضطظعغفقكلمنهوىي"),
  ])
  func `a board has each letter of the alphabet once`(locale: String, alphabet: String) throws {
    let letters = try #require(KeyLetters(locale: locale))
    func sorted(_ characters: [Character]) -> [Unicode.Scalar] {
      String(characters).unicodeScalars.sorted()
    }
    let phone = letters.rows.joined()
    #expect(sorted(phone.filter(\.isLetter)) == sorted(Array(alphabet)))
    #expect(letters.full.map(\.count) == [13, 13, 11, 10])
    let full = letters.full.joined()
    #expect(Set(full).count == full.count)
    #expect(Set(alphabet).isSubset(of: full))
    // The board of full size adds keys around the rows of a phone and leaves the order.
    for (small, large) in zip(letters.rows, letters.full.dropFirst()) {
      let wanted = small.filter(\.isLetter)
      #expect(large.filter { wanted.contains($0) } == wanted)
    }
  }

  @Test func `languages with other keys, and countries with their own, have none`() {
    for locale in ["fr-CA", "de-CH", "fr_CH", "fa", "x-rtl", "ja", "uk", ""] {
      #expect(KeyLetters(locale: locale) == nil, "\(locale)")
    }
    for locale in [
      "en", "en-GB", "en-CA", "pt_BR", "it", "x-long", "ar-EG", "he_IL", "iw", "de-AT",
    ] {
      #expect(KeyLetters(locale: locale) != nil, "\(locale)")
    }
  }
}
