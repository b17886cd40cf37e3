import Bitmaps
import Foundation
import Testing

/// The quick way of reading against the general one, which asks another library.
struct PNGFastReaderTests {
  @Test func `every filter gives the pixels that were written, as the other way does`() throws {
    for (width, height) in [(1, 1), (1, 9), (9, 1), (33, 12), (70, 40)] {
      for channels in [3, 4] {
        let bitmap = FilteredFile.picture(width, height, opaque: channels == 3, seed: width)
        for kind in 0...5 {
          let bytes = FilteredFile.bytes(bitmap, channels: channels) { y in
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
      let bitmap = FilteredFile.picture(120, 90, opaque: opaque, seed: 3)
      let bytes = try PNGWriter.write(bitmap)
      #expect(try PNGReader.read(bytes, convertingColors: false) == bitmap)
      #expect(try PNGReader.read(bytes) == bitmap)
    }
  }

  @Test func `no file with a changed byte is taken for whole`() throws {
    let bitmap = FilteredFile.picture(12, 8, opaque: false, seed: 3)
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
