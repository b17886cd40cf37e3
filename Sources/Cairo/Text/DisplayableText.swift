/// Text from untrusted input, made fit for drawing and for XML.
package enum DisplayableText {
  /// The string with a space in place of each control character, line separator and
  /// noncharacter, none of which has a form or a place in XML.
  ///
  /// - Complexity: O(length); strings without any are handed back as they are.
  package static func clean(_ string: String) -> String {
    guard string.utf8.contains(where: isSuspicious) else { return string }
    var scalars = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      scalars.append(isForbidden(scalar) ? " " : scalar)
    }
    return String(scalars)
  }

  /// Whether a byte may be part of something forbidden.
  private static func isSuspicious(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7f || byte == 0xc2 || byte == 0xe2 || byte >= 0xef
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7f..<0xa0, 0x2028, 0x2029, 0xfdd0...0xfdef: true
    default: scalar.value & 0xfffe == 0xfffe
    }
  }
}
