import Geometry
import LayoutEngine

/// Where tests find the frames of their nodes.
final class FrameLog {
  var frames: [String: Rect] = [:]
}

/// A node that notes the frame it is given.
final class LoggingNode: WrapperNode {
  let cache = MeasureCache()
  let child: any LayoutNode
  private let id: String
  private let log: FrameLog

  init(_ id: String, _ child: any LayoutNode, log: FrameLog) {
    self.id = id
    self.child = child
    self.log = log
  }

  func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    log.frames[id] = Rect(origin: origin, size: size(for: proposal))
    child.place(at: origin, proposal: proposal, in: placement)
  }
}

/// A leaf of constant area.
final class AreaNode: LayoutNode {
  let cache = MeasureCache()
  private let area: Double

  init(area: Double) { self.area = area }

  func measure(_ proposal: ProposedSize) -> Size {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? area / 10
    return Size(width: width, height: max(area / max(width, 1), 10))
  }

  func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {}

  func sizeRule(for proposal: ProposedSize) -> String { "area" }
}

/// A flexible leaf with an ideal size.
final class IdealNode: LayoutNode {
  let cache = MeasureCache()
  private let ideal: Size

  init(ideal: Size) { self.ideal = ideal }

  func measure(_ proposal: ProposedSize) -> Size { proposal.replacingUnspecified(with: ideal) }

  func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {}

  func sizeRule(for proposal: ProposedSize) -> String { "ideal" }
}

/// SwiftUI's `fixedSize`: proposes nothing on some axes.
final class FixedSizeNode: WrapperNode {
  let cache = MeasureCache()
  let child: any LayoutNode
  private let axes: Set<Axis>

  init(child: any LayoutNode, axes: Set<Axis>) {
    self.child = child
    self.axes = axes
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    var offer = proposal
    for axis in axes { offer[axis] = nil }
    return offer
  }

  func measure(_ proposal: ProposedSize) -> Size { child.size(for: offer(proposal)) }

  func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    child.place(at: origin, proposal: offer(proposal), in: placement)
  }
}

/// SwiftUI's `overlay` and `background`: a second node is offered the first one's size.
final class OverlayNode: WrapperNode {
  let cache = MeasureCache()
  let child: any LayoutNode
  private let content: any LayoutNode
  private let alignment: Alignment

  init(child: any LayoutNode, content: any LayoutNode, alignment: Alignment) {
    self.child = child
    self.content = content
    self.alignment = alignment
  }

  func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let size = size(for: proposal)
    let offer = ProposedSize(size)
    let inner = content.size(for: offer)
    let x: Double =
      switch alignment.horizontal {
      case .leading: 0
      case .center: (size.width - inner.width) / 2
      case .trailing: size.width - inner.width
      }
    let y: Double =
      switch alignment.vertical {
      case .top: 0
      case .bottom: size.height - inner.height
      default: (size.height - inner.height) / 2
      }
    child.place(at: origin, proposal: proposal, in: placement)
    content.place(at: origin.offset(x: x, y: y), proposal: offer, in: placement)
  }
}

/// SwiftUI's `ViewThatFits`: the first child whose ideal size fits.
final class FittingNode: LayoutNode {
  let cache = MeasureCache()
  private let children: [any LayoutNode]

  init(children: [any LayoutNode]) { self.children = children }

  private func chosen(_ proposal: ProposedSize) -> any LayoutNode {
    let fitting = children.first { child in
      let ideal = child.size(for: .unspecified)
      return ideal.width <= proposal.width ?? .infinity
        && ideal.height <= proposal.height ?? .infinity
    }
    return fitting ?? children[children.count - 1]
  }

  func measure(_ proposal: ProposedSize) -> Size { chosen(proposal).size(for: proposal) }

  func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    chosen(proposal).place(at: origin, proposal: proposal, in: placement)
  }

  func sizeRule(for proposal: ProposedSize) -> String { "fits" }
}

/// A leaf-like container that takes its proposal and puts its children top leading.
final class ReaderNode: LayoutNode {
  let cache = MeasureCache()
  private let children: [any LayoutNode]

  init(children: [any LayoutNode]) { self.children = children }

  func measure(_ proposal: ProposedSize) -> Size {
    proposal.replacingUnspecified(with: Size(width: 10, height: 10))
  }

  func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let offer = ProposedSize(size(for: proposal))
    for child in children { child.place(at: origin, proposal: offer, in: placement) }
  }

  func sizeRule(for proposal: ProposedSize) -> String { "reader" }
}

/// Changes the proposal on its way in, and reports the child.
final class ProposalNode: WrapperNode {
  let cache = MeasureCache()
  let child: any LayoutNode
  private let change: (ProposedSize) -> ProposedSize

  init(child: any LayoutNode, change: @escaping (ProposedSize) -> ProposedSize) {
    self.child = child
    self.change = change
  }

  func measure(_ proposal: ProposedSize) -> Size { child.size(for: change(proposal)) }

  func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    child.place(at: origin, proposal: change(proposal), in: placement)
  }
}
