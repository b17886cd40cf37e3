/// The vertical metrics of a label: UIKit's line height, not the leading of the guidelines.
///
/// - Note: Source: layout metrics, section 4: line height = size x 1.193359 for the system font
///   (ascender 0.952148, descender 0.241211), rounded up to the pixel. It reproduces the heights
///   saved in Interface Builder files from 10 to 38 points.
public struct LabelMetrics: Hashable, Sendable {
  /// Height above the baseline as a part of the size.
  public static let ascender = 0.952148
  /// Depth below the baseline as a part of the size.
  public static let descender = 0.241211
  /// Line height as a part of the size.
  public static let lineHeight = 1.193359

  /// The size of the type in points.
  public var fontSize: Double
  /// Pixels per point.
  public var scale: Double

  /// Makes the metrics of a type size on a display.
  public init(fontSize: Double, scale: Double) {
    self.fontSize = fontSize
    self.scale = scale
  }

  /// The height of some lines in points, rounded up to the pixel.
  public func height(lines: Int) -> Double {
    LabelMetrics.roundUp(fontSize * Self.lineHeight * Double(lines), scale: scale)
  }

  /// The distance from the top of the first line to its baseline in points.
  public var firstBaseline: Double { fontSize * Self.ascender }

  /// The distance from the top of one line to the top of the next in points.
  public var lineAdvance: Double { fontSize * Self.lineHeight }

  /// A length rounded up to a whole pixel.
  ///
  /// What lies less than a thousandth of a pixel over a whole pixel is taken as that pixel, so that
  /// sums of floating-point numbers do not cost one.
  public static func roundUp(_ length: Double, scale: Double) -> Double {
    ((length * scale) - 0.001).rounded(.up) / scale
  }
}
