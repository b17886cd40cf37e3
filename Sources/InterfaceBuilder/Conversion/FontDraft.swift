import Documents

/// The font of a view in the words of a spec.
enum FontDraft {
  /// The entries of `text` and `button` that say how text looks.
  static func entries(of view: InterfaceView, _ draft: Draft) -> [(String, DocumentNode?)] {
    let font = view.element.child("fontDescription")
    if let style = font?["style"], let name = styles[style] {
      return [("style", name == "body" ? nil : draft.scalar(name))]
    }
    var weight: String?
    switch font?["type"] {
    case "boldSystem": weight = "bold"
    default: weight = font?["weight"].flatMap { weights[$0] }
    }
    if let face = font?["name"], weight == nil {
      weight = face.lowercased().contains("bold") ? "bold" : nil
    }
    return [
      ("size", draft.number(FontRules.size(of: view))),
      ("weight", weight.map(draft.scalar)),
    ]
  }

  private static let styles: [String: String] = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleLargeTitle": "largeTitle",
    "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2",
    "UICTFontTextStyleTitle3": "title3", "UICTFontTextStyleHeadline": "headline",
    "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout",
    "UICTFontTextStyleSubhead": "subheadline", "UICTFontTextStyleFootnote": "footnote",
    "UICTFontTextStyleCaption1": "caption1", "UICTFontTextStyleCaption2": "caption2",
  ]

  private static let weights: [String: String] = [
    "ultraLight": "light", "thin": "light", "light": "light", "medium": "medium",
    "semibold": "semibold", "bold": "bold", "heavy": "heavy", "black": "heavy",
  ]
}
