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

  /// An item of a bar: a node of the spec with the platter and the tint of bar items.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - path: its path.
  ///   - height: the height of its platter in points; absent where items have none.
  /// - Returns: the item, a button with the look that buttons have in bars.
  func barItem(_ node: Node, path: String, platter height: Double?) -> LayoutNode {
    var node = node
    if case .button(var content) = node.kind {
      if height == nil, content.style == .bordered { content.style = .plain }
      if height != nil, content.style == .plain { content.style = .bordered }
      node.kind = .button(content)
      if let height, node.modifiers.frame == nil {
        var frame = Modifiers.Frame()
        frame.minWidth = height
        frame.height = height
        node.modifiers.frame = frame
      }
    }
    let environment = BuildEnvironment(
      foreground: palette.rgba(height == nil ? .accent : .label), lineLimit: 1, minimumScale: 1,
      textSize: .large, stackAxis: .horizontal, idPrefix: nil)
    return single(node, path: path, environment)
  }
}
