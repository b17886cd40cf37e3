import Documents

extension InterfaceView {
  /// Takes what attributes say; those that variations set come after those of the element.
  mutating func takeAttributes(_ attributes: [String: String]) {
    for (name, value) in attributes { element.attributes[name] = value }
    isConstrained = element["translatesAutoresizingMaskIntoConstraints"] == "NO"
    hasFixedFrame = element.isYes("fixedFrame")
    isHidden = element.isYes("hidden")
    hugging = AxisPriorities(
      horizontal: priority("horizontalHuggingPriority", 250),
      vertical: priority("verticalHuggingPriority", 250))
    compressionResistance = AxisPriorities(
      horizontal: priority("horizontalCompressionResistancePriority", 750),
      vertical: priority("verticalCompressionResistancePriority", 750))
    preservesParentMargins = element.isYes("preservesSuperviewLayoutMargins")
    followsReadableWidth = element.isYes("layoutMarginsFollowReadableWidth")
    addsSafeAreaToMargins = element["insetsLayoutMarginsFromSafeArea"] != "NO"
  }

  private func priority(_ attribute: String, _ usual: Int) -> Int {
    element.number(attribute).map { Int(min(max($0, 1), 1000).rounded()) } ?? usual
  }
}

extension InterfaceConstraint {
  /// Takes what attributes say; those that are absent change nothing.
  mutating func takeAttributes(_ attributes: [String: String]) {
    if let word = attributes["relation"] { relation = Relation(rawValue: word) ?? .equal }
    if let text = attributes["multiplier"], let value = Self.multiplier(text) {
      multiplier = value
    }
    if let text = attributes["constant"], let value = Double(text), value.isFinite {
      // Files carry what subtractions left over, such as -7.1e-15.
      constant = abs(value) < 1e-6 ? 0 : value
    }
    if let text = attributes["priority"], let value = Double(text), value.isFinite {
      priority = Int(min(max(value, 1), 1000).rounded())
    }
  }

  /// A number, or a ratio such as `16:9` or `5/15`.
  private static func multiplier(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    switch parts.count {
    case 1: return parts[0].flatMap { $0.isFinite ? $0 : nil }
    case 2:
      guard let over = parts[0], let under = parts[1], under != 0 else { return nil }
      let ratio = over / under
      return ratio.isFinite ? ratio : nil
    default: return nil
    }
  }
}
