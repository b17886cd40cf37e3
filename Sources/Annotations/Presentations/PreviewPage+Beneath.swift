import Drawing
import Geometry
import LayoutEngine

extension PreviewPage {
  /// The room of the texts and symbols that show, dimmed, beneath what lies over a screen; labels keep
  /// off them.
  func beneathInks(_ context: ElementContext) -> [Rect] {
    guard !layout.presentations.isEmpty else { return [] }
    let map = PresentationDrawing.page(of: layout, in: context.space, ink.screen)?.map
    let drawn = layout.drawnBack(by: map)
    return layout.levels.dropLast().enumerated().flatMap { level, range in
      let covers = layout.presentations[level...].map { context.space.page($0.frame) }
      return drawn.elements[range].filter { !$0.isHidden && !$0.visible.isEmpty }
        .flatMap { LabelGround.inks(of: $0, context) }
        .flatMap { ink in covers.reduce([ink]) { rest, cover in rest.flatMap { $0.outside(cover) } }
        }
    }
  }
}

extension Rect {
  /// The parts of a rectangle that lie outside another one.
  fileprivate func outside(_ other: Rect) -> [Rect] {
    guard intersects(other) else { return [self] }
    return [
      Rect(left: minX, top: minY, right: maxX, bottom: other.minY),
      Rect(left: minX, top: other.maxY, right: maxX, bottom: maxY),
      Rect(
        left: minX, top: max(minY, other.minY), right: other.minX, bottom: min(maxY, other.maxY)),
      Rect(
        left: other.maxX, top: max(minY, other.minY), right: maxX, bottom: min(maxY, other.maxY)),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
