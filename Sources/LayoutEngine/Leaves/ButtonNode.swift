package import Geometry
package import LayoutSpecs

/// A button: a title, a symbol, or both, on a platter.
///
/// - Note: Source: layout metrics, section 6, "UIButton.Configuration medium": insets of 7 points
///   above and below and 12 at the sides, unless the spec has others. Symbol size and the gap beside
///   it are ours.
package final class ButtonNode: KeepingNode {
  /// The space around title and symbol in points where nothing else is said.
  package static let standardInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
  /// The gap between symbol and title in points.
  package static let standardSymbolGap = 8.0

  private let style: ButtonContent.Style
  private let title: TextNode?
  private let symbol: String?
  private let symbolColor: UInt32
  private let symbolSide: Double
  private let symbolGap: Double
  private let insets: EdgeInsets
  private let least: Size
  private let stretches: Set<Axis>
  private let cornerRadius: (Size) -> Double

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - style: the look.
  ///   - title: the words.
  ///   - symbol: the name of the symbol.
  ///   - symbolColor: the colour of a symbol without words beside it, `0xRRGGBBAA`.
  ///   - symbolSide: the side of the square that the symbol is drawn in, in points.
  ///   - symbolGap: the gap between symbol and title in points.
  ///   - insets: the space around title and symbol in points, in logical edges.
  ///   - least: how wide and how high the platter is at least, in points.
  ///   - stretches: the axes on which the platter fills a frame given by the spec.
  ///   - cornerRadius: the radius of a platter by its size, in points.
  package init(
    style: ButtonContent.Style, title: TextNode?, symbol: String?, symbolColor: UInt32,
    symbolSide: Double, symbolGap: Double = ButtonNode.standardSymbolGap,
    insets: EdgeInsets = ButtonNode.standardInsets, least: Size = .zero,
    stretches: Set<Axis>,
    cornerRadius: @escaping (Size) -> Double
  ) {
    self.style = style
    self.title = title
    self.symbol = symbol
    self.symbolColor = symbolColor
    self.symbolSide = symbolSide
    self.symbolGap = symbolGap
    self.insets = insets
    self.least = least
    self.stretches = stretches
    self.cornerRadius = cornerRadius
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    let (content, titleHeeds) = content(proposal)
    var heeded = titleHeeds
    var size = content
    size.width = max(size.width + insets.total(along: .horizontal), least.width)
    size.height = max(size.height + insets.total(along: .vertical), least.height)
    for axis in stretches {
      // In a frame that is tighter, as in the low bar of a phone on its side, the insets give way.
      if let offered = proposal[axis] { size[axis] = max(content[axis], offered) }
      heeded.insert(.along(axis))
    }
    return Answer(size, heeding: heeded)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let platter = Rect(origin: origin, size: size(for: proposal))
    let content = content(proposal).size
    // Where the insets differ from side to side, what they hold lies beside the middle.
    let middle = Point(
      x: platter.midX + (insets.left - insets.right) / 2,
      y: platter.midY + (insets.top - insets.bottom) / 2)
    var x = middle.x - content.width / 2
    var symbolFrame: Rect?
    if symbol != nil {
      symbolFrame = Rect(
        x: x, y: middle.y - symbolSide / 2, width: symbolSide, height: symbolSide)
      x += symbolSide + symbolGap
    }
    let offer = titleProposal(proposal)
    let placed = title.map { title in
      title.placed(
        at: Point(x: x, y: middle.y - title.size(for: offer).height / 2), proposal: offer)
    }
    var drawing = ButtonDrawing(
      style: style, title: placed, symbol: symbol, symbolFrame: symbolFrame, platter: platter,
      cornerRadius: min(
        cornerRadius(platter.size), cornerRadius(sizeOfOneLine(platter.size, placed))))
    drawing.symbolColor = symbol == nil || title != nil ? nil : symbolColor
    placement.fill(.button(drawing), in: platter)
    title?.addNotes(offer, to: placement)
  }

  /// The size that a platter would have with the first line of its title alone: rounder corners than
  /// that one's would cut letters of the first and the last line.
  private func sizeOfOneLine(_ platter: Size, _ title: PlacedText?) -> Size {
    guard let lines = title?.lines, let first = lines.first, let last = lines.last else {
      return platter
    }
    return Size(
      width: platter.width, height: platter.height - (last.origin.y - first.origin.y))
  }

  package override func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    guard let title else { return nil }
    let offer = titleProposal(proposal)
    let free = size(for: proposal).height - title.size(for: offer).height
    let top = (free + insets.top - insets.bottom) / 2
    return title.baseline(baseline, for: offer).map { $0 + top }
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    let parts = [
      symbol.map { _ in "symbol \(symbolSide.text(decimals: 2))" },
      title?.sizeRule(for: titleProposal(proposal)),
    ]
    return parts.compactMap { $0 }.joined(separator: " and ")
      + ", plus insets \(insetWords)\(leastWords)"
  }

  private var leastWords: String {
    let parts = [(least.width, "wide"), (least.height, "high")].filter { $0.0 > 0 }
      .map { "\($0.0.text()) \($0.1)" }
    return parts.isEmpty ? "" : ", at least " + parts.joined(separator: " and ")
  }

  private var insetWords: String {
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    let isEven = insets.top == insets.bottom && insets.left == insets.right
    return isEven
      ? "\(insets.top.text()) and \(insets.left.text())"
      : sides.map { $0.text() }.joined(separator: ", ")
  }

  private func titleProposal(_ proposal: ProposedSize) -> ProposedSize {
    var offer = proposal.inset(by: insets)
    if symbol != nil { offer.width = offer.width.map { max($0 - symbolSide - symbolGap, 0) } }
    return offer
  }

  /// The size of title and symbol, and what of the proposal the title heeds.
  private func content(
    _ proposal: ProposedSize
  ) -> (size: Size, heeded: ProposedSize.Lengths) {
    let words = title?.answer(to: titleProposal(proposal))
    var size = words?.size ?? .zero
    if symbol != nil {
      size.width += symbolSide + (title == nil ? 0 : symbolGap)
      size.height = max(size.height, symbolSide)
    }
    return (size, words?.heeded ?? [])
  }
}
