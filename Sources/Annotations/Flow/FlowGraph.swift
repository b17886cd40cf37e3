import Geometry
import LayoutEngine
import LayoutSpecs

/// Which screens lead where: nodes are layouts, edges the elements that lead to another one.
struct FlowGraph {
  /// A way from one screen to another.
  struct Link: Hashable {
    /// How someone moves.
    enum Kind: Hashable {
      /// Deeper into a hierarchy, or to wherever content leads.
      case forward
      /// Across, by a tab.
      case across
      /// Back or out, to the screen before.
      case back
    }

    /// The index of the layout that it starts in.
    var from: Int
    /// The index of the layout that it leads to.
    var to: Int
    /// The index of the element.
    var element: Int
    /// How someone moves.
    var kind: Kind
  }

  /// All links in the order of layouts and elements.
  let links: [Link]
  /// The column of each layout: how many steps it is from the first.
  let columns: [Int]

  /// Follows what the elements of some layouts lead to.
  init(_ layouts: [ResolvedLayout]) {
    let places = Dictionary(
      layouts.enumerated().map { ($1.configuration.screen, $0) },
      uniquingKeysWith: { first, _ in first })
    var links: [Link] = []
    for (from, layout) in layouts.enumerated() {
      for (index, element) in layout.elements.enumerated()
      where !element.isHidden && !element.isBeneath {
        guard let target = element.leadsTo, let to = places[target], to != from else { continue }
        let kind: Link.Kind = element.kind == "tab" ? .across : .forward
        // Of several ways to one screen the first is drawn.
        guard !links.contains(where: { $0.from == from && $0.to == to && $0.kind == kind }) else {
          continue
        }
        links.append(Link(from: from, to: to, element: index, kind: kind))
      }
    }
    var columns = [Int?](repeating: nil, count: layouts.count)
    var queue: [Int] = []
    for start in layouts.indices {
      // What nothing leads to starts a row of its own at the left.
      let isEntered = links.contains { $0.to == start && $0.kind == .forward }
      guard columns[start] == nil, start == 0 || !isEntered else { continue }
      columns[start] = 0
      queue.append(start)
      while !queue.isEmpty {
        let next = queue.removeFirst()
        for link in links where link.from == next && columns[link.to] == nil {
          // Tabs lie in the column of the screen that has them.
          columns[link.to] = (columns[next] ?? 0) + (link.kind == .across ? 0 : 1)
          queue.append(link.to)
        }
      }
    }
    for index in columns.indices where columns[index] == nil { columns[index] = 0 }
    self.columns = columns.map { $0 ?? 0 }
    // A way to a screen that stands before is a way back.
    self.links = links.map { link in
      var link = link
      if link.kind == .forward, (columns[link.to] ?? 0) <= (columns[link.from] ?? 0) {
        link.kind = .back
      }
      return link
    }
  }
}
