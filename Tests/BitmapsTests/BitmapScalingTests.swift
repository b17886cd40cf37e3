import Bitmaps
import Testing

/// Pictures made smaller.
struct BitmapScalingTests {
  private func row(_ values: [UInt8], alpha: [UInt8]? = nil) -> Bitmap {
    let pixels = values.indices.flatMap { index -> [UInt8] in
      [values[index], values[index], values[index], alpha.map { $0[index] } ?? 255]
    }
    return Bitmap(width: values.count, height: 1, pixels: pixels)
  }

  @Test func `a pixel is the mean of what it covers`() {
    // Three to two: each takes one pixel whole and half of the middle one.
    let small = row([0, 90, 180]).scaledDown(toWidth: 2)
    #expect(small.width == 2 && small.height == 1)
    #expect(small[0, 0].red == 30 && small[1, 0].red == 150)
  }

  @Test func `sides stay in proportion`() {
    let small = Bitmap(width: 600, height: 1200).scaledDown(toWidth: 320)
    #expect(small.width == 320 && small.height == 640)
  }

  @Test func `one colour stays that colour`() {
    let grey = Bitmap(width: 31, height: 17, filledWith: (12, 130, 250, 255))
    let small = grey.scaledDown(toWidth: 7)
    #expect(small == Bitmap(width: 7, height: 4, filledWith: (12, 130, 250, 255)))
  }

  @Test func `what is transparent has no colour to give`() {
    let small = row([200, 0], alpha: [255, 0]).scaledDown(toWidth: 1)
    #expect(small[0, 0].red == 200 && small[0, 0].alpha == 128)
  }

  @Test func `nothing is made larger`() {
    let picture = row([1, 2, 3])
    #expect(picture.scaledDown(toWidth: 3) == picture && picture.scaledDown(toWidth: 9) == picture)
  }
}
