import Geometry

/// Why a picture could not be drawn.
public enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A side of the page is zero, negative or not a number; in points.
  case emptyCanvas(width: Double, height: Double)
  /// The scale is outside ``Renderer/scales``.
  case scale(Double)
  /// A side has more pixels than can be drawn.
  case canvasTooLarge(width: Int, height: Int, limit: Int)
  /// Drawing failed, with the library's words.
  case drawing(String)

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .emptyCanvas(let width, let height):
      "the page is \(width.text()) x \(height.text()) points: nothing to draw"
    case .scale(let scale):
      "the scale is \(scale.text()); it must be between \(Renderer.scales.lowerBound.text()) and "
        + Renderer.scales.upperBound.text()
    case .canvasTooLarge(let width, let height, let limit):
      "the picture would be \(width) x \(height) pixels; at most \(limit) pixels a side and "
        + "\(Renderer.maximumPixels) in all can be drawn, so use a smaller scale"
    case .drawing(let message):
      "drawing failed: \(message)"
    }
  }
}
