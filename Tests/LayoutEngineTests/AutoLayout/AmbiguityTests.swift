import ConstraintSolver
import Geometry
import LayoutEngine
import Testing

/// What constraints leave open, worked out by hand.
struct AmbiguityTests {
  private let root = LayoutItem("root")

  private func ambiguities(
    _ children: [ConstrainedView], _ constraints: [LayoutConstraint]
  ) -> [AutoLayoutResult.Ambiguity] {
    var tree = ConstrainedView(id: "root")
    tree.children = children
    var request = AutoLayoutRequest(
      root: tree, constraints: constraints, size: Size(width: 390, height: 844))
    request.findsAmbiguities = true
    return AutoLayout.resolve(request).ambiguities
  }

  private func equal(
    _ id: String, _ item: String, _ attribute: LayoutAttribute, _ other: String?,
    _ constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      id: id, (LayoutItem(item), attribute), .equal,
      other.map { (LayoutItem($0), attribute) }, constant: constant)
  }

  @Test func `what keeps its distance from an open superview is not open itself`() {
    var card = ConstrainedView(id: "card")
    card.children = [ConstrainedView(id: "badge"), ConstrainedView(id: "loose")]
    let found = ambiguities(
      [card],
      [
        equal("0", "card", .top, "root"), equal("1", "card", .width, nil, 200),
        equal("2", "card", .height, nil, 100), equal("3", "badge", .leading, "card", 10),
        equal("4", "badge", .top, "card", 10), equal("5", "badge", .width, nil, 20),
        equal("6", "badge", .height, nil, 20), equal("7", "loose", .top, "card"),
        equal("8", "loose", .width, nil, 20), equal("9", "loose", .height, nil, 20),
      ])
    #expect(found.map(\.view) == ["card", "loose"])
    #expect(found.allSatisfy { $0.axis == .horizontal && $0.isPosition && !$0.isLength })
    // The constraints that speak of each along the axis.
    #expect(found.first?.origins == [.constraint(1), .constraint(3)])
    #expect(found.last?.origins == [.constraint(8)])
  }

  @Test func `a scroll view whose content nothing ends is open along that axis`() {
    var scroll = ConstrainedView(id: "scroll")
    scroll.behavior = .scroll
    scroll.children = [ConstrainedView(id: "page")]
    let held = [LayoutAttribute.leading, .top, .width, .height].map {
      equal("s\($0.rawValue)", "scroll", $0, "root")
    }
    let page = [
      equal("0", "page", .top, "scroll"), equal("1", "page", .leading, "scroll"),
      equal("2", "page", .trailing, "scroll"), equal("3", "page", .width, "scroll"),
      equal("4", "page", .height, nil, 2000),
    ]
    let found = ambiguities([scroll], held + page)
    #expect(found.map(\.view) == ["scroll"])
    #expect(found.first?.axis == .vertical)
    #expect(found.first?.isContent == true)
    #expect(found.first?.isPosition == false && found.first?.isLength == false)
    #expect(found.first?.origins == [.constraint(4)])
    // What ends at nothing is closed all the same.
    let closed = page + [equal("5", "page", .bottom, "scroll")]
    #expect(ambiguities([scroll], held + closed).isEmpty)
    // A view without views of its own scrolls what code adds.
    scroll.children = []
    #expect(ambiguities([scroll], held).isEmpty)
  }
}
