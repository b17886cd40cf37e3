import CDeflate

/// Reads the plain kind of PNG, eight bits a channel of red, green, blue and perhaps alpha, row by row,
/// faster than the general library does.
///
/// Comparing pictures is mostly reading them. Every other kind of file, and every file that is damaged, is
/// left to ``PNGReader``, which has the words for what is wrong. Numbers are taken as they are: chunks
/// that say which colours they mean are passed over.
enum PNGFastReader {
  /// The parts of a file that matter here.
  private struct Layout {
    var width: Int
    var height: Int
    /// Three or four.
    var channels: Int
    /// The compressed parts, in order.
    var data: [Range<Int>]
  }

  /// Decodes a picture; nothing where the file is of another kind or damaged.
  ///
  /// - Note: `libdeflate_zlib_decompress`, which also checks the sum over all rows.
  static func read(_ bytes: [UInt8]) -> Bitmap? {
    guard let layout = layout(of: bytes) else { return nil }
    let stride = layout.width * layout.channels
    let size = (stride + 1) * layout.height
    guard var rows = inflated(bytes, layout.data, size: size) else { return nil }
    guard unfilter(&rows, stride: stride, height: layout.height, channels: layout.channels) else {
      return nil
    }
    return Bitmap(
      width: layout.width, height: layout.height, pixels: pixels(rows, layout, stride: stride))
  }

  // MARK: Chunks

  private static func layout(of bytes: [UInt8]) -> Layout? {
    guard let (width, height) = PNGReader.header(bytes), bytes.count >= 33, bytes[24] == 8,
      bytes[25] == 2 || bytes[25] == 6, bytes[26] == 0, bytes[27] == 0, bytes[28] == 0,
      max(width, height) <= PNGReader.maximumSide, width * height <= PNGReader.maximumPixels
    else { return nil }
    var layout = Layout(
      width: width, height: height, channels: bytes[25] == 2 ? 3 : 4, data: [])
    var start = 8
    while start + 12 <= bytes.count {
      let length = number(bytes, at: start)
      let end = start + 12 + length
      guard end <= bytes.count else { return nil }
      guard checksum(bytes, (start + 4)..<(end - 4)) == number(bytes, at: end - 4) else {
        return nil
      }
      switch bytes[(start + 4)..<(start + 8)] {
      case [0x49, 0x48, 0x44, 0x52]:  // IHDR
        guard start == 8, length == 13 else { return nil }
      case [0x49, 0x44, 0x41, 0x54]:  // IDAT
        layout.data.append((start + 8)..<(end - 4))
      case [0x49, 0x45, 0x4E, 0x44]:  // IEND
        return layout.data.isEmpty ? nil : layout
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

  // MARK: Rows

  private static func inflated(
    _ bytes: [UInt8], _ parts: [Range<Int>], size: Int
  ) -> [UInt8]? {
    // Most files hold the data in one piece, which needs no copy.
    let data = parts.count == 1 ? bytes[parts[0]] : parts.reduce(into: []) { $0 += bytes[$1] }
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var isWhole = false
    let rows = unsafe [UInt8](unsafeUninitializedCapacity: size) { target, count in
      var written = 0
      let result = unsafe data.withUnsafeBytes { source in
        unsafe libdeflate_zlib_decompress(
          decompressor, source.baseAddress, source.count, target.baseAddress, size, &written)
      }
      isWhole = result == LIBDEFLATE_SUCCESS && written == size
      count = isWhole ? size : 0
    }
    return isWhole ? rows : nil
  }

  /// Undoes the filters of all rows, each of which begins with the number of its filter.
  ///
  /// - Note: Source: PNG specification, third edition, 9.
  private static func unfilter(
    _ rows: inout [UInt8], stride: Int, height: Int, channels: Int
  ) -> Bool {
    unsafe rows.withUnsafeMutableBufferPointer { buffer in
      var all = unsafe buffer.mutableSpan
      let line = stride + 1
      for y in 0..<height {
        let row = y * line + 1
        let above = y == 0 ? nil : row - line
        switch all[row - 1] {
        case 0: break
        case 1: sub(&all, row, stride, channels)
        case 2: if let above { up(&all, row, above, stride) }
        case 3: average(&all, row, above, stride, channels)
        case 4: paeth(&all, row, above, stride, channels)
        default: return false
        }
      }
      return true
    }
  }

  private static func sub(
    _ all: inout MutableSpan<UInt8>, _ row: Int, _ stride: Int, _ channels: Int
  ) {
    precondition(row + stride <= all.count, "a row inside the picture")
    var index = row + channels
    while index < row + stride {
      unsafe all[unchecked: index] = all[unchecked: index] &+ all[unchecked: index - channels]
      index += 1
    }
  }

  private static func up(
    _ all: inout MutableSpan<UInt8>, _ row: Int, _ above: Int, _ stride: Int
  ) {
    precondition(above >= 0 && row + stride <= all.count, "two rows inside the picture")
    var index = 0
    while index + 32 <= stride {
      var (current, before) = (SIMD32<UInt8>(), SIMD32<UInt8>())
      for lane in 0..<32 {
        current[lane] = unsafe all[unchecked: row + index + lane]
        before[lane] = unsafe all[unchecked: above + index + lane]
      }
      current &+= before
      for lane in 0..<32 { unsafe all[unchecked: row + index + lane] = current[lane] }
      index += 32
    }
    while index < stride {
      unsafe all[unchecked: row + index] =
        all[unchecked: row + index] &+ all[unchecked: above + index]
      index += 1
    }
  }

  private static func average(
    _ all: inout MutableSpan<UInt8>, _ row: Int, _ above: Int?, _ stride: Int, _ channels: Int
  ) {
    precondition(row + stride <= all.count, "a row inside the picture")
    for index in 0..<stride {
      let left = index < channels ? 0 : unsafe Int(all[unchecked: row + index - channels])
      let top = above.map { unsafe Int(all[unchecked: $0 + index]) } ?? 0
      unsafe all[unchecked: row + index] =
        all[unchecked: row + index] &+ UInt8(truncatingIfNeeded: (left + top) >> 1)
    }
  }

  /// The channels of a pixel side by side: they do not depend on each other.
  private typealias Lanes = SIMD4<Int16>

  private static func paeth(
    _ all: inout MutableSpan<UInt8>, _ row: Int, _ above: Int?, _ stride: Int, _ channels: Int
  ) {
    // Without a row above the prediction is what lies to the left.
    guard let above else { return sub(&all, row, stride, channels) }
    precondition(row + stride <= all.count, "a row inside the picture")
    var left = Lanes()
    var corner = Lanes()
    var index = 0
    while index < stride {
      var (top, value) = (Lanes(), Lanes())
      for channel in 0..<channels {
        top[channel] = unsafe Int16(all[unchecked: above + index + channel])
        value[channel] = unsafe Int16(all[unchecked: row + index + channel])
      }
      // p - a, p - b and p - c of the specification, p = a + b - c.
      let toLeft = distance(top &- corner)
      let toTop = distance(left &- corner)
      let toCorner = distance(left &+ top &- corner &- corner)
      let isTop = toTop .<= toCorner
      var predicted = corner.replacing(with: top, where: isTop)
      let isLeft = (toLeft .<= toTop) .& (toLeft .<= toCorner)
      predicted.replace(with: left, where: isLeft)
      left = (value &+ predicted) & Lanes(repeating: 0xFF)
      corner = top
      for channel in 0..<channels {
        unsafe all[unchecked: row + index + channel] = UInt8(truncatingIfNeeded: left[channel])
      }
      index += channels
    }
  }

  private static func distance(_ lanes: Lanes) -> Lanes {
    lanes.replacing(with: Lanes() &- lanes, where: lanes .< Lanes())
  }

  /// The pixels without the numbers of the filters, four channels each.
  private static func pixels(_ rows: [UInt8], _ layout: Layout, stride: Int) -> [UInt8] {
    let (width, height) = (layout.width, layout.height)
    return unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      unsafe rows.withUnsafeBytes { source in
        for y in 0..<height {
          let start = y * (stride + 1) + 1
          let line = y * width * 4
          if layout.channels == 4 {
            for index in 0..<stride { unsafe target[line + index] = source[start + index] }
            continue
          }
          for x in 0..<width {
            unsafe target[line + x * 4] = source[start + x * 3]
            unsafe target[line + x * 4 + 1] = source[start + x * 3 + 1]
            unsafe target[line + x * 4 + 2] = source[start + x * 3 + 2]
            unsafe target[line + x * 4 + 3] = 255
          }
        }
      }
      count = width * height * 4
    }
  }
}
