package import Geometry

/// A leaf without a size of its own, or with one on some axes.
///
/// - Note: Source: SwiftUI layout, "Leaf without own size": the proposal, 10 x 10 where nothing is
///   proposed.
package final class BoxNode: LayoutNode {
  /// The length taken where nothing is proposed, in points.
  package static let unspecifiedLength = 10.0

  private let width: Double?
  private let height: Double?
  private let label: String?
  private let color: UInt32

  /// Makes a box; flexible on an axis without a length.
  package init(
    width: Double? = nil, height: Double? = nil, label: String? = nil, color: UInt32 = 255
  ) {
    self.width = width
    self.height = height
    self.label = label
    self.color = color
    super.init()
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    var heeded: ProposedSize.Lengths = []
    if width == nil { heeded.insert(.width) }
    if height == nil { heeded.insert(.height) }
    return Answer(
      Size(
        width: width ?? proposal.width ?? Self.unspecifiedLength,
        height: height ?? proposal.height ?? Self.unspecifiedLength), heeding: heeded)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    placement.fill(
      .box(label: label, color: color), in: Rect(origin: origin, size: size(for: proposal)))
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    func rule(_ fixed: Double?, _ proposed: Double?) -> String {
      fixed.map { "\($0.text())" } ?? (proposed == nil ? "10, nothing proposed" : "as proposed")
    }
    return "width \(rule(width, proposal.width)); height \(rule(height, proposal.height))"
  }
}
