import Bitmaps
import TestSupport
import Testing

struct PictureComparisonTests {
  private let white = Bitmap(width: 10, height: 10, filledWith: (255, 255, 255, 255))

  @Test func `equal pictures do not differ`() {
    let comparison = PictureComparison(white, white)
    #expect(comparison.differingPixels == 0 && comparison.meanError == 0)
    #expect(comparison.isWithin(meanError: 0, differingShare: 0))
  }

  @Test func `one pixel is counted`() {
    var other = white
    other[3, 4] = (255, 195, 255, 255)
    let comparison = PictureComparison(white, other, threshold: 59)
    #expect(comparison.differingPixels == 1 && comparison.largestError == 60)
    #expect(comparison.meanError == 0.2 && comparison.differingShare == 0.01)
    #expect(PictureComparison(white, other, threshold: 60).differingPixels == 0)
  }

  @Test func `what shows the ground is seen on white`() {
    let clear = Bitmap(width: 10, height: 10)
    #expect(PictureComparison(white, clear).largestError == 0)
  }

  @Test func `pictures of other sizes never agree`() {
    let comparison = PictureComparison(white, Bitmap(width: 10, height: 9))
    #expect(!comparison.sameSize)
    #expect(!comparison.isWithin(meanError: 255, differingShare: 1))
  }
}
