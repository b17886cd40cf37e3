import Geometry
public import Typography

/// Breaks and measures text with the program's pinned fonts.
///
/// The direction of a paragraph is that of its first letter that has one, as on the platform; the
/// direction asked for decides for paragraphs without such a letter. A line of such a paragraph that
/// would be read the other way on its own starts with an invisible direction mark.
public final class PangoTextMeasurer: TextMeasuring {
  private let shaper: TextShaper
  private var answers: [TextRequest: MeasuredText] = [:]

  /// Makes a measurer on loaded fonts.
  public init(_ shaper: TextShaper) { self.shaper = shaper }

  /// The text family with its version, for example `Inter 3.019`.
  public var metricsName: String { shaper.metricsName }

  /// Breaks a text into lines and measures them; see ``TextMeasuring``.
  public func measure(_ request: TextRequest) -> MeasuredText {
    if let answer = answers[request] { return answer }
    let answer = shaper.breakLines(request)
    if answers.count >= 20_000 { answers.removeAll(keepingCapacity: true) }
    answers[request] = answer
    return answer
  }
}
