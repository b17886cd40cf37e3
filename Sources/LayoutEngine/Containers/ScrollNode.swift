package import Geometry
package import LayoutSpecs

/// Scrolling content, shown from its start.
///
/// - Note: Source: the design, section 5: content is proposed nothing along the axis; a scroll that
///   touches a safe-area edge extends to the window's edge there and insets its content by as much.
package final class ScrollNode: KeepingNode {
  private let child: LayoutNode
  private let axes: Set<Axis>

  /// Makes scrolling content.
  package init(child: LayoutNode, axes: ScrollContent.Axes) {
    self.child = child
    self.axes =
      switch axes {
      case .vertical: [.vertical]
      case .horizontal: [.horizontal]
      case .both: [.vertical, .horizontal]
      }
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    guard proposal.width == nil || proposal.height == nil else {
      return Answer(proposal.replacingUnspecified(with: .zero), heeding: .all)
    }
    let content = child.size(for: contentProposal(proposal))
    return Answer(proposal.replacingUnspecified(with: content), heeding: .all)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let plain = Rect(origin: origin, size: size(for: proposal))
    let frame = placement.extended(plain)
    let inner = placement.scrollContent(of: frame)
    let offer = contentProposal(ProposedSize(inner.size))
    let contentSize = child.size(for: offer)
    placement.fill(.scroll(contentSize: contentSize), in: frame)
    var content = placement
    content.clip = placement.clip.intersection(frame)
    content.safeArea = inner
    // Across, the edges of the window are still there for what it holds: a row that scrolls sideways reaches
    // them.
    let (across, along) = (axes.contains(.horizontal), axes.contains(.vertical))
    content.container = Rect(
      left: (across ? inner : frame).minX, top: (along ? inner : frame).minY,
      right: (across ? inner : frame).maxX, bottom: (along ? inner : frame).maxY)
    content.bottomWithoutKeyboard = nil
    content.scrolledAxes.formUnion(axes)
    // Content starts at the edge it scrolls from, and is centred across.
    let place = Alignment(
      horizontal: axes.contains(.horizontal) ? .leading : .center,
      vertical: axes.contains(.vertical) ? .top : .center)
    child.place(at: place.origin(of: contentSize, in: inner), proposal: offer, in: content)
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    "a scroll takes what it is proposed"
  }

  private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}

extension Placement {
  /// The part of a scrolling frame that its content starts in: the frame less what it was extended
  /// by beyond the safe area.
  func scrollContent(of frame: Rect) -> Rect {
    let reach = 0.5 / scale + 0.001
    func inset(_ edge: Edge) -> Double {
      let own = frame.position(of: edge)
      guard abs(own - container.position(of: edge)) <= reach else { return 0 }
      let safe = safeArea.position(of: edge)
      return max(edge == .top || edge == .left ? safe - own : own - safe, 0)
    }
    return frame.inset(
      by: EdgeInsets(
        top: inset(.top), left: inset(.left), bottom: inset(.bottom), right: inset(.right)))
  }
}
