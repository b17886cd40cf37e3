import Drawing
import Geometry
import LayoutEngine

/// Draws where displaced elements come from: a ghost in the old place and an arrow to the new one.
///
/// A group that moves as one has one arrow.
struct DisplacementDrawing {
  let layout: ResolvedLayout
  let space: ScreenSpace
  let ink: Ink
  let text: TextSetter

  /// The distance of an arrow from the thing that moves, in page points.
  private static let gap = 7.0

  /// Ghosts and arrows in the order of the elements.
  func commands() -> [DrawingCommand] {
    var ghosts: [DrawingCommand] = []
    var units: [(key: String, from: Rect, offset: Point)] = []
    for element in layout.elements {
      guard let move = element.displacement else { continue }
      let from = space.page(move.from)
      ghosts += [
        .path(
          .roundedRect(from, radius: ghostRadius(element, from)),
          fill: .color(ink.fold.opacity(0.07)),
          stroke: Stroke(ink.fold.opacity(0.85), width: 1, dash: [3, 2.5]))
      ]
      let key = move.group ?? "/" + element.path
      if let index = units.firstIndex(where: { $0.key == key }) {
        units[index].from = units[index].from.union(from)
      } else {
        units.append((key, from, move.offset))
      }
    }
    return ghosts + units.flatMap { arrow(from: $0.from, by: $0.offset) }
  }

  private func ghostRadius(_ element: Element, _ frame: Rect) -> Double {
    guard case .button(let button) = element.content else { return 2 }
    return min(button.cornerRadius * space.factor, min(frame.width, frame.height) / 2)
  }

  /// An arrow beside the moving thing, from the middle of its old place to that of the new one, with
  /// the distance in points.
  private func arrow(from: Rect, by offset: Point) -> [DrawingCommand] {
    let isLevel = abs(offset.x) > abs(offset.y)
    let distance = abs(isLevel ? offset.x : offset.y)
    let way = (isLevel ? offset.x : offset.y) < 0 ? -1.0 : 1.0
    let length = distance * space.factor
    guard length > 1 else { return [] }
    let start =
      isLevel
      ? Point(x: from.midX, y: from.minY - Self.gap) : Point(x: from.maxX + Self.gap, y: from.midY)
    /// A point some way along the arrow and to its side.
    func at(_ along: Double, _ aside: Double = 0) -> Point {
      isLevel
        ? start.offset(x: along * way, y: aside) : start.offset(x: aside, y: along * way)
    }
    let head = min(8.0, length * 0.6)
    let label = distance.text(decimals: 2)
    let words =
      isLevel
      ? text.run(label, Face.dimension, ink.fold, at: at(length / 2, -4.5), anchor: .middle)
      : text.run(label, Face.dimension, ink.fold, at: at(length / 2, 5).offset(x: 0, y: 3.2))
    return [
      // The light line under the arrow parts it from whatever it crosses.
      .path(
        .line(from: at(0), to: at(length)), fill: nil, stroke: Stroke(ink.screen, width: 4)),
      .path(
        .line(from: at(0), to: at(length - head * 0.8)), fill: nil,
        stroke: Stroke(ink.fold, width: 1.8)),
      .path(
        .polyline(
          [at(length - head, head * 0.5), at(length), at(length - head, -head * 0.5)],
          closed: true),
        fill: .color(ink.fold), stroke: Stroke(ink.screen, width: 0.8, join: .round)),
      .path(
        .ellipse(in: Rect(x: start.x - 2.2, y: start.y - 2.2, width: 4.4, height: 4.4)),
        fill: .color(ink.fold), stroke: nil),
      .text(words),
    ]
  }
}
