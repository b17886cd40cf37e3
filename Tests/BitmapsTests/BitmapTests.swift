import Bitmaps
import Testing

struct BitmapTests {
  @Test func `pixels are row-major with the top row first`() {
    var bitmap = Bitmap(width: 3, height: 2)
    bitmap[2, 1] = (1, 2, 3, 4)
    #expect(Array(bitmap.pixels[20..<24]) == [1, 2, 3, 4])
    #expect(bitmap[2, 1] == (1, 2, 3, 4))
    #expect(bitmap[0, 0] == (0, 0, 0, 0))
  }

  @Test func `a picture is opaque when every pixel is`() {
    var bitmap = Bitmap(width: 2, height: 2, filledWith: (9, 9, 9, 255))
    #expect(bitmap.isOpaque)
    bitmap[1, 1].alpha = 254
    #expect(!bitmap.isOpaque)
  }
}
