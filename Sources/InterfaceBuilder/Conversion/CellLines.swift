import Documents
import Geometry

/// The cells of a collection that size themselves, as rules: each as large as what it holds asks for,
/// in the line that the file stores it in.
///
/// A line begins behind the longest cell of the one before, its cells have one middle, and lie along
/// it as they do in the file: packed, centred or spread. That cells are as many in each line as fit
/// can't be said by rules, which hold for all sizes.
///
/// - Note: Source: `UICollectionViewFlowLayout` with estimated sizes: a cell is as wide and as high as
///   its content fits, at the priority of fitting sizes. Where cells lie in their lines: the stored
///   frames of collections in files of Interface Builder.
struct CellLines {
  /// The priority of what draws lines together: weaker than a stored size, so that no cell gives way.
  static let pull = SelfSizing.priority - 1

  private let flow: FlowLines

  /// Looks for such cells; nothing where a view has none.
  init?(of collection: InterfaceView) {
    guard ScrolledCells.sizeThemselves(in: collection), let flow = FlowLines(of: collection) else {
      return nil
    }
    self.flow = flow
  }

  /// The views of the last line.
  var last: [InterfaceView] { flow.lines.last?.views ?? [] }

  /// The rules that stand for the frame of a view in a line; nothing for another view.
  ///
  /// - Parameters:
  ///   - view: a view of the collection.
  ///   - frame: the four rules of its stored frame: start and length along x, then along y.
  ///   - names: the names of views.
  /// - Returns: the rules of place and size.
  func rules(
    for view: InterfaceView, frame: [DocumentNode], _ names: NameBook
  ) -> [DocumentNode]? {
    guard let index = flow.lines.firstIndex(where: { $0.views.contains { $0.id == view.id } }),
      let place = flow.lines[index].views.firstIndex(where: { $0.id == view.id })
    else { return nil }
    let draft = Draft(at: view.position)
    let along = placeAlong(index, place, names).map(draft.scalar)
    guard FlowLines.isCell(view) else {
      // A header is as long along the scroll as the file says, and reaches across the collection.
      return flow.axis == .vertical
        ? frame.prefix(2) + along + frame.suffix(1) : along + frame.suffix(3)
    }
    let across = placeAcross(flow.lines[index], place, names).map(draft.scalar)
    return across + along + sizes(of: view, names).map(draft.scalar)
  }

  private func name(_ view: InterfaceView, _ names: NameBook) -> String { names[view.id] ?? "" }

  /// The sizes of a cell: the stored ones, which give way where the content says more.
  private func sizes(of cell: InterfaceView, _ names: NameBook) -> [String] {
    let priority = SelfSizing.isPossible(in: cell) ? " @\(SelfSizing.priority)" : ""
    let size = cell.frame?.size ?? .zero
    let name = name(cell, names)
    return [("width", size.width), ("height", size.height)].map {
      "\(name).\($0) == \(Draft.text(of: $1))\(priority)"
    }
  }

  // MARK: Places

  /// Where a view lies along the scroll.
  private func placeAlong(_ index: Int, _ place: Int, _ names: NameBook) -> [String] {
    let words = AttributeWords(flow.axis)
    let line = flow.lines[index]
    let before = index > 0 ? flow.lines[index - 1] : nil
    let members = line.views.map { name($0, names) }
    guard place == 0 else {
      return ["\(members[place]).\(words.center) == \(members[0]).\(words.center)"]
    }
    let gap = Draft.term(line.extent.lowerBound - (before?.extent.upperBound ?? 0))
    let edges =
      before?.views.map { "\(name($0, names)).\(words.end)" } ?? ["contentLayout.\(words.start)"]
    if members.count == 1, edges.count == 1 {
      return ["\(members[0]).\(words.start) == \(edges[0])\(gap)"]
    }
    let group = members.count == 1 ? members[0] : "(\(members.joined(separator: ", ")))"
    return edges.map { "\(group).\(words.start) >= \($0)\(gap)" }
      + ["\(members[0]).\(words.center) == contentLayout.\(words.start) @\(Self.pull)"]
  }

  /// Where a cell lies along its line.
  private func placeAcross(
    _ line: FlowLines.Line, _ place: Int, _ names: NameBook
  ) -> [String] {
    let words = AttributeWords(flow.axis.other)
    let members = line.views.map { name($0, names) }
    let ranges = line.views.map { FlowLines.range(of: $0, flow.axis.other) }
    let own = members[place]
    let edge = flow.keepsToSafeArea ? "safeArea" : "contentLayout"
    if line.setting == .centered {
      let middle = Draft.term((flow.insets.start - flow.insets.end) / 2)
      return ["\(own).\(words.center) == \(edge).\(words.center)\(middle)"]
    }
    guard place > 0 else {
      // A design on its side has the safe area in the stored place.
      let start = Draft.term(
        flow.keepsToSafeArea ? flow.insets.start : ranges[0].lowerBound)
      return ["\(own).\(words.start) == \(edge).\(words.start)\(start)"]
    }
    let before = members[place - 1]
    guard line.setting == .spread else {
      let gap = Draft.term(ranges[place].lowerBound - ranges[place - 1].upperBound)
      return ["\(own).\(words.start) == \(before).\(words.end)\(gap)"]
    }
    var rules = ["\(own).\(words.start) >= \(before).\(words.end)\(Draft.term(flow.spacing))"]
    if place > 1 {
      rules.append(
        "\(own).\(words.start) - \(before).\(words.end)"
          + " == \(members[1]).\(words.start) - \(members[0]).\(words.end)")
    }
    if place == members.count - 1 {
      let end = Draft.term(-flow.insets.end)
      rules.append("\(own).\(words.end) == \(edge).\(words.end)\(end) @\(Self.pull)")
    }
    return rules
  }
}
