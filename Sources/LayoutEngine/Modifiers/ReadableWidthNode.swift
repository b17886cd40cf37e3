package import Geometry

/// Keeps a node to the readable width, centred in the room that it has.
package final class ReadableWidthNode: WrapperNode {
  private let width: Double

  /// Makes a node of at most the width of the readable content guide, in points.
  package init(child: LayoutNode, width: Double) {
    self.width = width
    super.init(child: child)
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    var answer = child.answer(to: offer(proposal))
    answer.heeded.insert(.width)
    // It takes the room that it is centred in, so that siblings do not move into it.
    if let proposed = proposal.width, proposed.isFinite {
      answer.size.width = max(proposed, answer.size.width)
    }
    return answer
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let room = Rect(origin: origin, size: size(for: proposal))
    let offer = offer(proposal)
    let inner = child.size(for: offer)
    var x = room.midX - inner.width / 2
    // The guide is centred inside the margins, which need not be the middle of the room.
    if let guide = placement.guides["readable"], guide.minX >= room.minX, guide.maxX <= room.maxX {
      x = guide.midX - inner.width / 2
    }
    child.place(at: Point(x: x, y: origin.y), proposal: offer, in: placement)
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    "readable width of at most \(width.text()), \(child.sizeRule(for: offer(proposal)))"
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: proposal.width.map { min($0, width) }, height: proposal.height)
  }
}
