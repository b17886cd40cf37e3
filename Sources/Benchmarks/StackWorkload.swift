import Diagnostics
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// The screen of 61 nodes as a tree alone, without a spec, a scene and rules around it: what other
/// layout engines are timed with.
struct StackWorkload {
  private let measurer: any TextMeasuring
  private static let elementCount = 61
  /// The scale of the display that texts are measured for, in pixels per point.
  private let scale = 3.0
  /// The words of each row.
  private let rows: [(title: String, note: String)]

  /// Makes the screen.
  init(measurer: any TextMeasuring) {
    self.measurer = measurer
    rows = (1...8).map { ("\($0). The Long Way Home", "Track \($0) of the evening") }
  }

  /// Builds the tree and lays it out in a window.
  ///
  /// - Parameter window: the size of the window in points.
  /// - Returns: how many elements got a frame.
  func layOut(in window: Size) -> Int {
    let sink = PlacementSink(explains: false)
    let frame = Rect(origin: .zero, size: window)
    let screen = screen()
    sink.expectElements(Self.elementCount)
    sink.begin()
    screen.place(
      at: .zero, proposal: ProposedSize(window),
      in: Placement(sink: sink, window: frame, safeArea: frame, guides: [:], scale: scale))
    return sink.elements.count
  }

  private func screen() -> LayoutNode {
    column(
      spacing: 0, alignment: .center,
      [bar(), hero()] + rows.map { row($0.title, $0.note) } + [tabs()])
  }

  private func bar() -> LayoutNode {
    padded(
      [
        button("chevron.backward"), wide(text("Discover", .headline)), button("magnifyingglass"),
      ], EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  private func hero() -> LayoutNode {
    let picture = ImageNode(
      asset: "hero", pointSize: Size(width: 800, height: 500), mode: .fill, isResizable: true,
      anchor: .center, focus: [:])
    let stack = ZStackNode(
      children: [
        element("image", picture), element("text", text("Night Drive", .largeTitle, .bold)),
      ], alignment: .center)
    return element(
      "zstack", FixedFrameNode(child: stack, width: nil, height: 180, alignment: .center))
  }

  private func row(_ title: String, _ note: String) -> LayoutNode {
    let thumb = ImageNode(
      asset: "thumb", pointSize: Size(width: 64, height: 64), mode: nil, isResizable: false,
      anchor: .center, focus: [:])
    let words = StackNode(
      axis: .vertical,
      children: [
        element("text", text(title, .body, lineLimit: 1)),
        element("text", text(note, .footnote)),
      ], spacing: 2, alignment: .horizontal(.leading))
    return padded(
      [
        element("image", FixedFrameNode(child: thumb, width: 44, height: 44, alignment: .center)),
        element("vstack", endless(words, .leading)),
        element(
          "box",
          FixedFrameNode(
            child: BoxNode(label: "New"), width: 44, height: 22, alignment: .center)),
      ], EdgeInsets(top: 6, left: 16, bottom: 6, right: 16), spacing: 12)
  }

  private func tabs() -> LayoutNode {
    padded(
      ["Home", "New", "Library", "Search"].map { wide(text($0, .caption1)) },
      EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  // MARK: Parts

  private func column(
    spacing: Double?, alignment: HorizontalAlignment, _ children: [LayoutNode]
  ) -> LayoutNode {
    element(
      "vstack",
      StackNode(
        axis: .vertical, children: children, spacing: spacing, alignment: .horizontal(alignment)))
  }

  private func padded(
    _ children: [LayoutNode], _ insets: EdgeInsets, spacing: Double? = nil
  ) -> LayoutNode {
    let stack = StackNode(
      axis: .horizontal, children: children, spacing: spacing, alignment: .vertical(.center))
    return element("hstack", PaddingNode(child: stack, insets: insets))
  }

  private func wide(_ child: LayoutNode) -> LayoutNode { element("text", endless(child, .center)) }

  private func endless(_ child: LayoutNode, _ side: HorizontalAlignment) -> LayoutNode {
    FlexibleFrameNode(
      child: child, horizontal: .init(minimum: nil, ideal: nil, maximum: .infinity),
      vertical: .init(minimum: nil, ideal: nil, maximum: nil),
      alignment: Alignment(horizontal: side, vertical: .center))
  }

  private func button(_ symbol: String) -> LayoutNode {
    element(
      "button",
      ButtonNode(
        style: .plain, title: nil, symbol: symbol, symbolColor: 0x007A_FFFF, symbolSide: 20.5,
        stretches: [], cornerRadius: { _ in 8 }))
  }

  private func text(
    _ string: String, _ style: TextStyle, _ weight: FontWeight? = nil, lineLimit: Int? = nil
  ) -> TextNode {
    let look = DynamicType.specification(platform: .ios, style: style, size: .large)
    return TextNode(
      TextNode.Properties(
        string: string,
        font: Font(family: nil, size: look.size, weight: weight ?? look.weight), style: style,
        color: 0x0000_00FF, alignment: .leading, lineLimit: lineLimit, minimumScale: 1,
        locale: "en", direction: .leftToRight, scale: scale), measurer: measurer)
  }

  private func element(_ kind: String, _ child: LayoutNode) -> LayoutNode {
    ElementNode(
      child: child,
      template: ElementTemplate(
        ElementFacts(
          id: kind, path: kind, kind: kind, isInteractive: false, role: .container,
          position: .start)),
      ground: nil)
  }
}
