import Bitmaps
import Foundation
import Testing

/// The quick way of reading against the general one, which asks another library.
struct PNGFastReaderTests {
  /// Pictures with slopes, edges and noise, so that every filter pays somewhere.
  private func picture(_ width: Int, _ height: Int, opaque: Bool, seed: Int) -> Bitmap {
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
  private func file(_ bitmap: Bitmap, channels: Int, filter: (Int) -> UInt8) -> [UInt8] {
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
  private func stored(_ data: [UInt8]) -> [UInt8] {
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

  private func crc(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return ~value
  }

  @Test func `every filter gives the pixels that were written, as the other way does`() throws {
    for (width, height) in [(1, 1), (1, 9), (9, 1), (33, 12), (70, 40)] {
      for channels in [3, 4] {
        let bitmap = picture(width, height, opaque: channels == 3, seed: width)
        for kind in 0...5 {
          let bytes = file(bitmap, channels: channels) { y in
            kind == 5 ? UInt8(y % 5) : UInt8(kind)
          }
          let quick = try PNGReader.read(bytes, convertingColors: false)
          let general = try PNGReader.read(bytes)
          #expect(quick == bitmap, "filter \(kind), \(channels) channels, \(width) wide")
          #expect(general == bitmap)
        }
      }
    }
  }

  @Test func `what our own writer wrote is read alike by both`() throws {
    for opaque in [true, false] {
      let bitmap = picture(120, 90, opaque: opaque, seed: 3)
      let bytes = try PNGWriter.write(bitmap)
      #expect(try PNGReader.read(bytes, convertingColors: false) == bitmap)
      #expect(try PNGReader.read(bytes) == bitmap)
    }
  }

  @Test func `no file with a changed byte is taken for whole`() throws {
    let bitmap = picture(12, 8, opaque: false, seed: 3)
    let bytes = try PNGWriter.write(bitmap)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x10
      // Names and contents of chunks that no picture depends on may change: the pixels may not.
      let read = try? PNGReader.read(damaged, convertingColors: false)
      #expect(read == nil || read == bitmap, "byte \(index)")
    }
    for count in 0..<bytes.count {
      let read = try? PNGReader.read(Array(bytes[..<count]), convertingColors: false)
      #expect(read == nil || read == bitmap, "\(count) bytes")
    }
  }
}
