package import Geometry
import LayoutSpecs

/// Two views that share their room by size classes, shape and fold.
///
/// - Note: Source: iPhone Duo, section 5.2. A SwiftUI arrangement has the room it is proposed, a
///   UIKit one grows over the safe area that it touches; its panes keep their content in what of the
///   safe area lies over them. What does not show is laid out all the same in SwiftUI, and is not
///   there in UIKit.
package final class ArrangementNode: KeepingNode {
  private let primary: LayoutNode
  private let secondary: LayoutNode
  private let rules: ArrangementRules
  private let host: ArrangementContent.Host

  init(
    primary: LayoutNode, secondary: LayoutNode, rules: ArrangementRules,
    host: ArrangementContent.Host
  ) {
    self.primary = primary
    self.secondary = secondary
    self.rules = rules
    self.host = host
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    Answer(proposal.replacingUnspecified(with: Size(width: 10, height: 10)), heeding: .all)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let plain = Rect(origin: origin, size: size(for: proposal))
    let frame = host == .uiKit ? placement.extended(plain) : plain
    let places = rules.places(in: frame, division: placement.division)
    let isLayered = rules.style == .overlay && places.axis == nil
    placement.fill(
      .arrangement(
        PlacedArrangement(
          style: rules.style, axis: places.axis, primary: places.primary,
          secondary: places.secondary, isFolded: places.isFolded,
          primaryIndex: rules.style == .overlay ? (isLayered ? 1 : 0) : nil,
          reason: places.reason)),
      in: frame)
    if let element = placement.element {
      placement.sink[element].reason.rule += ", " + places.reason
      if places.primary == nil {
        placement.sink.notes.append(
          Note(
            rule: "arrangement-blank", element: placement.sink.elements[element].id,
            message: "the arrangement shows nothing: a pane's minimum is larger than its half "
              + "beside the fold"))
      }
    }
    // Drawn from the back: the secondary lies under the primary of an overlay.
    if isLayered {
      place(secondary, places.secondary, frame, .center, placement)
      place(primary, places.primary, frame, .topLeading, placement)
    } else {
      place(primary, places.primary, frame, .center, placement)
      place(secondary, places.secondary, frame, .center, placement)
    }
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    "an arrangement takes what it is proposed"
  }

  private func place(
    _ child: LayoutNode, _ pane: Rect?, _ whole: Rect, _ alignment: Alignment,
    _ placement: Placement
  ) {
    guard let pane else {
      guard host == .swiftUI else { return }
      var hidden = placement
      hidden.isHidden = true
      child.place(in: whole, aligned: alignment, hidden)
      return
    }
    guard host == .uiKit else {
      child.place(in: pane, aligned: alignment, placement)
      return
    }
    let inner = placement.inside(pane)
    child.place(in: inner.safeArea, aligned: alignment, inner)
  }
}

extension Placement {
  /// The placement in a part of the room that is a view controller of its own: it reaches as far as
  /// the part, and its safe area is what of the safe area lies over it.
  func inside(_ part: Rect) -> Placement {
    var result = self
    result.container = part
    let left = min(max(part.minX, safeArea.minX), part.maxX)
    let top = min(max(part.minY, safeArea.minY), part.maxY)
    result.safeArea = Rect(
      left: left, top: top, right: max(min(part.maxX, safeArea.maxX), left),
      bottom: max(min(part.maxY, safeArea.maxY), top))
    if safeArea.maxY > part.maxY { result.bottomWithoutKeyboard = nil }
    return result
  }
}
