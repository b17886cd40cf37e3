package import Geometry

/// Two buttons side by side, less and more; always of one size.
package final class StepperNode: LayoutNode {
  private let value: Double
  private let metrics: ControlMetrics

  /// Makes a stepper at a number.
  package init(value: Double, metrics: ControlMetrics) {
    self.value = value
    self.metrics = metrics
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    Answer(metrics.stepper.value, heeding: [])
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let frame = Rect(origin: origin, size: metrics.stepper.value)
    let half = Size(width: frame.width / 2, height: frame.height)
    let radius: Double =
      switch metrics.look {
      case .outlined: 4
      case .filled: 8
      case .glass: frame.height / 2
      }
    placement.fill(
      .control(
        PlacedControl(
          look: metrics.look, isAssumed: metrics.isAssumed,
          parts: .stepper(
            StepperParts(
              value: value, decrement: Rect(origin: origin, size: half),
              increment: Rect(origin: origin.offset(x: half.width, y: 0), size: half),
              cornerRadius: radius)))),
      in: frame)
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    let size = metrics.stepper.value
    return metrics.words("\(size.width.text()) x \(size.height.text())", metrics.stepper)
  }
}
