package import Geometry

/// A bar beside a node that becomes part of the node's safe area.
///
/// - Note: Source: SwiftUI layout, "safeAreaInset", cases `osui-safeAreaInset`,
///   `osui-safeAreaPadding`: the bar is offered the proposal less the gap and the content's minimum,
///   the content what is left.
package final class SafeAreaInsetNode: KeepingNode {
  private let child: LayoutNode
  private let bar: LayoutNode
  private let edge: Edge
  private let spacing: Double

  /// Makes a bar at a logical edge with a gap in points.
  package init(child: LayoutNode, bar: LayoutNode, edge: Edge, spacing: Double) {
    self.child = child
    self.bar = bar
    self.edge = edge
    self.spacing = spacing
    super.init(priority: child.priority)
  }

  private var axis: Axis { edge.axis }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    let (barSize, _, contentSize) = parts(proposal)
    var size = Size.zero
    size[axis] = barSize[axis] + spacing + contentSize[axis]
    size[axis.other] = max(
      contentSize[axis.other], proposal[axis.other] == nil ? barSize[axis.other] : 0)
    return Answer(size, heeding: .all)
  }

  package override func spacingWish(beyond edge: Edge) -> Double? {
    child.spacingWish(beyond: edge)
  }

  package override func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    child.baseline(baseline, for: proposal)
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    child.sizeRule(for: proposal)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let frame = Rect(origin: origin, size: size(for: proposal))
    let (barSize, contentOffer, _) = parts(proposal)
    var insets = EdgeInsets.zero
    insets[edge] = barSize[axis] + spacing
    let room = frame.inset(by: insets)
    var content = placement
    // What reaches over the safe area has its bar outside, which takes nothing more from it.
    content.safeArea = clear(placement.safeArea, of: room)
    // Constraints inside find the guides clear of the bar.
    for name in ["safeArea", "margins", "readable"] {
      guard let guide = content.guides[name] else { continue }
      content.guides[name] = clear(guide, of: room)
    }
    // What lies above a bar at the bottom is no longer next to the keyboard.
    if edge == .bottom { content.bottomWithoutKeyboard = nil }
    let size = child.size(for: contentOffer)
    child.place(
      at: Alignment.center.origin(of: size, in: room), proposal: contentOffer, in: content)
    let side: Alignment =
      switch edge {
      case .top: Alignment(horizontal: .center, vertical: .top)
      case .bottom: Alignment(horizontal: .center, vertical: .bottom)
      case .left: Alignment(horizontal: .leading, vertical: .center)
      case .right: Alignment(horizontal: .trailing, vertical: .center)
      }
    var outside = placement
    outside.assigned = nil
    bar.place(
      at: side.origin(of: barSize, in: frame), proposal: barOffer(proposal), in: outside)
  }

  /// A guide without what of it lies at the bar.
  private func clear(_ guide: Rect, of room: Rect) -> Rect {
    Rect(
      left: edge == .left ? min(max(room.minX, guide.minX), guide.maxX) : guide.minX,
      top: edge == .top ? min(max(room.minY, guide.minY), guide.maxY) : guide.minY,
      right: edge == .right ? max(min(room.maxX, guide.maxX), guide.minX) : guide.maxX,
      bottom: edge == .bottom ? max(min(room.maxY, guide.maxY), guide.minY) : guide.maxY)
  }

  private func barOffer(_ proposal: ProposedSize) -> ProposedSize {
    var offer = proposal
    offer[axis] = proposal[axis].map { length in
      var least = proposal
      least[axis] = 0
      return rest(of: length, after: spacing + child.size(for: least)[axis])
    }
    return offer
  }

  private func parts(_ proposal: ProposedSize) -> (bar: Size, offer: ProposedSize, content: Size) {
    let barSize = bar.size(for: barOffer(proposal))
    var offer = proposal
    offer[axis] = proposal[axis].map { rest(of: $0, after: barSize[axis] + spacing) }
    return (barSize, offer, child.size(for: offer))
  }

  /// What is left of a length; an endless one stays endless whatever is taken from it.
  private func rest(of length: Double, after taken: Double) -> Double {
    length.isInfinite ? length : max(length - taken, 0)
  }
}
