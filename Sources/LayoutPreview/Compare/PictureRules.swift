import Bitmaps
import Geometry
import PixelComparison
import Records

/// What of pictures counts, as the command line says.
struct PictureRules: Sendable {
  /// A part of a picture.
  enum Region: Hashable, Sendable {
    /// A rectangle in pixels.
    case rect(PixelRect)
    /// The frame of an element, by its id.
    case element(String)

    /// Reads `10,20,100,50`, four whole numbers of pixels, or the id of an element.
    init?(_ text: String) {
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      if parts.count == 1, !text.isEmpty {
        self = .element(text)
        return
      }
      let numbers = parts.compactMap { Int($0) }
      // No picture is larger than this; far larger numbers could not be added up.
      let limit = 1 << 24
      guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ abs($0) <= limit }),
        numbers[2] > 0, numbers[3] > 0
      else { return nil }
      self = .rect(PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
  }

  /// How much may differ.
  enum Tolerance: Hashable, Sendable {
    /// Pixels.
    case pixels(Int)
    /// A share of the compared pixels, 0 to 1.
    case share(Double)

    /// Reads `2px` or `0.1%`.
    init?(_ text: String) {
      if text.hasSuffix("px"), let pixels = Int(text.dropLast(2)), pixels >= 0 {
        self = .pixels(pixels)
      } else if text.hasSuffix("%"), let percent = Double(text.dropLast()),
        (0...100).contains(percent)
      {
        self = .share(percent / 100)
      } else {
        return nil
      }
    }

    /// Whether a difference is small enough.
    func allows(_ difference: PixelDifference) -> Bool {
      guard difference.hasSameSize else { return false }
      switch self {
      case .pixels(let pixels): return difference.count <= pixels
      case .share(let share): return difference.share <= share
      }
    }
  }

  var options = PixelOptions()
  var tolerance = Tolerance.pixels(0)
  var ignored: [Region] = []
  /// The parts that count; empty: all.
  var only: [Region] = []
  /// A picture whose dark parts do not count.
  var mask: Bitmap?

  /// The ids of all elements that are named.
  var elements: Set<String> {
    Set((ignored + only).compactMap { if case .element(let id) = $0 { id } else { nil } })
  }

  /// The ids of the elements that are ignored.
  var ignoredElements: Set<String> {
    Set(ignored.compactMap { if case .element(let id) = $0 { id } else { nil } })
  }

  /// The options for a pair of pictures.
  ///
  /// - Parameters:
  ///   - width: the width of the union of both canvases.
  ///   - height: its height.
  ///   - frames: the rectangles of an element in pixels, in both pictures.
  /// - Returns: the options with the mask.
  func options(
    width: Int, height: Int, frames: (String) -> [PixelRect]
  ) -> PixelOptions {
    guard !ignored.isEmpty || !only.isEmpty || mask != nil else { return options }
    var result = options
    var mask = PixelMask(width: width, height: height, counting: only.isEmpty)
    func set(_ regions: [Region], counting: Bool) {
      for region in regions {
        switch region {
        case .rect(let rect): mask.set(rect, counting: counting)
        case .element(let id):
          for rect in frames(id) { mask.set(rect, counting: counting) }
        }
      }
    }
    set(only, counting: true)
    set(ignored, counting: false)
    if let picture = self.mask { mask.ignoreDark(of: picture) }
    result.mask = mask
    return result
  }

  /// The pixels of an element's frame, in a picture of a page.
  static func pixels(_ frame: Rect, on page: Manifest.Picture, pictureWidth: Int) -> PixelRect {
    let scale = Double(pictureWidth) / page.size.width
    func pixel(_ origin: Double, _ value: Double) -> Double {
      (origin + value * page.factor) * scale
    }
    // A pixel that the frame only touches belongs to it: its soft edge lies there.
    let left = pixel(page.origin.x, frame.minX).rounded(.down)
    let top = pixel(page.origin.y, frame.minY).rounded(.down)
    let right = pixel(page.origin.x, frame.maxX).rounded(.up)
    let bottom = pixel(page.origin.y, frame.maxY).rounded(.up)
    let limit = Double(1 << 24)
    func whole(_ value: Double) -> Int { Int(min(max(value, -limit), limit)) }
    return PixelRect(
      x: whole(left), y: whole(top), width: whole(right - left), height: whole(bottom - top))
  }
}
