import Geometry

extension Rect {
  /// The rectangle on the other side of a space of a width.
  func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

extension Element {
  /// The element on the other side of a window of a width.
  func mirrored(in width: Double) -> Element {
    var result = self
    result.windowFrame = windowFrame.mirrored(in: width)
    result.visible =
      visible.isEmpty
      ? Rect(origin: result.windowFrame.origin, size: .zero) : visible.mirrored(in: width)
    result.contentFrame = contentFrame.mirrored(in: width)
    result.ground?.frame = ground?.frame.mirrored(in: width) ?? .zero
    result.content = content.mirrored(in: width)
    result.displacement = displacement?.mirrored(in: width)
    return result
  }
}

extension ElementContent {
  /// Whether text is drawn.
  var hasText: Bool {
    switch self {
    case .text: true
    case .button(let button): button.title != nil
    case .control(let control): !control.texts.isEmpty
    default: false
    }
  }

  fileprivate func mirrored(in width: Double) -> ElementContent {
    switch self {
    case .text(let text): return .text(text.mirrored(in: width))
    case .button(var button):
      button.title = button.title?.mirrored(in: width)
      button.symbolFrame = button.symbolFrame?.mirrored(in: width)
      button.platter = button.platter.mirrored(in: width)
      return .button(button)
    case .image(let image): return .image(image.mirrored(in: width))
    case .bar(var bar):
      bar.platter = bar.platter?.mirrored(in: width)
      return .bar(bar)
    case .control(let control): return .control(control.mirrored(in: width))
    case .arrangement(let arrangement): return .arrangement(arrangement.mirrored(in: width))
    case .columns(let columns): return .columns(columns.map { $0.mirrored(in: width) })
    case .container, .box, .divider, .scroll, .row: return self
    }
  }
}

extension PlacedText {
  /// The text on the other side of a window of a width.
  func mirrored(in width: Double) -> PlacedText {
    var result = self
    result.lines = lines.map { line in
      Line(
        string: line.string,
        origin: Point(x: width - line.origin.x - line.width, y: line.origin.y),
        width: line.width)
    }
    return result
  }
}
