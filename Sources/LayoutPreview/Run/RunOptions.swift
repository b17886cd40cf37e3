import Annotations
import Drawing
import LayoutSpecs

/// What a run writes and how it draws.
struct RunOptions: Sendable {
  /// A form of output.
  enum Format: String, CaseIterable, Sendable {
    case svg
    case svgOutlines = "svg-outlines"
    case png
    case pdf
    case json

    /// The end of the file names.
    var fileSuffix: String {
      switch self {
      case .svg: ".svg"
      case .svgOutlines: ".outlines.svg"
      case .png: ".png"
      case .pdf: ".pdf"
      case .json: ".json"
      }
    }
  }

  /// Pixels for a point in pictures made of pixels.
  enum Scale: Hashable, Sendable {
    /// The same everywhere.
    case fixed(Double)
    /// The scale of the display that is drawn.
    case device

    /// The scale for a display.
    func value(for displayScale: Double) -> Double {
      switch self {
      case .fixed(let scale): scale
      case .device: displayScale
      }
    }
  }

  /// The pictures to draw; records are always written.
  var formats: [Format] = [.svg, .png]
  var scale = Scale.fixed(2)
  var preview = PreviewOptions()
  /// Whether the poses of each screen on a foldable are drawn on one page as well.
  var drawsSeries = false
  /// Whether the screens of each configuration are drawn on one page as well, with what leads where.
  var drawsFlow = false
  /// How many threads work; at least 1.
  var jobs = 1
  /// Whether stale files are removed.
  var clean = false
  /// Whether assets and fonts may lie outside the spec's folder.
  var allowOutside = false
}
