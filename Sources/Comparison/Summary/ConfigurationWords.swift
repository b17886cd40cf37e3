/// Says in words which configurations are meant, among those that were compared.
public struct ConfigurationWords {
  /// A configuration with its axes.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The values by axis.
    public var axes: [String: String]

    /// Makes a configuration.
    public init(name: String, axes: [String: String]) {
      self.name = name
      self.axes = axes
      self.axes["family"] = Self.family(of: axes["device"] ?? "")
    }

    /// What a device's id begins with: `iphone`, `ipad` and so on.
    private static func family(of device: String) -> String {
      String(device.prefix { $0 != "-" })
    }
  }

  /// The axes in the order in which they make the better words.
  private static let order = [
    "family", "orientation", "device", "pose", "display", "screen", "textSize", "locale",
    "direction", "appearance", "window", "camera", "os", "sdk",
  ]

  private let all: [Member]

  /// Makes words for a run.
  public init(_ all: [Member]) { self.all = all }

  /// `7 of 38 configurations (all phones in portrait)`.
  public func phrase(for names: [String]) -> String {
    let chosen = Set(names)
    if all.count == 1 { return "the one configuration" }
    if chosen.count == all.count { return "all \(all.count) configurations" }
    let count = "\(chosen.count) of \(all.count) configurations"
    if chosen.count == 1 { return "\(count) (\(names[0]))" }
    if let words = description(of: chosen) { return "\(count) (all \(words))" }
    let shown = names.prefix(3).joined(separator: ", ")
    return "\(count) (\(shown)\(names.count > 3 ? ", …" : ""))"
  }

  /// What exactly these have in common and no others: values of one axis, or of two.
  private func description(of chosen: Set<String>) -> String? {
    let members = all.filter { chosen.contains($0.name) }
    let axes = Self.order.filter { axis in Set(all.map { $0.axes[axis] }).count > 1 }
    func values(_ axis: String) -> Set<String?> { Set(members.map { $0.axes[axis] }) }
    func isExact(_ axes: [String]) -> Bool {
      let allowed = axes.map { ($0, values($0)) }
      return all.allSatisfy { member in
        chosen.contains(member.name)
          || !allowed.allSatisfy { $0.1.contains(member.axes[$0.0]) }
      }
    }
    func isShort(_ axis: String) -> Bool {
      let values = values(axis)
      // What a name leaves open can't be said in a word.
      return values.count <= 3 && !values.contains(nil) && !values.contains("default")
    }
    if let axis = axes.first(where: { isShort($0) && isExact([$0]) }) {
      return Self.words([axis: values(axis)], order: [axis])
    }
    for (index, first) in axes.enumerated() where isShort(first) {
      for second in axes[(index + 1)...] where isShort(second) && isExact([first, second]) {
        return Self.words(
          [first: values(first), second: values(second)], order: [first, second])
      }
    }
    return nil
  }

  private static func words(_ values: [String: Set<String?>], order: [String]) -> String {
    let parts = order.map { axis in
      (axis, (values[axis] ?? []).compactMap { $0 }.sorted().map { word(axis, $0) })
    }
    let noun = parts.first { $0.0 == "family" || $0.0 == "device" }
    let rest = parts.filter { $0.0 != noun?.0 }.map { axis, words in
      preposition(axis) + join(words)
    }
    return ([noun.map { join($0.1) }].compactMap { $0 } + rest).joined(separator: " ")
  }

  private static func join(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func preposition(_ axis: String) -> String {
    switch axis {
    case "textSize": "at text size "
    case "display": "on the display "
    case "screen": "of screen "
    case "os": "on version "
    case "sdk": "built with "
    default: "in "
    }
  }

  private static func word(_ axis: String, _ value: String) -> String {
    switch (axis, value) {
    case ("family", "iphone"): "phones"
    case ("family", "ipad"): "tablets"
    case ("family", "watch"), ("family", "apple"): "watches"
    case ("family", "tv"): "televisions"
    case ("family", "vision"): "headsets"
    case ("family", "mac"): "desktops"
    case ("orientation", "landscapeLeft"): "landscape left"
    case ("orientation", "landscapeRight"): "landscape right"
    case ("orientation", "portraitUpsideDown"): "portrait upside down"
    case ("pose", _): "pose \(value)"
    case ("camera", "true"): "pictures with the camera on"
    case ("camera", "false"): "pictures with the camera off"
    default: value
    }
  }
}
