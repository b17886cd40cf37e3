package import Geometry

/// A thumb on a track; it takes the width that it is proposed.
package final class SliderNode: LayoutNode {
  /// The width taken where none is proposed, in points; ours.
  package static let idealWidth = 100.0

  private let value: Double
  private let metrics: ControlMetrics

  /// Makes a slider with its thumb at a part 0…1 of the way.
  package init(value: Double, metrics: ControlMetrics) {
    self.value = value
    self.metrics = metrics
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    let own = metrics.slider.value
    let width = max(proposal.width ?? Self.idealWidth, own.thumb.width)
    return Answer(Size(width: width, height: own.height), heeding: .width)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let frame = Rect(origin: origin, size: size(for: proposal))
    let own = metrics.slider.value
    let thumb = Rect(
      x: frame.minX + value * (frame.width - own.thumb.width),
      y: frame.midY - own.thumb.height / 2, width: own.thumb.width, height: own.thumb.height)
    let track = Rect(
      x: frame.minX, y: frame.midY - own.track / 2, width: frame.width, height: own.track)
    var filled = track
    filled.size.width = thumb.midX - track.minX
    placement.fill(
      .control(
        PlacedControl(
          look: metrics.look, isAssumed: metrics.isAssumed,
          parts: .slider(SliderParts(value: value, track: track, filled: filled, thumb: thumb)))),
      in: frame)
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    let width =
      proposal.width == nil
      ? "\(Self.idealWidth.text()) wide, none proposed" : "the proposed width"
    return "\(width), "
      + metrics.words("\(metrics.slider.value.height.text()) high", metrics.slider)
  }
}
