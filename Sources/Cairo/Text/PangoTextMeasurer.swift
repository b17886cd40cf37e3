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
    let known = answers
    if let answer = known[request] { return answer }
    let answer = shaper.breakLines(request)
    keep(answer, to: request)
    return answer
  }

  /// Keeps an answer; all are taken out meanwhile, so that looking one up needs no check that nobody
  /// changes them.
  private func keep(_ answer: MeasuredText, to request: TextRequest) {
    var changed = answers
    answers = [:]
    if changed.count >= 20_000 { changed.removeAll(keepingCapacity: true) }
    changed[request] = answer
    answers = changed
  }
}
