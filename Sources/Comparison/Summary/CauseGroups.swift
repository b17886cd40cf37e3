/// Puts the causes of many configurations together.
///
/// First those of one element over its configurations, then elements that changed alike: a component
/// that is used in several places is changed once, and so is what has one id on several screens.
public struct CauseGroups {
  /// What makes the causes of an element one.
  private struct Key: Hashable {
    var screen: String
    var element: String
    var change: Cause.Change?
    var rules: [String]
    var delta: FrameDelta?
  }

  /// What makes elements ones that changed alike.
  private struct Likeness: Hashable {
    var name: String
    var kind: String
    var change: Cause.Change
    var rules: [RuleChange]
    var delta: FrameDelta?
  }

  private struct Entry {
    var screen: String
    var configuration: String
    var cause: Cause
  }

  private var order: [Key] = []
  private var entries: [Key: [Entry]] = [:]

  /// Makes an empty collection.
  public init() {}

  /// Adds what differs in a configuration.
  public mutating func add(_ difference: LayoutDifference) {
    for cause in difference.causes {
      add(cause, screen: difference.screen, configuration: difference.configuration)
    }
  }

  /// Adds a cause of a configuration.
  public mutating func add(_ cause: Cause, screen: String, configuration: String) {
    let screen = cause.change == .fingerprint ? "" : screen
    // What is said otherwise makes causes one, whatever the size of the change in each room; where
    // records tell nothing, the same change does.
    let isTold = !cause.rules.isEmpty && cause.change != .scene
    // What surrounds a layout changes by other numbers on each device.
    let isEverywhere = cause.change == .scene || cause.change == .fingerprint
    let key = Key(
      screen: screen, element: cause.element, change: isTold ? nil : cause.change,
      rules: isEverywhere ? [] : cause.rules.map(\.key),
      delta: isTold || cause.change == .scene ? nil : cause.delta)
    if entries[key] == nil { order.append(key) }
    entries[key, default: []].append(
      Entry(screen: screen, configuration: configuration, cause: cause))
  }

  /// The groups, the weightiest first.
  public var groups: [CauseGroup] {
    var order: [Likeness] = []
    var alike: [Likeness: [Entry]] = [:]
    for key in self.order {
      let entries = entries[key] ?? []
      let likeness = Self.likeness(of: entries)
      if alike[likeness] == nil { order.append(likeness) }
      alike[likeness, default: []] += entries
    }
    let all = order.compactMap { alike[$0].map(Self.group) }
    return all.enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      if (x.change == .fingerprint) != (y.change == .fingerprint) {
        return x.change == .fingerprint
      }
      return x.weight != y.weight ? x.weight > y.weight : a.offset < b.offset
    }.map(\.element)
  }

  private static func likeness(of entries: [Entry]) -> Likeness {
    let causes = entries.map(\.cause)
    let rules = common(causes.map(\.rules))
    let element = causes[0].element
    // What has no name is like another one only by what is said otherwise of it.
    let name = name(of: element) ?? (rules.isEmpty ? element : "")
    return Likeness(
      name: name, kind: causes[0].kind, change: frequent(causes.map(\.change))[0], rules: rules,
      delta: rules.isEmpty ? frequent(causes.map(\.delta))[0] : nil)
  }

  /// What an id ends with: `art` of `first/art`; nothing where it is a path, which ends in a number.
  public static func name(of element: String) -> String? {
    let last = element.split(separator: "/").last.map(String.init) ?? element
    return last.first?.isNumber == true ? nil : last
  }

  private static func group(_ entries: [Entry]) -> CauseGroup {
    let causes = entries.map(\.cause)
    let sizes = frequent(causes.map(\.delta)).map { delta in
      CauseGroup.Size(
        delta: delta,
        configurations: each(entries.filter { $0.cause.delta == delta }.map(\.configuration)))
    }
    let places = places(of: entries)
    let elements = Set(places.map(\.element))
    let screens = Set(places.map(\.screen))
    let containers = each(causes.flatMap(\.containers).map(\.id))
    // Of several elements that changed alike one moves the others too, and what holds them.
    let inner = places.count == 1 ? [] : elements.union(containers)
    func others(_ followers: [Cause.Follower]) -> [Cause.Follower] {
      // What moves against its container may stand still in the window: that is nothing to see.
      followers.filter { !inner.contains($0.id) && ($0.delta != .zero || $0.fit != nil) }
    }
    let followers = others(causes.flatMap(\.followers))
    let contents = others(causes.flatMap(\.contents))
    let fits = Set(causes.map(\.fit))
    return CauseGroup(
      screen: screens.count == 1 ? places[0].screen : "",
      element: elements.count == 1
        ? places[0].element : name(of: places[0].element) ?? places[0].element,
      places: places, kind: causes[0].kind, change: frequent(causes.map(\.change))[0],
      rules: common(causes.map(\.rules)), sizes: sizes,
      configurations: each(entries.map(\.configuration)),
      followers: each(followers.map(\.id)), containers: containers,
      contents: each(causes.flatMap(\.contents).filter { !inner.contains($0.id) }.map(\.id)),
      fit: fits.count == 1 ? causes[0].fit : nil,
      cut: each((followers + contents).filter { $0.fit == .cut }.map(\.id)),
      moves: frequent(followers.map(\.delta)))
  }

  private static func places(of entries: [Entry]) -> [CauseGroup.Place] {
    let all = entries.map {
      CauseGroup.Place(screen: $0.screen, element: $0.cause.element, configurations: [])
    }
    return each(all).map { place in
      var place = place
      place.configurations = each(
        entries.filter { $0.screen == place.screen && $0.cause.element == place.element }
          .map(\.configuration))
      return place
    }
  }

  /// The rules that all causes of a group tell; where these differ only in numbers, the first ones.
  private static func common(_ rules: [[RuleChange]]) -> [RuleChange] {
    let shared = rules[0].filter { change in rules.allSatisfy { $0.contains(change) } }
    return shared.isEmpty ? rules[0] : shared
  }

  /// Values by how often they are there, of equals the earlier first.
  static func frequent<Value: Hashable>(_ values: [Value]) -> [Value] {
    var counts: [Value: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    let unique = each(values)
    return unique.enumerated().sorted { a, b in
      let (x, y) = (counts[a.element] ?? 0, counts[b.element] ?? 0)
      return x != y ? x > y : a.offset < b.offset
    }.map(\.element)
  }

  /// Values, each once, in the order of the first of each.
  static func each<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
