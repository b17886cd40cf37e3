/// Completes SVG files that Cairo wrote.
enum SVGOutlines {
  /// The file with a title for people who hear it.
  static func titled(_ svg: [UInt8], title: String) -> [UInt8] {
    guard let root = range(of: Array("<svg ".utf8), in: svg),
      let end = svg[root...].firstIndex(of: UInt8(ascii: ">"))
    else { return svg }
    var result = Array(svg[..<end])
    result += Array(" role=\"img\">\n<title>\(SVGEscaping.escape(title))</title>".utf8)
    result += svg[(end + 1)...]
    return result
  }

  private static func range(of needle: [UInt8], in bytes: [UInt8]) -> Int? {
    bytes.indices.first { bytes[$0] == needle[0] && bytes[$0...].starts(with: needle) }
  }
}
