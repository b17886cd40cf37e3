package import Geometry

/// Records what it holds as an element of the layout.
package final class ElementNode: WrapperNode {
  private let template: ElementTemplate
  private let ground: GroundTemplate?

  /// A coloured ground as the spec asks for it.
  package struct GroundTemplate: Hashable, Sendable {
    /// The colour, `0xRRGGBBAA`.
    package var color: UInt32
    /// The radius of its corners in points.
    package var cornerRadius: Double

    /// Makes a ground from its parts.
    package init(color: UInt32, cornerRadius: Double) {
      self.color = color
      self.cornerRadius = cornerRadius
    }
  }

  /// Makes an element around a node.
  ///
  /// - Parameters:
  ///   - child: the node.
  ///   - template: everything of the element that is known before it is placed.
  ///   - ground: its coloured ground, if any.
  package init(child: LayoutNode, template: ElementTemplate, ground: GroundTemplate?) {
    self.template = template
    self.ground = ground
    super.init(child: child)
  }

  override func isEndless(along axis: Axis) -> Bool { child.isEndless(along: axis) }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let own = size(for: proposal)
    let assigned = placement.assigned
    let frame = Rect(
      origin: origin, size: assigned == nil ? own : proposal.replacingUnspecified(with: own))
    let place = placement.elementPlace(frame, isHidden: template.isHidden)
    var inner = placement.inside(
      placement.sink.append(
        Element(
          template, place,
          // Rounded grounds stay inside their frame: only a plain one bleeds to the window's edge.
          ground: ground.map {
            Element.Ground(
              color: $0.color,
              frame: $0.cornerRadius > 0 ? frame : placement.extended(frame),
              cornerRadius: $0.cornerRadius)
          }, reason: reason(for: proposal, placement))), place)
    if assigned != nil { inner.assigned = nil }
    child.place(
      at: assigned.map { $0.alignment.origin(of: own, in: frame) } ?? origin, proposal: proposal,
      in: inner)
  }

  /// Why the element has its size; the words are left out where nobody asks for them.
  private func reason(for proposal: ProposedSize, _ placement: Placement) -> SizeReason {
    guard placement.sink.explains else { return SizeReason(proposal) }
    return SizeReason(
      proposedWidth: proposal.width, proposedHeight: proposal.height,
      proposer: placement.elementPath,
      rule: placement.assigned?.reason ?? child.sizeRule(for: proposal))
  }

  /// Adds an element to the collection.
  ///
  /// - Parameters:
  ///   - element: the element, with everything that does not follow from where it lies.
  ///   - frame: its frame in logical window space.
  ///   - placement: where it is placed.
  /// - Returns: the placement of what it holds.
  package static func append(
    _ element: consuming Element, frame: Rect, to placement: Placement
  ) -> Placement {
    let place = placement.elementPlace(frame, isHidden: element.isHidden)
    element.take(place)
    return placement.inside(placement.sink.append(consume element), place)
  }
}
