import Documents

/// Colours of a file in the words of a spec.
struct ColorDraft {
  let document: InterfaceDocument
  /// Colours of the app's asset catalogue, which come before those that the file stores.
  let catalog: [String: AssetColor]

  /// A colour of a view by key; nothing where it states none, or one that is not known.
  func color(_ key: String, of view: InterfaceView, _ draft: Draft) -> DocumentNode? {
    guard let element = view.element.child(keyed: key), element.name == "color",
      let color = InterfaceColor(element)
    else { return nil }
    return value(color, draft)
  }

  private func value(_ color: InterfaceColor, _ draft: Draft) -> DocumentNode? {
    switch color {
    case .components(let red, let green, let blue, let alpha):
      if alpha == 0 { return draft.scalar("clear") }
      return draft.scalar(Self.hex(red, green, blue, alpha))
    case .system(let name):
      if let known = Self.system[name] { return draft.scalar(known) }
      return document.colors[name].flatMap { value($0, draft) }
    case .named(let name):
      if let found = catalog[name] {
        guard let dark = found.dark, dark != found.light else { return draft.scalar(found.light) }
        return draft.mapping([
          ("light", draft.scalar(found.light)), ("dark", draft.scalar(dark)),
        ])
      }
      guard let stored = document.colors[name] else { return nil }
      // A name that stands for itself would be looked up for ever.
      if case .components = stored { return value(stored, draft) }
      return nil
    }
  }

  /// `#RRGGBB`, with the alpha behind it where it is not opaque.
  static func hex(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    let digits = parts.map { part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      let text = String(byte, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }

  private static let system: [String: String] = [
    "systemBackgroundColor": "background", "systemGroupedBackgroundColor": "groupedBackground",
    "groupTableViewBackgroundColor": "groupedBackground", "labelColor": "label",
    "secondaryLabelColor": "secondaryLabel", "separatorColor": "separator",
    "systemFillColor": "fill", "secondarySystemFillColor": "fill",
    "tertiarySystemFillColor": "fill", "quaternarySystemFillColor": "fill",
    "tintColor": "accent", "linkColor": "accent", "darkTextColor": "label",
  ]
}

/// A colour of an asset catalogue.
public struct AssetColor: Hashable, Sendable {
  /// In light surroundings, `#RRGGBB` or `#RRGGBBAA`.
  public var light: String
  /// In dark ones; nothing where it is the same.
  public var dark: String?

  /// Makes a colour from both.
  public init(light: String, dark: String?) {
    self.light = light
    self.dark = dark
  }
}
