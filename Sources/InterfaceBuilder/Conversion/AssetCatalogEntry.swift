public import Documents

/// What the `Contents.json` of a colour or image set says.
public enum AssetCatalogEntry {
  /// The colour of a set; nothing where it only refers to the system's, or is of no known form.
  public static func color(_ contents: DocumentNode) -> AssetColor? {
    guard case .sequence(let entries)? = contents["colors"]?.content else { return nil }
    var light: String?
    var dark: String?
    for entry in entries where isUniversal(entry) {
      guard let hex = entry["color"]?["components"].flatMap(hex) else { continue }
      switch appearance(of: entry) {
      case nil, "light": if light == nil { light = hex }
      case "dark": if dark == nil { dark = hex }
      default: break
      }
    }
    return light.map { AssetColor(light: $0, dark: dark == $0 ? nil : dark) }
  }

  /// The file of an image set that has most pixels, with its pixels per point.
  ///
  /// - Parameters:
  ///   - contents: what the file says.
  ///   - known: the extensions of files that can be read.
  /// - Returns: nothing where no such file is named.
  public static func image(
    _ contents: DocumentNode, known: Set<String>
  ) -> (file: String, scale: Int)? {
    guard case .sequence(let entries)? = contents["images"]?.content else { return nil }
    var best: (file: String, scale: Int)?
    for entry in entries where isUniversal(entry) {
      guard let file = entry["filename"]?.text, let dot = file.lastIndex(of: "."),
        known.contains(file[file.index(after: dot)...].lowercased()),
        appearance(of: entry) ?? "light" == "light"
      else { continue }
      let scale = entry["scale"]?.text.flatMap { Int($0.dropLast()) } ?? 1
      if scale > best?.scale ?? 0 { best = (file, scale) }
    }
    return best
  }

  private static func isUniversal(_ entry: DocumentNode) -> Bool {
    ["universal", "iphone", nil].contains(entry["idiom"]?.text)
  }

  private static func appearance(of entry: DocumentNode) -> String? {
    guard case .sequence(let items)? = entry["appearances"]?.content else { return nil }
    return items.first { $0["appearance"]?.text == "luminosity" }?["value"]?.text
  }

  private static func hex(_ components: DocumentNode) -> String? {
    func part(_ key: String) -> Double? { components[key]?.text.flatMap(Self.part) }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return ColorDraft.hex(white, white, white, alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    return ColorDraft.hex(red, green, blue, alpha)
  }

  /// A part of a colour: `0x1A` and `26` of 255, `0.102` of 1.
  private static func part(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if let whole = Int(text), whole > 1 { return Double(whole) / 255 }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension DocumentNode {
  /// The text of a scalar.
  fileprivate var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }
}
