/// Elements next to each other that look alike; their look is written once.
struct SiblingRun {
  /// An element in pieces: the look goes between them.
  struct Element {
    var name: StaticString
    var attributes: SVGBuffer
    var end: SVGBuffer
  }

  private var style = ""
  private var elements: [Element] = []

  /// Adds an element, after writing those before it that look otherwise.
  mutating func add(_ element: Element, style: String, to buffer: inout SVGBuffer) {
    if style != self.style { flush(to: &buffer) }
    self.style = style
    elements.append(element)
  }

  /// Writes what was gathered, in a group of its own where that makes the file smaller.
  mutating func flush(to buffer: inout SVGBuffer) {
    let shares = elements.count > 1 && !style.isEmpty
    if shares {
      buffer.add("<g")
      buffer.add(markup: style)
      buffer.add(">\n")
    }
    for element in elements {
      buffer.add(element.name)
      buffer.add(element.attributes)
      if !shares { buffer.add(markup: style) }
      buffer.add(element.end)
    }
    if shares { buffer.add("</g>\n") }
    elements.removeAll(keepingCapacity: true)
  }
}
