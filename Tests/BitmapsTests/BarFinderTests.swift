import Bitmaps
import Testing

struct BarFinderTests {
  typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

  /// A picture whose every pixel is computed.
  private func bitmap(
    _ width: Int = 200, _ height: Int = 120, _ pixel: (Int, Int) -> Pixel
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = pixel(x, y) } }
    return bitmap
  }

  /// Something that looks like a picture: no line of it is of one colour.
  private func scene(_ x: Int, _ y: Int) -> Pixel {
    (UInt8(60 + (x * 7 + y * 3) % 190), UInt8(40 + (x * 3 + y * 11) % 200), UInt8(x * y % 256), 255)
  }

  private static let colors: [Pixel] = [
    (0, 0, 0, 255), (12, 12, 14, 255), (255, 255, 255, 255), (30, 90, 160, 255),
  ]

  @Test(arguments: colors.indices)
  func `bars at top and bottom are found in any colour`(index: Int) {
    let color = Self.colors[index]
    let picture = bitmap { x, y in (15..<105).contains(y) ? scene(x, y) : color }
    #expect(BarFinder.find(in: picture) == PictureBars(top: 15, bottom: 15))
  }

  @Test(arguments: colors.indices)
  func `bars at left and right are found in any colour`(index: Int) {
    let color = Self.colors[index]
    let picture = bitmap { x, y in (30..<170).contains(x) ? scene(x, y) : color }
    #expect(BarFinder.find(in: picture) == PictureBars(left: 30, right: 30))
  }

  @Test func `noise as JPEG makes it is no picture`() {
    let picture = bitmap { x, y in
      guard (20..<100).contains(y) else {
        let noise = UInt8((x * 31 + y * 17) % 13)
        return (noise, UInt8(noise / 2), noise, 255)
      }
      return scene(x, y)
    }
    #expect(BarFinder.find(in: picture) == PictureBars(top: 20, bottom: 20))
  }

  @Test func `uneven bars must be black or white, a single one black`() {
    func uneven(_ color: Pixel) -> Bitmap {
      bitmap { x, y in (30..<110).contains(y) ? scene(x, y) : color }
    }
    #expect(BarFinder.find(in: uneven((0, 0, 0, 255))) == PictureBars(top: 30, bottom: 10))
    #expect(BarFinder.find(in: uneven((250, 250, 250, 255))) == PictureBars(top: 30, bottom: 10))
    #expect(BarFinder.find(in: uneven((30, 90, 160, 255))) == nil)
    func single(_ color: Pixel) -> Bitmap { bitmap { x, y in y < 100 ? scene(x, y) : color } }
    #expect(BarFinder.find(in: single((0, 0, 0, 255))) == PictureBars(bottom: 20))
    #expect(BarFinder.find(in: single((255, 255, 255, 255))) == nil)
    #expect(BarFinder.find(in: single((30, 90, 160, 255))) == nil)
  }

  @Test func `black bars all around are bars, any other ground is not`() {
    func around(_ color: Pixel) -> Bitmap {
      bitmap { x, y in (20..<180).contains(x) && (10..<110).contains(y) ? scene(x, y) : color }
    }
    #expect(
      BarFinder.find(in: around((0, 0, 0, 255)))
        == PictureBars(top: 10, left: 20, bottom: 10, right: 20))
    #expect(BarFinder.find(in: around((255, 255, 255, 255))) == nil)
  }

  @Test func `a plain picture, a plain sky and a clear ground have none`() {
    #expect(BarFinder.find(in: Bitmap(width: 50, height: 50, filledWith: (0, 0, 0, 255))) == nil)
    #expect(BarFinder.find(in: Bitmap(width: 1, height: 1, filledWith: (0, 0, 0, 255))) == nil)
    #expect(BarFinder.find(in: Bitmap(width: 3, height: 900, filledWith: (9, 9, 9, 255))) == nil)
    // A sky above hills, and the same at night.
    for sky in [(90, 150, 230, 255), (4, 4, 8, 255)] as [Pixel] {
      let picture = bitmap { x, y in y < 30 + abs(x - 100) / 2 ? sky : scene(x, y) }
      #expect(BarFinder.find(in: picture) == nil)
    }
    // A sky that becomes lighter towards the ground, between equal edges.
    let gradient = bitmap { _, y in (UInt8(min(y, 119 - y)), UInt8(min(y, 119 - y)), 200, 255) }
    #expect(BarFinder.find(in: gradient) == nil)
    let clear = bitmap { x, y in (15..<105).contains(y) ? scene(x, y) : (0, 0, 0, 0) }
    #expect(BarFinder.find(in: clear) == nil)
    // Text between white margins ends raggedly.
    let page = bitmap { x, y in
      let isInk = x >= 20 && x < 180 - y * 7 % 60 && y % 12 < 6 && (x * 5 + y) % 3 == 0
      return isInk ? (0, 0, 0, 255) : (255, 255, 255, 255)
    }
    #expect(BarFinder.find(in: page) == nil)
  }

  @Test func `the colours of opposite bars must match`() {
    let picture = bitmap { x, y in
      (15..<105).contains(y) ? scene(x, y) : y < 60 ? (90, 150, 230, 255) : (60, 120, 40, 255)
    }
    #expect(BarFinder.find(in: picture) == nil)
  }

  @Test func `what lies over a bar can be left out`() {
    let picture = bitmap { x, y in
      if (110..<114).contains(y), (60..<140).contains(x) { return (255, 255, 255, 255) }
      return (15..<105).contains(y) ? scene(x, y) : (0, 0, 0, 255)
    }
    #expect(BarFinder.find(in: picture) != PictureBars(top: 15, bottom: 15))
    let found = BarFinder.find(
      in: picture, ignoring: [PixelRect(x: 59, y: 109, width: 82, height: 6)])
    #expect(found == PictureBars(top: 15, bottom: 15))
  }

  @Test func `bars thinner than one in a hundred are none`() {
    let picture = bitmap(100, 400) { x, y in (3..<397).contains(y) ? scene(x, y) : (0, 0, 0, 255) }
    #expect(BarFinder.find(in: picture) == nil)
    let thicker = bitmap(100, 400) { x, y in (4..<396).contains(y) ? scene(x, y) : (0, 0, 0, 255) }
    #expect(BarFinder.find(in: thicker) == PictureBars(top: 4, bottom: 4))
  }
}
