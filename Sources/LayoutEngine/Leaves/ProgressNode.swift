package import Geometry

/// A bar that fills; it takes the width that it is proposed.
package final class ProgressNode: LayoutNode {
  /// The width taken where none is proposed, in points; ours.
  package static let idealWidth = 100.0

  private let value: Double
  private let metrics: ControlMetrics

  /// Makes a bar that is done to a part 0…1.
  package init(value: Double, metrics: ControlMetrics) {
    self.value = value
    self.metrics = metrics
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    let width = proposal.width ?? Self.idealWidth
    return Answer(Size(width: width, height: metrics.progress.value), heeding: .width)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let track = Rect(origin: origin, size: size(for: proposal))
    var filled = track
    filled.size.width *= value
    placement.fill(
      .control(
        PlacedControl(
          look: metrics.look, isAssumed: metrics.isAssumed,
          parts: .progress(ProgressParts(value: value, track: track, filled: filled)))),
      in: track)
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    let width =
      proposal.width == nil
      ? "\(Self.idealWidth.text()) wide, none proposed" : "the proposed width"
    return "\(width), " + metrics.words("\(metrics.progress.value.text()) high", metrics.progress)
  }
}
