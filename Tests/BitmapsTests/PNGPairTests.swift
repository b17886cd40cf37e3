import Bitmaps
import Testing

/// Rows that differ, told without decoding what is the same, against decoding everything.
struct PNGPairTests {
  /// The rows of a pair whose pixels are not the same, with the pixels of both.
  private func rows(_ a: [UInt8], _ b: [UInt8]) -> [Int: ([UInt32], [UInt32])]? {
    guard let pair = PNGPair(a, b) else { return nil }
    var rows: [Int: ([UInt32], [UInt32])] = [:]
    let isWhole = pair.forEachDifferentRow { y, first, second in
      rows[y] = (first.indices.map { first[$0] }, second.indices.map { second[$0] })
    }
    return isWhole ? rows : nil
  }

  private func row(_ y: Int, _ bitmap: Bitmap) -> [UInt32] {
    (0..<bitmap.width).map { x in
      let pixel = bitmap[x, y]
      return UInt32(pixel.red) | UInt32(pixel.green) << 8 | UInt32(pixel.blue) << 16
        | UInt32(pixel.alpha) << 24
    }
  }

  private func expectRows(_ before: Bitmap, _ after: Bitmap, _ a: [UInt8], _ b: [UInt8]) {
    guard let found = rows(a, b) else {
      Issue.record("the files can be read")
      return
    }
    let different = (0..<before.height).filter { row($0, before) != row($0, after) }
    #expect(found.keys.sorted() == different)
    for (y, pixels) in found {
      #expect(pixels.0 == row(y, before), "row \(y)")
      #expect(pixels.1 == row(y, after), "row \(y)")
    }
  }

  @Test func `only rows that differ are told, whatever filters both files have`() {
    for channels in [3, 4] {
      for (width, height) in [(1, 1), (1, 7), (9, 1), (33, 21)] {
        let before = FilteredFile.picture(width, height, opaque: channels == 3, seed: width)
        for changes in [[], [0], [height - 1], [height / 2], [height / 3, height / 2]] {
          var after = before
          for y in changes { after[width / 2, y].green ^= 0x21 }
          for kind in 0...6 {
            // Both alike; from the sixth on the second file has other filters in some rows.
            func filter(_ y: Int, _ shift: Int) -> UInt8 {
              kind < 5 ? UInt8(kind) : UInt8((y * 3 + (kind == 6 ? shift * (y % 2) : 0)) % 5)
            }
            expectRows(
              before, after, FilteredFile.bytes(before, channels: channels) { filter($0, 0) },
              FilteredFile.bytes(after, channels: channels) { filter($0, 1) })
          }
        }
      }
    }
  }

  @Test func `files of another program are told alike`() throws {
    for opaque in [true, false] {
      let before = FilteredFile.picture(90, 60, opaque: opaque, seed: 3)
      var after = before
      for y in [4, 5, 31, 59] { after[y, y].blue ^= 0xFF }
      expectRows(
        before, after, try PNGWriter.writeFiltered(before), try PNGWriter.writeFiltered(after))
      expectRows(before, after, try PNGWriter.writeFiltered(before), try PNGWriter.write(after))
      #expect(
        try PNGReader.read(PNGWriter.writeFiltered(before), convertingColors: false) == before)
    }
  }

  @Test func `other sizes, other forms and damaged files are left to the general reader`() throws {
    let plain = FilteredFile.picture(12, 8, opaque: false, seed: 3)
    let bytes = try PNGWriter.write(plain)
    let taller = try PNGWriter.write(FilteredFile.picture(12, 9, opaque: false, seed: 3))
    let opaque = try PNGWriter.write(FilteredFile.picture(12, 8, opaque: true, seed: 3))
    #expect(PNGPair(bytes, taller) == nil)
    #expect(PNGPair(bytes, opaque) == nil)
    let filtered = FilteredFile.bytes(plain, channels: 4) { $0 == 5 ? 9 : 1 }
    #expect(rows(filtered, filtered) == nil, "there is no filter 9")
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x10
      if let found = rows(bytes, damaged) { #expect(found.isEmpty, "byte \(index)") }
      #expect(rows(bytes, Array(bytes[..<index])) == nil, "\(index) bytes")
    }
  }
}
