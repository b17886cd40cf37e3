import Bitmaps

/// PNG files with filters of choice, made from the specification and not by a library.
enum FilteredFile {
  /// Pictures with slopes, edges and noise, so that every filter pays somewhere.
  static func picture(_ width: Int, _ height: Int, opaque: Bool, seed: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, filledWith: (250, 250, 250, 255))
    var state = UInt32(truncatingIfNeeded: seed &* 2_654_435_761 | 1)
    for y in 0..<height {
      for x in 0..<width {
        state = state &* 1_664_525 &+ 1_013_904_223
        let noise = seed % 3 == 0 ? UInt8(state >> 28) : 0
        bitmap[x, y] = (
          UInt8(truncatingIfNeeded: x &* 3 &+ y) &+ noise, UInt8(truncatingIfNeeded: y &* 5),
          (x / 7 + y / 5).isMultiple(of: 2) ? 20 : 230, opaque ? 255 : UInt8(truncatingIfNeeded: x)
        )
      }
    }
    return bitmap
  }

  /// A file with one filter for all rows, made from the specification.
  static func bytes(_ bitmap: Bitmap, channels: Int, filter: (Int) -> UInt8) -> [UInt8] {
    let stride = bitmap.width * channels
    var rows: [[UInt8]] = []
    for y in 0..<bitmap.height {
      var row: [UInt8] = []
      for x in 0..<bitmap.width {
        let start = (y * bitmap.width + x) * 4
        row += bitmap.pixels[start..<(start + channels)]
      }
      rows.append(row)
    }
    var data: [UInt8] = []
    for y in rows.indices {
      let kind = filter(y)
      data.append(kind)
      for index in 0..<stride {
        let a = index >= channels ? Int(rows[y][index - channels]) : 0
        let b = y > 0 ? Int(rows[y - 1][index]) : 0
        let c = y > 0 && index >= channels ? Int(rows[y - 1][index - channels]) : 0
        let predicted: Int
        switch kind {
        case 1: predicted = a
        case 2: predicted = b
        case 3: predicted = (a + b) / 2
        case 4:
          let p = a + b - c
          let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
          predicted = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
        default: predicted = 0
        }
        data.append(UInt8(truncatingIfNeeded: Int(rows[y][index]) - predicted))
      }
    }
    func word(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
      let content = Array(name.utf8) + body
      return word(body.count) + content + word(Int(crc(content)))
    }
    let head =
      word(bitmap.width) + word(bitmap.height) + [8, channels == 3 ? 2 : 6, 0, 0, 0]
    let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    return signature + chunk("IHDR", head) + chunk("IDAT", stored(data)) + chunk("IEND", [])
  }

  /// Data in the zlib form, not compressed.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    while start < data.count {
      let count = min(65_535, data.count - start)
      let isLast = start + count == data.count
      result += [isLast ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8)]
      result += [UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)]
      result += data[start..<(start + count)]
      start += count
    }
    var (a, b) = (1, 0)
    for byte in data {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return result + [b >> 8, b & 0xFF, a >> 8, a & 0xFF].map { UInt8($0) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return ~value
  }
}
