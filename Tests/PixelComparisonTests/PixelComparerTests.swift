import Bitmaps
import PixelComparison
import Testing

/// The cases that comparing pictures has gone wrong with elsewhere.
struct PixelComparerTests {
  private typealias Color = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  private static let white: Color = (255, 255, 255, 255)
  private static let black: Color = (0, 0, 0, 255)

  private func canvas(_ width: Int, _ height: Int) -> Bitmap {
    Bitmap(width: width, height: height, filledWith: Self.white)
  }

  /// Different ways of counting that must agree on an exact comparison.
  private func counts(_ a: Bitmap, _ b: Bitmap) -> Set<Int> {
    let everything = PixelMask(
      width: max(a.width, b.width), height: max(a.height, b.height), counting: true)
    return [
      PixelComparer.compare(a, b).count, PixelComparer.compare(a, b, tellsClasses: true).count,
      PixelComparer.compare(a, b, options: PixelOptions(mask: everything)).count,
      PixelComparer.compare(b, a).count,
    ]
  }

  @Test func `one pixel against a large picture differs on the union of both`() {
    let difference = PixelComparer.compare(canvas(1, 1), canvas(106, 106), tellsClasses: true)
    #expect(!difference.hasSameSize)
    #expect((difference.width, difference.height) == (106, 106))
    #expect(difference.count == 106 * 106 - 1)
    #expect(counts(canvas(1, 1), canvas(106, 106)) == [106 * 106 - 1])
  }

  @Test func `wide against tall differs where only one has pixels, or none`() {
    // 6 × 2 and 2 × 6 share 2 × 2; the union has 36 pixels.
    let difference = PixelComparer.compare(canvas(6, 2), canvas(2, 6))
    #expect((difference.width, difference.height) == (6, 6))
    #expect(difference.count == 32)
  }

  @Test func `one more row of pixels is a difference of that row`() {
    let difference = PixelComparer.compare(canvas(40, 30), canvas(40, 31))
    #expect(!difference.hasSameSize)
    #expect(difference.count == 40)
    #expect(difference.bounds == PixelRect(x: 0, y: 30, width: 40, height: 1))
  }

  @Test(arguments: [1, 15, 16, 17, 33, 100])
  func `a change in the last pixel of the last row is seen`(
    _ width: Int
  ) {
    let before = canvas(width, 9)
    var after = before
    after[width - 1, 8] = (255, 255, 254, 255)
    #expect(counts(before, after) == [1])
    #expect(
      PixelComparer.compare(before, after).bounds
        == PixelRect(x: width - 1, y: 8, width: 1, height: 1))
  }

  @Test func `a change of the opacity alone is seen`() {
    let before = canvas(20, 20)
    var after = before
    after[3, 4] = (255, 255, 255, 254)
    #expect(counts(before, after) == [1])
  }

  @Test func `a thin ring that moved by a pixel is no soft edge`() {
    func ring(_ dx: Int) -> Bitmap {
      var picture = canvas(64, 64)
      for x in 0..<64 {
        for y in 0..<64 {
          let distance = (x - 31 - dx) * (x - 31 - dx) + (y - 31) * (y - 31)
          if (400..<441).contains(distance) { picture[x, y] = Self.black }
        }
      }
      return picture
    }
    let options = PixelOptions(threshold: 0.1, ignoresAntialiasing: true, smallestCluster: 8)
    let moved = PixelComparer.compare(ring(0), ring(1), options: options)
    #expect(moved.count > 100)
  }

  @Test func `what is ignored does not hide a change beside it on the same rows`() {
    let before = canvas(60, 40)
    var after = before
    for y in 10..<20 { for x in 5..<25 { after[x, y] = Self.black } }
    after[30, 12] = Self.black
    var mask = PixelMask(width: 60, height: 40, counting: true)
    mask.set(PixelRect(x: 5, y: 10, width: 20, height: 10), counting: false)
    let difference = PixelComparer.compare(before, after, options: PixelOptions(mask: mask))
    #expect(difference.count == 1)
    #expect(difference.bounds == PixelRect(x: 30, y: 12, width: 1, height: 1))
    #expect(difference.ignored == 200)
    #expect(difference.share == 1.0 / Double(60 * 40 - 200))
    // The other way round: only the rectangle counts.
    var only = PixelMask(width: 60, height: 40, counting: false)
    only.set(PixelRect(x: 5, y: 10, width: 20, height: 10), counting: true)
    #expect(PixelComparer.compare(before, after, options: PixelOptions(mask: only)).count == 200)
  }

  @Test func `rectangles that reach beyond the canvas are cut`() {
    var mask = PixelMask(width: 4, height: 4, counting: true)
    mask.set(PixelRect(x: -5, y: -5, width: 7, height: 7), counting: false)
    mask.set(PixelRect(x: 3, y: 3, width: 90, height: 90), counting: false)
    mask.set(PixelRect(x: 50, y: 50, width: 3, height: 3), counting: false)
    #expect(mask.counts.count { $0 == 0 } == 5)
  }

  @Test func `scattered noise is passed over, a thin line that moved is not`() {
    let before = canvas(200, 200)
    var noisy = before
    // Every seventh pixel of every seventh row: two per cent, none touching another.
    for y in stride(from: 0, to: 200, by: 7) {
      for x in stride(from: 0, to: 200, by: 7) { noisy[x, y] = (250, 250, 250, 255) }
    }
    let options = PixelOptions(smallestCluster: 8)
    let noise = PixelComparer.compare(before, noisy, options: options)
    #expect(noise.count == 0)
    #expect(noise.noise == 29 * 29)
    var line = before
    var moved = before
    for y in 40..<160 { line[100, y] = Self.black }
    for y in 40..<160 { moved[101, y] = Self.black }
    #expect(PixelComparer.compare(line, moved, options: options).count == 240)
  }

  @Test func `a picture of a difference is as large as the union and marks what differs`() {
    var before = canvas(20, 10)
    before[4, 4] = Self.black
    let difference = PixelComparer.compare(before, canvas(20, 12), tellsClasses: true)
    let picture = DifferencePicture.bitmap(before, canvas(20, 12), difference)
    #expect((picture.width, picture.height) == (20, 12))
    #expect(picture[4, 4] == (214, 0, 58, 255))
    #expect(picture[5, 4] == (255, 255, 255, 255))
    #expect(picture[5, 11].red > picture[5, 11].green)
  }
}
