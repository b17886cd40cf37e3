import Documents

/// Reads the changes by size classes.
enum VariationReader {
  /// The variations of an element, in the order in which they take effect.
  static func variations(of element: XMLElement) -> [InterfaceVariation] {
    let found = element.children.filter { $0.name == "variation" }.compactMap(variation)
    // Of two that ask for as much the later one of the file wins.
    return found.enumerated().sorted { a, b in
      (a.element.traits.count, a.offset) < (b.element.traits.count, b.offset)
    }.map(\.element)
  }

  private static func variation(_ element: XMLElement) -> InterfaceVariation? {
    guard let traits = traits(element["key"] ?? "") else { return nil }
    var attributes = element.attributes
    attributes["key"] = nil
    func references(_ mask: String, _ name: String) -> Set<String> {
      let masks = element.children.filter { $0.name == "mask" && $0["key"] == mask }
      return Set(
        masks.flatMap { $0.children.filter { $0.name == name }.compactMap { $0["reference"] } })
    }
    return InterfaceVariation(
      traits: traits, attributes: attributes,
      parts: element.children.filter { $0.name != "mask" && $0["key"] != nil },
      excludedViews: references("subviews", "exclude"),
      includedViews: references("subviews", "include"),
      excludedConstraints: references("constraints", "exclude"),
      includedConstraints: references("constraints", "include"))
  }

  /// What a key asks for; nothing where a part of it is not known.
  private static func traits(_ key: String) -> InterfaceTraits? {
    var traits = InterfaceTraits()
    guard key != "default" else { return traits }
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2 else { return nil }
      switch sides[0] {
      case "widthClass":
        guard let value = InterfaceTraits.SizeClass(rawValue: sides[1]) else { return nil }
        traits.width = value
      case "heightClass":
        guard let value = InterfaceTraits.SizeClass(rawValue: sides[1]) else { return nil }
        traits.height = value
      case "userInterfaceIdiom": traits.idiom = sides[1]
      default: return nil
      }
    }
    return traits
  }
}
