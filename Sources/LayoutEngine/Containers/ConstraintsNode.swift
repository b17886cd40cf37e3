import ConstraintSolver
package import Geometry
package import LayoutSpecs

/// Children placed by constraints.
///
/// It takes what it is proposed. Along a stack, and where nothing is proposed, it is as long as its
/// constraints and contents ask for, and no longer.
///
/// - Note: Source: ours, after `systemLayoutSizeFitting` with the compressed fitting size.
package final class ConstraintsNode: KeepingNode {
  /// What is known of the place before the container has one, in logical edges.
  package struct Surroundings: Hashable, Sendable {
    /// The width of the window in points.
    package var windowWidth: Double
    /// The safe area insets of the window.
    package var safeArea: EdgeInsets
    /// The layout margins of the window, safe area included.
    package var margins: EdgeInsets
    /// The margins that the spec states for the container itself; absent: those of the window.
    package var own: EdgeInsets?

    /// Makes the surroundings of a container.
    package init(
      windowWidth: Double, safeArea: EdgeInsets, margins: EdgeInsets, own: EdgeInsets?
    ) {
      self.windowWidth = windowWidth
      self.safeArea = safeArea
      self.margins = margins
      self.own = own
    }

    /// The margins of a container of a width that lies in the middle of the safe area, or as far
    /// beyond it as it must.
    ///
    /// Above and below nothing is known: a container that is as long as it likes lies clear of both.
    func margins(width: Double) -> EdgeInsets {
      let room = windowWidth - safeArea.left - safeArea.right
      let beside = max((room - width) / 2, 0)
      func reach(_ inset: Double, _ safe: Double) -> Double {
        max(width > room + 0.01 ? inset : inset - safe - beside, 0)
      }
      if let own {
        return EdgeInsets(
          top: own.top, left: own.left + reach(safeArea.left, safeArea.left), bottom: own.bottom,
          right: own.right + reach(safeArea.right, safeArea.right))
      }
      return EdgeInsets(
        left: reach(margins.left, safeArea.left), right: reach(margins.right, safeArea.right))
    }
  }

  let items: [ConstraintItemNode]
  let rules: [ConstraintRule]
  private let stackAxis: Axis?
  private let surroundings: Surroundings
  private let direction: LayoutDirection
  /// What the container does with its children.
  let behavior: ConstrainedView.Behavior
  /// The margins of the container inside another.
  let innerMargins: ConstrainedView.Margins
  /// The constraints of this container and of all that are joined to it.
  private let joint: JointConstraints
  /// What the container around this one found for its children, and under which name.
  private var solved: (result: AutoLayoutResult, id: String, words: ConstraintWords)?

  /// Makes a container of constraints.
  ///
  /// - Parameters:
  ///   - items: the children from back to front.
  ///   - rules: the constraints; those that name a child that is not there do not apply.
  ///   - stackAxis: the axis of the stack that the container stands in.
  ///   - surroundings: what is known of the place before there is one.
  ///   - direction: the reading direction.
  ///   - behavior: what the container does with its children.
  ///   - innerMargins: its margins inside another container.
  package init(
    items: [ConstraintItemNode], rules: [ConstraintRule], stackAxis: Axis?,
    surroundings: Surroundings, direction: LayoutDirection,
    behavior: ConstrainedView.Behavior = .plain, innerMargins: ConstrainedView.Margins = .init()
  ) {
    self.items = items
    self.rules = rules
    self.stackAxis = stackAxis
    self.surroundings = surroundings
    self.direction = direction
    self.behavior = behavior
    self.innerMargins = innerMargins
    joint = JointConstraints(rules: rules, items: items, root: Self.root)
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    let fitsAny = Axis.allCases.contains { fits($0, proposal) }
    guard fitsAny else {
      return Answer(proposal.replacingUnspecified(with: .zero), heeding: .all)
    }
    var request = request(in: nil)
    if let width = proposal.width, width.isFinite {
      request.root.margins.insets = surroundings.margins(width: width)
    }
    request.width = length(.horizontal, proposal)
    request.height = length(.vertical, proposal)
    return Answer(AutoLayout.resolve(request).size, heeding: .all)
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let frame = Rect(origin: origin, size: size(for: proposal))
    if let solved {
      placeJoined(solved.result, solved.id, solved.words, in: frame, placement)
      return
    }
    placement.fill(.container, in: frame)
    var request = request(in: (frame, placement))
    request.width = .fixed(frame.width)
    request.height = .fixed(frame.height)
    request.findsAmbiguities = true
    request.explains = placement.sink.explains
    let result = AutoLayout.resolve(request)
    let words = ConstraintWords(joint: joint, request: request)
    if let element = placement.element, !rules.isEmpty || !items.isEmpty {
      placement.sink[element].constraintReport = words.report(result)
    }
    placeItems(result, Self.root, words, at: frame.origin, placement)
  }

  /// Places the children where the container around this one found them.
  private func placeJoined(
    _ result: AutoLayoutResult, _ id: String, _ words: ConstraintWords, in frame: Rect,
    _ placement: Placement
  ) {
    guard behavior == .scroll else {
      placement.fill(.container, in: frame)
      placeItems(result, id, words, at: frame.origin, placement)
      return
    }
    placement.fill(.scroll(contentSize: result.contentSizes[id] ?? frame.size), in: frame)
    // Bars that lie over what scrolls push its content down, as the platform's insets do.
    let safe = placement.guides["safeArea"] ?? placement.safeArea
    let top = min(max(safe.minY, frame.minY), frame.maxY)
    let inner = Rect(left: frame.minX, top: top, right: frame.maxX, bottom: frame.maxY)
    var content = placement
    content.clip = placement.clip.intersection(frame)
    content.safeArea = inner
    content.container = inner
    content.bottomWithoutKeyboard = nil
    // What scrolls in it is clear of the bars already.
    content.guides["safeArea"] = inner
    placeItems(result, id, words, at: inner.origin, content)
  }

  private func placeItems(
    _ result: AutoLayoutResult, _ id: String, _ words: ConstraintWords, at origin: Point,
    _ placement: Placement
  ) {
    for (index, item) in items.enumerated() {
      let view = JointConstraints.viewID(index, in: id)
      guard let own = result.frames[view] else { continue }
      item.joined?.solved = (result, view, words)
      var inner = placement
      inner.assigned = Placement.Assignment(
        alignment: item.traits.alignment,
        reason: placement.sink.explains ? words.reason(view, result) : "")
      item.place(
        at: own.origin.offset(x: origin.x, y: origin.y), proposal: ProposedSize(own.size),
        in: inner)
    }
  }

  package override func baseline(_ baseline: Baseline, for proposal: ProposedSize) -> Double? {
    nil
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    let fitting = Axis.allCases.filter { fits($0, proposal) }
    if case .stack(let arrangement) = behavior {
      return "stack view, \(arrangement.distribution.rawValue), \(items.count) children"
    }
    let count = "\(rules.count) rules for \(items.count) children"
    switch fitting.count {
    case 0: return "constraints, the whole proposal, \(count)"
    case 1:
      let word = fitting[0] == .horizontal ? "wide" : "high"
      return "constraints, as \(word) as they ask for, \(count)"
    default: return "constraints, as large as they ask for, \(count)"
    }
  }

  // MARK: Lengths

  /// Whether the constraints decide the length along an axis.
  private func fits(_ axis: Axis, _ proposal: ProposedSize) -> Bool {
    guard let length = proposal[axis], length.isFinite else { return true }
    return stackAxis == axis
  }

  private func length(_ axis: Axis, _ proposal: ProposedSize) -> AutoLayoutRequest.Length {
    guard let length = proposal[axis], !fits(axis, proposal) else { return .fitting(0) }
    return .fixed(length)
  }

  // MARK: Request

  /// The id of the container among views.
  static let root = "parent"

  /// The request for a place, or, before it is known, for one clear of all edges of the window.
  private func request(in place: (frame: Rect, placement: Placement)?) -> AutoLayoutRequest {
    var view = ConstrainedView(id: Self.root)
    view.margins.addsSafeArea = false
    view.margins.insets = surroundings.own ?? .zero
    view.behavior = behavior
    view.children = views(in: Self.root)
    let size = place?.frame.size ?? .zero
    var guides: [ConstrainedView] = []
    for name in joint.windowGuides {
      var guide = ConstrainedView(id: name)
      guide.isGuide = true
      if let place, let rect = place.placement.guides[name] {
        guide.placement = .frame(
          rect.offset(x: -place.frame.minX, y: -place.frame.minY), [], superview: size)
      } else {
        guide.placement = .fills
      }
      guides.append(guide)
    }
    view.children += guides
    var request = AutoLayoutRequest(root: view, constraints: joint.constraints, size: size)
    request.direction = direction
    // In a tree, places that are multiplied are measured in the container of their rule.
    request.measuresInRoot = !joint.isTree
    guard let place else { return request }
    let known = place.placement.guides
    if let margins = known["margins"] {
      request.root.margins.insets = place.frame.insets(to: margins).max(.zero)
    }
    let safe = known["safeArea"] ?? place.placement.safeArea
    request.safeArea = place.frame.insets(to: safe).max(.zero)
    for edge in Edge.allCases where place.placement.scrolledAxes.contains(edge.axis) {
      request.root.margins.insets[edge] = surroundings.own?[edge] ?? 0
      request.safeArea[edge] = 0
    }
    if let keyboard = known["keyboard"] {
      request.keyboardHeight = max(place.frame.maxY - keyboard.minY, 0)
    }
    return request
  }

  /// The children as constraints see them.
  private func views(in id: String) -> [ConstrainedView] {
    items.enumerated().map { index, item in
      Self.view(item, id: JointConstraints.viewID(index, in: id))
    }
  }

  /// A child as constraints see it.
  private static func view(_ item: ConstraintItemNode, id: String) -> ConstrainedView {
    let traits = item.traits
    var view = ConstrainedView(id: id)
    view.hugging = .init(
      Priority(Double(traits.hugging.horizontal)), Priority(Double(traits.hugging.vertical)))
    view.compressionResistance = .init(
      Priority(Double(traits.resistance.horizontal)), Priority(Double(traits.resistance.vertical)))
    if let joined = item.joined {
      view.margins = joined.innerMargins
      view.behavior = joined.behavior
      view.children = joined.views(in: id)
      return view
    }
    if traits.isEmptyLabel {
      view.content = { _ in IntrinsicContent(width: 0, height: 0) }
      return view
    }
    view.alignmentInsets = traits.alignmentInsets
    let insets = traits.alignmentInsets
    let ideal = item.size(for: .unspecified)
    // What takes more when it is proposed more asks for nothing by itself.
    let wide = item.size(for: ProposedSize(width: probeLength, height: nil))
    let high = item.size(for: ProposedSize(width: ideal.width, height: probeLength))
    let natural = item.size(for: ProposedSize(width: ideal.width, height: nil))
    let hasWidth = traits.keepsContentSize || wide.width <= ideal.width + 0.01
    let hasHeight = traits.keepsContentSize || high.height <= natural.height + 0.01
    view.content = { width in
      let offer = ProposedSize(
        width: width.map { $0 + insets.left + insets.right }, height: nil)
      // A text as wide as it likes, or wider, has the height of its natural lines.
      let isNatural = width == nil || (hasWidth && (offer.width ?? 0) >= ideal.width - 1e-6)
      let size = isNatural ? ideal : item.size(for: offer)
      let used = isNatural ? ProposedSize.unspecified : offer
      var text: IntrinsicContent.TextBox?
      if let first = item.baseline(.first, for: used), let last = item.baseline(.last, for: used) {
        text = IntrinsicContent.TextBox(
          height: size.height, firstBaseline: first, lastBaseline: last,
          keepsToEdges: traits.isLabel)
      }
      return IntrinsicContent(
        width: hasWidth ? max(ideal.width - insets.left - insets.right, 0) : nil,
        height: hasHeight ? max(size.height - insets.top - insets.bottom, 0) : nil, text: text)
    }
    return view
  }

  private static let probeLength = 20_000.0
}
