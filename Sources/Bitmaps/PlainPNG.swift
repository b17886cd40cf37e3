import CDeflate

/// The parts of a PNG file of the plain kind: eight bits a channel of red, green, blue and perhaps alpha,
/// row by row.
///
/// Every other kind of file, and every file that is damaged, is left to ``PNGReader``, which has the
/// words for what is wrong. Chunks that say which colours the numbers mean are passed over.
struct PlainPNG {
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// Three or four.
  let channels: Int
  /// The compressed parts, in order.
  private var data: [Range<Int>] = []
  private let bytes: [UInt8]

  /// How many bytes a row takes: the number of its filter, then its pixels.
  var line: Int { width * channels + 1 }
  /// How many bytes all rows take.
  var size: Int { line * height }

  /// Takes a file apart; nothing where it is of another kind or damaged.
  init?(_ bytes: [UInt8]) {
    guard let (width, height) = PNGReader.header(bytes), bytes.count >= 33, bytes[24] == 8,
      bytes[25] == 2 || bytes[25] == 6, bytes[26] == 0, bytes[27] == 0, bytes[28] == 0,
      max(width, height) <= PNGReader.maximumSide, width * height <= PNGReader.maximumPixels
    else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
    channels = bytes[25] == 2 ? 3 : 4
    var start = 8
    while start + 12 <= bytes.count {
      let length = Self.number(bytes, at: start)
      let end = start + 12 + length
      guard end <= bytes.count else { return nil }
      guard Self.checksum(bytes, (start + 4)..<(end - 4)) == Self.number(bytes, at: end - 4) else {
        return nil
      }
      switch bytes[(start + 4)..<(start + 8)] {
      case [0x49, 0x48, 0x44, 0x52]:  // IHDR
        guard start == 8, length == 13 else { return nil }
      case [0x49, 0x44, 0x41, 0x54]:  // IDAT
        data.append((start + 8)..<(end - 4))
      case [0x49, 0x45, 0x4E, 0x44]:  // IEND
        guard !data.isEmpty else { return nil }
        return
      case [0x74, 0x52, 0x4E, 0x53]:  // tRNS: a colour stands for no colour
        return nil
      case let name where name.first.map { $0 & 0x20 == 0 } ?? true:
        // A chunk that must be understood: a palette is one that may be passed over here.
        guard Array(name) == [0x50, 0x4C, 0x54, 0x45] else { return nil }
      default: break
      }
      start = end
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], at index: Int) -> Int {
    Int(bytes[index]) << 24 | Int(bytes[index + 1]) << 16 | Int(bytes[index + 2]) << 8
      | Int(bytes[index + 3])
  }

  private static func checksum(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    unsafe bytes.withUnsafeBytes { buffer in
      let part = unsafe UnsafeRawBufferPointer(rebasing: buffer[range])
      return unsafe Int(libdeflate_crc32(0, part.baseAddress, part.count))
    }
  }

  /// Inflates all rows into memory, filters and all.
  ///
  /// - Parameter target: room for exactly ``size`` bytes.
  /// - Returns: whether the data is whole.
  /// - Note: `libdeflate_zlib_decompress`, which also checks the sum over all rows.
  func inflate(into target: UnsafeMutableRawBufferPointer) -> Bool {
    precondition(target.count == size, "room for all rows")
    // Most files hold the data in one piece, which needs no copy.
    let source =
      data.count == 1 ? bytes[data[0]] : data.reduce(into: []) { $0 += bytes[$1] }
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return false }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var written = 0
    let result = unsafe source.withUnsafeBytes { source in
      unsafe libdeflate_zlib_decompress(
        decompressor, source.baseAddress, source.count, target.baseAddress, target.count, &written)
    }
    return result == LIBDEFLATE_SUCCESS && written == size
  }
}
