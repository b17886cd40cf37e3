import Geometry

/// Says a cause in a sentence: `row-1 grew 12 pt`.
public enum CauseWords {
  /// What happened, and in how many places.
  public static func sentence(_ group: CauseGroup) -> String {
    let rules = group.rules.prefix(3).map(\.words).joined(separator: ", ")
    let more = group.rules.count > 3 ? " and \(group.rules.count - 3) more" : ""
    let why = rules.isEmpty ? "" : ": \(rules)\(more)"
    switch group.change {
    case .textFit, .visibility, .added, .removed, .reordered:
      return "\(event(group))\(places(group.places))"
    case .resized, .moved, .rearranged, .replaced, .scene:
      return "\(event(group))\(places(group.places))\(why)"
    case .fingerprint: return "\(group.element) changed: \(fingerprint(group.rules))"
    }
  }

  private static func event(_ group: CauseGroup) -> String {
    let name = name(group)
    switch group.change {
    case .added: return "\(name) is new"
    case .removed: return "\(name) is gone"
    case .resized:
      let growths = Set(group.sizes.map { [$0.delta.width, $0.delta.height] })
      return "\(name) \(resize(group))" + (growths.count > 1 ? " (elsewhere by more or less)" : "")
    case .moved: return "\(name) moved \(move(group.delta))"
    case .reordered: return "\(name) stands in another place among its siblings"
    case .rearranged: return "\(name) places what it holds otherwise"
    case .replaced: return "\(name) shows something else"
    case .textFit:
      return "the text of \(name) \(group.fit?.words ?? "breaks or is cut otherwise")"
    case .visibility: return "\(name) is shown or hidden in its place"
    case .scene: return "the surroundings changed"
    case .fingerprint: return group.element
    }
  }

  /// The name of what changed; of several without names the first of them.
  private static func name(_ group: CauseGroup) -> String {
    let isNamed = CauseGroups.name(of: group.element) != nil
    return "`\(group.element)`" + (group.places.count > 1 && !isNamed ? " and what is like it" : "")
  }

  /// In how many places the same happened: ` in 4 places`, ` on 3 screens`; empty of one.
  public static func places(_ places: [CauseGroup.Place]) -> String {
    let screens = Set(places.map(\.screen)).count
    if places.count == 1 { return "" }
    if places.count == screens { return " on \(screens) screens" }
    return " in \(places.count) places" + (screens > 1 ? " on \(screens) screens" : "")
  }

  /// The screens before a sentence: `home: `; empty where many or all are meant.
  public static func screens(_ group: CauseGroup) -> String {
    let screens = group.screens.filter { !$0.isEmpty }
    return screens.isEmpty || screens.count > 3 ? "" : screens.joined(separator: ", ") + ": "
  }

  /// What follows: `; 11 elements follow, 12 pt down`; empty where nothing does.
  public static func consequences(_ group: CauseGroup) -> String {
    var parts: [String] = []
    if group.change != .textFit, let fit = group.fit { parts.append("its text \(fit.words)") }
    let count = group.followers.count
    if count > 0 {
      let noun = count == 1 ? "1 element follows" : "\(count) elements follow"
      let way = group.moves.first.map { move($0) } ?? ""
      let how = group.moves.count == 1 && group.moves[0].isMove ? ", \(way)" : ""
      parts.append(noun + how)
    }
    if !group.containers.isEmpty {
      let names = group.containers.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
      let more = group.containers.count > 3 ? " and \(group.containers.count - 3) more" : ""
      parts.append("\(names)\(more) changed to hold \(count > 0 ? "them" : "it")")
    }
    if group.change == .rearranged, !group.contents.isEmpty {
      let inside = group.contents.count
      parts.append("\(inside) \(inside == 1 ? "element" : "elements") in it moved")
    }
    if !group.cut.isEmpty {
      let names = group.cut.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
      let more = group.cut.count > 3 ? " and \(group.cut.count - 3) more" : ""
      let isOne = group.cut.count == 1
      parts.append(
        "the \(isOne ? "text" : "texts") of \(names)\(more) \(isOne ? "is" : "are") cut or shrunk now"
      )
    }
    return parts.isEmpty ? "" : "; " + parts.joined(separator: "; ")
  }

  private static func resize(_ group: CauseGroup) -> String {
    let delta = group.delta
    func part(_ value: Double, _ grew: String, _ shrank: String) -> String? {
      value == 0 ? nil : "\(value > 0 ? grew : shrank) \(abs(value).text()) pt"
    }
    // A single direction is the plain case: `grew 12 pt`; two are told apart.
    if delta.width == 0 { return part(delta.height, "grew", "shrank") ?? "changed its size" }
    guard delta.height != 0 else {
      return part(delta.width, "grew wider by", "shrank in width by") ?? ""
    }
    let width = part(delta.width, "wider by", "narrower by") ?? ""
    let height = part(delta.height, "taller by", "lower by") ?? ""
    return "is \(width) and \(height)"
  }

  /// `12 pt down`, `4 pt right and 8 pt up`.
  static func move(_ delta: FrameDelta) -> String {
    var parts: [String] = []
    if delta.x != 0 { parts.append("\(abs(delta.x).text()) pt \(delta.x > 0 ? "right" : "left")") }
    if delta.y != 0 { parts.append("\(abs(delta.y).text()) pt \(delta.y > 0 ? "down" : "up")") }
    return parts.joined(separator: " and ")
  }

  private static func fingerprint(_ rules: [RuleChange]) -> String {
    let words = rules.map { change in
      // Hashes say nothing to a person.
      let isHash = [change.reference, change.candidate].allSatisfy {
        $0.map { $0.count > 40 && $0.allSatisfy(\.isHexDigit) } ?? false
      }
      return isHash ? "another \(change.key)" : change.words
    }
    let more = words.count > 4 ? " and \(words.count - 4) more" : ""
    return words.prefix(4).joined(separator: ", ") + more
  }
}
