package import Geometry

/// Fixed lengths that replace proposal and result.
///
/// - Note: Source: SwiftUI layout, "Fixed frame", cases `tok-align-*`, `ol-frameVariants`.
package final class FixedFrameNode: WrapperNode {
  package let cache = MeasureCache()
  package let child: any LayoutNode
  private let width: Double?
  private let height: Double?
  private let alignment: Alignment

  /// Makes a frame; lengths that are negative or not finite are dropped.
  package init(child: any LayoutNode, width: Double?, height: Double?, alignment: Alignment) {
    func usable(_ length: Double?) -> Double? {
      length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
    self.child = child
    self.width = usable(width)
    self.height = usable(height)
    self.alignment = alignment
  }

  package func measure(_ proposal: ProposedSize) -> Size {
    let inner = child.size(for: offer(proposal))
    return Size(width: width ?? inner.width, height: height ?? inner.height)
  }

  package func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let offer = offer(proposal)
    let frame = Rect(origin: origin, size: size(for: proposal))
    child.place(
      at: alignment.origin(of: child.size(for: offer), in: frame), proposal: offer, in: placement)
  }

  package func spacingWish(beyond edge: Edge) -> Double? {
    let fixed = edge.axis == .horizontal ? width : height
    return fixed == nil ? child.spacingWish(beyond: edge) : nil
  }

  package func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    let offer = offer(proposal)
    let frame = Rect(origin: .zero, size: size(for: proposal))
    return child.baseline(baseline, for: offer)
      .map { $0 + alignment.origin(of: child.size(for: offer), in: frame).y }
  }

  package func sizeRule(for proposal: ProposedSize) -> String {
    let fixed = [width.map { "width \($0.text())" }, height.map { "height \($0.text())" }]
      .compactMap { $0 }.joined(separator: " and ")
    guard !fixed.isEmpty else { return child.sizeRule(for: proposal) }
    if width != nil, height != nil { return "frame of \(fixed)" }
    return "frame of \(fixed), else \(child.sizeRule(for: offer(proposal)))"
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}
