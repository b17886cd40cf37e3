import Devices
import Diagnostics
import Geometry
import LayoutSpecs
import Typography

extension LayoutBuilder {
  /// The element of a bar or of a part of one, before it is placed.
  func barElement(_ path: String, kind: String, interactive: Bool) -> Element {
    Element(ElementTemplate(barFacts(path, kind: kind, isInteractive: interactive)))
  }

  private func barFacts(_ path: String, kind: String, isInteractive: Bool) -> ElementFacts {
    ElementFacts(
      id: path, path: path, kind: kind, isInteractive: isInteractive,
      role: isInteractive ? .interactive : .container, position: request.screen.position)
  }

  /// A text of a bar as an element: one line, cut where it does not fit.
  func barText(
    _ value: TextValue, style: TextStyle, weight: FontWeight?, path: String, color: UInt32
  ) -> LayoutNode {
    var facts = barFacts(path, kind: "text", isInteractive: false)
    facts.role = .text
    return ElementNode(
      child: barTextNode(value, style: style, weight: weight, color: color, element: path),
      template: ElementTemplate(facts), ground: nil)
  }

  /// A text of a bar: bars do not grow with the text size, the system enlarges an item on request.
  func barTextNode(
    _ value: TextValue, style: TextStyle, weight: FontWeight?, color: UInt32, element: String,
    size: Double? = nil
  ) -> TextNode {
    textNode(
      value, style: style, weight: weight, color: color, element: element, lineLimit: 1,
      textSize: .large, size: size)
  }

  /// An item of a bar of glass: a node of the spec with the platter of bar items.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - path: its path.
  ///   - height: the height of its platter in points.
  /// - Returns: the item, a button with the look that buttons have in bars.
  func barItem(_ node: Node, path: String, platter height: Double) -> LayoutNode {
    var node = node
    if case .button(var content) = node.kind {
      if content.style == .plain { content.style = .bordered }
      node.kind = .button(content)
      if node.modifiers.frame == nil {
        var frame = Modifiers.Frame()
        frame.minWidth = height
        frame.height = height
        node.modifiers.frame = frame
      }
    }
    return single(node, path: path, barEnvironment(.label))
  }

  /// An item of a classic bar: words or a symbol in the tint, without a ground; what stands out has bold
  /// words.
  ///
  /// - Note: Source: UIKit, `UIBarButtonItem.Style`: `plain` and `done`, of which the second is bold.
  func classicBarItem(_ node: Node, path: String) -> BarItem {
    typealias Metrics = ClassicBarMetrics
    guard case .button(var content) = node.kind else {
      return BarItem(node: single(node, path: path, barEnvironment(.accent)))
    }
    var node = node
    if content.style == .prominent { content.weight = content.weight ?? .semibold }
    content.style = .plain
    var pad = Metrics.inset
    if content.title == nil { pad = max((Metrics.leastWidth - barSymbolSide) / 2, pad) }
    if let own = content.insets { pad = max(own.start, own.end) }
    content.insets = content.insets ?? DirectionalEdges(top: 0, start: pad, bottom: 0, end: pad)
    node.kind = .button(content)
    if node.modifiers.frame == nil {
      var frame = Modifiers.Frame()
      frame.minWidth = Metrics.leastWidth
      frame.maxHeight = .infinity
      node.modifiers.frame = frame
    }
    return BarItem(node: single(node, path: path, barEnvironment(.accent)), pad: pad)
  }

  /// The back button of a classic bar: the indicator begins outside the margin, its title is near.
  func classicBackItem(_ back: Node, path: String) -> BarItem {
    typealias Metrics = ClassicBarMetrics
    guard case .button(let content) = back.kind else {
      return BarItem(node: single(back, path: path, barEnvironment(.accent)))
    }
    let title = content.title.map {
      barTextNode($0, style: .body, weight: nil, color: palette.rgba(.accent), element: path)
    }
    let side = barSymbolSide
    // The indicator is drawn in the middle of a square.
    let overhang = (side - Metrics.backWidth) / 2
    let leading = Metrics.inset - overhang
    let trailing = title == nil ? max(Metrics.leastWidth - leading - side, 0) : 0
    let button = ButtonNode(
      style: .plain, title: title, symbol: content.symbol, symbolColor: palette.rgba(.accent),
      symbolSide: side, symbolGap: Metrics.backTitle - Metrics.backWidth - overhang,
      insets: EdgeInsets(left: leading, right: trailing), stretches: [.vertical],
      cornerRadius: { _ in 0 })
    let facts = barFacts(path, kind: "button", isInteractive: true)
    return BarItem(
      node: ElementNode(child: button, template: ElementTemplate(facts), ground: nil),
      pad: Metrics.inset + Metrics.backOutset, gap: Metrics.backGap)
  }

  /// The side of the square that a symbol of a bar is drawn in.
  private var barSymbolSide: Double {
    let body = DynamicType.specification(
      platform: configuration.device.family.typePlatform, style: .body, size: .large)
    return LabelMetrics(fontSize: body.size, scale: scene.scale).height(lines: 1)
  }

  private func barEnvironment(_ color: ColorName) -> BuildEnvironment {
    BuildEnvironment(
      foreground: palette.rgba(color), lineLimit: 1, minimumScale: 1, textSize: .large,
      stackAxis: .horizontal, idPrefix: nil)
  }
}
