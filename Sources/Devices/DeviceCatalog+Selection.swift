import Diagnostics
import Geometry

extension DeviceCatalog {
  /// The sets that are made by a rule, beside `phones-YEAR` and its like.
  private static let ruleSets = ["all", "foldables", "seed", "extremes"]
  /// The sets by year: what their names begin with, and the family that they take from.
  private static let yearSets: [(prefix: String, family: DeviceFamily)] = [
    ("phones", .iphone), ("tablets", .ipad), ("watches", .watch),
  ]
  /// The named sets that a catalogue lists although the program relies on their names.
  static let storedSets = ["essentials"]

  /// Whether a word is taken for a family or a set and so can't be the id of a device.
  static func isReserved(_ word: String) -> Bool {
    DeviceFamily(rawValue: word) != nil || ruleSets.contains(word) || storedSets.contains(word)
      || yearSets.contains { year(of: word, prefix: $0.prefix) != nil }
  }

  private static func year(of word: String, prefix: String) -> Int? {
    guard word.hasPrefix(prefix + "-") else { return nil }
    return Int(word.dropFirst(prefix.count + 1))
  }

  /// The devices that a pattern stands for.
  ///
  /// A pattern is, tried in this order: an id; a family (`iphone`, `ipad`, `watch`, `tv`, `vision`,
  /// `mac`); a named set (`essentials`, `phones-2025`, `foldables`, `seed`, `extremes`, or one of
  /// the catalogue's own); `all`; or a glob over the ids with `*`, `?` and `[a-z]`.
  ///
  /// - Returns: the devices in the order of the set, else of the catalogue; nothing where the
  ///   pattern stands for no device.
  public func select(_ pattern: String) -> [Device]? {
    if let device = device(pattern) { return [device] }
    var found: [Device]
    if let family = DeviceFamily(rawValue: pattern) {
      found = devices.filter { $0.family == family }
    } else if let ids = sets[pattern] {
      found = ids.compactMap(device)
    } else if let members = ruleSet(pattern) {
      found = members
    } else if pattern.contains(where: { "*?[".contains($0) }) {
      let glob = GlobPattern(pattern)
      found = devices.filter { glob.matches($0.id) }
    } else {
      found = []
    }
    return found.isEmpty ? nil : found
  }

  /// The names of all sets, stored and made by rule, in alphabetical order.
  public var setNames: [String] {
    var names = Set(sets.keys).union(Self.ruleSets)
    for (prefix, family) in Self.yearSets {
      for device in devices where device.family == family {
        if let year = device.year { names.insert("\(prefix)-\(year)") }
      }
    }
    return names.sorted()
  }

  /// The known id, family or set that a misspelt pattern was probably meant to be.
  public func nearestName(to pattern: String) -> String? {
    NearestWord.find(
      pattern, among: devices.map(\.id) + DeviceFamily.allCases.map(\.rawValue) + setNames)
  }

  private func ruleSet(_ name: String) -> [Device]? {
    switch name {
    case "all": return devices
    case "foldables": return devices.filter(\.isFoldable)
    case "seed": return devices.filter { $0.seedRow != nil }
    case "extremes": return extremes
    default: break
    }
    for (prefix, family) in Self.yearSets {
      guard let year = Self.year(of: name, prefix: prefix) else { continue }
      return devices.filter { $0.family == family && $0.year == year }
    }
    return nil
  }

  /// The smallest and the largest layout of each family by area; of equal ones the first.
  private var extremes: [Device] {
    var ids: Set<String> = []
    for family in DeviceFamily.allCases {
      var smallest: (area: Double, id: String)?
      var largest: (area: Double, id: String)?
      for device in devices where device.family == family {
        for display in device.displays {
          let area = display.size.width * display.size.height
          if area < smallest?.area ?? .infinity { smallest = (area, device.id) }
          if area > largest?.area ?? 0 { largest = (area, device.id) }
        }
      }
      for id in [smallest?.id, largest?.id] { if let id { ids.insert(id) } }
    }
    return devices.filter { ids.contains($0.id) }
  }
}
