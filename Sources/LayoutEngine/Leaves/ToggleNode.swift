package import Geometry

/// A switch, with a title before it or alone.
///
/// With a title it takes the width that it is proposed: title leading, switch trailing. Alone it is
/// as large as the switch.
///
/// - Note: Source: ours for the gap and for centring title and switch on each other.
package final class ToggleNode: KeepingNode {
  /// The least gap between title and switch in points.
  package static let gap = 8.0

  private let title: TextNode?
  private let isOn: Bool
  private let metrics: ControlMetrics

  /// Makes a toggle.
  package init(title: TextNode?, isOn: Bool, metrics: ControlMetrics) {
    self.title = title
    self.isOn = isOn
    self.metrics = metrics
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    let own = metrics.toggle.value.frame
    guard let title else { return Answer(own, heeding: []) }
    let answer = title.answer(to: titleProposal(proposal))
    let words = answer.size
    let needed = words.width + Self.gap + own.width
    return Answer(
      Size(width: max(proposal.width ?? needed, needed), height: max(words.height, own.height)),
      heeding: answer.heeded.union(.width))
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let frame = Rect(origin: origin, size: size(for: proposal))
    let own = metrics.toggle.value
    let track = Rect(
      x: frame.maxX - own.frame.width, y: frame.midY - own.frame.height / 2,
      width: own.frame.width, height: own.frame.height)
    let edge = (own.frame.height - own.thumb.height) / 2
    let thumb = Rect(
      x: isOn ? track.maxX - edge - own.thumb.width : track.minX + edge, y: track.minY + edge,
      width: own.thumb.width, height: own.thumb.height)
    let offer = titleProposal(proposal)
    let placed = title.map { title in
      title.placed(
        at: Point(x: frame.minX, y: frame.midY - title.size(for: offer).height / 2),
        proposal: offer)
    }
    placement.fill(
      .control(
        PlacedControl(
          look: metrics.look, isAssumed: metrics.isAssumed,
          parts: .toggle(ToggleParts(title: placed, isOn: isOn, track: track, thumb: thumb)))),
      in: frame)
    title?.addNotes(offer, to: placement)
  }

  package override func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    guard let title else { return nil }
    let offer = titleProposal(proposal)
    let top = (size(for: proposal).height - title.size(for: offer).height) / 2
    return title.baseline(baseline, for: offer).map { $0 + top }
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    let own = metrics.toggle.value.frame
    let words = metrics.words(
      "switch \(own.width.text()) x \(own.height.text())", metrics.toggle)
    guard let title else { return words }
    let text = title.sizeRule(for: titleProposal(proposal))
    let width = proposal.width == nil ? "side by side" : "over the proposed width"
    return "\(text) and \(words), \(width)"
  }

  private func titleProposal(_ proposal: ProposedSize) -> ProposedSize {
    let taken = metrics.toggle.value.frame.width + Self.gap
    return ProposedSize(
      width: proposal.width.map { max($0 - taken, 0) }, height: proposal.height)
  }
}
