package import Geometry

/// Changes the proposal to a ratio, and reports what the child makes of it.
///
/// - Note: Source: SwiftUI layout, "aspectRatio", cases `osui-aspect*`, `tok-aspect*`, `objc-ar-*`.
package final class AspectRatioNode: KeepingNode {
  private let child: LayoutNode
  private let ratio: Double?
  private let fills: Bool

  /// Makes a ratio of width to height; without one the child's ideal size gives it.
  package init(child: LayoutNode, ratio: Double?, fills: Bool = false) {
    self.child = child
    self.ratio = ratio
    self.fills = fills
    super.init(priority: child.priority)
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    let inner = child.answer(to: offer(proposal))
    // Either length proposed can decide what the child is offered.
    return Answer(inner.size, heeding: inner.heeded.isEmpty ? [] : .all)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    child.place(at: origin, proposal: offer(proposal), in: placement)
  }

  package override func spacingWish(beyond edge: Edge) -> Double? {
    child.spacingWish(beyond: edge)
  }

  package override func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    child.baseline(baseline, for: offer(proposal))
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    let ratio = effectiveRatio.map { " \($0.text())" } ?? ""
    return "aspect ratio\(ratio) inside the proposal, \(child.sizeRule(for: offer(proposal)))"
  }

  private var effectiveRatio: Double? {
    if let ratio { return ratio }
    let ideal = child.size(for: .unspecified)
    let ratio = ideal.width / ideal.height
    return ratio.isFinite && ratio > 0 ? ratio : nil
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    guard let ratio = effectiveRatio else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (.some(let width), nil): return ProposedSize(width: width, height: width / ratio)
    case (nil, .some(let height)): return ProposedSize(width: height * ratio, height: height)
    case (.some(let width), .some(let height)):
      if width.isInfinite, height.isInfinite { return proposal }
      let heightDecides = (width > height * ratio) != fills
      return heightDecides
        ? ProposedSize(width: height * ratio, height: height)
        : ProposedSize(width: width, height: width / ratio)
    }
  }
}
