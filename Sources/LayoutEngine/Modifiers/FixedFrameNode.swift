package import Geometry

/// Fixed lengths that replace proposal and result.
///
/// - Note: Source: SwiftUI layout, "Fixed frame", cases `tok-align-*`, `ol-frameVariants`.
package final class FixedFrameNode: WrapperNode {
  private let width: Double?
  private let height: Double?
  private let alignment: Alignment

  /// Makes a frame; lengths that are negative or not finite are dropped.
  package init(child: LayoutNode, width: Double?, height: Double?, alignment: Alignment) {
    func usable(_ length: Double?) -> Double? {
      length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
    self.width = usable(width)
    self.height = usable(height)
    self.alignment = alignment
    super.init(child: child)
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    if let width, let height { return Answer(Size(width: width, height: height), heeding: []) }
    let inner = child.answer(to: offer(proposal))
    var heeded = inner.heeded
    if width != nil { heeded.remove(.width) }
    if height != nil { heeded.remove(.height) }
    return Answer(
      Size(width: width ?? inner.size.width, height: height ?? inner.size.height), heeding: heeded)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let offer = offer(proposal)
    let frame = Rect(origin: origin, size: size(for: proposal))
    child.place(
      at: alignment.origin(of: child.size(for: offer), in: frame), proposal: offer, in: placement)
  }

  package override func spacingWish(beyond edge: Edge) -> Double? {
    let fixed = edge.axis == .horizontal ? width : height
    return fixed == nil ? child.spacingWish(beyond: edge) : nil
  }

  package override func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    let offer = offer(proposal)
    let frame = Rect(origin: .zero, size: size(for: proposal))
    return child.baseline(baseline, for: offer)
      .map { $0 + alignment.origin(of: child.size(for: offer), in: frame).y }
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
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
