import Documents
import Geometry
import LayoutEngine

/// Constraints of a file as rules of a spec.
struct RuleDraft {
  /// The names of views.
  let names: NameBook
  /// What constraints name, by id.
  let items: [String: LayoutItem]
  /// The scroll views.
  let scrolls: Set<String>
  /// The parents of views, by id.
  let parents: [String: String]

  /// A constraint as a rule of the container that a view is; nothing where it names something that
  /// is not there.
  func rule(_ constraint: InterfaceConstraint, in container: String) -> DocumentNode? {
    let draft = Draft(at: constraint.position)
    let second = constraint.second?.item
    guard let left = side(constraint.first, beside: second, in: container) else { return nil }
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var right = ""
    if let side = constraint.second {
      guard let item = self.side(side, beside: constraint.first.item, in: container) else {
        return nil
      }
      right = item
      if constraint.multiplier != 1 {
        right = "\(Draft.text(of: constraint.multiplier, digits: 9)) * \(item)"
      }
      if constraint.constant > 0 { right += " + \(Draft.text(of: constraint.constant))" }
      if constraint.constant < 0 { right += " - \(Draft.text(of: -constraint.constant))" }
    } else {
      right = Draft.text(of: constraint.constant)
      // A place alone is meant in the parent's space.
      if !["width", "height"].contains(constraint.first.attribute) {
        let isAcross = Self.horizontal.contains(constraint.first.attribute)
        right = "parent.\(isAcross ? "leading" : "top") + \(right)"
      }
    }
    let priority = constraint.priority == 1000 ? "" : " @\(constraint.priority)"
    var rule = draft.scalar("\(left) \(relation) \(right)\(priority)")
    if !constraint.id.isEmpty { rule.sourceID = constraint.id }
    return rule
  }

  private static let horizontal: Set<String> = [
    "leading", "trailing", "left", "right", "centerX", "leadingMargin", "trailingMargin",
    "leftMargin", "rightMargin", "centerXWithinMargins",
  ]

  /// A side: item and attribute.
  private func side(
    _ side: InterfaceConstraint.Side, beside other: String?, in container: String
  ) -> String? {
    guard let item = items[side.item] else { return nil }
    var attribute = side.attribute == "baseline" ? "lastBaseline" : side.attribute
    var part = item.part
    switch (part, attribute) {
    case (.topLayout, "bottom"): (part, attribute) = (.safeArea, "top")
    case (.bottomLayout, "top"): (part, attribute) = (.safeArea, "bottom")
    case (.topLayout, _), (.bottomLayout, _): part = .view
    case (.view, _) where scrolls.contains(item.view):
      // Seen from inside, the edges of what scrolls are those of its content.
      if let other, let view = items[other]?.view, isInside(view, item.view) {
        let isFrame = ["width", "height", "centerX", "centerY"].contains(attribute)
        part = isFrame ? .frameLayout : .contentLayout
      }
    default: break
    }
    let guide =
      switch part {
      case .safeArea: "safeArea"
      case .keyboard: "keyboard"
      case .contentLayout: "contentLayout"
      case .frameLayout: "frameLayout"
      default: ""
      }
    if item.view == container { return "\(guide.isEmpty ? "parent" : guide).\(attribute)" }
    guard let name = names[item.view] else { return nil }
    return "\(guide.isEmpty ? name : "\(name)/\(guide)").\(attribute)"
  }

  /// Whether everything that a constraint names lies in a view, or is the view.
  func isWithin(_ constraint: InterfaceConstraint, _ view: String) -> Bool {
    [constraint.first.item, constraint.second?.item].allSatisfy { id in
      guard let id, let item = items[id] else { return true }
      return item.view == view || isInside(item.view, view)
    }
  }

  private func isInside(_ view: String, _ other: String) -> Bool {
    var current = parents[view]
    while let id = current {
      if id == other { return true }
      current = parents[id]
    }
    return false
  }

  // MARK: Frames

  /// The rules that stand for the stored frame of a view in its parent.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - placement: how the frame follows the parent.
  ///   - isScrolled: whether the parent is a view that scrolls.
  /// - Returns: four rules, along x and y.
  func rules(
    for view: InterfaceView, _ placement: ConstrainedView.Placement, isScrolled: Bool
  ) -> [DocumentNode] {
    guard let name = names[view.id] else { return [] }
    let draft = Draft(at: view.position)
    let edges = isScrolled ? "contentLayout" : "parent"
    let lengths = isScrolled ? "frameLayout" : "parent"
    switch placement {
    case .constraints: return []
    case .fills:
      return ["leading", "top", "width", "height"].map { attribute in
        let isLength = attribute == "width" || attribute == "height"
        return draft.scalar("\(name).\(attribute) == \(isLength ? lengths : edges).\(attribute)")
      }
    case .frame(let frame, let mask, let size):
      return Axis.allCases.flatMap { axis -> [DocumentNode] in
        let isAcross = axis == .horizontal
        let shares = mask.shares(along: axis, frame: frame, in: size)
        let start = isAcross ? "leading" : "top"
        let length = isAcross ? "width" : "height"
        let outer = isAcross ? size.width : size.height
        let origin = isAcross ? frame.minX : frame.minY
        let own = isAcross ? frame.width : frame.height
        return [
          draft.scalar(
            "\(name).\(start) == \(edges).\(start)"
              + term(shares.start, "\(lengths).\(length)")
              + Draft.term(origin - shares.start * outer)),
          draft.scalar(
            "\(name).\(length) == "
              + (shares.length == 0
                ? Draft.text(of: own)
                : product(shares.length, "\(lengths).\(length)")
                  + Draft.term(own - shares.length * outer))),
        ]
      }
    }
  }

  private func product(_ factor: Double, _ item: String) -> String {
    factor == 1 ? item : "\(Draft.text(of: factor, digits: 9)) * \(item)"
  }

  private func term(_ factor: Double, _ item: String) -> String {
    factor == 0 ? "" : " + \(product(factor, item))"
  }
}
