import Drawing
import Geometry
import Typography

/// Numbers that a page can have.
///
/// Others would stop Cairo altogether or make a file that nothing can read, so all formats leave out
/// what has them.
enum Drawable {
  /// Whether a coordinate is a number of a reasonable size.
  static func coordinate(_ number: Double) -> Bool { number.magnitude < 1e6 }

  /// Whether both coordinates are.
  static func point(_ point: Point) -> Bool { coordinate(point.x) && coordinate(point.y) }

  /// A line that can be drawn; nothing where it has no width.
  static func stroke(_ stroke: Stroke?) -> Stroke? {
    guard var stroke, stroke.width > 0, coordinate(stroke.width) else { return nil }
    let lengths = stroke.dash
    // Neither format takes lengths that are negative or all zero.
    if !lengths.allSatisfy({ $0 >= 0 && coordinate($0) }) || !lengths.contains(where: { $0 > 0 }) {
      stroke.dash = []
    }
    return stroke
  }
}

extension Path {
  /// Whether there is something to draw and every coordinate makes sense.
  var isDrawable: Bool {
    !isEmpty
      && elements.allSatisfy { element in
        switch element {
        case .move(let point), .line(let point): Drawable.point(point)
        case .curve(let first, let second, let end):
          Drawable.point(first) && Drawable.point(second) && Drawable.point(end)
        case .close: true
        }
      }
  }
}

extension TextRun {
  /// Whether there is something to draw and every number makes sense.
  var isDrawable: Bool {
    !string.isEmpty && Drawable.point(origin) && font.size > 0 && Drawable.coordinate(font.size)
      && Drawable.coordinate(width)
  }
}

extension ImageDrawing {
  /// Whether there is something to draw and every number makes sense.
  var isDrawable: Bool {
    frame.width > 0 && frame.height > 0 && opacity > 0
      && Drawable.point(frame.origin) && Drawable.coordinate(frame.maxX)
      && Drawable.coordinate(frame.maxY)
  }
}

extension DrawingGroup {
  /// Whether anything in the group can be seen.
  var isDrawable: Bool { opacity > 0 && clip.map(\.isDrawable) ?? true }
}
