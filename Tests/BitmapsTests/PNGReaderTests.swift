import Bitmaps
import Testing

struct PNGReaderTests {
  @Test func `straight alpha is kept as it is in the file`() throws {
    let bitmap = try PNGReader.read(PNGFixtures.straightAlpha)
    #expect(bitmap.width == 2 && bitmap.height == 2)
    #expect(
      bitmap.pixels == [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 1, 10, 20, 30, 0])
  }

  @Test func `a palette with a translucent entry is looked up`() throws {
    let bitmap = try PNGReader.read(PNGFixtures.palette)
    #expect(bitmap.pixels == [200, 100, 50, 255, 1, 2, 3, 64, 9, 8, 7, 255])
  }

  @Test func `sixteen bits without a colour chunk are sRGB`() throws {
    let bitmap = try PNGReader.read(PNGFixtures.gray16)
    #expect(bitmap.pixels == [128, 128, 128, 255, 255, 255, 255, 255])
  }

  @Test func `linear light becomes sRGB unless the numbers are asked for`() throws {
    // The sRGB formula gives 127.3 for 55 and 187.5 for 128, the power of 1 / 2.2 that the library
    // uses 126.9 and 186.5.
    let converted = try PNGReader.read(PNGFixtures.linear).pixels
    #expect(abs(Int(converted[0]) - 127) <= 1)
    #expect(abs(Int(converted[1]) - 187) <= 2)
    #expect(converted[2] == 255)
    let numbers = try PNGReader.read(PNGFixtures.linear, convertingColors: false).pixels
    #expect(numbers == [55, 128, 255, 255])
  }

  @Test func `the size is read from the head alone`() throws {
    let head = try #require(PNGReader.header(Array(PNGFixtures.palette.prefix(24))))
    #expect(head == (3, 1))
    #expect(PNGReader.header(Array(PNGFixtures.palette.prefix(23))) == nil)
    #expect(PNGReader.header(Array("GIF89a, and something more than 24".utf8)) == nil)
  }

  @Test(arguments: 0..<PNGFixtures.straightAlpha.count - 12)
  func `a file that is cut anywhere is refused with a message`(length: Int) {
    let error = #expect(throws: PNGError.self) {
      try PNGReader.read(Array(PNGFixtures.straightAlpha.prefix(length)))
    }
    #expect(error?.message.isEmpty == false)
  }

  @Test func `damaged pixels are refused`() {
    var bytes = PNGFixtures.straightAlpha
    bytes[45] ^= 0x55
    #expect(throws: PNGError.self) { try PNGReader.read(bytes) }
  }

  @Test func `a picture that claims to be huge is refused before anything is set aside for it`() {
    var bytes = PNGFixtures.straightAlpha
    bytes.replaceSubrange(16..<20, with: [0x7f, 0xff, 0xff, 0xff])
    let error = #expect(throws: PNGError.self) { try PNGReader.read(bytes) }
    #expect(error?.message.contains("2147483647 x 2") == true)
  }
}
