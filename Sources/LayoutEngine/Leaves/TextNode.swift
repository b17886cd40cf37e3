package import Geometry
package import LayoutSpecs
package import Typography

/// Lines of text that wrap to what they are proposed.
package final class TextNode: LayoutNode {
  /// Everything about a text but the room it has.
  package struct Properties: Hashable, Sendable {
    /// What the measurer is asked for without a width to wrap at: the words, resolved for the locale,
    /// with their typeface and size in points.
    package var request: TextRequest
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
    /// Pixels per point.
    package var scale: Double

    /// Makes properties from their parts.
    package init(
      string: String, font: Font, style: TextStyle, color: UInt32, alignment: TextAlignment,
      lineLimit: Int?, minimumScale: Double, locale: String, direction: LayoutDirection,
      scale: Double
    ) {
      request = TextRequest(string: string, font: font, locale: locale, direction: direction)
      self.style = style
      self.color = color
      self.alignment = alignment
      self.lineLimit = lineLimit
      self.minimumScale = minimumScale
      self.scale = scale
    }
  }

  /// A text brought into the room that it has.
  private struct Fitting {
    var text: MeasuredText
    var shrink = 1.0
    var size: Size
  }

  /// How large a text is without a width to wrap at.
  private struct Extent {
    /// The width of the widest line in points, not rounded.
    var width: Double
    var size: Size
    var lines: Int
  }

  /// What of a proposal decides how a text is set; endless where nothing does, in points.
  private struct Room: Hashable {
    var width: Double
    var height: Double
  }

  private let properties: Properties
  private let measurer: any TextMeasuring
  /// The text without a width to wrap at, once it has been measured.
  private var unwrapped: MeasuredText?
  /// What of that decides whether it fits.
  private var extent = Extent(width: 0, size: .zero, lines: 0)
  // Most texts wrap in one room at most: what comes out needs no memory of its own.
  /// The text in the first room that it did not fit into without wrapping.
  private var wrapped: Wrapped?
  /// The text in further ones.
  private var older: [Wrapped] = []

  private struct Wrapped {
    var room: Room
    var fitting: Fitting

    /// Whether it is what comes out in a room as well, in which so many lines may be shown.
    func holds(in other: Room, lineLimit: Int) -> Bool {
      guard room.width == other.width else { return false }
      if room.height == other.height { return true }
      // A limit that the text keeps anyway changes nothing.
      let isWhole = !fitting.text.truncated && fitting.shrink == 1
      return isWhole && fitting.text.lines.count <= lineLimit
    }
  }

  /// Makes a text measured by a measurer.
  package init(_ properties: Properties, measurer: any TextMeasuring) {
    self.properties = properties
    self.measurer = measurer
    super.init()
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    let room = room(in: proposal)
    if let (size, lines) = wholeSize(in: room) {
      return Answer(size, heeding: lines == 1 ? .width : .all)
    }
    let heeded: ProposedSize.Lengths = properties.lineLimit == 1 ? .width : .all
    return Answer(wrapped(in: room).size, heeding: heeded)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let fitting = fitting(proposal)
    placement.fill(
      .text(placed(fitting, at: origin)), in: Rect(origin: origin, size: fitting.size))
    addNotes(on: fitting.text, to: placement)
  }

  /// The lines with their places, in logical space.
  package func placed(at origin: Point, proposal: ProposedSize) -> PlacedText {
    placed(fitting(proposal), at: origin)
  }

  private func placed(_ fitting: Fitting, at origin: Point) -> PlacedText {
    let metrics = metrics(shrink: fitting.shrink)
    func line(_ index: Int) -> PlacedText.Line {
      let line = fitting.text.lines[index]
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
    let lines = fitting.text.lines.count == 1 ? [line(0)] : fitting.text.lines.indices.map(line)
    let last = metrics.lineAdvance * Double(max(lines.count - 1, 0))
    var font = properties.request.font
    font.size = metrics.fontSize
    return PlacedText(
      string: properties.request.string, lines: lines, font: font, style: properties.style,
      color: properties.color, truncated: fitting.text.truncated,
      isLimited: properties.lineLimit != nil, brokenWord: fitting.text.brokenWord,
      scale: fitting.shrink, firstBaseline: metrics.firstBaseline,
      lastBaseline: metrics.firstBaseline + last, direction: properties.request.direction)
  }

  /// Says what the fonts could not do.
  package func addNotes(_ proposal: ProposedSize, to placement: Placement) {
    addNotes(on: fitting(proposal).text, to: placement)
  }

  /// Whether the spec has a font of its own for it.
  private var hasOwnFamily: Bool { properties.request.font.family != nil }

  private func addNotes(on text: MeasuredText, to placement: Placement) {
    guard !text.isPlain else { return }
    let hasNotes =
      text.missingFamily != nil || text.missingGlyphs > 0
      || (hasOwnFamily && !text.fallbackFamilies.isEmpty)
    guard hasNotes else { return }
    let element = placement.element.map { placement.sink.elements[$0].id }
    if let family = text.missingFamily {
      placement.sink.notes.append(
        Note(
          rule: "missing-family", element: element,
          message: "font family '\(family)' is not installed, another was used"))
    }
    // The program's own family has its substitutes by script; a spec's own font has none meant.
    if hasOwnFamily, text.missingFamily == nil, !text.fallbackFamilies.isEmpty {
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

  package override func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    let fitting = fitting(proposal)
    let metrics = metrics(shrink: fitting.shrink)
    let lines = baseline == .first ? 0 : fitting.text.lines.count - 1
    return metrics.firstBaseline + metrics.lineAdvance * Double(lines)
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    let fitting = fitting(proposal)
    let count = fitting.text.lines.count
    var rule = count == 1 ? "text on one line" : "text wrapped to \(count) lines"
    rule += " at \(metrics(shrink: fitting.shrink).fontSize.text(decimals: 2)) pt"
    if fitting.shrink < 1 { rule += ", shrunk to \(fitting.shrink.text(decimals: 2))" }
    if fitting.text.truncated { rule += ", cut off" }
    return rule
  }

  private func room(in proposal: ProposedSize) -> Room {
    // One line is one line, however high the room is.
    let height = properties.lineLimit == 1 ? nil : proposal.height
    return Room(width: max(proposal.width ?? .infinity, 0), height: height ?? .infinity)
  }

  /// The metrics of the text shrunk to a part of its size.
  private func metrics(shrink: Double) -> LabelMetrics {
    LabelMetrics(fontSize: properties.request.font.size * shrink, scale: properties.scale)
  }

  /// How many lines of a font may be shown in a room.
  private func lineLimit(in room: Room, _ metrics: LabelMetrics) -> Int? {
    guard room.height.isFinite else { return properties.lineLimit }
    let fitting = (room.height + 0.5 / properties.scale) / metrics.lineAdvance
    let lines = max(Int(min(fitting.rounded(.down), 10_000)), 1)
    return min(properties.lineLimit ?? lines, lines)
  }

  /// The size and the lines of the text as it is, where it fits into a room without wrapping.
  private func wholeSize(in room: Room) -> (size: Size, lines: Int)? {
    if unwrapped == nil {
      let whole = measurer.measure(properties.request)
      extent = Extent(
        width: whole.width, size: size(of: whole, metrics(shrink: 1)), lines: whole.lines.count)
      unwrapped = consume whole
    }
    guard extent.width <= room.width else { return nil }
    if extent.lines > 1 {
      guard extent.lines <= lineLimit(in: room, metrics(shrink: 1)) ?? .max else { return nil }
    }
    return (extent.size, extent.lines)
  }

  private func fitting(_ proposal: ProposedSize) -> Fitting {
    let room = room(in: proposal)
    if let (size, _) = wholeSize(in: room), let unwrapped {
      return Fitting(text: unwrapped, size: size)
    }
    return wrapped(in: room)
  }

  /// The text in a room that it does not fit into without wrapping.
  private func wrapped(in room: Room) -> Fitting {
    let limit = lineLimit(in: room, metrics(shrink: 1)) ?? .max
    if let wrapped {
      if wrapped.holds(in: room, lineLimit: limit) { return wrapped.fitting }
      // A text is asked for a handful of rooms: looking through them beats hashing.
      let known = older
      for index in known.indices where known[index].holds(in: room, lineLimit: limit) {
        return known[index].fitting
      }
    }
    var result = fit(room, shrink: 1)
    if result.text.truncated, properties.minimumScale < 1 {
      let least = fit(room, shrink: max(properties.minimumScale, 0.01))
      result = least.text.truncated ? least : largest(room, fitting: least)
    }
    if wrapped == nil {
      wrapped = Wrapped(room: room, fitting: result)
    } else {
      var known = older
      older = []
      known.append(Wrapped(room: room, fitting: result))
      older = known
    }
    return result
  }

  /// The largest shrunk text that is not cut off, to a thousandth of its size.
  private func largest(_ room: Room, fitting least: Fitting) -> Fitting {
    var best = least
    var tooLarge = 1.0
    while tooLarge - best.shrink > 0.001 {
      let next = fit(room, shrink: (best.shrink + tooLarge) / 2)
      if next.text.truncated { tooLarge = next.shrink } else { best = next }
    }
    return best
  }

  private func fit(_ room: Room, shrink: Double) -> Fitting {
    let metrics = metrics(shrink: shrink)
    var request = properties.request
    request.font.size = metrics.fontSize
    request.maximumWidth = room.width.isFinite ? room.width : nil
    request.lineLimit = lineLimit(in: room, metrics)
    let text = measurer.measure(request)
    return Fitting(text: text, shrink: shrink, size: size(of: text, metrics))
  }

  /// The size of a measured text in points.
  private func size(of text: borrowing MeasuredText, _ metrics: LabelMetrics) -> Size {
    Size(
      width: LabelMetrics.roundUp(text.width, scale: metrics.scale),
      height: metrics.height(lines: text.lines.count))
  }
}
