package import Geometry
package import LayoutSpecs

/// Something that turns while something is going on; always of one of two sizes.
package final class SpinnerNode: LayoutNode {
  private let content: SpinnerContent
  private let metrics: ControlMetrics

  /// Makes a spinner.
  package init(_ content: SpinnerContent, metrics: ControlMetrics) {
    self.content = content
    self.metrics = metrics
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    Answer(Size(width: side, height: side), heeding: [])
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let frame = Rect(origin: origin, size: size(for: proposal))
    placement.fill(
      .control(
        PlacedControl(
          look: metrics.look, isAssumed: metrics.isAssumed,
          parts: .spinner(SpinnerParts(size: content.size, frame: frame)))),
      in: frame)
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    let text = "\(content.size.rawValue) spinner \(side.text()) x \(side.text())"
    return metrics.isAssumed ? "\(text), as on iOS by our own choice" : text
  }

  private var side: Double {
    content.size == .large ? ControlMetrics.largeSpinner : ControlMetrics.mediumSpinner
  }
}
