import Geometry
@testable import LayoutEngine
import Testing

/// What stacks offer children who take the same whatever is offered.
struct StackOfferTests {
  /// A node of one size that remembers what it was placed with.
  private final class Rigid: LayoutNode {
    private let size: Size
    private(set) var proposal: ProposedSize?

    init(_ size: Size) {
      self.size = size
      super.init()
    }

    override func measure(_ proposal: ProposedSize) -> Answer { Answer(size, heeding: []) }

    override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
      self.proposal = proposal
    }
  }

  /// What the children of a row are placed with at a width, after it was measured at others.
  private func offers(_ width: Double?, after others: [Double?]) -> [Double?] {
    let children = [10, 25, 40].map { Rigid(Size(width: $0, height: 20)) }
    let row = StackNode(
      axis: .horizontal, children: children, spacing: 5, alignment: .vertical(.center))
    for other in others { _ = row.size(for: ProposedSize(width: other, height: 50)) }
    let window = Rect(x: 0, y: 0, width: 200, height: 50)
    row.place(
      at: .zero, proposal: ProposedSize(width: width, height: 50),
      in: Placement(
        sink: PlacementSink(), window: window, safeArea: window, guides: [:], scale: 1))
    return children.map { $0.proposal?.width }
  }

  @Test func `each is offered its part of what those before it left`() {
    // 100 less two gaps of 5: a third of 90, half of the 80 that the first leaves, the 55 then left.
    #expect(offers(100, after: []) == [30, 40, 55])
    // 40 less the gaps: a third of 30, half of 20, and nothing is left.
    #expect(offers(40, after: []) == [10, 10, 0])
  }

  @Test func `what it was asked before changes nothing of it`() {
    for others in [[nil], [0], [.infinity], [300, 40]] as [[Double?]] {
      #expect(offers(100, after: others) == [30, 40, 55])
      #expect(offers(40, after: others) == [10, 10, 0])
      #expect(offers(nil, after: others) == [nil, nil, nil])
    }
  }
}
