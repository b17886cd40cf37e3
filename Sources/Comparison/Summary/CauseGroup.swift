/// One cause over all configurations that have it.
public struct CauseGroup: Hashable, Sendable {
  /// A change of a frame with the configurations where it is of this size.
  public struct Size: Hashable, Sendable {
    /// How far the element moved and grew in the window.
    public var delta: FrameDelta
    /// The names of the configurations, in order.
    public var configurations: [String]
  }

  /// The id of the screen; empty where all screens are meant.
  public var screen: String
  /// The id of the element; `scene` or parts of the fingerprint where none is meant.
  public var element: String
  /// The kind of the element; empty where none is meant.
  public var kind: String
  /// What happened, as in most configurations.
  public var change: Cause.Change
  /// What is said otherwise.
  public var rules: [RuleChange]
  /// The changes of the frame, the most frequent first, of equals the earlier.
  public var sizes: [Size]
  /// The names of the configurations, in order.
  public var configurations: [String]
  /// The ids of the elements that follow, each once.
  public var followers: [String]
  /// The ids of the containers that only grew or shrank to hold them.
  public var containers: [String]
  /// The ids of what moved inside of the element or of one that follows.
  public var contents: [String]
  /// How far followers moved, the most frequent first.
  public var moves: [FrameDelta]

  /// The change of the frame in most configurations.
  public var delta: FrameDelta { sizes.first?.delta ?? .zero }

  /// The size of what changed in most configurations, for the order of groups: points of frames,
  /// counted for each configuration.
  var weight: Double {
    Double(configurations.count) * (delta.magnitude + Double(followers.count) + 1)
  }
}

/// Puts the causes of many configurations together.
public struct CauseGroups {
  private struct Key: Hashable {
    var screen: String
    var element: String
    var change: Cause.Change?
    var rules: [String]
    var delta: FrameDelta?
  }

  private struct Members {
    var screen: String
    var entries: [(configuration: String, cause: Cause)] = []
  }

  private var order: [Key] = []
  private var members: [Key: Members] = [:]

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
    let isGlobal = cause.change == .fingerprint
    // What is said otherwise makes causes one, whatever the size of the change in each room; where
    // records tell nothing, the same change does.
    let isTold = !cause.rules.isEmpty && cause.change != .scene
    let key = Key(
      screen: isGlobal ? "" : screen, element: cause.element, change: isTold ? nil : cause.change,
      rules: cause.change == .scene ? [] : cause.rules.map(\.key),
      delta: isTold || cause.change == .scene ? nil : cause.delta)
    if members[key] == nil {
      order.append(key)
      members[key] = Members(screen: key.screen)
    }
    members[key]?.entries.append((configuration, cause))
  }

  /// The groups, the weightiest first.
  public var groups: [CauseGroup] {
    let all = order.compactMap { members[$0].map(Self.group) }
    return all.enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      if (x.change == .fingerprint) != (y.change == .fingerprint) {
        return x.change == .fingerprint
      }
      return x.weight != y.weight ? x.weight > y.weight : a.offset < b.offset
    }.map(\.element)
  }

  private static func group(_ members: Members) -> CauseGroup {
    let entries = members.entries
    let causes = entries.map(\.cause)
    let sizes = Self.frequent(causes.map(\.delta)).map { delta in
      CauseGroup.Size(
        delta: delta,
        configurations: entries.filter { $0.cause.delta == delta }.map(\.configuration))
    }
    return CauseGroup(
      screen: members.screen, element: causes[0].element, kind: causes[0].kind,
      change: Self.frequent(causes.map(\.change))[0],
      rules: Self.common(causes.map(\.rules)), sizes: sizes,
      configurations: entries.map(\.configuration),
      followers: Self.each(causes.flatMap(\.followers).map(\.id)),
      containers: Self.each(causes.flatMap(\.containers).map(\.id)),
      contents: Self.each(causes.flatMap(\.contents).map(\.id)),
      moves: Self.frequent(causes.flatMap(\.followers).map(\.delta)))
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

  private static func each<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
