package import Geometry

/// Records what it holds as an element of the layout.
package final class ElementNode: WrapperNode {
  private let template: Element
  private let ground: GroundTemplate?
  private let margins: MarginTemplate?

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

  /// Layout margins as the spec asks for them.
  package struct MarginTemplate: Hashable, Sendable {
    /// The margins in logical edges, beside the safe area.
    package var insets: EdgeInsets
    /// The widest that the readable guide in them is; absent where it has no limit.
    package var readableWidth: Double?

    /// Makes margins from their parts.
    package init(insets: EdgeInsets, readableWidth: Double?) {
      self.insets = insets
      self.readableWidth = readableWidth
    }
  }

  /// Makes an element around a node.
  ///
  /// - Parameters:
  ///   - child: the node.
  ///   - template: everything of the element that is known before it is placed.
  ///   - ground: its coloured ground, if any.
  ///   - margins: the layout margins that it gives to what it holds, in logical edges.
  package init(
    child: LayoutNode, template: Element, ground: GroundTemplate?,
    margins: MarginTemplate? = nil
  ) {
    self.template = template
    self.ground = ground
    self.margins = margins
    super.init(child: child)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let own = size(for: proposal)
    let assigned = placement.assigned
    let frame = Rect(
      origin: origin, size: assigned == nil ? own : proposal.replacingUnspecified(with: own))
    let proposer = placement.elementPath
    var inner = Self.append(template, frame: frame, to: placement) { element in
      element.reason = SizeReason(
        proposedWidth: proposal.width, proposedHeight: proposal.height,
        proposer: proposer,
        rule: placement.sink.explains
          ? assigned?.reason ?? child.sizeRule(for: proposal) : "")
      if let ground {
        // Rounded grounds stay inside their frame: only a plain one bleeds to the window's edge.
        element.ground = Element.Ground(
          color: ground.color,
          frame: ground.cornerRadius > 0 ? frame : placement.extended(frame),
          cornerRadius: ground.cornerRadius)
      }
    }
    inner.assigned = nil
    if let margins { Self.set(margins, of: frame, in: &inner) }
    child.place(
      at: assigned.map { $0.alignment.origin(of: own, in: frame) } ?? origin, proposal: proposal,
      in: inner)
  }

  /// Sets the guides of a frame with layout margins: these stand beside what of the safe area lies
  /// over the frame, and the readable guide is centred in them.
  ///
  /// - Note: Source: layout metrics, section 2, `insetsLayoutMarginsFromSafeArea`. A keyboard takes
  ///   nothing from margins, and a view that goes beyond the safe area keeps them beside it.
  private static func set(
    _ margins: MarginTemplate, of frame: Rect, in placement: inout Placement
  ) {
    let safe = placement.guides["safeArea"] ?? placement.safeArea
    let guide = frame.inset(by: frame.insets(to: safe).max(.zero) + margins.insets)
    placement.guides["margins"] = guide
    let width = min(guide.width, margins.readableWidth ?? .infinity)
    placement.guides["readable"] = Rect(
      x: guide.midX - width / 2, y: guide.minY, width: width, height: guide.height)
  }

  /// Adds an element to the collection.
  ///
  /// - Parameters:
  ///   - template: everything of the element that is known before it is placed.
  ///   - frame: its frame in logical window space.
  ///   - placement: where it is placed.
  ///   - complete: what else is to be said of it.
  /// - Returns: the placement of what it holds.
  package static func append(
    _ template: Element, frame: Rect, to placement: Placement,
    completing complete: (inout Element) -> Void = { _ in }
  ) -> Placement {
    var inner = placement
    inner.element = placement.sink.append(template) { element in
      element.parent = placement.element
      element.windowFrame = frame
      element.contentFrame = frame
      element.frame = frame.offset(
        x: -placement.elementFrame.minX, y: -placement.elementFrame.minY)
      element.isHidden = placement.isHidden || element.isHidden
      let shown = frame.intersection(placement.clip)
      element.visible =
        element.isHidden || shown.isEmpty ? Rect(origin: frame.origin, size: .zero) : shown
      inner.isHidden = element.isHidden
      complete(&element)
    }
    inner.elementFrame = frame
    return inner
  }
}
