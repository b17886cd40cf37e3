import ConstraintSolver
import Geometry
import LayoutEngine
import Testing

/// Stack views, by the platform's rules for distributions and alignments.
struct StackViewTests {
  /// Lays out views of given lengths in a stack that fills a root 200 long and 100 across.
  private func frames(
    _ lengths: [Double?], axis: Axis = .horizontal, root: Size = Size(width: 200, height: 100),
    hugging: [Double] = [], hidden: Set<Int> = [],
    isFixed: Bool = true, _ change: (inout StackArrangement) -> Void = { _ in }
  ) -> [Rect] {
    var arrangement = StackArrangement(axis: axis)
    change(&arrangement)
    var stack = ConstrainedView(id: "stack")
    stack.margins.insets = EdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
    stack.behavior = .stack(arrangement)
    stack.children = lengths.enumerated().map { index, length in
      let across = Double(10 * (index + 1))
      var view = ConstrainedView(
        id: "\(index)",
        content: axis == .horizontal
          ? IntrinsicContent(width: length, height: across)
          : IntrinsicContent(width: across, height: length))
      if index < hugging.count {
        view.hugging = .init(Priority(hugging[index]), Priority(hugging[index]))
      }
      view.isHidden = hidden.contains(index)
      return view
    }
    var tree = ConstrainedView(id: "root")
    tree.children = [stack]
    let (item, outer) = (LayoutItem("stack"), LayoutItem("root"))
    var attributes: [LayoutAttribute] = [.leading, .top]
    if isFixed { attributes += [.trailing, .bottom] }
    let result = AutoLayout.resolve(
      AutoLayoutRequest(
        root: tree,
        constraints: attributes.map {
          LayoutConstraint(id: $0.rawValue, (item, $0), .equal, (outer, $0))
        }, size: root))
    return lengths.indices.compactMap { result.frames["\($0)"] }
      + [result.frames["stack"]].compactMap { $0 }
  }

  private func spans(_ frames: [Rect]) -> [[Double]] {
    frames.dropLast().map { [$0.minX, $0.width] }
  }

  @Test func `fill gives what is left to who hugs least, ties to the first`() {
    let tied = frames([30, 40, 50]) { $0.spacing = 10 }
    #expect(spans(tied) == [[0, 90], [100, 40], [150, 50]])
    let hugged = frames([30, 40, 50], hugging: [251, 250, 251]) { $0.spacing = 10 }
    #expect(spans(hugged) == [[0, 30], [40, 100], [150, 50]])
    // Without content a view takes all; of several the last.
    #expect(spans(frames([30, nil, nil])) == [[0, 30], [30, 0], [30, 170]])
    #expect(tied.allSatisfy { $0.height == 100 })
  }

  @Test func `equal lengths, proportions, equal gaps, equal centres`() {
    #expect(
      spans(
        frames([30, 40]) {
          $0.distribution = .fillEqually; $0.spacing = 20
        })
        == [[0, 90], [110, 90]])
    #expect(
      spans(frames([30, 90]) { $0.distribution = .fillProportionally }) == [[0, 50], [50, 150]])
    #expect(
      spans(frames([30, 40, 50]) { $0.distribution = .equalSpacing })
        == [[0, 30], [70, 40], [150, 50]])
    // Centres at 15, 95 and 175.
    #expect(
      spans(frames([30, 40, 50]) { $0.distribution = .equalCentering })
        == [[0, 30], [75, 40], [150, 50]])
  }

  @Test func `alignments across, and the smallest size that holds the views`() {
    func across(_ alignment: StackArrangement.Alignment) -> [[Double]] {
      frames([30, 40], isFixed: false) { $0.alignment = alignment }
        .map { [$0.minY, $0.height] }
    }
    #expect(across(.fill) == [[0, 20], [0, 20], [0, 20]])
    #expect(across(.top) == [[0, 10], [0, 20], [0, 20]])
    #expect(across(.center) == [[5, 10], [0, 20], [0, 20]])
    #expect(across(.bottom) == [[10, 10], [0, 20], [0, 20]])
    // Views without text have their bottom as last baseline.
    #expect(across(.lastBaseline) == [[10, 10], [0, 20], [0, 20]])
  }

  @Test func `custom gaps, margins, and hidden views that take theirs along`() {
    let custom = frames([30, 40, 50], isFixed: false) {
      $0.spacing = 5
      $0.customSpacing = ["0": 12]
    }
    #expect(spans(custom) == [[0, 30], [42, 40], [87, 50]])
    let inside = frames([30, 40], isFixed: false) { $0.isMarginsRelative = true }
    #expect(spans(inside) == [[3, 30], [33, 40]])
    #expect(inside.last?.size == Size(width: 76, height: 26))
    let hidden = frames([30, 40, 50], hidden: [1], isFixed: false) { $0.spacing = 5 }
    #expect(spans(hidden) == [[0, 30], [0, 0], [35, 50]])
    #expect(frames([30, 40], hidden: [0, 1], isFixed: false).last?.size == .zero)
  }

  @Test func `down the screen the axes change places`() {
    let result = frames([30, 40], axis: .vertical, root: Size(width: 100, height: 200)) {
      $0.spacing = 10
      $0.alignment = .trailing
    }
    #expect(result[0] == Rect(x: 90, y: 0, width: 10, height: 150))
    #expect(result[1] == Rect(x: 80, y: 160, width: 20, height: 40))
  }

  /// A stack that is held in the middle of a root and nowhere else, with two views of 40 by 20 and one
  /// that asks for nothing.
  private func floating(_ change: (inout StackArrangement) -> Void) -> AutoLayoutResult {
    var arrangement = StackArrangement(axis: .vertical)
    arrangement.spacing = 8
    change(&arrangement)
    var stack = ConstrainedView(id: "stack")
    stack.behavior = .stack(arrangement)
    let content = IntrinsicContent(width: 40, height: 20)
    stack.children = [
      ConstrainedView(id: "a", content: content), ConstrainedView(id: "bare"),
      ConstrainedView(id: "b", content: content),
    ]
    var tree = ConstrainedView(id: "root")
    tree.children = [stack]
    let attributes: [LayoutAttribute] = [.centerX, .centerY]
    var request = AutoLayoutRequest(
      root: tree,
      constraints: attributes.map {
        LayoutConstraint(
          id: $0.rawValue, (LayoutItem("stack"), $0), .equal, (LayoutItem("root"), $0))
      } + [LayoutConstraint(id: "h", (LayoutItem("bare"), .height), .equal, nil, constant: 10)],
      size: Size(width: 200, height: 300))
    request.findsAmbiguities = true
    return AutoLayout.resolve(request)
  }

  // The constraints that UIKit's stack view prints of itself: `UISV-canvas-fit`, length 0 at 49, and
  // `UISV-ambiguity-suppression`, length across 0 at 25.
  @Test func `weak constraints close what gaps that may grow and views without a size leave open`()
  {
    for distribution in [StackArrangement.Distribution.equalSpacing, .equalCentering] {
      let spread = floating {
        $0.distribution = distribution
        $0.alignment = .center
      }
      #expect(spread.ambiguities.isEmpty, "\(distribution)")
      // As short as it can be: 20 + 8 + 10 + 8 + 20.
      #expect(spread.frames["stack"] == Rect(x: 80, y: 117, width: 40, height: 66))
      #expect(spread.frames["bare"] == Rect(x: 20, y: 28, width: 0, height: 10))
    }
    for alignment in [StackArrangement.Alignment.leading, .center, .trailing] {
      let aligned = floating { $0.alignment = alignment }
      #expect(aligned.ambiguities.isEmpty, "\(alignment)")
      #expect(aligned.frames["bare"]?.width == 0)
    }
  }

  @Test func `in proportion stacks count as what they hold`() {
    func inner(_ id: String, _ axis: Axis, _ lengths: [Double]) -> ConstrainedView {
      var arrangement = StackArrangement(axis: axis)
      arrangement.spacing = 10
      var stack = ConstrainedView(id: id)
      stack.behavior = .stack(arrangement)
      stack.children = lengths.enumerated().map {
        ConstrainedView(id: "\(id)\($0)", content: IntrinsicContent(width: $1, height: 20))
      }
      return stack
    }
    var arrangement = StackArrangement(axis: .horizontal)
    arrangement.distribution = .fillProportionally
    var tree = ConstrainedView(id: "root")
    tree.behavior = .stack(arrangement)
    // Asks for 20 + 10 + 30 = 60, and for the wider of 40 and 10.
    tree.children = [
      inner("row", .horizontal, [20, 30]), inner("column", .vertical, [40, 10]),
    ]
    var request = AutoLayoutRequest(
      root: tree, constraints: [], size: Size(width: 200, height: 50))
    request.findsAmbiguities = true
    let result = AutoLayout.resolve(request)
    #expect(result.frames["row"]?.width == 120)
    #expect(result.frames["column"]?.width == 80)
    #expect(
      !result.ambiguities.contains {
        ["row", "column"].contains($0.view) && $0.axis == .horizontal
      })
  }
}
