import CCairo
import CPango
import CRSVG

/// Which libraries and fonts are at work; every picture depends on them.
public enum LibraryVersions {
  /// The version of Cairo at run time.
  public static var cairo: String { unsafe String(cString: cairo_version_string()) }

  /// The version of Pango at run time.
  public static var pango: String { unsafe String(cString: pango_version_string()) }

  /// The version of librsvg at run time, which draws pictures that are SVG.
  public static var librsvg: String {
    "\(rsvg_major_version).\(rsvg_minor_version).\(rsvg_micro_version)"
  }

  /// A pinned family with the version of its files.
  public struct FontVersion: Hashable, Sendable {
    /// The family.
    public let family: String
    /// The version of its files; absent where the family is not installed.
    public let version: String?
    /// Whether nothing can be drawn without it.
    public let isEssential: Bool
  }

  /// The pinned families in the order in which they are tried.
  ///
  /// - Throws: `FontError` if fontconfig cannot start.
  public static func fonts() throws(FontError) -> [FontVersion] {
    let configuration = try FontConfiguration(.complete, files: [])
    let families =
      [FontFamilies.text] + FontFamilies.scripts + FontFamilies.ideographs(locale: "zh")
      + FontFamilies.symbols
    return families.map { family in
      FontVersion(
        family: family, version: configuration.version(ofFamily: family),
        isEssential: family == FontFamilies.text)
    }
  }
}
