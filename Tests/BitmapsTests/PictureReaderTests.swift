import Bitmaps
import Testing

struct PictureReaderTests {
  @Test func `there are fixtures`() { #expect(PictureFixture.all.count == 58) }

  @Test(arguments: PictureFixture.all)
  func `pixels are those that another program reads`(_ fixture: PictureFixture) throws {
    let bytes = [UInt8](fixture.file)
    #expect(try PictureReader.size(bytes) == (fixture.width, fixture.height))
    let picture = try PictureReader.read(bytes)
    let bitmap = picture.bitmap
    try #require(bitmap.width == fixture.width && bitmap.height == fixture.height)
    let expected = [UInt8](fixture.pixels)
    var worst = 0
    for (index, (own, other)) in zip(bitmap.pixels, expected).enumerated() {
      // What cannot be seen has no colour.
      if index % 4 != 3, expected[index / 4 * 4 + 3] == 0 { continue }
      worst = max(worst, abs(Int(own) - Int(other)))
    }
    #expect(worst <= fixture.tolerance, "\(worst)")
    #expect(picture.isShownByFile == fixture.isShownByFile)
    if fixture.remark.isEmpty {
      #expect(picture.remarks.isEmpty, "\(picture.remarks)")
    } else {
      #expect(picture.remarks.contains { $0.hasPrefix(fixture.remark) }, "\(picture.remarks)")
    }
  }

  @Test func `eight ways to lie are one picture`() throws {
    let names = PictureFixture.all.map(\.name).filter { $0.contains(" that lies as ") }
    #expect(names.count == 16)
    var sizes: Set<[Int]> = []
    for name in names {
      let (width, height) = try PictureReader.size(PictureFixture.bytes(name))
      sizes.insert([width, height])
    }
    #expect(sizes == [[24, 16], [16, 24], [6, 5], [5, 6]])
  }

  @Test(arguments: PictureFixture.all)
  func `a file that is cut anywhere is refused or whole`(_ fixture: PictureFixture) throws {
    let bytes = [UInt8](fixture.file)
    let whole = try PictureReader.read(bytes).bitmap
    // Far enough from the end that pixels are missing, not only the mark of the end.
    let tail = fixture.name.contains("JPEG") ? 12 : 20
    for length in stride(from: 0, to: bytes.count - tail, by: 13) {
      do throws(PictureError) {
        let picture = try PictureReader.read(Array(bytes[..<length]))
        #expect(picture.bitmap == whole, "\(length) of \(bytes.count)")
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
  }

  @Test(arguments: PictureFixture.all)
  func `a file with a wrong byte is refused or read, never a crash`(_ fixture: PictureFixture) {
    let bytes = [UInt8](fixture.file)
    var seed: UInt32 = 7
    // Every third byte, or the test would take longer than all others together.
    for index in stride(from: 0, to: bytes.count, by: 3) {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      var broken = bytes
      broken[index] ^= UInt8(truncatingIfNeeded: seed >> 24) | 1
      // A size in the head may have become large, which is read if the rest is there.
      guard let size = try? PictureReader.size(broken), size.width * size.height < 1 << 20 else {
        continue
      }
      _ = try? PictureReader.read(broken)
    }
  }

  @Test func `a JPEG that is cut in its pixels says so`() throws {
    let bytes = try PictureFixture.bytes("JPEG with chroma of kind 0")
    let error = #expect(throws: PictureError.self) {
      try PictureReader.read(Array(bytes.dropLast(60)))
    }
    #expect(error?.message.contains("end") == true, "\(error?.message ?? "")")
  }

  @Test func `a JPEG that claims to be huge is refused before anything is set aside for it`() throws
  {
    var bytes = try PictureFixture.bytes("JPEG of greys")
    let start = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xff && bytes[$0 + 1] == 0xc0 })
    bytes.replaceSubrange((start + 5)..<(start + 9), with: [0xff, 0xdc, 0xff, 0xdc])
    let error = #expect(throws: PictureError.self) { try PictureReader.read(bytes) }
    #expect(error?.message.contains("65500 x 65500") == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    ("GIF89a", PictureFormat.gif), ("RIFF\0\0\0\0WEBPVP8 ", .webp), ("%PDF-1.7", .pdf),
    ("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic", .heic), ("\0\0\0\u{18}ftypavif\0\0\0\0mif1", .avif),
    ("8BPS", .psd), ("II*\0", .tiff), ("<svg/>", .svg), ("\u{FEFF}<?xml?>\n<svg>", .svg),
    ("<!-- <html> -->\n<!DOCTYPE svg>", .svg), ("<x:svg xmlns:x=''>", .svg),
  ])
  func `a kind is told by its bytes`(text: String, format: PictureFormat) {
    #expect(PictureFormat.of(Array(text.utf8)) == format)
    #expect(throws: PictureError.self) { try PictureReader.read(Array(text.utf8)) }
  }

  @Test(arguments: ["", "<html><svg>", "svg", "proofsheet: 1", "<", "<!--", "\0\0\0\u{18}ftypisom"])
  func `other bytes are of no kind or cut short`(text: String) {
    let format = PictureFormat.of(Array(text.utf8))
    #expect(format == nil || text == "<!--")
  }

  @Test func `a photo that is written anew is the same to the eye, and the same bytes each time`()
    throws
  {
    let picture = try PictureReader.read(PictureFixture.bytes("JPEG of a wider display"))
    let file = try JPEGWriter.write(picture.bitmap)
    #expect(try JPEGWriter.write(picture.bitmap) == file)
    let again = try PictureReader.read(file)
    #expect(again.isShownByFile && again.remarks.isEmpty)
    let steps = zip(again.bitmap.pixels, picture.bitmap.pixels).map { abs(Int($0) - Int($1)) }
    // Pillow's encoder at the same quality is up to 15 of 255 off, 1.37 in the mean of the colours: a
    // strong gradient over 24 pixels whose colours lie at the edge of what sRGB holds.
    #expect(steps.max() ?? 255 <= 16)
    #expect(Double(steps.reduce(0, +)) / Double(steps.count * 3 / 4) < 1.5)
  }
}
