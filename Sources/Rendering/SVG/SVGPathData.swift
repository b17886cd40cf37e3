import Drawing
import Geometry

/// Outlines in SVG's short notation.
enum SVGPathData {
  /// A `path` element without its look.
  static func element(_ path: Path) -> SiblingRun.Element {
    var attributes = SVGBuffer()
    attributes.add(" d=\"")
    write(path, to: &attributes)
    attributes.add("\"")
    var end = SVGBuffer()
    end.add("/>\n")
    return SiblingRun.Element(name: "<path", attributes: attributes, end: end)
  }

  /// The value of a `d` attribute: absolute coordinates, level and upright lines by one number.
  static func write(_ path: Path, to buffer: inout SVGBuffer) {
    var current = Point.zero
    var start = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        buffer.add("M")
        write(point, to: &buffer)
        start = point
        current = point
      case .line(let point):
        if point.y == current.y {
          buffer.add("H")
          buffer.add(point.x)
        } else if point.x == current.x {
          buffer.add("V")
          buffer.add(point.y)
        } else {
          buffer.add("L")
          write(point, to: &buffer)
        }
        current = point
      case .curve(let first, let second, let end):
        buffer.add("C")
        write(first, to: &buffer)
        buffer.add(" ")
        write(second, to: &buffer)
        buffer.add(" ")
        write(end, to: &buffer)
        current = end
      case .close:
        buffer.add("Z")
        current = start
      }
    }
  }

  private static func write(_ point: Point, to buffer: inout SVGBuffer) {
    buffer.add(point.x)
    buffer.add(" ")
    buffer.add(point.y)
  }
}
