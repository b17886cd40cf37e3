import Cairo

/// Makes text from outside harmless inside SVG.
enum SVGEscaping {
  /// The text with markup characters as entities and a space for what XML cannot carry.
  static func escape(_ text: String) -> String {
    let text = DisplayableText.clean(text)
    guard text.utf8.contains(where: { entities($0) != nil }) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      if let entity = entities(byte) {
        result.append(contentsOf: entity.utf8)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func entities(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}

/// The ids of an SVG file.
struct SVGIDs {
  private var taken: Set<String> = []

  /// An id that no other part of the file has.
  ///
  /// - Parameter wanted: what it should be; characters with a meaning in references become `_`, and
  ///   a number is added where another part has it already.
  /// - Returns: the id, which is taken from now on.
  mutating func unique(_ wanted: String) -> String {
    var base = String(
      String.UnicodeScalarView(
        wanted.unicodeScalars.map { scalar in
          scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || ["-", "_", ".", "/", ":"].contains(scalar) ? scalar : "_"
        }))
    if base.isEmpty { base = "_" }
    var id = base
    var number = 2
    while !taken.insert(id).inserted {
      id = "\(base)-\(number)"
      number += 1
    }
    return id
  }
}

/// Bytes as text in base 64.
enum Base64 {
  /// Encodes bytes with the standard alphabet and padding.
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let left = bytes.count - index
      let group =
        Int(bytes[index]) << 16 | (left > 1 ? Int(bytes[index + 1]) << 8 : 0)
        | (left > 2 ? Int(bytes[index + 2]) : 0)
      result.append(alphabet[group >> 18])
      result.append(alphabet[group >> 12 & 63])
      result.append(left > 1 ? alphabet[group >> 6 & 63] : UInt8(ascii: "="))
      result.append(left > 2 ? alphabet[group & 63] : UInt8(ascii: "="))
      index += 3
    }
    return result
  }
}
