import Devices
import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs

/// Draws what the focus of a television does: items as large as they get, and the one that has it.
struct FocusDrawing {
  let layout: ResolvedLayout
  let context: ElementContext

  /// The item that has the focus: its elements among those of the layout, and how they grow.
  private var focused: (range: Range<Int>, map: SurfaceMap)? {
    guard Self.isTelevision(layout) else { return nil }
    guard
      let first = layout.elements.indices.first(where: {
        layout.elements[$0].isFocused && !layout.elements[$0].visible.isEmpty
      }), let map = Self.growth(of: layout.elements[first])
    else { return nil }
    // What an element holds follows it, up to the first that lies beside it.
    var held: Set<Int> = [first]
    var end = first + 1
    while end < layout.elements.count, let parent = layout.elements[end].parent,
      held.contains(parent)
    {
      held.insert(end)
      end += 1
    }
    return (first..<end, map)
  }

  private static func isTelevision(_ layout: ResolvedLayout) -> Bool {
    layout.configuration.device.family == .tv
  }

  /// How an element grows about its middle while it has the focus; absent where it stays as it is.
  private static func growth(of element: Element) -> SurfaceMap? {
    guard let scale = element.focusScale, scale > 1 else { return nil }
    let middle = element.windowFrame.center
    return SurfaceMap(
      scale: scale, origin: Point(x: middle.x * (1 - scale), y: middle.y * (1 - scale)))
  }

  /// The layout without the item that has the focus, where that is among some elements: it is drawn
  /// over the others.
  func withoutFocused(in range: Range<Int>) -> ResolvedLayout {
    guard let focused, range.contains(focused.range.lowerBound) else { return layout }
    var result = layout
    for index in focused.range {
      result.elements[index].visible.size = .zero
    }
    return result
  }

  /// The item that has the focus, grown, with its shadow; nothing where it is not among some elements.
  func mockup(in range: Range<Int>) -> [DrawingCommand] {
    guard let focused, range.contains(focused.range.lowerBound) else { return [] }
    var grown = layout
    for index in focused.range {
      let element = layout.elements[index]
      var result = element.mapped(by: focused.map)
      // What shows whole shows whole when it has grown, as far as the window goes.
      if element.visible == element.windowFrame {
        result.visible = result.windowFrame.intersection(layout.scene.window)
      }
      grown.elements[index] = result
    }
    return shadow(of: grown.elements[focused.range])
      + MockupContent(layout: grown, context: context).commands(focused.range)
  }

  /// A soft shadow below what of an item has a ground of its own: its picture, else all of it.
  private func shadow(of elements: ArraySlice<Element>) -> [DrawingCommand] {
    let picture = elements.first {
      if case .image = $0.content { true } else if case .box = $0.content { true } else { false }
    }
    guard let shape = picture ?? elements.first else { return [] }
    let frame = context.space.page(shape.contentFrame)
    let factor = context.space.factor
    return stride(from: 20.0, through: 0, by: -2.5).map { reach in
      .path(
        .roundedRect(
          frame.inset(by: -reach * factor).offset(x: 0, y: 10 * factor),
          radius: (shape.cornerRadius + reach) * factor),
        fill: .color(Color(0).opacity(0.035)), stroke: nil)
    }
  }

  /// The outlines of all items as large as they get; that of the focused one is full.
  func outlines() -> [DrawingCommand] {
    guard Self.isTelevision(layout) else { return [] }
    return layout.inFront.elements.compactMap { element in
      guard !element.visible.isEmpty, let map = Self.growth(of: element) else { return nil }
      return .path(
        .rect(context.space.page(map(element.windowFrame))), fill: nil,
        stroke: element.isFocused
          ? Stroke(context.ink.info, width: 1.8)
          : Stroke(context.ink.info.opacity(0.8), width: 0.9, dash: [5, 3]))
    }
  }

  /// The entries of a legend.
  static func entries(_ layout: ResolvedLayout, _ ink: Ink) -> [LegendEntry] {
    guard isTelevision(layout) else { return [] }
    let growing = layout.elements.filter { !$0.visible.isEmpty && growth(of: $0) != nil }
    var entries: [LegendEntry] = []
    if growing.contains(where: { !$0.isFocused }) {
      entries.append(
        LegendEntry(
          words: "enlarged by the focus", stroke: Stroke(ink.info, width: 0.9, dash: [5, 3]),
          shape: .area))
    }
    if growing.contains(where: \.isFocused) {
      entries.append(
        LegendEntry(words: "has the focus", stroke: Stroke(ink.info, width: 1.8), shape: .area))
    }
    return entries
  }
}
