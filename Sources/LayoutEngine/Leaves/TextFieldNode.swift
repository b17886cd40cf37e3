package import Geometry
package import Typography

/// A field with a rounded border for a line of text.
///
/// It takes the width that it is proposed; its height is that of the system version, or what the
/// text needs where that is more. Without a border it is as high as its line and a little more.
///
/// - Note: Source of the height without a border: interface builder facts, section 8.
package final class TextFieldNode: KeepingNode {
  /// The least space above and below the text in points; ours.
  package static let levelInset = 4.0

  /// What a field without a border adds to the height of its line in points.
  package static let bareHeight = 1.5

  private let text: TextNode
  private let isEmpty: Bool
  private let isPlaceholder: Bool
  private let lineHeight: Double
  private let hasBorder: Bool
  private let metrics: ControlMetrics

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - text: the text or the placeholder on one line; an empty text where there is neither.
  ///   - isEmpty: whether there is neither.
  ///   - isPlaceholder: whether the text is the placeholder.
  ///   - line: the metrics of the text, not shrunk.
  ///   - hasBorder: whether there is a frame around it.
  ///   - metrics: the sizes of the configuration.
  package init(
    text: TextNode, isEmpty: Bool, isPlaceholder: Bool, line: LabelMetrics,
    hasBorder: Bool = true, metrics: ControlMetrics
  ) {
    self.text = text
    self.isEmpty = isEmpty
    self.isPlaceholder = isPlaceholder
    lineHeight = line.height(lines: 1)
    self.hasBorder = hasBorder
    self.metrics = metrics
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    let ideal = text.size(for: .unspecified).width + 2 * sideInset
    let width = max(proposal.width ?? ideal, 2 * sideInset)
    return Answer(Size(width: width, height: height), heeding: .width)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let field = Rect(origin: origin, size: size(for: proposal))
    let offer = textProposal(proposal)
    let top = (field.height - text.size(for: offer).height) / 2
    let placed = text.placed(
      at: origin.offset(x: sideInset, y: top), proposal: offer)
    placement.fill(
      .control(
        PlacedControl(
          look: metrics.look, isAssumed: metrics.isAssumed,
          parts: .textField(
            TextFieldParts(
              field: field, cornerRadius: metrics.look == .glass ? 8 : 5,
              text: isEmpty ? nil : placed, isPlaceholder: isPlaceholder,
              hasBorder: hasBorder)))),
      in: field)
    if !isEmpty { text.addNotes(offer, to: placement) }
  }

  package override func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    let offer = textProposal(proposal)
    let top = (height - text.size(for: offer).height) / 2
    return text.baseline(baseline, for: offer).map { $0 + top }
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    let width =
      proposal.width == nil
      ? "its text with \(sideInset.text()) at the sides wide" : "the proposed width"
    guard hasBorder else {
      return "\(width), its line of \(lineHeight.text(decimals: 2)) with "
        + "\(Self.bareHeight.text()) more high"
    }
    if height > metrics.textField.value {
      return "\(width), its line of \(lineHeight.text(decimals: 2)) with \(Self.levelInset.text()) "
        + "above and below high"
    }
    return "\(width), " + metrics.words("\(height.text()) high", metrics.textField)
  }

  private var sideInset: Double { hasBorder ? metrics.fieldInset : 0 }

  private var height: Double {
    guard hasBorder else { return lineHeight + Self.bareHeight }
    return max(metrics.textField.value, lineHeight + 2 * Self.levelInset)
  }

  private func textProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: max(size(for: proposal).width - 2 * sideInset, 0), height: nil)
  }
}
