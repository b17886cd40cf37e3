/// A kind of picture file, told by its bytes whatever it is called.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics, animated ones included.
  case png = "PNG"
  /// JPEG, baseline or progressive.
  case jpeg = "JPEG"
  /// Scalable Vector Graphics, as plain XML.
  case svg = "SVG"
  /// Scalable Vector Graphics that were compressed.
  case compressedSVG = "compressed SVG"
  /// Graphics Interchange Format.
  case gif = "GIF"
  /// WebP.
  case webp = "WebP"
  /// High Efficiency Image File Format.
  case heic = "HEIC"
  /// AV1 Image File Format.
  case avif = "AVIF"
  /// Portable Document Format.
  case pdf = "PDF"
  /// Tagged Image File Format.
  case tiff = "TIFF"
  /// Windows bitmap.
  case bmp = "BMP"
  /// Photoshop document.
  case psd = "PSD"

  /// How much of a file is looked at, in bytes.
  private static let head = 4096

  /// Whether pictures of this kind are read.
  public var isSupported: Bool { self == .png || self == .jpeg || self == .svg }

  /// The names of the kinds that are read, for messages.
  public static let supportedNames = "PNG, JPEG and SVG"

  /// The kind of a file.
  ///
  /// - Parameter bytes: the file, or at least its first 4,096 bytes.
  /// - Returns: the kind; nothing where the bytes begin like no kind that is known.
  public static func of(_ bytes: [UInt8]) -> PictureFormat? {
    func begins(_ text: String, at start: Int = 0) -> Bool {
      bytes.dropFirst(start).starts(with: text.utf8)
    }
    if PNGReader.isPNG(bytes) { return .png }
    if bytes.starts(with: [0xff, 0xd8, 0xff]) { return .jpeg }
    if begins("GIF87a") || begins("GIF89a") { return .gif }
    if begins("RIFF"), begins("WEBP", at: 8) { return .webp }
    if begins("%PDF-") { return .pdf }
    if begins("8BPS") { return .psd }
    if bytes.starts(with: [0x49, 0x49, 0x2a, 0]) || bytes.starts(with: [0x4d, 0x4d, 0, 0x2a]) {
      return .tiff
    }
    if begins("BM"), bytes.count >= 18, bytes[15...17].allSatisfy({ $0 == 0 }) { return .bmp }
    if begins("ftyp", at: 4) { return mediaFormat(bytes) }
    if bytes.starts(with: [0x1f, 0x8b]) { return .compressedSVG }
    return isSVG(bytes) ? .svg : nil
  }

  /// The kind of a file of boxes, by the brands that its first box names.
  private static func mediaFormat(_ bytes: [UInt8]) -> PictureFormat? {
    let brands = Array(bytes.dropFirst(8).prefix(64))
    func names(_ brand: String) -> Bool {
      stride(from: 0, through: brands.count - 4, by: 4).contains {
        brands[$0..<($0 + 4)].elementsEqual(brand.utf8)
      }
    }
    if names("avif") || names("avis") { return .avif }
    return ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"].contains(where: names)
      ? .heic : nil
  }

  /// Whether XML begins whose first element is `svg`.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    var text = String(decoding: bytes.prefix(head), as: UTF8.self).unicodeScalars[...]
    if text.first == "\u{FEFF}" { text.removeFirst() }
    while true {
      text = text.drop { $0.properties.isWhitespace }
      guard text.first == "<" else { return false }
      // Declarations, comments and types may stand before the first element.
      if text.starts(with: "<!--".unicodeScalars) {
        guard let rest = after("-->", in: text) else { return true }
        text = rest
      } else if text.starts(with: "<?".unicodeScalars) {
        guard let rest = after("?>", in: text) else { return false }
        text = rest
      } else if text.starts(with: "<!DOCTYPE".unicodeScalars) {
        return text.dropFirst(9).drop { $0.properties.isWhitespace }
          .starts(with: "svg".unicodeScalars)
      } else {
        let name = text.dropFirst().prefix {
          !$0.properties.isWhitespace && $0 != ">" && $0 != "/"
        }
        return String(name) == "svg" || String(name).hasSuffix(":svg")
      }
    }
  }

  private static func after(
    _ end: String, in text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    var rest = text
    while !rest.isEmpty {
      if rest.starts(with: end.unicodeScalars) { return rest.dropFirst(end.unicodeScalars.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
