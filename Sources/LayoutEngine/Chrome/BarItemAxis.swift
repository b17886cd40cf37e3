import LayoutSpecs

/// Which items of bars go upright where bars do.
///
/// - Note: Source: iPhone Duo, section 4.1: items with a symbol do; titles alone and custom views
///   stay in the horizontal bar, unless a custom view opts in.
enum BarItemAxis {
  /// Whether an item goes into the strip.
  static func isUpright(_ node: Node) -> Bool {
    switch node.modifiers.axisBehavior {
    case .horizontalOnly: return false
    case .verticalPreferred: return true
    case nil: break
    }
    if case .button(let content) = node.kind { return content.symbol != nil }
    return false
  }

  /// The paths of a navigation bar's items that go into the strip, in the order of the stack: the way
  /// back, the prominent action, then the others in reading order.
  static func upright(of bar: NavigationBar?) -> [String] {
    guard let bar else { return [] }
    let items =
      bar.leading.enumerated().map { ("navigation/leading/\($0.offset)", $0.element) }
      + bar.trailing.enumerated().map { ("navigation/trailing/\($0.offset)", $0.element) }
    let moving = items.filter { isUpright($0.1) }
    return (bar.back == .none ? [] : ["navigation/back"])
      + moving.filter { isProminent($0.1) }.map(\.0)
      + moving.filter { !isProminent($0.1) }.map(\.0)
  }

  /// The paths of a toolbar's items that go into the strip, in reading order.
  static func upright(of bar: Toolbar?) -> [String] {
    (bar?.items ?? []).enumerated().filter { isUpright($0.element) }
      .map { "toolbar/\($0.offset)" }
  }

  private static func isProminent(_ node: Node) -> Bool {
    if case .button(let content) = node.kind { return content.style == .prominent }
    return false
  }
}
