package import Geometry

/// Keeps edges of a node to the same edges of guides.
///
/// One edge moves the node, both edges of an axis give it its length there.
package final class AlignNode: WrapperNode {
  private let edges: [(edge: Edge, guide: String)]

  /// Makes a node whose logical edges keep to guides.
  package init(child: LayoutNode, edges: [(edge: Edge, guide: String)]) {
    self.edges = edges
    super.init(child: child)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let plain = Rect(origin: origin, size: size(for: proposal))
    var targets: [Edge: Double] = [:]
    for (edge, name) in edges {
      let guide = name == "parent" ? placement.elementFrame : placement.guides[name]
      if let guide { targets[edge] = guide.position(of: edge) }
    }
    let (x, width) = span(plain.minX, plain.width, targets[.left], targets[.right])
    let (y, height) = span(plain.minY, plain.height, targets[.top], targets[.bottom])
    let isStretched = width != plain.width || height != plain.height
    guard isStretched else {
      child.place(at: Point(x: x, y: y), proposal: proposal, in: placement)
      return
    }
    let frame = Rect(x: x, y: y, width: width, height: height)
    let offer = ProposedSize(frame.size)
    child.place(
      at: Alignment.topLeading.origin(of: child.size(for: offer), in: frame), proposal: offer,
      in: placement)
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    let guides = edges.map { "\($0.guide)" }.joined(separator: ", ")
    return "\(child.sizeRule(for: proposal)), kept to \(guides)"
  }

  private func span(
    _ start: Double, _ length: Double, _ near: Double?, _ far: Double?
  ) -> (start: Double, length: Double) {
    switch (near, far) {
    case (nil, nil): (start, length)
    case (.some(let near), nil): (near, length)
    case (nil, .some(let far)): (far - length, length)
    case (.some(let near), .some(let far)): (near, max(far - near, 0))
    }
  }
}
