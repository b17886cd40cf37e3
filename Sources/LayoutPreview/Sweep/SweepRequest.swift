import Geometry

/// What `--sweep` asks for: a range of one axis, the other held or swept as well.
struct SweepRequest: Hashable, Sendable {
  /// A length, or a range of lengths, in points.
  enum Span: Hashable, Sendable {
    /// Held at a length.
    case fixed(Double)
    /// Swept from the first to the last.
    case range(ClosedRange<Double>)
  }

  /// The width; absent: that of the display.
  var width: Span?
  /// The height; absent: that of the display.
  var height: Span?

  /// The sizes that a window may have, in points.
  static let limits = 50.0...4000.0

  /// Reads `width=320..1024`, `height=600..900`, `width=320..1024,height=700`.
  ///
  /// - Returns: the request, or what is wrong with the text.
  static func read(_ text: String) -> Result<SweepRequest, Problem> {
    var request = SweepRequest()
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, let span = span(sides[1]) else {
        return .failure(
          Problem("expected width=FROM..TO or height=FROM..TO in points, found '\(part)'"))
      }
      switch sides[0] {
      case "width" where request.width == nil: request.width = span
      case "height" where request.height == nil: request.height = span
      case "width", "height": return .failure(Problem("'\(sides[0])' is given twice"))
      default: return .failure(Problem("expected width or height, found '\(sides[0])'"))
      }
    }
    guard request.axes.isEmpty == false else {
      return .failure(Problem("no range is given: write width=320..1024"))
    }
    return .success(request)
  }

  /// A text that is no request, with what was expected.
  struct Problem: Error, Hashable {
    /// What was expected and what was found.
    let message: String

    init(_ message: String) { self.message = message }
  }

  /// The axes that are swept, each with its range.
  var axes: [(axis: Axis, range: ClosedRange<Double>)] {
    var result: [(Axis, ClosedRange<Double>)] = []
    if case .range(let range) = width { result.append((.horizontal, range)) }
    if case .range(let range) = height { result.append((.vertical, range)) }
    return result
  }

  /// The size to hold the axes at that are not swept.
  func base(_ display: Size) -> Size {
    func held(_ span: Span?, _ length: Double) -> Double {
      if case .fixed(let value) = span { value } else { length }
    }
    return Size(width: held(width, display.width), height: held(height, display.height))
  }

  private static func span(_ text: String) -> Span? {
    let ends = text.replacing("..", with: "\u{0}").split(
      separator: "\u{0}", omittingEmptySubsequences: false)
    let numbers = ends.map { length(String($0)) }
    switch numbers.count {
    case 1: return numbers[0].map { .fixed($0) }
    case 2:
      guard let low = numbers[0], let high = numbers[1], low < high else { return nil }
      return .range(low...high)
    default: return nil
    }
  }

  /// A length on the half point.
  private static func length(_ text: String) -> Double? {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      let value = Double(text), limits.contains(value)
    else { return nil }
    return (value * 2).rounded() / 2
  }
}
