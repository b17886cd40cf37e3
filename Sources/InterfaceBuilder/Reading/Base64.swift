/// Texts that a file stores as base 64, since XML can't hold some of their characters.
enum Base64 {
  /// The text; nothing where the letters are not of that form.
  static func text(_ encoded: String) -> String? {
    var bytes: [UInt8] = []
    var bits = 0
    var count = 0
    for byte in encoded.utf8 {
      let value: Int
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = Int(byte) - 65
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = Int(byte) - 97 + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = Int(byte) - 48 + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="), 0x09, 0x0A, 0x0D, 0x20: continue
      default: return nil
      }
      bits = (bits << 6 | value) & 0xFF_FFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> count & 0xFF))
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
