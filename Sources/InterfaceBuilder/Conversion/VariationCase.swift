/// A pair of size classes on a kind of device: a case in which a scene may be another.
struct VariationCase: Hashable {
  /// The horizontal size class.
  var width: InterfaceTraits.SizeClass
  /// The vertical size class.
  var height: InterfaceTraits.SizeClass
  /// The family of devices; nothing for all that the scene does not speak of.
  var family: String?

  /// The families of the kinds of device, as files write them.
  static let families: [String: String] = [
    "phone": "iphone", "pad": "ipad", "mac": "mac", "tv": "tv", "vision": "vision",
  ]

  /// The traits that hold in the case.
  var traits: InterfaceTraits {
    let idiom = Self.families.first { $0.value == family }?.key
    return InterfaceTraits(width: width, height: height, idiom: idiom)
  }

  /// All cases of some families and of the others, in the order in which conditions name them.
  static func all(of families: [String]) -> [VariationCase] {
    ([nil] + families.map { Optional($0) }).flatMap { family in
      [(.compact, .regular), (.regular, .regular), (.compact, .compact), (.regular, .compact)].map {
        VariationCase(width: $0, height: $1, family: family)
      }
    }
  }

  /// The shortest condition that holds in some cases and in no other.
  ///
  /// - Parameters:
  ///   - members: the cases; some, but not all.
  ///   - all: all cases.
  /// - Returns: the condition in the words of a spec.
  static func condition(for members: Set<VariationCase>, among all: [VariationCase]) -> String {
    var families: [String?] = []
    for one in all where !families.contains(one.family) { families.append(one.family) }
    func classes(_ family: String?) -> Set<VariationCase> {
      Set(
        members.filter { $0.family == family }
          .map { VariationCase(width: $0.width, height: $0.height, family: nil) })
    }
    // Families with the same classes share a part.
    var parts: [(families: [String?], classes: Set<VariationCase>)] = []
    for family in families {
      let own = classes(family)
      guard !own.isEmpty else { continue }
      if let index = parts.firstIndex(where: { $0.classes == own }) {
        parts[index].families.append(family)
      } else {
        parts.append(([family], own))
      }
    }
    let words = parts.map { part -> String in
      let own = condition(forClasses: part.classes)
      let both = [
        condition(forFamilies: part.families, among: families),
        own?.contains(" or ") == true ? own.map { "(\($0))" } : own,
      ].compactMap { $0 }
      return both.count == 1 && own?.contains(" or ") == true && parts.count == 1
        ? own ?? "" : both.joined(separator: " and ")
    }
    return words.count == 1 ? words[0] : words.map { "(\($0))" }.joined(separator: " or ")
  }

  /// Nothing where all families are meant.
  private static func condition(
    forFamilies members: [String?], among all: [String?]
  ) -> String? {
    func list(_ families: [String]) -> String {
      families.count == 1
        ? "family == \(families[0])" : "family in (\(families.joined(separator: ", ")))"
    }
    guard members.count < all.count else { return nil }
    let named = members.compactMap { $0 }
    guard named.count < members.count else { return list(named) }
    let others = all.compactMap { $0 }.filter { !named.contains($0) }
    return others.count == 1 ? "family != \(others[0])" : "not \(list(others))"
  }

  /// Nothing where all classes are meant.
  private static func condition(forClasses members: Set<VariationCase>) -> String? {
    let all = self.all(of: [])
    guard members.count < all.count else { return nil }
    for width in [InterfaceTraits.SizeClass.regular, .compact]
    where members == Set(all.filter { $0.width == width }) {
      return "widthClass == \(width.rawValue)"
    }
    for height in [InterfaceTraits.SizeClass.compact, .regular]
    where members == Set(all.filter { $0.height == height }) {
      return "heightClass == \(height.rawValue)"
    }
    let pairs = all.filter(members.contains).map {
      "widthClass == \($0.width.rawValue) and heightClass == \($0.height.rawValue)"
    }
    return pairs.count == 1 ? pairs[0] : pairs.map { "(\($0))" }.joined(separator: " or ")
  }
}
