import Comparison

/// Puts together what looks otherwise in many configurations, and what does so alike in several places.
struct Looks {
  private struct Likeness: Hashable {
    var name: String
    var changes: [RuleChange]
  }

  private var order: [Likeness] = []
  private var looks: [Likeness: DiffResult.Look] = [:]

  /// What looks otherwise, in the order of the first of each.
  var all: [DiffResult.Look] { order.compactMap { looks[$0] } }

  /// Adds what looks otherwise in a configuration.
  mutating func add(_ look: LayoutDifference.Look, screen: String, configuration: String) {
    let name = CauseGroups.name(of: look.element)
    let likeness = Likeness(name: name ?? look.element, changes: look.changes)
    var group =
      looks[likeness]
      ?? DiffResult.Look(
        element: look.element, changes: look.changes, places: [], configurations: [])
    if looks[likeness] == nil { order.append(likeness) }
    let place = group.places.firstIndex { $0.screen == screen && $0.element == look.element }
    if let place {
      group.places[place].configurations.append(configuration)
    } else {
      group.places.append(
        .init(screen: screen, element: look.element, configurations: [configuration]))
    }
    if group.configurations.last != configuration { group.configurations.append(configuration) }
    if group.element != look.element { group.element = name ?? group.element }
    looks[likeness] = group
  }
}
