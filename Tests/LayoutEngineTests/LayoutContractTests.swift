import Geometry
@testable import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// The layout contract over trees made at random from a fixed seed.
struct LayoutContractTests {
  /// A source of numbers that is the same everywhere.
  struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var word = state
      word ^= word >> 33
      word = word &* 0xff51_afd7_ed55_8ccd
      return word ^ (word >> 33)
    }
  }

  /// Checks, for every node that it stands around, that it is placed by what it answered.
  final class Witness: KeepingNode {
    private let child: LayoutNode
    private let log: Log

    final class Log {
      var placed: [Rect] = []
      var problems: [String] = []
    }

    init(_ child: LayoutNode, _ log: Log) {
      self.child = child
      self.log = log
      super.init(priority: child.priority)
    }

    override func measure(_ proposal: ProposedSize) -> Answer {
      let answer = child.answer(to: proposal)
      let size = answer.size
      let isEndless =
        proposal.width == .infinity || proposal.height == .infinity
      if size.width.isNaN || size.height.isNaN || size.width < 0 || size.height < 0 {
        log.problems.append("\(proposal) gave \(size)")
      }
      if !isEndless, !size.width.isFinite || !size.height.isFinite {
        log.problems.append("\(proposal) gave the endless \(size)")
      }
      if child.measure(proposal) != answer {
        log.problems.append("\(proposal) is answered differently the second time")
      }
      checkHeeded(answer, to: proposal)
      return answer
    }

    override func isEndless(along axis: Axis) -> Bool {
      let isEndless = child.isEndless(along: axis)
      if isEndless { checkEndless(along: axis) }
      return isEndless
    }

    /// Who need not be asked answers as is taken for granted.
    private func checkEndless(along axis: Axis) {
      for across in [nil, 0, 60, 333, Double.infinity] {
        let answer = child.measure(ProposedSize(along: axis, .infinity, across: across))
        if answer.size[axis] != .infinity || !answer.heeded.contains(.along(axis)) {
          log.problems.append("not endless along \(axis): \(answer) across \(across ?? .nan)")
        }
      }
    }

    /// What a node did not take notice of changes nothing.
    private func checkHeeded(_ answer: Answer, to proposal: ProposedSize) {
      for other in [nil, 0, 7, 60, 333, 5000, Double.infinity] {
        var changed = proposal
        if !answer.heeded.contains(.width) { changed.width = other }
        if !answer.heeded.contains(.height) { changed.height = other }
        guard changed != proposal else { continue }
        let found = child.measure(changed).size
        if found != answer.size {
          log.problems.append(
            "\(proposal) gave \(answer.size), \(changed) \(found) though only \(answer.heeded) counts"
          )
        }
        for line in [Baseline.first, .last]
        where child.baseline(line, for: proposal) != child.baseline(line, for: changed) {
          log.problems.append("\(proposal) has another baseline than \(changed)")
        }
      }
    }

    override func spacingWish(beyond edge: Edge) -> Double? { child.spacingWish(beyond: edge) }

    override func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
      child.baseline(baseline, for: proposal)
    }

    override func sizeRule(for proposal: ProposedSize) -> String { child.sizeRule(for: proposal) }

    override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
      let frame = Rect(origin: origin, size: size(for: proposal))
      if !origin.x.isFinite || !origin.y.isFinite {
        log.problems.append("placed at \(origin)")
      }
      log.placed.append(frame)
      child.place(at: origin, proposal: proposal, in: placement)
    }
  }

  private func tree(
    _ random: inout Random, depth: Int, axis: Axis?, _ log: Witness.Log
  ) -> LayoutNode {
    func length(_ random: inout Random) -> Double {
      Double(Int.random(in: 0...200, using: &random))
    }
    func maybe(_ random: inout Random) -> Double? {
      Bool.random(using: &random) ? length(&random) : nil
    }
    func child(_ random: inout Random, _ axis: Axis? = nil) -> LayoutNode {
      tree(&random, depth: depth - 1, axis: axis, log)
    }
    func children(_ random: inout Random, _ axis: Axis? = nil) -> [LayoutNode] {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in child(&random, axis) }
    }
    let alignments: [Alignment] = [
      .center, .topLeading, Alignment(horizontal: .trailing, vertical: .bottom),
    ]
    let alignment = alignments[Int.random(in: 0...2, using: &random)]
    let node: LayoutNode
    switch depth == 0
      ? Int.random(in: 0...3, using: &random) : Int.random(in: 0...16, using: &random)
    {
    case 0: node = BoxNode(width: maybe(&random), height: maybe(&random))
    case 1: node = SpacerNode(minLength: length(&random), axis: axis)
    case 2: node = DividerNode(stackAxis: axis ?? .vertical, thickness: 1.0 / 3)
    case 3:
      node = TextNode(
        TextNode.Properties(
          string: "a few words to wrap", font: .init(size: 17), style: .body, color: 0,
          alignment: .leading, lineLimit: Bool.random(using: &random) ? 1 : nil,
          minimumScale: Bool.random(using: &random) ? 0.5 : 1, locale: "en",
          direction: .leftToRight, scale: 3),
        measurer: FixedAdvanceMeasurer())
    case 4, 5:
      node = StackNode(
        axis: .horizontal, children: children(&random, .horizontal), spacing: maybe(&random),
        alignment: .vertical(
          [.top, .center, .bottom, .firstBaseline, .lastBaseline].randomElement(
            using: &random) ?? .center))
    case 6, 7:
      node = StackNode(
        axis: .vertical, children: children(&random, .vertical), spacing: maybe(&random),
        alignment: .horizontal(alignment.horizontal))
    case 8: node = ZStackNode(children: children(&random), alignment: alignment)
    case 9:
      node = PaddingNode(
        child: child(&random, axis),
        insets: EdgeInsets(
          top: length(&random), left: length(&random), bottom: length(&random),
          right: length(&random)))
    case 10:
      node = FixedFrameNode(
        child: child(&random, axis), width: maybe(&random), height: maybe(&random),
        alignment: alignment)
    case 11:
      node = FlexibleFrameNode(
        child: child(&random, axis),
        horizontal: .init(
          minimum: maybe(&random), ideal: maybe(&random),
          maximum: Bool.random(using: &random) ? .infinity : maybe(&random)),
        vertical: .init(minimum: maybe(&random), ideal: maybe(&random), maximum: maybe(&random)),
        alignment: alignment)
    case 12:
      node = AspectRatioNode(
        child: child(&random, axis), ratio: Bool.random(using: &random) ? 1.5 : nil,
        fills: Bool.random(using: &random))
    case 13: node = PriorityNode(child: child(&random, axis), priority: length(&random))
    case 14:
      node = GridNode(
        children: children(&random),
        columns: GridColumns(
          columns: [
            .fixed(40), .flexible(minimum: 10, maximum: .infinity), .auto,
            .adaptive(minimum: 30, maximum: 60),
          ].shuffled(using: &random), spacing: 8),
        rowSpacing: 8, alignment: alignment)
    case 15: node = ScrollNode(child: child(&random), axes: .vertical)
    default:
      node = SafeAreaInsetNode(
        child: child(&random), bar: child(&random), edge: .bottom, spacing: 8)
    }
    return Witness(node, log)
  }

  private func lay(
    seed: UInt64, window: Size, safeArea: EdgeInsets = .zero
  ) -> (frames: [Rect], problems: [String]) {
    let log = Witness.Log()
    var random = Random(state: seed)
    let root = tree(&random, depth: 5, axis: nil, log)
    let whole = Rect(origin: .zero, size: window)
    let safe = whole.inset(by: safeArea)
    root.place(
      at: safe.origin, proposal: ProposedSize(safe.size),
      in: Placement(
        sink: PlacementSink(), window: whole, safeArea: safe, guides: [:], scale: 3))
    return (log.placed, log.problems)
  }

  @Test func `sizes are finite and not negative, and a child is placed by what it answered`() {
    for seed in 0..<1500 as Range<UInt64> {
      let result = lay(seed: seed, window: Size(width: 402, height: 874))
      #expect(result.problems.isEmpty, "tree \(seed): \(result.problems.prefix(3))")
    }
  }

  @Test func `equal inputs give equal outputs`() {
    for seed in 0..<300 as Range<UInt64> {
      let window = Size(width: 375, height: 667)
      #expect(lay(seed: seed, window: window).frames == lay(seed: seed, window: window).frames)
    }
  }

  @Test func `a tiny and a huge window are laid out as well`() {
    for seed in 0..<300 as Range<UInt64> {
      for window in [Size(width: 1, height: 1), Size(width: 100_000, height: 100_000)] {
        let result = lay(seed: seed, window: window)
        #expect(result.problems.isEmpty, "tree \(seed) in \(window): \(result.problems.prefix(3))")
      }
    }
  }
}
