package import Geometry

/// Cells in columns, row by row.
package final class GridNode: KeepingNode {
  private let children: [LayoutNode]
  private let columns: GridColumns
  private let rowSpacing: Double
  private let alignment: Alignment

  /// Makes a grid of cells in reading order.
  package init(
    children: [LayoutNode], columns: GridColumns, rowSpacing: Double, alignment: Alignment
  ) {
    self.children = children
    self.columns = columns
    self.rowSpacing = rowSpacing
    self.alignment = alignment
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    let offered = offeredWidth(proposal)
    let width = columns.gridWidth(filling: offered, autoWidth: idealWidth)
    let heights = rowHeights(widths(filling: offered))
    let gaps = rowSpacing * Double(max(heights.count - 1, 0))
    // A height that is proposed changes nothing: cells are as high as they like.
    return Answer(
      Size(width: max(width, 0), height: heights.reduce(0, +) + gaps), heeding: .width)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let size = size(for: proposal)
    placement.fill(.container, in: Rect(origin: origin, size: size))
    let widths = widths(filling: offeredWidth(proposal))
    let heights = rowHeights(widths)
    if let path = placement.elementPath {
      placement.sink.decisions.append(
        LayoutDecision(kind: .columns, path: path, value: String(widths.count)))
    }
    guard !widths.isEmpty else { return }
    let contentWidth = widths.reduce(0, +) + columns.spacing * Double(widths.count - 1)
    // Columns that do not come out at the grid's width are centred in it, as SwiftUI does.
    let start = origin.x + (size.width - contentWidth) / 2
    var y = origin.y
    for row in heights.indices {
      var x = start
      for column in widths.indices {
        let index = row * widths.count + column
        guard index < children.count else { break }
        let offer = ProposedSize(width: widths[column], height: nil)
        let cell = Rect(x: x, y: y, width: widths[column], height: heights[row])
        let child = children[index]
        child.place(
          at: alignment.origin(of: child.size(for: offer), in: cell), proposal: offer,
          in: placement)
        x += widths[column] + columns.spacing
      }
      y += heights[row] + rowSpacing
    }
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    let widths = widths(filling: offeredWidth(proposal)).map { $0.text(decimals: 2) }
    return "columns of \(widths.joined(separator: ", ")), height of the rows"
  }

  private func offeredWidth(_ proposal: ProposedSize) -> Double {
    if let width = proposal.width, width.isFinite { return width }
    // Without a width to fill a column is as wide as its widest cell asks for.
    let count = max(columns.columns.count, 1)
    let ideal = (0..<count).reduce(0) { $0 + idealWidth(ofColumn: $1) }
    let wanted = ideal + columns.spacing * Double(count - 1)
    return proposal.width == nil ? wanted : max(wanted, Self.widest)
  }

  /// What an endless width stands for: SwiftUI's grid would lay out columns without end.
  private static let widest = 1e6

  private func widths(filling width: Double) -> [Double] {
    columns.widths(filling: width, autoWidth: idealWidth)
  }

  private func idealWidth(ofColumn column: Int) -> Double {
    let count = max(columns.columns.count, 1)
    return stride(from: column, to: children.count, by: count)
      .reduce(0) { max($0, children[$1].size(for: .unspecified).width) }
  }

  private func rowHeights(_ widths: [Double]) -> [Double] {
    guard !widths.isEmpty else { return [] }
    return stride(from: 0, to: children.count, by: widths.count).map { start in
      widths.indices.reduce(0) { height, column in
        guard start + column < children.count else { return height }
        let offer = ProposedSize(width: widths[column], height: nil)
        return max(height, children[start + column].size(for: offer).height)
      }
    }
  }
}
