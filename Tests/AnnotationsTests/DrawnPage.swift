import Drawing
import Geometry
import Typography

/// A display list taken apart for tests: texts, lines and groups with what surrounds them.
struct DrawnPage {
  /// A text with where it stands.
  struct Words {
    var run: TextRun
    /// The ids of the groups around it, outermost first.
    var groups: [String]
    /// What is seen of it, given the clips around it: empty where nothing shows.
    var visible: Rect

    /// Whether it is about the picture rather than in it.
    var isAnnotation: Bool { DrawnPage.isAnnotation(groups) }

    /// The capitals and descenders of Inter: 0.727 and 0.2 of the type size.
    static func room(_ run: TextRun) -> Rect {
      Rect(
        x: run.origin.x, y: run.origin.y - run.font.size * 0.727, width: run.width,
        height: run.font.size * 0.927)
    }
  }

  /// A straight piece of a stroked line.
  struct Segment {
    var from: Point
    var to: Point
    var groups: [String]
    /// What the clips around it leave.
    var clip: Rect

    /// The smallest rectangle around what the clips leave of it.
    var bounds: Rect {
      Rect(
        left: min(from.x, to.x), top: min(from.y, to.y), right: max(from.x, to.x),
        bottom: max(from.y, to.y)
      ).intersection(clip)
    }

    /// Whether the clips leave anything of it.
    var isShown: Bool {
      max(from.x, to.x) >= clip.minX && min(from.x, to.x) <= clip.maxX
        && max(from.y, to.y) >= clip.minY && min(from.y, to.y) <= clip.maxY
    }
  }

  let size: Size
  private(set) var words: [Words] = []
  private(set) var segments: [Segment] = []
  private(set) var ids: [String] = []
  private(set) var titles: [String] = []
  private(set) var layers: [Layer] = []
  /// What no page may have: empty groups and outlines, numbers that are not finite.
  private(set) var faults: [String] = []

  init(_ list: DisplayList) {
    size = list.size
    if !(list.size.width.isFinite && list.size.height.isFinite) { faults.append("the page's size") }
    walk(
      list.commands, groups: [],
      clip: Rect(x: 0, y: 0, width: list.size.width, height: list.size.height))
  }

  /// The texts about the picture: header, dimensions, labels, notes, legend.
  var annotations: [Words] { words.filter(\.isAnnotation) }

  /// The texts of elements, as far as they show.
  var content: [Words] { words.filter { !$0.isAnnotation && !$0.visible.isEmpty } }

  /// Whether a group with this id was drawn.
  func has(_ id: String) -> Bool { ids.contains(id) }

  private static func isAnnotation(_ groups: [String]) -> Bool {
    let outermost = groups.first ?? ""
    return !outermost.hasPrefix("layer-content") && outermost != "layer-chrome"
  }

  private mutating func walk(_ commands: [DrawingCommand], groups: [String], clip: Rect) {
    let place = groups.joined(separator: " > ")
    for command in commands {
      switch command {
      case .path(let path, let fill, let stroke):
        if path.isEmpty { faults.append("an empty outline in \(place)") }
        if fill == nil, stroke == nil { faults.append("an outline without paint in \(place)") }
        let points = path.points
        if !points.allSatisfy(\.isFinite) { faults.append("an outline not finite in \(place)") }
        if let stroke {
          if !(stroke.width.isFinite && stroke.width > 0) { faults.append("a stroke in \(place)") }
          if !stroke.dash.allSatisfy({ $0 > 0 }) { faults.append("a dash in \(place)") }
          segments += path.straightPieces.map {
            Segment(from: $0, to: $1, groups: groups, clip: clip)
          }
          .filter(\.isShown)
        }
      case .text(let run):
        if !(run.origin.isFinite && run.width.isFinite) { faults.append("a text in \(place)") }
        if run.string.isEmpty { faults.append("an empty text in \(place)") }
        words.append(
          Words(run: run, groups: groups, visible: Words.room(run).intersection(clip)))
      case .image(let image):
        if !(image.frame.origin.isFinite && image.frame.width.isFinite) {
          faults.append("a picture in \(place)")
        }
      case .group(let group):
        if group.commands.isEmpty { faults.append("an empty group \(group.id ?? "") in \(place)") }
        if let id = group.id { ids.append(id) }
        if let title = group.title { titles.append(title) }
        if let layer = group.layer { layers.append(layer) }
        var inner = clip
        if let bounds = group.clip?.outerBounds { inner = inner.intersection(bounds) }
        walk(group.commands, groups: groups + [group.id ?? "?"], clip: inner)
      }
    }
  }
}

extension Point {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Path {
  /// All its points, control points included.
  var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let a, let b, let end): [a, b, end]
      case .close: []
      }
    }
  }

  /// The smallest rectangle around all its points.
  var outerBounds: Rect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return Rect(
      left: xs.min() ?? 0, top: ys.min() ?? 0, right: xs.max() ?? 0, bottom: ys.max() ?? 0)
  }

  /// Its straight pieces.
  var straightPieces: [(Point, Point)] {
    var pieces: [(Point, Point)] = []
    var (start, current) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point):
        pieces.append((current, point))
        current = point
      case .curve(_, _, let end): current = end
      case .close:
        if current != start { pieces.append((current, start)) }
        current = start
      }
    }
    return pieces
  }

  /// The area inside, curves cut into 200 chords each.
  var area: Double {
    var (sum, start, current) = (0.0, Point.zero, Point.zero)
    func add(_ point: Point) {
      sum += current.x * point.y - point.x * current.y
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): add(point)
      case .curve(let a, let b, let end):
        let from = current
        for step in 1...200 {
          let t = Double(step) / 200
          let (p, q, r, s) = (
            (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
          )
          add(
            Point(
              x: p * from.x + q * a.x + r * b.x + s * end.x,
              y: p * from.y + q * a.y + r * b.y + s * end.y))
        }
      case .close: add(start)
      }
    }
    return abs(sum) / 2
  }
}
