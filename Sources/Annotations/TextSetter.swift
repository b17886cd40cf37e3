import Drawing
import Geometry
import Typography

/// Measures the texts of annotations and sets them in place.
struct TextSetter {
  /// Where a text's given point lies along it.
  enum Anchor {
    case start
    case middle
    case end
  }

  let measurer: any TextMeasuring

  /// The advance width of a text on one line, in page points.
  func width(_ string: String, _ font: Font) -> Double {
    measurer.measure(TextRequest(string: string, font: font)).width
  }

  /// A line of text with its baseline at a point.
  func run(
    _ string: String, _ font: Font, _ color: Color, at point: Point, anchor: Anchor = .start,
    halo: Color? = nil
  ) -> TextRun {
    let width = width(string, font)
    let x: Double =
      switch anchor {
      case .start: point.x
      case .middle: point.x - width / 2
      case .end: point.x - width
      }
    return TextRun(
      string, font: font, origin: Point(x: x, y: point.y), width: width, color: color,
      halo: halo.map { TextRun.Halo(color: $0, width: 1.5) })
  }

  /// A text cut to a width, with an ellipsis where characters were left out.
  func fitted(_ string: String, _ font: Font, width: Double) -> String {
    measurer.measure(
      TextRequest(string: string, font: font, maximumWidth: width, lineLimit: 1)
    ).lines.first?.string ?? string
  }
}

extension TextRun {
  /// The room that the letters take: from above the capitals to below the descenders.
  var bounds: Rect {
    Rect(
      x: origin.x, y: origin.y - font.size * 0.76, width: width, height: font.size * 1.0)
  }
}

/// The typefaces of annotations; sizes in page points.
enum Face {
  static let title = Font(size: 16, weight: .semibold)
  static let facts = Font(size: 10)
  static let aside = Font(size: 11, weight: .semibold)
  static let dimension = Font(size: 9, weight: .medium, tabularDigits: true)
  static let labelName = Font(size: 9, weight: .semibold)
  static let labelSize = Font(size: 8.5, tabularDigits: true)
  static let note = Font(size: 9, weight: .semibold)
  static let legend = Font(size: 9.5)
}
