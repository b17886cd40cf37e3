import Documents
import Geometry

/// The lines that a flow layout has set the cells of a collection in, read from the stored frames.
///
/// A header of the section is a line of its own before the cells, a footer one after them.
struct FlowLines {
  /// How the cells of a line lie along it.
  enum Setting {
    /// From the start of the line, each behind the one before.
    case packed
    /// A single cell in the middle: no second one of its size would fit beside it.
    case centered
    /// From the start of the line to its end, all gaps equal.
    case spread
  }

  /// A line.
  struct Line {
    /// What lies in it, from the start to the end.
    var views: [InterfaceView]
    var setting: Setting
    /// Where the line begins and ends along the scroll, in points of the content.
    var extent: ClosedRange<Double>
  }

  /// The axis that the collection scrolls along, and lines follow each other along.
  let axis: Axis
  let lines: [Line]
  /// The insets of the section along lines, in points.
  let insets: (start: Double, end: Double)
  /// Whether these insets begin at the safe area.
  let keepsToSafeArea: Bool
  /// What lies between the cells of a line at least, in points.
  let spacing: Double

  /// Reads the lines; nothing where a collection has no cells, or another layout.
  init?(of collection: InterfaceView) {
    guard let layout = collection.element.child("collectionViewFlowLayout"),
      let size = collection.frame?.size
    else { return nil }
    let axis = Self.axis(of: layout)
    let cells = collection.children.filter { Self.isCell($0) && $0.frame != nil }
    guard !cells.isEmpty else { return nil }
    let section = layout.child(keyed: "sectionInset")
    let (first, last) = axis == .vertical ? ("minX", "maxX") : ("minY", "maxY")
    let insets = (start: section?.number(first) ?? 0, end: section?.number(last) ?? 0)
    let across = axis.other == .horizontal ? size.width : size.height
    func line(_ views: [InterfaceView], _ setting: Setting) -> Line {
      let ranges = views.map { Self.range(of: $0, axis) }
      return Line(
        views: views, setting: setting,
        extent: (ranges.map(\.lowerBound).min() ?? 0)...(ranges.map(\.upperBound).max() ?? 0))
    }
    func supplement(_ key: String) -> [Line] {
      collection.children.filter { $0.key == key && $0.frame != nil }.map { line([$0], .packed) }
    }
    let sorted = Self.grouped(cells, axis).map { group in
      group.sorted {
        Self.range(of: $0, axis.other).lowerBound < Self.range(of: $1, axis.other).lowerBound
      }
    }
    self.axis = axis
    self.insets = insets
    // Along the scroll, bars push all that scrolls.
    keepsToSafeArea = layout["sectionInsetReference"] == "safeArea" && axis == .vertical
    spacing = layout.number("minimumInteritemSpacing") ?? 10
    lines =
      supplement("sectionHeaderView")
      + sorted.map {
        line($0, Self.setting(of: $0, axis.other, from: insets.start, to: across - insets.end))
      } + supplement("sectionFooterView")
  }

  /// The axis that a flow layout scrolls along.
  static func axis(of layout: XMLElement?) -> Axis {
    layout?["scrollDirection"] == "horizontal" ? .horizontal : .vertical
  }

  static func isCell(_ view: InterfaceView) -> Bool { view.kind == "collectionViewCell" }

  /// Where the stored frame of a view lies along an axis.
  static func range(of view: InterfaceView, _ axis: Axis) -> ClosedRange<Double> {
    let frame = view.frame ?? .zero
    return axis == .horizontal ? frame.minX...frame.maxX : frame.minY...frame.maxY
  }

  // MARK: Reading

  /// As far as stored frames are off, being rounded to pixels.
  private static let tolerance = 0.5

  /// The cells by lines: those of a line have one middle across it, and lie beside each other.
  private static func grouped(_ cells: [InterfaceView], _ axis: Axis) -> [[InterfaceView]] {
    var groups: [[InterfaceView]] = []
    for cell in cells {
      let joins = groups.last?.allSatisfy { areBeside($0, cell, axis) } ?? false
      if joins { groups[groups.count - 1].append(cell) } else { groups.append([cell]) }
    }
    return groups
  }

  private static func areBeside(
    _ first: InterfaceView, _ second: InterfaceView, _ axis: Axis
  ) -> Bool {
    let (a, b) = (range(of: first, axis.other), range(of: second, axis.other))
    return isSame(middle(range(of: first, axis)), middle(range(of: second, axis)))
      && (a.upperBound <= b.lowerBound + tolerance || b.upperBound <= a.lowerBound + tolerance)
  }

  private static func setting(
    of cells: [InterfaceView], _ axis: Axis, from start: Double, to end: Double
  ) -> Setting {
    let ranges = cells.map { range(of: $0, axis) }
    guard let first = ranges.first, let last = ranges.last else { return .packed }
    if cells.count == 1 { return isSame(middle(first), (start + end) / 2) ? .centered : .packed }
    return isSame(first.lowerBound, start) && isSame(last.upperBound, end) ? .spread : .packed
  }

  private static func middle(_ range: ClosedRange<Double>) -> Double {
    (range.lowerBound + range.upperBound) / 2
  }

  private static func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= tolerance }
}
