public import Typography

/// Measures text with one advance for every character, so that tests know what to expect.
///
/// A character is half as wide as the type size. Lines break at spaces, inside a word only where it
/// is wider than the room alone.
public final class FixedAdvanceMeasurer: TextMeasuring {
  /// Makes a measurer.
  public init() {}

  /// The name of the metrics.
  public var metricsName: String { "fixed advance" }

  /// Breaks a text into lines of equally wide characters.
  public func measure(_ request: TextRequest) -> MeasuredText {
    let advance = request.font.size / 2
    func width(_ text: some StringProtocol) -> Double { advance * Double(text.count) }
    var lines: [String] = []
    var brokenWord: String?
    for paragraph in request.string.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(contentsOf: wrap(String(paragraph), request.maximumWidth, width))
      let words = paragraph.split(separator: " ")
      brokenWord =
        brokenWord ?? words.first { width($0) > request.maximumWidth ?? .infinity }.map(String.init)
    }
    var truncated = false
    if let limit = request.lineLimit, lines.count > limit {
      truncated = true
      let rest = lines[(limit - 1)...].joined(separator: " ")
      lines = Array(lines[..<(limit - 1)]) + [cut(rest, request.maximumWidth, width)]
    }
    return MeasuredText(
      lines: lines.map { MeasuredLine(string: $0, width: width($0)) }, truncated: truncated,
      brokenWord: truncated ? nil : brokenWord)
  }

  private func wrap(
    _ text: String, _ room: Double?, _ width: (String) -> Double
  ) -> [String] {
    guard let room else { return [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      let longer = line.isEmpty ? word : line + " " + word
      if width(longer) <= room {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = word
      while width(line) > room, line.count > 1 {
        var head = line
        while width(head) > room, head.count > 1 { head.removeLast() }
        lines.append(head)
        line = String(line.dropFirst(head.count))
      }
    }
    lines.append(line)
    return lines
  }

  private func cut(_ text: String, _ room: Double?, _ width: (String) -> Double) -> String {
    guard let room else { return text }
    var head = text
    while !head.isEmpty, width(head + "…") > room { head.removeLast() }
    return head + "…"
  }
}
