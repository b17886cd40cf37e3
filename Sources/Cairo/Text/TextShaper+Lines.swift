import Geometry
import Typography

extension TextShaper {
  /// Breaks a text into lines and measures them.
  func breakLines(_ request: TextRequest) -> MeasuredText {
    let limit = request.lineLimit.map { max($0, 1) } ?? Int.max
    let room = request.maximumWidth.flatMap { $0 < 1_000_000 ? max($0, 0) : nil }
    let paragraphs = request.string.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var strings: [String] = []
    var truncated = false
    var brokenWord: String?
    for (index, paragraph) in paragraphs.enumerated() {
      let direction = baseDirection(of: String(paragraph), otherwise: request.direction)
      let key = LineKey(
        string: String(paragraph), font: request.font, direction: direction,
        locale: request.locale)
      let goesOn = index < paragraphs.count - 1
      let broken = lines(of: key, room: room, limit: limit - strings.count, goesOn: goesOn)
      strings += broken.lines.map { marked($0, direction) }
      brokenWord = brokenWord ?? broken.word
      if broken.cut {
        truncated = true
        break
      }
    }
    var answer = measured(strings, truncated: truncated, request)
    answer.brokenWord = brokenWord
    return answer
  }

  /// The lines of a paragraph.
  ///
  /// - Parameters:
  ///   - key: the paragraph and its look.
  ///   - room: the width, if there is a limit.
  ///   - limit: how many lines there may be, at least one.
  ///   - goesOn: whether another paragraph follows.
  /// - Returns: the lines, whether the last one is cut and ends in an ellipsis, and the first word that
  ///   goes on in the next line.
  private func lines(
    of key: LineKey, room: Double?, limit: Int, goesOn: Bool
  ) -> (lines: [String], cut: Bool, word: String?) {
    guard let room, !key.string.isEmpty, !fits(key.string, key, room) else {
      guard goesOn, limit == 1 else { return ([key.string], false, nil) }
      return ([cut(key, from: 0, endsHere: true, room: room)], true, nil)
    }
    let metrics = metrics(of: key)
    let count = metrics.scalars.count
    var result: [String] = []
    var word: String?
    var start = 0
    while start < count {
      let (text, end) = line(key, metrics, from: start, room: room)
      let isLast = end == count
      if result.count == limit - 1, !isLast || goesOn {
        result.append(cut(key, from: start, endsHere: isLast, room: room))
        return (result, true, word)
      }
      result.append(text)
      word = word ?? metrics.word(brokenAt: end, from: start)
      start = end
    }
    return (result, false, word)
  }

  /// One line, and where the next begins.
  private func line(
    _ key: LineKey, _ metrics: ParagraphMetrics, from start: Int, room: Double
  ) -> (text: String, end: Int) {
    var limit = metrics.scalars.count
    while true {
      let end = metrics.end(from: start, limit: limit, room: room + tolerance)
      var text = metrics.text(from: start, to: end)
      if end < metrics.scalars.count {
        // Spaces at a break hang over the edge; a soft hyphen is seen only there.
        text = withoutTrailingSpace(text)
        if text.unicodeScalars.last == "\u{ad}" {
          text.unicodeScalars.removeLast()
          text += "-"
        }
      }
      // Letters may take another form at the end of a line, so what was added up is checked.
      let previous = metrics.endOfCharacter(from: start, limit: end - 1, room: room + tolerance)
      if previous == start || fits(text, key, room) { return (text, end) }
      limit = previous
    }
  }

  /// A line that ends in an ellipsis because the text goes on.
  ///
  /// - Parameters:
  ///   - key: the paragraph.
  ///   - start: where the line begins, counted in Unicode scalars.
  ///   - endsHere: whether the rest of the paragraph fits, and only others follow.
  ///   - room: the width, if there is a limit.
  /// - Returns: the characters that fit and the ellipsis.
  private func cut(_ key: LineKey, from start: Int, endsHere: Bool, room: Double?) -> String {
    let metrics = metrics(of: key)
    let count = metrics.scalars.count
    let whole = withoutTrailingSpace(metrics.text(from: start, to: count)) + "…"
    guard let room else { return whole }
    if endsHere, fits(whole, key, room) { return whole }
    let ellipsis = shape(
      "…", font: key.font, direction: key.direction, locale: key.locale
    ).width
    var end = count
    while true {
      end = metrics.endOfCharacter(from: start, limit: end, room: room - ellipsis + tolerance)
      let text = withoutTrailingSpace(metrics.text(from: start, to: end)) + "…"
      if end == start || fits(text, key, room) { return text }
      end -= 1
    }
  }

  private func measured(
    _ strings: [String], truncated: Bool, _ request: TextRequest
  ) -> MeasuredText {
    var answer = MeasuredText(lines: [], truncated: truncated)
    for string in strings {
      let line = shape(
        string, font: request.font, direction: request.direction, locale: request.locale)
      answer.lines.append(MeasuredLine(string: string, width: line.width))
      answer.missingGlyphs += line.missingGlyphs
      for family in line.fallbackFamilies where !answer.fallbackFamilies.contains(family) {
        answer.fallbackFamilies.append(family)
      }
    }
    if let family = request.font.family, !isAvailable(family: family) {
      answer.missingFamily = family
    }
    return answer
  }

  private func fits(_ text: String, _ key: LineKey, _ room: Double) -> Bool {
    let line = shape(text, font: key.font, direction: key.direction, locale: key.locale)
    return line.width <= room + tolerance
  }

  /// The line with a direction mark where it would be read the other way on its own.
  private func marked(_ line: String, _ direction: LayoutDirection) -> String {
    guard !line.isEmpty, baseDirection(of: line, otherwise: direction) != direction else {
      return line
    }
    return (direction == .rightToLeft ? "\u{200f}" : "\u{200e}") + line
  }

  private func withoutTrailingSpace(_ text: String) -> String {
    var rest = text[...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

/// Half a unit of Pango's, mercy for sums of floating-point numbers.
private let tolerance = 1.0 / 2048
