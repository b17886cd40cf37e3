import Bitmaps
import Foundation
import TestSupport
import Testing

struct PNGWriterTests {
  /// Every value of every channel, and some alpha.
  private static func pattern(opaque: Bool) -> Bitmap {
    var bitmap = Bitmap(width: 64, height: 16)
    for y in 0..<16 {
      for x in 0..<64 {
        let value = UInt8(truncatingIfNeeded: y * 64 + x)
        bitmap[x, y] = (value, value &* 7, 255 - value, opaque ? 255 : value)
      }
    }
    return bitmap
  }

  @Test(arguments: [true, false])
  func `what is written can be read again`(opaque: Bool) throws {
    let bitmap = Self.pattern(opaque: opaque)
    #expect(try PNGReader.read(PNGWriter.write(bitmap)) == bitmap)
  }

  @Test func `an opaque picture has three channels and says that it is sRGB`() throws {
    let opaque = try PNGWriter.write(Self.pattern(opaque: true))
    #expect(opaque[25] == 2)
    #expect(Self.chunks(opaque) == ["IHDR", "sRGB", "IDAT", "IEND"])
    let translucent = try PNGWriter.write(Self.pattern(opaque: false))
    #expect(translucent[25] == 6)
    #expect(Self.chunks(translucent) == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  @Test func `equal pictures give equal files`() throws {
    let bitmap = Self.pattern(opaque: true)
    #expect(try PNGWriter.write(bitmap) == PNGWriter.write(bitmap))
  }

  @Test(
    .enabled(if: ExternalTool("python3") != nil, "python3 is not installed"))
  func `another decoder reads the same pixels`() throws {
    let bitmap = Self.pattern(opaque: false)
    let folder = try TemporaryFolder()
    try folder.write(PNGWriter.write(bitmap), to: "picture.png")
    let program = """
      import sys, zlib, struct
      data = open(sys.argv[1], 'rb').read()
      at, idat = 8, b''
      while at < len(data):
          size, kind = struct.unpack('>I4s', data[at:at + 8])
          if kind == b'IDAT': idat += data[at + 8:at + 8 + size]
          at += size + 12
      raw, row = zlib.decompress(idat), 64 * 4 + 1
      assert all(raw[y * row] == 0 for y in range(16)), 'a row is filtered'
      sys.stdout.buffer.write(b''.join(raw[y * row + 1:(y + 1) * row] for y in range(16)))
      """
    let python = try #require(ExternalTool("python3"))
    let result = try python.run(["-c", program, folder.path("picture.png")])
    #expect(result.status == 0, "\(result.errorText)")
    #expect(result.output == bitmap.pixels)
  }

  /// The names of a file's chunks, the same one after another once.
  private static func chunks(_ png: [UInt8]) -> [String] {
    var names: [String] = []
    var at = 8
    while at + 8 <= png.count {
      let size = png[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: png[(at + 4)..<(at + 8)], as: UTF8.self)
      if names.last != name { names.append(name) }
      at += size + 12
    }
    return names
  }
}
