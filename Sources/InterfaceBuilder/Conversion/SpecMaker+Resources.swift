import Documents
import Geometry

extension SpecMaker {
  func assetEntries(_ draft: Draft) -> DocumentNode? {
    guard !assets.isEmpty else { return nil }
    return draft.mapping(
      assets.sorted { $0.value < $1.value }.map { image, name in
        if let found = options.images[image] {
          return (
            name,
            draft.mapping([
              ("file", draft.scalar(found.file)), ("scale", draft.number(Double(found.scale))),
            ])
          )
        }
        let size = document.images[image]?.size ?? .zero
        return (
          name,
          draft.mapping([
            ("size", draft.list([draft.number(size.width), draft.number(size.height)]))
          ])
        )
      })
  }

  /// The keys that have a translation.
  var stringKeys: Set<String> { Set(options.strings.flatMap(\.texts.keys)) }

  func strings(_ draft: Draft) -> DocumentNode? {
    guard !options.strings.isEmpty else { return nil }
    var own: [(String, DocumentNode?)] = []
    let keys = stringKeys
    var used: Set<String> = []
    for view in document.scenes.compactMap(\.root).flatMap(\.withDescendants) {
      for (attribute, text) in view.texts {
        let key = "\(view.id).\(attribute)"
        guard keys.contains(key), used.insert(key).inserted else { continue }
        own.append((StringsFile.key(key), draft.scalar(text)))
      }
    }
    guard !own.isEmpty else { return nil }
    let locales = options.strings.map { locale, texts in
      (
        locale,
        Optional(
          draft.mapping(
            texts.sorted { $0.key < $1.key }.filter { used.contains($0.key) }
              .map { (StringsFile.key($0.key), draft.scalar($0.value)) }))
      )
    }
    let base = options.strings.contains { $0.locale == "en" } ? [] : [("en", draft.mapping(own))]
    return draft.mapping(base + locales)
  }
}

extension InterfaceView {
  /// The name of the picture that the view shows: of an image view, or of a button.
  var shownImage: String? {
    switch kind {
    case "imageView": element["image"]
    case "button":
      element.children.first { $0.name == "state" && $0["key"] == "normal" }?["image"]
    default: nil
    }
  }

  /// The texts of the view that can be translated, by attribute.
  fileprivate var texts: [(String, String)] {
    let state = element.children.first { $0.name == "state" && $0["key"] == "normal" }
    return [
      ("text", element.string("text")), ("placeholder", element.string("placeholder")),
      ("normalTitle", state?.string("title")),
    ].compactMap { key, text in text.map { (key, $0) } }
  }
}
