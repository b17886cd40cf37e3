package import Geometry

/// Equally wide segments side by side, one of them chosen.
///
/// It takes the width that it is proposed, but never less than the least width of its segments;
/// where none is proposed, each segment is as wide as the widest needs.
package final class SegmentedNode: KeepingNode {
  /// The space that words would have at each side, in points; ours.
  package static let padding = 10.0
  /// The space that is left at each side where the room is small, in points; ours.
  package static let leastPadding = 4.0

  private let titles: [TextNode]
  private let selected: Int
  private let metrics: ControlMetrics

  /// Makes a segmented control from the words of its segments, each on one line.
  package init(titles: [TextNode], selected: Int, metrics: ControlMetrics) {
    self.titles = titles
    self.selected = selected
    self.metrics = metrics
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    let count = Double(titles.count)
    let width = proposal.width ?? idealSegment * count
    return Answer(
      Size(
        width: max(width, ControlMetrics.segmentMinimum * count), height: metrics.segmented.value),
      heeding: .width)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let platter = Rect(origin: origin, size: size(for: proposal))
    let width = platter.width / Double(max(titles.count, 1))
    let offer = titleProposal(segment: width)
    let segments = titles.enumerated().map { index, title in
      let frame = Rect(
        x: platter.minX + Double(index) * width, y: platter.minY, width: width,
        height: platter.height)
      let size = title.size(for: offer)
      return SegmentedParts.Segment(
        frame: frame,
        title: title.placed(
          at: Point(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
          proposal: offer))
    }
    let chosen = segments.indices.contains(selected) ? segments[selected].frame : nil
    // An outlined control fills the whole segment, later ones lay a smaller ground on it.
    let inset: Double = metrics.look == .outlined ? 0 : 2
    placement.fill(
      .control(
        PlacedControl(
          look: metrics.look, isAssumed: metrics.isAssumed,
          parts: .segmented(
            SegmentedParts(
              platter: platter, segments: segments, selected: selected,
              selection: chosen?.inset(by: inset), cornerRadius: cornerRadius)))),
      in: platter)
    for title in titles { title.addNotes(offer, to: placement) }
  }

  package override func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    guard let title = titles.first else { return nil }
    let width = size(for: proposal).width / Double(titles.count)
    let offer = titleProposal(segment: width)
    let top = (metrics.segmented.value - title.size(for: offer).height) / 2
    return title.baseline(baseline, for: offer).map { $0 + top }
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    let height = metrics.words("\(metrics.segmented.value.text()) high", metrics.segmented)
    let least = ControlMetrics.segmentMinimum * Double(titles.count)
    let count = "\(titles.count) \(titles.count == 1 ? "segment" : "segments")"
    guard let proposed = proposal.width else {
      return "\(count) of \(idealSegment.text(decimals: 2)), \(height)"
    }
    return proposed < least
      ? "\(count) of the least width \(ControlMetrics.segmentMinimum.text()), \(height)"
      : "\(count) over the proposed width, \(height)"
  }

  private var cornerRadius: Double {
    switch metrics.look {
    case .outlined: 4
    case .filled: 8
    case .glass: metrics.segmented.value / 2
    }
  }

  private var idealSegment: Double {
    let widest = titles.reduce(0) { max($0, $1.size(for: .unspecified).width) }
    return max(ControlMetrics.segmentMinimum, widest + 2 * Self.padding)
  }

  private func titleProposal(segment width: Double) -> ProposedSize {
    ProposedSize(width: max(width - 2 * Self.leastPadding, 0), height: nil)
  }
}
