import Drawing
import Geometry

/// The lines between the columns of a split view.
enum ColumnLines {
  /// A hairline where two columns meet.
  static func draw(_ columns: [Rect], _ context: ElementContext, _ color: Color)
    -> [DrawingCommand]
  {
    let sorted = columns.sorted { $0.minX < $1.minX }
    return zip(sorted, sorted.dropFirst()).map { before, _ in
      let frame = context.space.page(before)
      return .path(
        .line(from: Point(x: frame.maxX, y: frame.minY), to: Point(x: frame.maxX, y: frame.maxY)),
        fill: nil, stroke: Stroke(color, width: 0.7))
    }
  }
}
