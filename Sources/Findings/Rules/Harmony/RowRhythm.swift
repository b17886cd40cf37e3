import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// The gaps in rows and columns of things that are alike.
struct RowRhythm: Hashable, Sendable {
  /// The index of the stack.
  var stack: Int
  /// Its items in order along the axis.
  var items: [Int]
  /// The axis.
  var axis: Axis
  /// The gaps between them in points.
  var gaps: [Double]

  /// The gap that most have: the middle one in order of size.
  var usual: Double { gaps.sorted()[gaps.count / 2] }

  /// How far gaps stray from their mean.
  var deviation: Double {
    let mean = gaps.reduce(0, +) / Double(gaps.count)
    let squares = gaps.map { ($0 - mean) * ($0 - mean) }
    return (squares.reduce(0, +) / Double(gaps.count)).squareRoot()
  }

  /// The stacks with three things of one kind and size or more that are not parted by others.
  static func rows(_ layout: CheckedLayout) -> [RowRhythm] {
    var rows: [RowRhythm] = []
    for (stack, children) in layout.childrenByElement().enumerated()
    where !layout.isInBar(stack) && layout.isShown(stack) {
      let axis: Axis
      switch layout.elements[stack].kind {
      case "hstack": axis = .horizontal
      case "vstack": axis = .vertical
      default: continue
      }
      let items = children.filter { !layout.elements[$0].isHidden }
      guard items.count >= 3, let first = items.first,
        items.allSatisfy({ isLike($0, first, layout) })
      else { continue }
      let frames = items.map { layout.elements[$0].windowFrame }
        .sorted { $0.start(axis) < $1.start(axis) }
      let gaps = zip(frames, frames.dropFirst()).map { $1.start(axis) - $0.end(axis) }
      rows.append(RowRhythm(stack: stack, items: items, axis: axis, gaps: gaps))
    }
    return rows
  }

  private static func isLike(_ index: Int, _ other: Int, _ layout: CheckedLayout) -> Bool {
    let (a, b) = (layout.elements[index], layout.elements[other])
    return a.kind == b.kind && a.role == b.role && a.displacement == nil
      && abs(a.windowFrame.width - b.windowFrame.width) <= 1
      && abs(a.windowFrame.height - b.windowFrame.height) <= 1
  }
}
