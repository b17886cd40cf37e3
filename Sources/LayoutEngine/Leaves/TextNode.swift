package import Geometry
package import LayoutSpecs
package import Typography

/// Lines of text that wrap to what they are proposed.
package final class TextNode: LayoutNode {
  /// Everything about a text but the room it has.
  package struct Properties: Hashable, Sendable {
    /// The words, resolved for the locale.
    package var string: String
    /// Typeface and size in points.
    package var font: Font
    /// The text style.
    package var style: TextStyle
    /// The colour, `0xRRGGBBAA`.
    package var color: UInt32
    /// Where lines lie in the block.
    package var alignment: TextAlignment
    /// How many lines may be shown; absent: all.
    package var lineLimit: Int?
    /// How far the text may shrink to fit, 0 to 1.
    package var minimumScale: Double
    /// The locale.
    package var locale: String
    /// The reading direction.
    package var direction: LayoutDirection
    /// Pixels per point.
    package var scale: Double
  }

  /// A text brought into the room that it has.
  private struct Fitting {
    var text: MeasuredText
    var font: Font
    var shrink: Double
    var size: Size
  }

  package let cache = MeasureCache()
  private let properties: Properties
  private let measurer: any TextMeasuring
  private var fittings: [(proposal: ProposedSize, fitting: Fitting)] = []
  private var unwrapped: MeasuredText?

  /// Makes a text measured by a measurer.
  package init(_ properties: Properties, measurer: any TextMeasuring) {
    self.properties = properties
    self.measurer = measurer
  }

  package func measure(_ proposal: ProposedSize) -> Size { fitting(proposal).size }

  package func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let placed = placed(at: origin, proposal: proposal)
    placement.fill(
      .text(placed), in: Rect(origin: origin, size: size(for: proposal)))
    addNotes(proposal, to: placement)
  }

  /// The lines with their places, in logical space.
  package func placed(at origin: Point, proposal: ProposedSize) -> PlacedText {
    let fitting = fitting(proposal)
    let metrics = LabelMetrics(fontSize: fitting.font.size, scale: properties.scale)
    let lines = fitting.text.lines.enumerated().map { index, line in
      let free = fitting.size.width - line.width
      let x: Double =
        switch properties.alignment {
        case .leading: 0
        case .center: free / 2
        case .trailing: free
        }
      let y = metrics.firstBaseline + metrics.lineAdvance * Double(index)
      return PlacedText.Line(
        string: line.string, origin: origin.offset(x: x, y: y), width: line.width)
    }
    let last = metrics.lineAdvance * Double(max(lines.count - 1, 0))
    var placed = PlacedText(
      string: properties.string, lines: lines, font: fitting.font, style: properties.style,
      color: properties.color, truncated: fitting.text.truncated, scale: fitting.shrink,
      firstBaseline: metrics.firstBaseline, lastBaseline: metrics.firstBaseline + last,
      direction: properties.direction)
    placed.isLimited = properties.lineLimit != nil
    return placed
  }

  /// Says what the fonts could not do.
  package func addNotes(_ proposal: ProposedSize, to placement: Placement) {
    let text = fitting(proposal).text
    let element = placement.element.map { placement.sink.elements[$0].id }
    if let family = text.missingFamily {
      placement.sink.notes.append(
        Note(
          rule: "missing-family", element: element,
          message: "font family '\(family)' is not installed, another was used"))
    }
    // The program's own family has its substitutes by script; a spec's own font has none meant.
    if properties.font.family != nil, text.missingFamily == nil, !text.fallbackFamilies.isEmpty {
      placement.sink.notes.append(
        Note(
          rule: "fallback-family", element: element,
          message: "characters that the font lacks are drawn with "
            + text.fallbackFamilies.joined(separator: ", ")))
    }
    if text.missingGlyphs > 0 {
      placement.sink.notes.append(
        Note(
          rule: "missing-glyph", element: element,
          message: "\(text.missingGlyphs) characters have no glyph in any font"))
    }
  }

  package func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    let fitting = fitting(proposal)
    let metrics = LabelMetrics(fontSize: fitting.font.size, scale: properties.scale)
    let lines = baseline == .first ? 0 : fitting.text.lines.count - 1
    return metrics.firstBaseline + metrics.lineAdvance * Double(lines)
  }

  package func sizeRule(for proposal: ProposedSize) -> String {
    let fitting = fitting(proposal)
    let count = fitting.text.lines.count
    var rule = count == 1 ? "text on one line" : "text wrapped to \(count) lines"
    rule += " at \(fitting.font.size.text(decimals: 2)) pt"
    if fitting.shrink < 1 { rule += ", shrunk to \(fitting.shrink.text(decimals: 2))" }
    if fitting.text.truncated { rule += ", cut off" }
    return rule
  }

  private func fitting(_ proposal: ProposedSize) -> Fitting {
    // A text is asked for a handful of proposals: looking through them beats hashing.
    for index in fittings.indices where fittings[index].proposal == proposal {
      return fittings[index].fitting
    }
    var result = fit(proposal, shrink: 1)
    if result.text.truncated, properties.minimumScale < 1 {
      let least = fit(proposal, shrink: max(properties.minimumScale, 0.01))
      result = least.text.truncated ? least : largest(proposal, fitting: least)
    }
    fittings.append((proposal, result))
    return result
  }

  /// The largest shrunk text that is not cut off, to a thousandth of its size.
  private func largest(_ proposal: ProposedSize, fitting least: Fitting) -> Fitting {
    var best = least
    var tooLarge = 1.0
    while tooLarge - best.shrink > 0.001 {
      let next = fit(proposal, shrink: (best.shrink + tooLarge) / 2)
      if next.text.truncated { tooLarge = next.shrink } else { best = next }
    }
    return best
  }

  /// The text wrapped to a width; one that fits without wrapping is measured once.
  private func measured(_ font: Font, width: Double?, lineLimit: Int?) -> MeasuredText {
    func measure(_ width: Double?, _ limit: Int?) -> MeasuredText {
      measurer.measure(
        TextRequest(
          string: properties.string, font: font, maximumWidth: width, lineLimit: limit,
          locale: properties.locale, direction: properties.direction))
    }
    guard font == properties.font else { return measure(width, lineLimit) }
    let whole = unwrapped ?? measure(nil, nil)
    unwrapped = whole
    let isWhole = whole.lines.count <= lineLimit ?? .max && whole.width <= width ?? .infinity
    return isWhole ? whole : measure(width, lineLimit)
  }

  private func fit(_ proposal: ProposedSize, shrink: Double) -> Fitting {
    var font = properties.font
    font.size *= shrink
    let metrics = LabelMetrics(fontSize: font.size, scale: properties.scale)
    var limit = properties.lineLimit
    if let height = proposal.height, height.isFinite {
      let room = (height + 0.5 / properties.scale) / metrics.lineAdvance
      let lines = max(Int(min(room.rounded(.down), 10_000)), 1)
      limit = min(limit ?? lines, lines)
    }
    let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
    let text = measured(font, width: width, lineLimit: limit)
    let size = Size(
      width: LabelMetrics.roundUp(text.width, scale: properties.scale),
      height: metrics.height(lines: text.lines.count))
    return Fitting(text: text, font: font, shrink: shrink, size: size)
  }
}
