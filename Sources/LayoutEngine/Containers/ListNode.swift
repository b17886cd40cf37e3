package import Geometry
package import LayoutSpecs

/// Rows that scroll; each row is an element.
package final class ListNode: KeepingNode {
  /// What a list needs to know beside its rows; lengths in points.
  package struct Metrics: Hashable, Sendable {
    /// The height of a stand-in row and the least of others.
    package var rowHeight: Double
    /// The distance of rows and of their content from the sides: the root view's margin.
    package var margin: Double
    /// The look.
    package var style: ListContent.Style

    /// Makes metrics from their parts.
    package init(rowHeight: Double, margin: Double, style: ListContent.Style) {
      self.rowHeight = rowHeight
      self.margin = margin
      self.style = style
    }
  }

  /// The distance between a row's edges and what it holds, above and below, in points.
  ///
  /// - Note: Source: ours; with the 20.333-point line of body text it gives the 44-point row of
  ///   classic lists.
  static let rowPadding = 11.0

  private let rows: [LayoutNode]
  private let count: Int
  private let metrics: Metrics
  private let template: Element

  /// Makes a list of stand-in rows.
  package init(count: Int, metrics: Metrics, template: Element) {
    rows = []
    self.count = count
    self.metrics = metrics
    self.template = template
  }

  /// Makes a list with a row for each node.
  package init(rows: [LayoutNode], metrics: Metrics, template: Element) {
    self.rows = rows
    count = rows.count
    self.metrics = metrics
    self.template = template
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    if let width = proposal.width, let height = proposal.height {
      return Answer(Size(width: width, height: height), heeding: .all)
    }
    let width = proposal.width ?? idealWidth
    let height = proposal.height ?? contentHeight(width: width)
    return Answer(Size(width: width, height: height), heeding: .all)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let frame = placement.extended(Rect(origin: origin, size: size(for: proposal)))
    let inner = placement.scrollContent(of: frame)
    let side = metrics.style == .inset ? metrics.margin : 0
    placement.fill(
      .scroll(contentSize: Size(width: inner.width, height: contentHeight(width: inner.width))),
      in: frame)
    var content = placement
    content.clip = placement.clip.intersection(frame)
    content.safeArea = inner
    content.container = inner
    content.bottomWithoutKeyboard = nil
    content.scrolledAxes.insert(.vertical)
    var y = inner.minY
    for index in 0..<count {
      let height = rowHeight(index, width: inner.width)
      let row = Rect(
        x: inner.minX + side, y: y, width: max(inner.width - 2 * side, 0), height: height)
      placeRow(index, in: row, content)
      y += height
    }
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    "a list takes what it is proposed"
  }

  private func placeRow(_ index: Int, in frame: Rect, _ placement: Placement) {
    var element = template
    element.id += "/\(index)"
    element.path += "/\(index)"
    element.content = .row(index: index, separator: index < count - 1, margin: metrics.margin)
    let inner = ElementNode.append(element, frame: frame, to: placement)
    guard !rows.isEmpty else { return }
    let offer = rowProposal(width: frame.width)
    let size = rows[index].size(for: offer)
    let origin = Point(
      x: frame.minX + metrics.margin, y: frame.minY + (frame.height - size.height) / 2)
    rows[index].place(at: origin, proposal: offer, in: inner)
  }

  private func rowProposal(width: Double) -> ProposedSize {
    ProposedSize(width: max(width - 2 * metrics.margin, 0), height: nil)
  }

  private func rowHeight(_ index: Int, width: Double) -> Double {
    guard !rows.isEmpty else { return metrics.rowHeight }
    let side = metrics.style == .inset ? metrics.margin : 0
    let content = rows[index].size(for: rowProposal(width: max(width - 2 * side, 0)))
    return max(metrics.rowHeight, content.height + 2 * Self.rowPadding)
  }

  private func contentHeight(width: Double) -> Double {
    (0..<count).reduce(0) { $0 + rowHeight($1, width: width) }
  }

  private var idealWidth: Double {
    let widest = rows.reduce(0) { max($0, $1.size(for: .unspecified).width) }
    return rows.isEmpty ? 10 : widest + 2 * metrics.margin
  }
}
