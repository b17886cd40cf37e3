import ConstraintSolver
import Geometry
import LayoutEngine
import Testing

/// Layouts by constraints, worked out by hand from the platform's rules.
struct AutoLayoutTests {
  /// Pins a view to the edges of its superview, `inset` points inside.
  private func pin(_ view: String, to other: LayoutItem, _ inset: Double) -> [LayoutConstraint] {
    let item = LayoutItem(view)
    return [
      LayoutConstraint(
        id: "\(view)-leading", (item, .leading), .equal, (other, .leading), constant: inset),
      LayoutConstraint(
        id: "\(view)-trailing", (item, .trailing), .equal, (other, .trailing), constant: -inset),
      LayoutConstraint(id: "\(view)-top", (item, .top), .equal, (other, .top), constant: inset),
      LayoutConstraint(
        id: "\(view)-bottom", (item, .bottom), .equal, (other, .bottom), constant: -inset),
    ]
  }

  private func root(_ children: [ConstrainedView]) -> ConstrainedView {
    var view = ConstrainedView(id: "root")
    view.children = children
    return view
  }

  private func request(
    _ children: [ConstrainedView], _ constraints: [LayoutConstraint],
    width: Double = 390, height: Double = 844
  ) -> AutoLayoutRequest {
    var request = AutoLayoutRequest(
      root: root(children), constraints: constraints, size: Size(width: width, height: height))
    request.explains = true
    request.findsAmbiguities = true
    return request
  }

  @Test func `edges, centres and lengths`() {
    let box = LayoutItem("box")
    let constraints = [
      LayoutConstraint(id: "x", (box, .centerX), .equal, (LayoutItem("root"), .centerX)),
      LayoutConstraint(
        id: "y", (box, .centerY), .equal, (LayoutItem("root"), .centerY), constant: -10),
      LayoutConstraint(
        id: "w", (box, .width), .equal, (LayoutItem("root"), .width), multiplier: 0.5),
      LayoutConstraint(id: "h", (box, .height), .equal, (box, .width), multiplier: 9.0 / 16),
    ]
    let result = AutoLayout.resolve(request([ConstrainedView(id: "box")], constraints, width: 400))
    #expect(result.frames["box"] == Rect(x: 100, y: 355.75, width: 200, height: 112.5))
    #expect(result.conflicts.isEmpty)
    #expect(result.ambiguities.isEmpty)
  }

  @Test func `a multiplied place is measured from the nearest common ancestor`() {
    // A quarter of the height of the inner view, wherever that lies.
    var inner = ConstrainedView(id: "inner")
    inner.children = [ConstrainedView(id: "dot")]
    let dot = LayoutItem("dot")
    let constraints =
      pin("inner", to: LayoutItem("root"), 100) + [
        LayoutConstraint(
          id: "y", (dot, .centerY), .equal, (LayoutItem("inner"), .centerY), multiplier: 0.5),
        LayoutConstraint(id: "x", (dot, .leading), .equal, (LayoutItem("inner"), .leading)),
        LayoutConstraint(id: "w", (dot, .width), .equal, nil, constant: 4),
        LayoutConstraint(id: "h", (dot, .height), .equal, nil, constant: 4),
      ]
    let result = AutoLayout.resolve(request([inner], constraints, height: 600))
    #expect(result.frames["dot"] == Rect(x: 0, y: 98, width: 4, height: 4))
  }

  @Test func `content hugs and resists by priority`() {
    func label(_ id: String, _ width: Double, hugging: Double, resistance: Double)
      -> ConstrainedView
    {
      var view = ConstrainedView(id: id, content: IntrinsicContent(width: width, height: 20))
      view.hugging = .init(Priority(hugging), Priority(hugging))
      view.compressionResistance = .init(Priority(resistance), Priority(resistance))
      return view
    }
    let (a, b, root) = (LayoutItem("a"), LayoutItem("b"), LayoutItem("root"))
    let constraints = [
      LayoutConstraint(id: "1", (a, .leading), .equal, (root, .leading), constant: 16),
      LayoutConstraint(id: "2", (b, .leading), .equal, (a, .trailing), constant: 8),
      LayoutConstraint(id: "3", (b, .trailing), .equal, (root, .trailing), constant: -16),
      LayoutConstraint(id: "4", (a, .top), .equal, (root, .top)),
      LayoutConstraint(id: "5", (b, .top), .equal, (root, .top)),
    ]
    // 390 - 40 = 350 for two: room to spare goes to who hugs less.
    let wide = AutoLayout.resolve(
      request(
        [
          label("a", 100, hugging: 251, resistance: 750),
          label("b", 60, hugging: 250, resistance: 750),
        ], constraints))
    #expect(wide.frames["a"]?.width == 100)
    #expect(wide.frames["b"]?.width == 250)
    // Too little room is taken from who resists less.
    let narrow = AutoLayout.resolve(
      request(
        [
          label("a", 300, hugging: 251, resistance: 749),
          label("b", 200, hugging: 250, resistance: 750),
        ], constraints))
    #expect(narrow.frames["a"]?.width == 150)
    #expect(narrow.frames["b"]?.width == 200)
    #expect(narrow.frames["a"]?.height == 20)
    #expect(
      narrow.decidedBy["b"]?.contains(.content(view: "b", axis: .horizontal, hugs: false)) == true)
  }

  @Test func `texts grow in height with the lines that they need`() {
    var text = ConstrainedView(id: "text")
    // 1000 points of words in lines of 20.
    text.content = { width in
      let lines = width.map { (1000 / max($0, 1)).rounded(.up) } ?? 1
      return IntrinsicContent(width: 1000, height: lines * 20)
    }
    let item = LayoutItem("text")
    let below = ConstrainedView(id: "below", content: IntrinsicContent(width: 10, height: 10))
    let constraints = [
      LayoutConstraint(
        id: "l", (item, .leading), .equal, (LayoutItem("root"), .leading), constant: 20),
      LayoutConstraint(
        id: "r", (item, .trailing), .equal, (LayoutItem("root"), .trailing), constant: -20),
      LayoutConstraint(id: "t", (item, .top), .equal, (LayoutItem("root"), .top)),
      LayoutConstraint(
        id: "b", (LayoutItem("below"), .top), .equal, (item, .bottom), constant: 8),
      LayoutConstraint(id: "x", (LayoutItem("below"), .leading), .equal, (item, .leading)),
    ]
    let result = AutoLayout.resolve(request([text, below], constraints, width: 290))
    #expect(result.frames["text"] == Rect(x: 20, y: 0, width: 250, height: 80))
    #expect(result.frames["below"]?.minY == 88)
  }

  @Test func `guides: safe area, margins, keyboard, custom ones`() {
    var guide = ConstrainedView(id: "half")
    guide.isGuide = true
    let root = LayoutItem("root")
    let half = LayoutItem("half")
    var request = request(
      ["a", "b", "c", "d"].map { ConstrainedView(id: $0) } + [guide],
      pin("a", to: LayoutItem("root", .safeArea), 0)
        + pin("b", to: LayoutItem("root", .margins), 0)
        + pin("c", to: LayoutItem("root", .keyboard), 0) + [
          LayoutConstraint(id: "h1", (half, .leading), .equal, (root, .leading)),
          LayoutConstraint(
            id: "h2", (half, .width), .equal, (root, .width), multiplier: 0.5),
          LayoutConstraint(id: "h3", (half, .top), .equal, (root, .top)),
          LayoutConstraint(id: "h4", (half, .height), .equal, nil, constant: 50),
        ] + pin("d", to: half, 5))
    request.safeArea = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    request.root.margins.insets = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let away = AutoLayout.resolve(request)
    #expect(away.frames["a"] == Rect(x: 0, y: 47, width: 390, height: 763))
    #expect(away.frames["b"] == Rect(x: 16, y: 47, width: 358, height: 763))
    #expect(away.frames["c"] == Rect(x: 0, y: 810, width: 390, height: 34))
    #expect(away.frames["d"] == Rect(x: 5, y: 5, width: 185, height: 40))
    request.keyboardHeight = 336
    #expect(AutoLayout.resolve(request).frames["c"]?.minY == 508)
  }

  @Test func `inner views have what of the safe area reaches them, and keep margins beside it`() {
    var card = ConstrainedView(id: "card")
    card.children = [ConstrainedView(id: "inside")]
    var request = request(
      [card],
      pin("card", to: LayoutItem("root"), 20) + pin("inside", to: LayoutItem("card", .margins), 0))
    request.safeArea = EdgeInsets(top: 47, left: 0, bottom: 10, right: 0)
    // 47 - 20 = 27 of the top reach the card; margins are 8.
    let plain = AutoLayout.resolve(request)
    #expect(plain.frames["inside"] == Rect(x: 8, y: 35, width: 334, height: 761))
    // Preserved: at least the root's 100 less the distance of 20.
    request.root.margins.insets = EdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
    request.root.children[0].margins.preservesSuperview = true
    let preserved = AutoLayout.resolve(request)
    #expect(preserved.frames["inside"]?.minX == 80)
    #expect(preserved.frames["inside"]?.maxX == 342)
  }

  @Test func `a scroll view's edges mean its content, its lengths its frame`() {
    var scroll = ConstrainedView(id: "scroll")
    scroll.behavior = .scroll
    scroll.children = [ConstrainedView(id: "content")]
    let content = LayoutItem("content")
    let constraints =
      pin("scroll", to: LayoutItem("root"), 0) + pin("content", to: LayoutItem("scroll"), 0) + [
        LayoutConstraint(id: "w", (content, .width), .equal, (LayoutItem("scroll"), .width)),
        LayoutConstraint(id: "h", (content, .height), .equal, nil, constant: 2000),
      ]
    let result = AutoLayout.resolve(request([scroll], constraints))
    #expect(result.frames["scroll"] == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(result.frames["content"] == Rect(x: 0, y: 0, width: 390, height: 2000))
    #expect(result.contentSizes["scroll"] == Size(width: 390, height: 2000))
    #expect(result.ambiguities.isEmpty)
    // The guides say the same.
    let guided =
      pin("scroll", to: LayoutItem("root"), 0)
      + pin("content", to: LayoutItem("scroll", .contentLayout), 0) + [
        LayoutConstraint(
          id: "w", (content, .width), .equal, (LayoutItem("scroll", .frameLayout), .width)),
        LayoutConstraint(id: "h", (content, .height), .equal, nil, constant: 2000),
      ]
    #expect(AutoLayout.resolve(request([scroll], guided)).frames == result.frames)
    // Margins of the guides are those of the view, seen from inside or not.
    let margins: [LayoutAttribute] = [
      .topMargin, .leadingMargin, .trailingMargin, .bottomMargin,
    ]
    let edges: [LayoutAttribute] = [.top, .leading, .trailing, .bottom]
    for part in [LayoutItem.Part.view, .contentLayout] {
      let inset = zip(edges, margins).map { edge, margin in
        LayoutConstraint(
          id: edge.rawValue, (content, edge), .equal, (LayoutItem("scroll", part), margin))
      }
      let laid = AutoLayout.resolve(
        request([scroll], pin("scroll", to: LayoutItem("root"), 0) + inset + guided.suffix(1)))
      #expect(laid.frames["content"]?.origin == Point(x: 8, y: 8))
      #expect(laid.contentSizes["scroll"]?.height == 2016)
    }
  }

  @Test func `alignment rectangles lie inside frames`() {
    var toggle = ConstrainedView(id: "switch", content: IntrinsicContent(width: 49, height: 31))
    toggle.alignmentInsets = EdgeInsets(right: 2)
    let item = LayoutItem("switch")
    let constraints = [
      LayoutConstraint(id: "x", (item, .trailing), .equal, (LayoutItem("root"), .trailing)),
      LayoutConstraint(id: "y", (item, .top), .equal, (LayoutItem("root"), .top)),
    ]
    let result = AutoLayout.resolve(request([toggle], constraints))
    #expect(result.frames["switch"] == Rect(x: 341, y: 0, width: 51, height: 31))
  }

  @Test func `baselines of texts, of stacks, and of views without text`() {
    func text(_ id: String, size: Double) -> ConstrainedView {
      ConstrainedView(
        id: id,
        content: IntrinsicContent(
          width: 50, height: size * 1.2,
          text: .init(
            height: size * 1.2, firstBaseline: size * 0.95, lastBaseline: size * 0.95)))
    }
    let (a, b, c) = (LayoutItem("a"), LayoutItem("b"), LayoutItem("c"))
    let root = LayoutItem("root")
    let box = ConstrainedView(id: "c", content: IntrinsicContent(width: 10, height: 10))
    let constraints = [
      LayoutConstraint(id: "1", (a, .top), .equal, (root, .top), constant: 100),
      LayoutConstraint(id: "2", (b, .firstBaseline), .equal, (a, .firstBaseline)),
      LayoutConstraint(id: "3", (c, .lastBaseline), .equal, (b, .lastBaseline)),
    ]
    let result = AutoLayout.resolve(
      request([text("a", size: 40), text("b", size: 20), box], constraints))
    // 100 + 38 below the top of the large text, 19 below that of the small one.
    #expect(result.frames["b"]?.minY == 119)
    #expect(result.frames["c"]?.maxY == 138)
    // Nothing is said of x.
    #expect(result.ambiguities.map(\.view) == ["a", "b", "c"])
    #expect(result.ambiguities.allSatisfy { $0.axis == .horizontal && !$0.isLength })
  }

  @Test func `masks: what is flexible shares the change`() {
    func child(_ mask: AutoresizingMask) -> Rect? {
      var view = ConstrainedView(id: "v")
      view.placement = .frame(
        Rect(x: 30, y: 0, width: 40, height: 10), mask, superview: Size(width: 100, height: 10))
      return AutoLayout.resolve(request([view], [], width: 200, height: 10)).frames["v"]
    }
    // The table of masks, by an independent hand: 100 wide becomes 200 wide.
    #expect(child([]).map { [$0.minX, $0.width] } == [30, 40])
    #expect(child([.flexibleMaxX]).map { [$0.minX, $0.width] } == [30, 40])
    #expect(child([.flexibleMinX]).map { [$0.minX, $0.width] } == [130, 40])
    #expect(child([.flexibleWidth]).map { [$0.minX, $0.width] } == [30, 140])
    #expect(child([.flexibleMinX, .flexibleMaxX]).map { [$0.minX, $0.width] } == [80, 40])
    #expect(
      child([.flexibleMinX, .flexibleWidth, .flexibleMaxX]).map { [$0.minX, $0.width] }
        == [60, 80])
  }

  @Test func `fitting sizes are as small as constraints allow`() {
    let label = ConstrainedView(id: "a", content: IntrinsicContent(width: 120, height: 20))
    var request = request([label], pin("a", to: LayoutItem("root"), 12))
    request.width = .fitting(0)
    request.height = .fitting(0)
    #expect(AutoLayout.resolve(request).size == Size(width: 144, height: 44))
    // A self-sizing cell: the width is given, the height follows from the text.
    request.root.children[0].content = { width in
      IntrinsicContent(width: 120, height: (width ?? 120) < 100 ? 40 : 20)
    }
    request.width = .fixed(100)
    #expect(AutoLayout.resolve(request).size == Size(width: 100, height: 64))
  }

  @Test func `a conflict names its constraints and breaks the last in the document`() {
    let box = LayoutItem("box")
    let constraints =
      pin("box", to: LayoutItem("root"), 0) + [
        LayoutConstraint(id: "w", (box, .width), .equal, nil, constant: 100),
        LayoutConstraint(
          id: "h", (box, .height), .equal, nil, constant: 100, priority: Priority(999)),
      ]
    let result = AutoLayout.resolve(request([ConstrainedView(id: "box")], constraints))
    #expect(result.conflicts.count == 1)
    #expect(result.conflicts.first?.broken == .constraint(4))
    #expect(
      result.conflicts.first?.origins == [
        .system(view: "root"), .constraint(0), .constraint(1),
        .constraint(4),
      ])
    #expect(result.frames["box"] == Rect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `left and right are physical, leading and trailing follow reading`() {
    let (a, b, root) = (LayoutItem("a"), LayoutItem("b"), LayoutItem("root"))
    let box = IntrinsicContent(width: 40, height: 10)
    let constraints = [
      LayoutConstraint(id: "1", (a, .left), .equal, (root, .left), constant: 10),
      LayoutConstraint(id: "2", (b, .leading), .equal, (root, .leading), constant: 10),
    ]
    var request = request(
      [ConstrainedView(id: "a", content: box), ConstrainedView(id: "b", content: box)],
      constraints)
    request.direction = .rightToLeft
    let result = AutoLayout.resolve(request)
    // In logical space: leading is 0, so the physical left lies at the far end.
    #expect(result.frames["a"]?.minX == 340)
    #expect(result.frames["b"]?.minX == 10)
  }

  @Test func `a constraint with a view that is not there is told`() {
    let constraints = [
      LayoutConstraint(id: "1", (LayoutItem("gone"), .left), .equal, nil, constant: 10)
    ]
    #expect(AutoLayout.resolve(request([], constraints)).unresolved == [0])
  }
}
