import ConstraintSolver
import Geometry

extension AutoLayoutSystem {
  /// A stretch along an axis.
  private struct Span {
    var start: LinearForm
    var length: LinearForm

    var end: LinearForm { start + length }
    var center: LinearForm { start + length * 0.5 }
  }

  /// How strongly a stack is pulled to the smallest size across that holds its views.
  private static let fit = Priority(51)
  /// How strongly a stack whose gaps may grow is pulled to the smallest length that holds its views.
  private static let canvasFit = Priority(49)
  /// How strongly centres are equally far from each other.
  private static let centering = Priority(149)

  /// Emits the constraints by which a stack view arranges its views.
  ///
  /// - Note: Source: interface builder facts, section 6; layout metrics, section 6, "Stack view".
  mutating func emitStack(_ index: Int) {
    guard let arrangement = nodes[index].stack else { return }
    let origin = AutoLayoutResult.Origin.stack(view: nodes[index].view.id)
    let shown = nodes[index].children.filter {
      !nodes[$0].isCollapsed && !nodes[$0].view.isGuide
    }
    var rect = alignmentRect(of: index)
    guard let first = shown.first, let last = shown.last else {
      // Stacks that hold something pull themselves together first.
      emit(rect.width, .equal, .fittingSizeLevel, from: origin)
      emit(rect.height, .equal, .fittingSizeLevel, from: origin)
      return
    }
    if arrangement.isMarginsRelative { rect = rect.inset(by: nodes[index].margins) }
    let axis = arrangement.axis
    let whole = span(rect, axis)
    emit(span(first, axis).start - whole.start, .equal, from: origin)
    emit(span(last, axis).end - whole.end, .equal, from: origin)
    emitGaps(shown, arrangement, origin)
    emitLengths(shown, arrangement, whole, origin)
    emitAcross(shown, arrangement, span(rect, axis.other), origin)
  }

  private func span(_ index: Int, _ axis: Axis) -> Span { span(alignmentRect(of: index), axis) }

  private func span(_ rect: RectForm, _ axis: Axis) -> Span {
    axis == .horizontal
      ? Span(start: rect.x, length: rect.width) : Span(start: rect.y, length: rect.height)
  }

  // MARK: Along

  private mutating func emitGaps(
    _ shown: [Int], _ arrangement: StackArrangement, _ origin: AutoLayoutResult.Origin
  ) {
    let axis = arrangement.axis
    var firstGap: LinearForm?
    var firstDistance: LinearForm?
    for (index, next) in zip(shown, shown.dropFirst()) {
      let spacing =
        arrangement.customSpacing[nodes[index].view.id] ?? arrangement.spacing
      var gap = span(next, axis).start - span(index, axis).end
      if axis == .vertical, arrangement.isBaselineRelative {
        gap = baseline(of: next, isFirst: true) - baseline(of: index, isFirst: false)
      }
      switch arrangement.distribution {
      case .fill, .fillEqually, .fillProportionally:
        emit(gap + -spacing, .equal, from: origin)
      case .equalSpacing:
        emit(gap + -spacing, .greaterThanOrEqual, from: origin)
        if let firstGap { emit(gap - firstGap, .equal, from: origin) } else { firstGap = gap }
      case .equalCentering:
        emit(gap + -spacing, .greaterThanOrEqual, from: origin)
        let distance = span(next, axis).center - span(index, axis).center
        if let firstDistance {
          emit(distance - firstDistance, .equal, Self.centering, from: origin)
        } else {
          firstDistance = distance
        }
      }
    }
  }

  private mutating func emitLengths(
    _ shown: [Int], _ arrangement: StackArrangement, _ whole: Span,
    _ origin: AutoLayoutResult.Origin
  ) {
    let axis = arrangement.axis
    switch arrangement.distribution {
    case .fillEqually:
      for index in shown.dropFirst() {
        emit(span(index, axis).length - span(shown[0], axis).length, .equal, from: origin)
      }
    case .fillProportionally: emitProportions(shown, arrangement, whole, origin)
    case .fill: emitTies(shown, axis, origin)
    case .equalSpacing, .equalCentering:
      emit(whole.length, .equal, Self.canvasFit, from: origin)
    }
  }

  /// Views as long as their content in proportion, each a little less strongly than the one before.
  private mutating func emitProportions(
    _ shown: [Int], _ arrangement: StackArrangement, _ whole: Span,
    _ origin: AutoLayoutResult.Origin
  ) {
    let axis = arrangement.axis
    let gaps = shown.dropLast().reduce(0) {
      $0 + (arrangement.customSpacing[nodes[$1].view.id] ?? arrangement.spacing)
    }
    let lengths = shown.map { naturalLength(of: $0, axis) }
    let total = lengths.reduce(gaps) { $0 + ($1 ?? 0) }
    guard total > 0 else { return }
    for (position, index) in shown.enumerated() {
      guard let length = lengths[position] else { continue }
      let form = span(index, axis).length - whole.length * (length / total)
      emit(form, .equal, Priority(max(999 - Double(position), 1)), from: origin)
    }
  }

  /// What a view asks for along an axis: its content, or what those ask for that a stack holds.
  private func naturalLength(of index: Int, _ axis: Axis) -> Double? {
    if let length = nodes[index].content[axis] { return length }
    guard let stack = nodes[index].stack else { return nil }
    let inner = nodes[index].children.filter {
      !nodes[$0].isCollapsed && !nodes[$0].view.isGuide
    }
    let lengths = inner.compactMap { naturalLength(of: $0, axis) }
    guard !lengths.isEmpty else { return nil }
    guard stack.axis == axis else { return lengths.max() }
    let longest = lengths.max() ?? 0
    let sum =
      stack.distribution == .fillEqually
      ? longest * Double(inner.count) : lengths.reduce(0, +)
    return sum
      + inner.dropLast().reduce(0) {
        $0 + (stack.customSpacing[nodes[$1].view.id] ?? stack.spacing)
      }
  }

  /// Which view takes what is left where several hug as much: the first of those with content, the
  /// last of those without.
  private mutating func emitTies(
    _ shown: [Int], _ axis: Axis, _ origin: AutoLayoutResult.Origin
  ) {
    let bare = shown.filter { nodes[$0].content[axis] == nil && nodes[$0].stack == nil }
    if bare.count > 1 {
      for index in bare.dropLast() {
        emit(span(index, axis).length, .equal, Self.suppression, from: origin)
      }
      return
    }
    for index in shown.dropFirst() where bare.isEmpty {
      guard let length = nodes[index].content[axis] else { continue }
      emit(span(index, axis).length + -length, .equal, Self.suppression, from: origin)
    }
  }

  // MARK: Across

  private mutating func emitAcross(
    _ shown: [Int], _ arrangement: StackArrangement, _ whole: Span,
    _ origin: AutoLayoutResult.Origin
  ) {
    let axis = arrangement.axis.other
    var alignment = arrangement.alignment
    if arrangement.axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline {
      alignment = .leading
    }
    for index in shown {
      let own = span(index, axis)
      var holdsStart = true
      var holdsEnd = true
      switch alignment {
      case .fill:
        emit(own.start - whole.start, .equal, from: origin)
        emit(own.end - whole.end, .equal, from: origin)
        continue
      case .leading, .top:
        emit(own.start - whole.start, .equal, from: origin)
        holdsStart = false
      case .trailing, .bottom:
        emit(own.end - whole.end, .equal, from: origin)
        holdsEnd = false
      case .center: emit(own.center - whole.center, .equal, from: origin)
      case .firstBaseline, .lastBaseline:
        let isFirst = alignment == .firstBaseline
        if index != shown[0] {
          emit(
            baseline(of: index, isFirst: isFirst) - baseline(of: shown[0], isFirst: isFirst),
            .equal, from: origin)
        }
      }
      if holdsStart { emit(own.start - whole.start, .greaterThanOrEqual, from: origin) }
      if holdsEnd { emit(own.end - whole.end, .lessThanOrEqual, from: origin) }
    }
    guard alignment != .fill else { return }
    emit(whole.length, .equal, Self.fit, from: origin)
    // What asks for no size across has none, so that nothing is left open.
    for index in shown {
      emit(span(index, axis).length, .equal, Self.suppression, from: origin)
    }
  }
}
