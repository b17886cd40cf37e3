import Drawing
import Geometry
import LayoutEngine
import Typography

/// What drawing an element needs to know beside it.
struct ElementContext {
  let space: ScreenSpace
  let ink: Ink
  let text: TextSetter
  /// The pictures that were read; others are drawn as stand-ins.
  let assets: Set<String>

  /// A font of the layout in the size that it has on the page.
  func page(_ placed: PlacedText) -> (runs: [TextRun], inks: [Rect]) {
    var font = placed.font
    font.size *= space.factor
    let runs = placed.lines.filter { !$0.string.isEmpty }.map { line in
      TextRun(
        line.string, font: font, origin: space.page(line.origin),
        width: line.width * space.factor, color: Color(rgba: placed.color),
        direction: placed.direction)
    }
    return (runs, runs.map(\.bounds))
  }

  /// Steps cut to what shows of an element, or nothing where nothing shows.
  func clipped(_ element: Element, _ commands: [DrawingCommand]) -> DrawingCommand? {
    guard !commands.isEmpty else { return nil }
    // What is left of an intersection may differ from the frame in the last places.
    let isWhole =
      element.isHidden || element.visible.inset(by: -0.001).contains(element.windowFrame)
    guard isWhole || !element.visible.isEmpty else { return nil }
    let frame = element.windowFrame
    let title =
      "\(element.id) · \(element.kind) · \(frame.width.text(decimals: 2)) × "
      + "\(frame.height.text(decimals: 2)) at \(frame.minX.text(decimals: 2)), "
      + frame.minY.text(decimals: 2)
    return .group(
      DrawingGroup(
        id: "element-\(element.id)", title: title,
        clip: isWhole ? nil : .rect(space.page(element.visible).inset(by: -0.5)), commands))
  }
}
