package import Geometry

/// Lengths between limits.
///
/// - Note: Source: SwiftUI layout, table "Flexible frame", cases `doc-frame-*`, `osui-flexinit-*`.
package final class FlexibleFrameNode: WrapperNode {
  /// The limits of one axis in points, put in order: out-of-order limits are raised, never lowered.
  package struct Limits: Hashable, Sendable {
    /// The least length: zero where nothing is said of it.
    private let least: Double
    /// The length where nothing is proposed, if something is said of it.
    private let wanted: Double
    /// The largest length: endless where nothing is said of it.
    private let most: Double
    /// What is said.
    private let given: Given

    /// Which limits there are.
    private struct Given: OptionSet, Hashable {
      let rawValue: UInt8

      static let minimum = Given(rawValue: 1)
      static let ideal = Given(rawValue: 2)
      static let maximum = Given(rawValue: 4)
    }

    /// Puts limits in order.
    package init(minimum: Double?, ideal: Double?, maximum: Double?) {
      least = max(minimum ?? 0, 0)
      wanted = max(ideal ?? 0, least)
      most = maximum.map { [wanted, least] in max($0, ideal == nil ? least : wanted) } ?? .infinity
      var given: Given = []
      if minimum != nil { given.insert(.minimum) }
      if ideal != nil { given.insert(.ideal) }
      if maximum != nil { given.insert(.maximum) }
      self.given = given
    }

    /// The least length.
    var minimum: Double? { given.contains(.minimum) ? least : nil }
    /// The length where nothing is proposed.
    var ideal: Double? { given.contains(.ideal) ? wanted : nil }
    /// The largest length; may be infinite.
    var maximum: Double? { given.contains(.maximum) ? most : nil }

    /// Whether any limit is given.
    var isEmpty: Bool { given.isEmpty }

    /// A length brought between the limits.
    func clamp(_ length: Double) -> Double { min(max(length, least), most) }

    /// What the child is offered for a proposal.
    func offer(_ proposed: Double?) -> Double? {
      guard let length = proposed ?? ideal else { return nil }
      return clamp(length)
    }

    /// The length for a proposal and what the child answered to the offer.
    func length(proposed: Double?, child: Double) -> Double {
      guard let proposed else { return ideal ?? clamp(child) }
      // Towards a side without a limit the frame does not go beyond the child.
      var length = clamp(proposed)
      if !given.contains(.maximum) { length = min(length, child) }
      if !given.contains(.minimum) { length = max(length, child) }
      return clamp(length)
    }
  }

  private let horizontal: Limits
  private let vertical: Limits
  private let alignment: Alignment

  /// Makes a frame between limits.
  package init(
    child: LayoutNode, horizontal: Limits, vertical: Limits, alignment: Alignment
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
    super.init(child: child)
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    let inner = child.answer(
      to: ProposedSize(
        width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height)))
    var heeded = inner.heeded
    if !horizontal.isEmpty { heeded.insert(.width) }
    if !vertical.isEmpty { heeded.insert(.height) }
    return Answer(
      Size(
        width: horizontal.length(proposed: proposal.width, child: inner.size.width),
        height: vertical.length(proposed: proposal.height, child: inner.size.height)),
      heeding: heeded)
  }

  override func isEndless(along axis: Axis) -> Bool {
    (axis == .horizontal ? horizontal : vertical).maximum == .infinity
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let frame = Rect(origin: origin, size: size(for: proposal))
    let offer = placingOffer(proposal, frame.size)
    child.place(
      at: alignment.origin(of: child.size(for: offer), in: frame), proposal: offer, in: placement)
  }

  package override func spacingWish(beyond edge: Edge) -> Double? {
    let limits = edge.axis == .horizontal ? horizontal : vertical
    return limits.isEmpty ? child.spacingWish(beyond: edge) : nil
  }

  package override func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    let frame = Rect(origin: .zero, size: size(for: proposal))
    let offer = placingOffer(proposal, frame.size)
    return child.baseline(baseline, for: offer)
      .map { $0 + alignment.origin(of: child.size(for: offer), in: frame).y }
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    func describe(_ axis: String, _ limits: Limits) -> String? {
      guard !limits.isEmpty else { return nil }
      let parts = [
        limits.minimum.map { "at least \($0.text())" },
        limits.ideal.map { "ideally \($0.text())" },
        limits.maximum.map { $0.isInfinite ? "all there is" : "at most \($0.text())" },
      ]
      return "\(axis) \(parts.compactMap { $0 }.joined(separator: ", "))"
    }
    let limits = [describe("width", horizontal), describe("height", vertical)].compactMap { $0 }
    let inner = child.sizeRule(for: placingOffer(proposal, size(for: proposal)))
    return limits.isEmpty ? inner : "frame with \(limits.joined(separator: "; ")), around \(inner)"
  }

  /// What the child is offered when it is placed: the final size, except on an axis that was
  /// proposed nothing, has no ideal, and came out strictly between the limits.
  private func placingOffer(_ proposal: ProposedSize, _ size: Size) -> ProposedSize {
    func offer(_ proposed: Double?, _ length: Double, _ limits: Limits) -> Double? {
      guard proposed == nil, limits.ideal == nil else { return length }
      let isBetween =
        length > limits.minimum ?? -.infinity && length < limits.maximum ?? .infinity
      return isBetween ? nil : length
    }
    return ProposedSize(
      width: offer(proposal.width, size.width, horizontal),
      height: offer(proposal.height, size.height, vertical))
  }
}
