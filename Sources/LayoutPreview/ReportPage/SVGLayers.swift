import Drawing

/// Finds the layers of a picture that this program wrote.
enum SVGLayers {
  private static let quote = UInt8(ascii: "\"")
  /// What stands before and behind the quote in `class="layer content"`.
  private static let (before, behind) = (Array("class=".utf8), Array("layer ".utf8))
  private static let known = Set(Layer.allCases.map(\.rawValue))

  /// The names of the layers in an SVG file.
  ///
  /// Quotes of texts are escaped in these files, so that the mark can't come from a spec.
  static func names(in svg: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var place = 0
    while let open = svg[place...].firstIndex(of: quote) {
      place = open + 1
      guard svg[..<open].suffix(before.count).elementsEqual(before),
        svg[place...].starts(with: behind)
      else { continue }
      let name = svg[place...].dropFirst(behind.count).prefix { $0 != quote }
      names.insert(String(decoding: name, as: UTF8.self))
    }
    return names.intersection(known)
  }
}
