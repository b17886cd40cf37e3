import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Holds expectations against one layout.
///
/// Rectangles are in window space. Equal means within 0.01 pt. An item that is not part of the layout
/// makes a claim not apply, but for `present`; a region that is not there now makes `clear of` hold.
struct ExpectationChecker {
  /// The distance in points below which two numbers are equal.
  static let tolerance = 0.01

  private let layout: ResolvedLayout
  private let places: ItemPlaces

  init(_ layout: ResolvedLayout) {
    self.layout = layout
    places = ItemPlaces(layout: layout)
  }

  /// How a claim turned out.
  private struct Verdict {
    var outcome: ExpectationResult.Outcome
    var detail: String

    static func missing(_ item: Expectation.Item) -> Verdict {
      Verdict(outcome: .notApplicable, detail: "'\(item.name)' is not part of this layout")
    }
    static func unknown(_ fact: String) -> Verdict {
      Verdict(outcome: .notChecked, detail: "\(fact) is not known")
    }
    static func said(_ holds: Bool, _ detail: String) -> Verdict {
      Verdict(outcome: holds ? .passed : .failed, detail: detail)
    }
  }

  /// The results of some expectations, in order.
  func results(of expectations: [Expectation]) -> [ExpectationResult] {
    let environment = layout.scene.conditionEnvironment(for: layout.configuration)
    return expectations.map { expectation in
      let holds = expectation.condition?.holds(in: environment) ?? true
      let verdict =
        holds
        ? self.verdict(on: expectation.claim)
        : Verdict(outcome: .notApplicable, detail: "its condition does not hold")
      return ExpectationResult(
        expectation: expectation, configuration: layout.configuration.name,
        screen: layout.configuration.screen, outcome: verdict.outcome, detail: verdict.detail)
    }
  }

  private func verdict(on claim: Expectation.Claim) -> Verdict {
    switch claim {
    case .not(let inner):
      var verdict = verdict(on: inner)
      switch verdict.outcome {
      case .passed: verdict.outcome = .failed
      case .failed: verdict.outcome = .passed
      case .notApplicable, .notChecked: break
      }
      return verdict
    case .relation(let left, let relation, let right):
      return self.relation(left, relation, right)
    case .predicate(let item, let predicate): return self.predicate(item, predicate)
    }
  }

  // MARK: Predicates

  private func predicate(
    _ item: Expectation.Item, _ predicate: Expectation.Predicate
  ) -> Verdict {
    let place = places.place(of: item)
    if case .present = predicate {
      if case .absent = place { return .said(false, "'\(item.name)' is not there") }
      return .said(true, "'\(item.name)' is there")
    }
    let frames: [Rect]
    switch rectangles(item, place) {
    case .success(let found): frames = found
    case .failure(let reason): return reason.verdict
    }
    guard let frame = frames.first else { return .missing(item) }
    switch predicate {
    case .present: return .said(true, "")
    case .visible:
      guard case .element(let element) = place else { return .said(!frame.isEmpty, "") }
      let shown = element.visible
      return .said(
        !element.isHidden && !shown.isEmpty,
        "\(shown.width.text(decimals: 2)) x \(shown.height.text(decimals: 2)) of it shows")
    case .truncated: return truncated(item, place)
    case .within(let other): return within(frame, other)
    case .clear(let others): return clear(frame, of: others)
    case .beside(let side, let other): return beside(frame, side, other)
    }
  }

  private func truncated(_ item: Expectation.Item, _ place: ItemPlaces.Place) -> Verdict {
    guard case .element(let element) = place else { return .missing(item) }
    let texts: [PlacedText] =
      switch element.content {
      case .text(let text): [text]
      case .button(let button): button.title.map { [$0] } ?? []
      case .control(let control): control.texts
      default: []
      }
    guard !texts.isEmpty else {
      return Verdict(outcome: .notApplicable, detail: "'\(item.name)' has no text")
    }
    let isCut = texts.contains(where: \.truncated)
    return .said(isCut, isCut ? "its text is cut" : "its text is whole")
  }

  private func within(_ frame: Rect, _ other: Expectation.Item) -> Verdict {
    let outer: Rect
    switch rectangles(other, places.place(of: other)) {
    case .success(let found):
      guard let first = found.first else { return .missing(other) }
      outer = first
    case .failure(let reason): return reason.verdict
    }
    guard let (edge, depth) = frame.overflow(of: outer).largest, depth > Self.tolerance else {
      return .said(true, "inside \(other.name)")
    }
    return .said(
      false, "\(depth.text(decimals: 2)) pt out of \(other.name) at the \(edge.rawValue)")
  }

  private func clear(_ frame: Rect, of others: [Expectation.Item]) -> Verdict {
    for other in others {
      let place = places.place(of: other)
      if case .corners = place {
        let scene = layout.scene
        let cut = scene.display.cornerRadii.cut(off: frame, in: scene.displayFrame)
        if cut > Self.tolerance {
          return .said(false, "a corner of the display cuts \(cut.text(decimals: 2)) pt off it")
        }
        continue
      }
      switch rectangles(other, place) {
      case .failure(let reason):
        // What is not part of the layout is in nobody's way.
        if reason.verdict.outcome == .notApplicable { continue }
        return reason.verdict
      case .success(let found):
        for rect in found {
          let shared = frame.intersection(rect)
          guard min(shared.width, shared.height) > Self.tolerance else { continue }
          return .said(
            false,
            "\(other.name) takes \(shared.width.text(decimals: 2)) x "
              + "\(shared.height.text(decimals: 2)) pt of it")
        }
      }
    }
    return .said(true, "clear of \(others.map(\.name).joined(separator: ", "))")
  }

  private func beside(
    _ frame: Rect, _ side: Expectation.Side, _ other: Expectation.Item
  ) -> Verdict {
    let second: Rect
    switch rectangles(other, places.place(of: other)) {
    case .success(let found):
      guard let first = found.first else { return .missing(other) }
      second = first
    case .failure(let reason): return reason.verdict
    }
    let isMirrored = layout.configuration.direction == .rightToLeft
    let gap =
      switch side {
      case .above: second.minY - frame.maxY
      case .below: frame.minY - second.maxY
      case .before: isMirrored ? frame.minX - second.maxX : second.minX - frame.maxX
      case .after: isMirrored ? second.minX - frame.maxX : frame.minX - second.maxX
      }
    return .said(gap >= -Self.tolerance, "the gap is \(gap.text(decimals: 2)) pt")
  }

  // MARK: Sums

  private func relation(
    _ left: Expectation.Sum, _ relation: Condition.Relation, _ right: Expectation.Sum
  ) -> Verdict {
    let (first, second): ([Double], [Double])
    switch (values(of: left), values(of: right)) {
    case (.failure(let reason), _), (_, .failure(let reason)): return reason.verdict
    case (.success(let a), .success(let b)): (first, second) = (a, b)
    }
    // A group means one claim for each member; a single number stands beside every one of them.
    let count = max(first.count, second.count)
    guard first.count == count || first.count == 1, second.count == count || second.count == 1
    else { return .unknown("which members of the two groups belong together") }
    var details: [String] = []
    var holds = true
    for index in 0..<count {
      let (a, b) = (first[first.count == 1 ? 0 : index], second[second.count == 1 ? 0 : index])
      details.append("\(a.text(decimals: 2)) \(relation.rawValue) \(b.text(decimals: 2))")
      let isEqual = abs(a - b) <= Self.tolerance
      let isTrue =
        switch relation {
        case .equal: isEqual
        case .notEqual: !isEqual
        case .lessOrEqual: a <= b + Self.tolerance
        case .greaterOrEqual: a >= b - Self.tolerance
        case .less: a < b - Self.tolerance
        case .greater: a > b + Self.tolerance
        }
      holds = holds && isTrue
    }
    return .said(holds, details.joined(separator: ", "))
  }

  /// The values of a sum: one, or one for each member of its groups.
  private func values(of sum: Expectation.Sum) -> Result<[Double], Obstacle> {
    var result = [0.0]
    for term in sum.terms {
      var values: [Double] = []
      if let attribute = term.attribute {
        for item in term.items {
          switch value(attribute, of: item) {
          case .success(let value): values.append(term.factor * value)
          case .failure(let reason): return .failure(reason)
          }
        }
      } else {
        values = [term.factor]
      }
      if values.count > 1, result.count == 1 {
        result = values.map { $0 + result[0] }
      } else if values.count == result.count {
        result = zip(result, values).map { $0 + $1 }
      } else if values.count == 1 {
        result = result.map { $0 + values[0] }
      } else {
        return .failure(
          Obstacle(verdict: .unknown("which members of the two groups belong together")))
      }
    }
    return .success(result)
  }

  private func value(
    _ attribute: Expectation.Attribute, of item: Expectation.Item
  ) -> Result<Double, Obstacle> {
    let place = places.place(of: item)
    let frame: Rect
    switch rectangles(item, place) {
    case .success(let found):
      guard let first = found.first else { return .failure(Obstacle(verdict: .missing(item))) }
      frame = found.dropFirst().reduce(first) { $0.union($1) }
    case .failure(let reason): return .failure(reason)
    }
    let isMirrored = layout.configuration.direction == .rightToLeft
    let width = layout.scene.window.width
    switch attribute {
    case .left: return .success(frame.minX)
    case .right: return .success(frame.maxX)
    case .leading: return .success(isMirrored ? width - frame.maxX : frame.minX)
    case .trailing: return .success(isMirrored ? width - frame.minX : frame.maxX)
    case .top: return .success(frame.minY)
    case .bottom: return .success(frame.maxY)
    case .width: return .success(frame.width)
    case .height: return .success(frame.height)
    case .centerX: return .success(frame.midX)
    case .centerY: return .success(frame.midY)
    case .firstBaseline, .lastBaseline:
      guard case .element(let element) = place, let text = text(of: element) else {
        return .failure(
          Obstacle(
            verdict: Verdict(outcome: .notApplicable, detail: "'\(item.name)' has no text")))
      }
      let offset = attribute == .firstBaseline ? text.firstBaseline : text.lastBaseline
      return .success(element.contentFrame.minY + offset)
    }
  }

  private func text(of element: Element) -> PlacedText? {
    switch element.content {
    case .text(let text): text
    case .button(let button): button.title
    default: nil
    }
  }

  // MARK: Items

  /// Why a claim can't be decided.
  private struct Obstacle: Error {
    var verdict: Verdict
  }

  private func rectangles(
    _ item: Expectation.Item, _ place: ItemPlaces.Place
  ) -> Result<[Rect], Obstacle> {
    switch place {
    case .element(let element): .success([element.windowFrame])
    case .guide(let frame): .success([frame])
    case .regions(let frames): .success(frames)
    case .corners: .success([layout.scene.displayFrame])
    case .absent: .failure(Obstacle(verdict: .missing(item)))
    case .unknown(let fact): .failure(Obstacle(verdict: .unknown(fact)))
    }
  }
}
