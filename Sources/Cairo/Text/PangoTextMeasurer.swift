import CPango
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

extension TextShaper {
  /// Breaks a text into lines and measures them.
  func breakLines(_ request: TextRequest) -> MeasuredText {
    let limit = request.lineLimit.map { max($0, 1) } ?? Int.max
    let room = request.maximumWidth.flatMap { $0 < 1_000_000 ? max($0, 0) : nil }
    let paragraphs = request.string.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var strings: [String] = []
    var truncated = false
    for (index, paragraph) in paragraphs.enumerated() {
      let direction = baseDirection(of: String(paragraph), otherwise: request.direction)
      var key = LineKey(
        string: String(paragraph), font: request.font, direction: direction,
        locale: request.locale)
      let pieces = lines(of: key, room: room)
      let free = limit - strings.count
      let isLast = index == paragraphs.count - 1
      if pieces.count < free || (pieces.count == free && isLast) {
        strings += pieces.map { marked($0.text, direction) }
        continue
      }
      truncated = true
      strings += pieces[..<(free - 1)].map { marked($0.text, direction) }
      key.string = String(
        decoding: key.string.utf8.dropFirst(pieces[free - 1].start), as: UTF8.self)
      strings.append(marked(cut(key, needsMark: pieces.count == free, room: room), direction))
      break
    }
    return measured(strings, truncated: truncated, request)
  }

  /// The lines of a paragraph with the byte that each begins at.
  private func lines(of key: LineKey, room: Double?) -> [(text: String, start: Int)] {
    guard let room, !key.string.isEmpty else { return [(key.string, 0)] }
    let whole = shape(
      key.string, font: key.font, direction: key.direction, locale: key.locale)
    let units = pangoUnits(room)
    guard pangoUnits(whole.width) > units else { return [(key.string, 0)] }
    let (map, _, _) = prepare(key)
    unsafe pango_layout_set_width(map.layout, units)
    let bytes = Array(DisplayableText.clean(key.string).utf8)
    let count = unsafe Int(pango_layout_get_line_count(map.layout))
    var result: [(text: String, start: Int)] = []
    result.reserveCapacity(count)
    for index in 0..<count {
      guard let line = unsafe pango_layout_get_line_readonly(map.layout, Int32(index)) else {
        continue
      }
      let start = unsafe Int(line.pointee.start_index)
      let end = unsafe start + Int(line.pointee.length)
      var text = String(decoding: bytes[start..<end], as: UTF8.self)
      // Spaces at a break hang over the edge: they take no room.
      if index < count - 1 { text = withoutTrailingSpace(text) }
      result.append((text, start))
    }
    return result
  }

  /// A line that ends in an ellipsis because the text goes on.
  ///
  /// - Parameters:
  ///   - key: the line with what follows it in its paragraph.
  ///   - needsMark: whether the paragraph itself ends here, and only others follow.
  ///   - room: the width, if there is a limit.
  /// - Returns: the characters that fit and the ellipsis.
  private func cut(_ key: LineKey, needsMark: Bool, room: Double?) -> String {
    var key = key
    if needsMark { key.string = withoutTrailingSpace(key.string) + "…" }
    guard let room else { return key.string }
    let (map, _, _) = prepare(key)
    unsafe pango_layout_set_ellipsize(map.layout, PANGO_ELLIPSIZE_END)
    unsafe pango_layout_set_width(map.layout, pangoUnits(room))
    let line = unsafe pango_layout_get_line_readonly(map.layout, 0)
    var node = unsafe line?.pointee.runs
    while let entry = unsafe node {
      unsafe node = entry.pointee.next
      guard
        let item = unsafe entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let run = unsafe item.pointee.item,
        unsafe Int32(run.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
      else { continue }
      let bytes = Array(DisplayableText.clean(key.string).utf8)
      let kept = unsafe String(decoding: bytes[..<Int(run.pointee.offset)], as: UTF8.self)
      return withoutTrailingSpace(kept) + "…"
    }
    return key.string
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

  /// A length in Pango's units, half a unit of mercy for sums of floating-point numbers.
  private func pangoUnits(_ length: Double) -> Int32 {
    Int32((length * Double(PANGO_SCALE) + 0.5).rounded(.down))
  }
}
