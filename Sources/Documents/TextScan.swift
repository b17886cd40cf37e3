import Diagnostics

/// Walks over UTF-8 bytes.
enum TextScan {
  /// The three bytes that some editors put before UTF-8 text.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Where bytes stop being UTF-8: overlong forms, surrogates and values past U+10FFFF included.
  ///
  /// - Returns: the offset of the first byte of the first bad sequence, nothing for good text.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var index = 0
    let count = bytes.count
    while index < count {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      let length: Int
      var lowest: UInt8 = 0x80
      var highest: UInt8 = 0xBF
      switch lead {
      case 0xC2...0xDF: length = 2
      case 0xE0...0xEF:
        length = 3
        if lead == 0xE0 { lowest = 0xA0 }
        if lead == 0xED { highest = 0x9F }
      case 0xF0...0xF4:
        length = 4
        if lead == 0xF0 { lowest = 0x90 }
        if lead == 0xF4 { highest = 0x8F }
      default: return index
      }
      guard index + length <= count, (lowest...highest).contains(bytes[index + 1]) else {
        return index
      }
      for later in stride(from: index + 2, to: index + length, by: 1)
      where bytes[later] & 0xC0 != 0x80 {
        return index
      }
      index += length
    }
    return nil
  }

  /// The place of a byte: lines end at LF, CR or CRLF, columns count Unicode scalars.
  static func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    var line = 1
    var column = 1
    var index = bytes.starts(with: byteOrderMark) ? 3 : 0
    while index < min(offset, bytes.count) {
      switch bytes[index] {
      case 0x0A where index > 0 && bytes[index - 1] == 0x0D: break
      case 0x0A, 0x0D:
        line += 1
        column = 1
      case let byte where byte & 0xC0 != 0x80: column += 1
      default: break
      }
      index += 1
    }
    return SourcePosition(line: line, column: column)
  }
}
