import Diagnostics
import LayoutSpecs

/// Specs that are made of nothing but a picture.
enum PictureSpec {
  /// A spec of one screen with a picture all over it, under the bars of the system too.
  ///
  /// - Parameters:
  ///   - file: the picture as the user named it.
  ///   - options: how it fills the screen.
  /// - Returns: the spec; its asset is seen from the folder of the file.
  static func artwork(_ file: String, _ options: PictureOptions) -> Spec {
    var modifiers = Modifiers()
    modifiers.id = Located("picture", at: .start)
    modifiers.contentMode = options.mode
    modifiers.anchor = options.anchor
    modifiers.ignoresSafeArea = Modifiers.IgnoredSafeArea(
      edges: [.top, .bottom, .leading, .trailing])
    let name = name(of: file)
    let asset = Asset(
      source: .file(Paths.name(of: file), scale: nil), focus: options.focus, position: .start)
    return Spec(
      name: name, file: file, assets: [name: asset],
      screens: [
        Screen(
          id: "picture",
          content: Node(
            .image(ImageContent(asset: Located(name, at: .start))), modifiers: modifiers))
      ])
  }

  /// A spec of one screen that a picture of a whole screen shows, for every way to hold any device.
  ///
  /// - Parameter file: the picture as the user named it.
  /// - Returns: the spec, and the name of its asset, which is seen from the folder of the file.
  static func screenshot(_ file: String) -> (spec: Spec, asset: String) {
    let content = ScreenshotContent(file: Located(Paths.name(of: file), at: .start))
    var modifiers = Modifiers()
    modifiers.id = Located("screenshot", at: .start)
    var spec = Spec(
      name: name(of: file), file: file,
      matrix: MatrixSpec(
        axes: Dictionary(
          uniqueKeysWithValues: [MatrixSpec.Axis.devices, .orientations, .poses].map {
            ($0, [Located("all", at: .start)])
          })),
      screens: [
        Screen(id: "screenshot", content: Node(.screenshot(content), modifiers: modifiers))
      ])
    spec.addScreenshot(content.file)
    return (spec, content.assetName)
  }

  /// The name of a spec for a file: its own in kebab-case, without extension and `@2x`.
  static func name(of file: String) -> String {
    var stem = Paths.name(of: file)
    if let dot = stem.lastIndex(of: "."), dot != stem.startIndex { stem = String(stem[..<dot]) }
    if Asset.scale(named: stem) != nil, let sign = stem.lastIndex(of: "@") {
      stem = String(stem[..<sign])
    }
    var words: [String] = [""]
    var wasLower = false
    for character in stem {
      guard character.isASCII, character.isLetter || character.isNumber else {
        words.append("")
        wasLower = false
        continue
      }
      // A capital after a small letter begins a word.
      if character.isUppercase, wasLower { words.append("") }
      wasLower = !character.isUppercase
      words[words.count - 1] += character.lowercased()
    }
    let name = words.filter { !$0.isEmpty }.joined(separator: "-")
    return name.isEmpty ? "picture" : String(name.prefix(100))
  }
}
