import Records
import Testing

struct SHA256Tests {
  /// Messages with their hashes, from FIPS 180-2 appendix B and the hash of nothing.
  static let vectors: [(String, String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]

  @Test(arguments: vectors)
  func `the standard's messages have the standard's hashes`(message: String, hash: String) {
    #expect(SHA256.hex(Array(message.utf8)) == hash)
  }

  @Test func `a hundred thousand letters fed in uneven pieces hash as in one`() {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 100_000)
    var hash = SHA256()
    var start = 0
    var step = 1
    while start < bytes.count {
      let end = min(start + step, bytes.count)
      hash.update(Array(bytes[start..<end]))
      start = end
      step = step * 3 % 197 + 1
    }
    #expect(hash.finalize() == SHA256.hex(bytes))
  }
}
