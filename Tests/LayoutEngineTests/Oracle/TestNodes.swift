import Geometry
@testable import LayoutEngine

/// Where tests find the frames of their nodes.
final class FrameLog {
  var frames: [String: Rect] = [:]
}

/// A node that notes the frame it is given.
final class LoggingNode: WrapperNode {
  private let id: String
  private let log: FrameLog

  init(_ id: String, _ child: LayoutNode, log: FrameLog) {
    self.id = id
    self.log = log
    super.init(child: child)
  }

  override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    log.frames[id] = Rect(origin: origin, size: size(for: proposal))
    child.place(at: origin, proposal: proposal, in: placement)
  }
}

/// A leaf of constant area.
final class AreaNode: LayoutNode {
  private let area: Double

  init(area: Double) { self.area = area }

  override func measure(_ proposal: ProposedSize) -> Answer {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? area / 10
    return Answer(Size(width: width, height: max(area / max(width, 1), 10)), heeding: .width)
  }

  override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {}

  override func sizeRule(for proposal: ProposedSize) -> String { "area" }
}

/// A flexible leaf with an ideal size.
final class IdealNode: LayoutNode {
  private let ideal: Size

  init(ideal: Size) { self.ideal = ideal }

  override func measure(_ proposal: ProposedSize) -> Answer {
    Answer(proposal.replacingUnspecified(with: ideal), heeding: .all)
  }

  override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {}

  override func sizeRule(for proposal: ProposedSize) -> String { "ideal" }
}

/// SwiftUI's `fixedSize`: proposes nothing on some axes.
final class FixedSizeNode: WrapperNode {
  private let axes: Set<Axis>

  init(child: LayoutNode, axes: Set<Axis>) {
    self.axes = axes
    super.init(child: child)
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    var offer = proposal
    for axis in axes { offer[axis] = nil }
    return offer
  }

  override func measure(_ proposal: ProposedSize) -> Answer {
    child.answer(to: offer(proposal))
  }

  override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    child.place(at: origin, proposal: offer(proposal), in: placement)
  }
}

/// SwiftUI's `overlay` and `background`: a second node is offered the first one's size.
final class OverlayNode: WrapperNode {
  private let content: LayoutNode
  private let alignment: Alignment

  init(child: LayoutNode, content: LayoutNode, alignment: Alignment) {
    self.content = content
    self.alignment = alignment
    super.init(child: child)
  }

  override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
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
  private let children: [LayoutNode]

  init(children: [LayoutNode]) { self.children = children }

  private func chosen(_ proposal: ProposedSize) -> LayoutNode {
    let fitting = children.first { child in
      let ideal = child.size(for: .unspecified)
      return ideal.width <= proposal.width ?? .infinity
        && ideal.height <= proposal.height ?? .infinity
    }
    return fitting ?? children[children.count - 1]
  }

  override func measure(_ proposal: ProposedSize) -> Answer {
    Answer(chosen(proposal).size(for: proposal), heeding: .all)
  }

  override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    chosen(proposal).place(at: origin, proposal: proposal, in: placement)
  }

  override func sizeRule(for proposal: ProposedSize) -> String { "fits" }
}

/// A leaf-like container that takes its proposal and puts its children top leading.
final class ReaderNode: LayoutNode {
  private let children: [LayoutNode]

  init(children: [LayoutNode]) { self.children = children }

  override func measure(_ proposal: ProposedSize) -> Answer {
    Answer(proposal.replacingUnspecified(with: Size(width: 10, height: 10)), heeding: .all)
  }

  override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let offer = ProposedSize(size(for: proposal))
    for child in children { child.place(at: origin, proposal: offer, in: placement) }
  }

  override func sizeRule(for proposal: ProposedSize) -> String { "reader" }
}

/// Changes the proposal on its way in, and reports the child.
final class ProposalNode: WrapperNode {
  private let change: (ProposedSize) -> ProposedSize

  init(child: LayoutNode, change: @escaping (ProposedSize) -> ProposedSize) {
    self.change = change
    super.init(child: child)
  }

  override func measure(_ proposal: ProposedSize) -> Answer {
    Answer(child.size(for: change(proposal)), heeding: .all)
  }

  override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    child.place(at: origin, proposal: change(proposal), in: placement)
  }
}
