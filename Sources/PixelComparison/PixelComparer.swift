public import Bitmaps

/// Compares pictures pixel by pixel.
///
/// Counts are those of pixelmatch 0.4 for the same threshold, with and without soft edges; without a
/// threshold the comparison is exact. What is the same byte by byte is passed over a row at a time, so that a pair with
/// few changes costs little more than reading it.
public enum PixelComparer {
  /// Compares two pictures.
  ///
  /// Pictures of two sizes are laid over each other at the top left, never resampled; what only one
  /// of them has differs.
  ///
  /// - Parameters:
  ///   - reference: the accepted picture.
  ///   - candidate: the new one.
  ///   - options: what counts.
  ///   - tellsClasses: whether the class of each pixel is wanted.
  /// - Returns: what differs, in pixels of the union of both canvases.
  public static func compare(
    _ reference: Bitmap, _ candidate: Bitmap, options: PixelOptions = PixelOptions(),
    tellsClasses: Bool = false
  ) -> PixelDifference {
    let width = max(reference.width, candidate.width)
    let height = max(reference.height, candidate.height)
    guard reference.width == candidate.width, reference.height == candidate.height else {
      return compareUnion(
        reference, candidate, width: width, height: height, options: options,
        tellsClasses: tellsClasses)
    }
    var pass = PixelPass(
      width: width, height: height, options: options, tellsClasses: tellsClasses)
    unsafe reference.pixels.withUnsafeBytes { first in
      unsafe candidate.pixels.withUnsafeBytes { second in
        unsafe pass.run(
          Span(_unsafeElements: first.bindMemory(to: UInt32.self)),
          Span(_unsafeElements: second.bindMemory(to: UInt32.self)))
      }
    }
    return pass.finish()
  }

  /// Compares two files row by row as they are decoded.
  ///
  /// - Parameters:
  ///   - pair: the files.
  ///   - options: what counts.
  /// - Returns: what ``compare(_:_:options:tellsClasses:)`` would say of the decoded pictures; nothing where
  ///   that needs more than a row at a time, or where a file is damaged.
  public static func compare(
    _ pair: PNGPair, options: PixelOptions = PixelOptions()
  ) -> PixelDifference? {
    guard PixelPass.isRowByRow(options) else { return nil }
    var pass = PixelPass(
      width: pair.width, height: pair.height, options: options, tellsClasses: false)
    guard pair.forEachDifferentRow({ pass.add($0, $1, $2) }) else { return nil }
    return pass.finish()
  }

  /// Compares what both have as pictures of one size, then adds what only one of them has.
  private static func compareUnion(
    _ reference: Bitmap, _ candidate: Bitmap, width: Int, height: Int, options: PixelOptions,
    tellsClasses: Bool
  ) -> PixelDifference {
    let shared = (
      width: min(reference.width, candidate.width), height: min(reference.height, candidate.height)
    )
    var inner = options
    inner.mask = options.mask.map { $0.cropped(width: shared.width, height: shared.height) }
    let overlap = compare(
      reference.top(width: shared.width, height: shared.height),
      candidate.top(width: shared.width, height: shared.height), options: inner,
      tellsClasses: true)
    var classes = [UInt8](
      repeating: PixelDifference.PixelClass.different.rawValue, count: width * height)
    if let mask = options.mask {
      for y in 0..<height {
        for x in 0..<width where !mask.counts(x, y) {
          classes[y * width + x] = PixelDifference.PixelClass.ignored.rawValue
        }
      }
    }
    for y in 0..<shared.height {
      classes.replaceSubrange(
        (y * width)..<(y * width + shared.width),
        with: overlap.classes[(y * shared.width)..<((y + 1) * shared.width)])
    }
    var result = PixelDifference(classes: classes, width: width, height: height)
    result.hasSameSize = false
    if !tellsClasses { result.classes = [] }
    return result
  }
}

extension PixelMask {
  /// Whether a pixel counts; what lies beyond the mask does.
  func counts(_ x: Int, _ y: Int) -> Bool {
    x >= width || y >= height || counts[y * width + x] != 0
  }

  /// How many pixels of a canvas do not count.
  func ignored(width: Int, height: Int) -> Int {
    (0..<min(height, self.height)).reduce(0) { sum, y in
      let start = y * self.width
      return counts[start..<(start + min(width, self.width))].reduce(sum) {
        $1 == 0 ? $0 + 1 : $0
      }
    }
  }

  /// The mask of a part at the top left; where the part is larger, all of it counts.
  func cropped(width: Int, height: Int) -> PixelMask {
    if width == self.width, height == self.height { return self }
    var result = PixelMask(width: width, height: height, counting: true)
    for y in 0..<height {
      for x in 0..<width where !counts(x, y) {
        result.set(PixelRect(x: x, y: y, width: 1, height: 1), counting: false)
      }
    }
    return result
  }
}

extension Bitmap {
  /// The part at the top left.
  func top(width: Int, height: Int) -> Bitmap {
    if width == self.width, height == self.height { return self }
    var part: [UInt8] = []
    part.reserveCapacity(width * height * 4)
    for y in 0..<height {
      part += pixels[(y * self.width * 4)..<((y * self.width + width) * 4)]
    }
    return Bitmap(width: width, height: height, pixels: part)
  }
}

extension PixelDifference {
  /// Counts the classes of all pixels.
  init(classes: [UInt8], width: Int, height: Int) {
    self.init(
      width: width, height: height, hasSameSize: true, count: 0, antialiased: 0, noise: 0,
      ignored: 0, bounds: nil, classes: classes)
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in 0..<height {
      for x in 0..<width {
        switch PixelClass(rawValue: classes[y * width + x]) {
        case .different:
          count += 1
          (left, right) = (min(left, x), max(right, x))
          (top, bottom) = (min(top, y), max(bottom, y))
        case .antialiased: antialiased += 1
        case .noise: noise += 1
        case .ignored: ignored += 1
        case .same, nil: break
        }
      }
    }
    if right >= 0 {
      bounds = PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
  }
}
