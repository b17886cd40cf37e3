public import Bitmaps

/// How far two pictures of one size are apart, as seen on white.
public struct PictureComparison: Hashable, Sendable, CustomStringConvertible {
  /// Whether width and height agree; nothing else is known where they do not.
  public let sameSize: Bool
  /// The mean distance of a channel over all pixels, 0 to 255.
  public let meanError: Double
  /// The largest distance of any channel, 0 to 255.
  public let largestError: Int
  /// How many pixels have a channel that is further apart than the threshold.
  public let differingPixels: Int
  /// Those pixels as a part of all, 0 to 1.
  public let differingShare: Double

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - first: one picture.
  ///   - second: the other.
  ///   - threshold: the distance of a channel up to which pixels count as equal, 0 to 255.
  public init(_ first: Bitmap, _ second: Bitmap, threshold: Int = 32) {
    sameSize = first.width == second.width && first.height == second.height
    guard sameSize else {
      (meanError, largestError, differingPixels, differingShare) = (255, 255, .max, 1)
      return
    }
    var (sum, largest, count) = (0, 0, 0)
    for start in stride(from: 0, to: first.pixels.count, by: 4) {
      var furthest = 0
      for channel in start..<(start + 3) {
        let distance = abs(
          onWhite(first.pixels[channel], first.pixels[start + 3])
            - onWhite(second.pixels[channel], second.pixels[start + 3]))
        sum += distance
        furthest = max(furthest, distance)
      }
      largest = max(largest, furthest)
      if furthest > threshold { count += 1 }
    }
    let pixels = first.width * first.height
    meanError = Double(sum) / Double(pixels * 3)
    largestError = largest
    differingPixels = count
    differingShare = Double(count) / Double(pixels)
  }

  /// Whether the pictures show the same within a tolerance.
  ///
  /// - Parameters:
  ///   - meanError: the largest mean distance of a channel, 0 to 255.
  ///   - differingShare: the largest part of pixels over the threshold, 0 to 1.
  /// - Returns: false where the sizes differ, too.
  public func isWithin(meanError: Double, differingShare: Double) -> Bool {
    sameSize && self.meanError <= meanError && self.differingShare <= differingShare
  }

  /// The numbers, for failure messages.
  public var description: String {
    guard sameSize else { return "the sizes differ" }
    return "mean error \(meanError), largest \(largestError), "
      + "\(differingPixels) pixels (\(differingShare * 100) %) over the threshold"
  }
}

private func onWhite(_ channel: UInt8, _ alpha: UInt8) -> Int {
  alpha == 255 ? Int(channel) : (Int(channel) * Int(alpha) + 255 * (255 - Int(alpha))) / 255
}

extension Bitmap {
  /// A part of a picture.
  ///
  /// - Precondition: the part lies inside.
  public func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 4)
    for row in y..<(y + height) {
      let start = (row * self.width + x) * 4
      result += pixels[start..<(start + width * 4)]
    }
    return Bitmap(width: width, height: height, pixels: result)
  }
}
