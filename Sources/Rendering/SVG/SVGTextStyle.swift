import Cairo
import Drawing
import Geometry
import Typography

/// The look of text as attributes.
enum SVGTextStyle {
  /// Not an attribute that SVG knows, so a style.
  private static let tabular = " style=\"font-variant-numeric:tabular-nums\""

  private static let usual = families(nil, locale: "en")

  /// The families that a browser tries, best one first.
  ///
  /// - Parameters:
  ///   - family: the family asked for, if any.
  ///   - locale: a BCP 47 tag; decides the face of characters that Chinese, Japanese and Korean
  ///     share.
  /// - Returns: the value of a `font-family` attribute, not yet escaped.
  static func families(_ family: String?, locale: String) -> String {
    let ideographs = FontFamilies.ideographs(locale: locale)[0]
    let pinned =
      "Inter, 'Noto Sans', 'Noto Sans Arabic', 'Noto Sans Hebrew', '\(ideographs)', "
      + "'Noto Color Emoji', sans-serif"
    guard let family, family.lowercased() != "inter" else { return pinned }
    let name = DisplayableText.clean(family).filter { $0 != "'" && $0 != "\\" }
    return "'\(name)', \(pinned)"
  }

  /// Everything about a run but its place and its characters.
  static func attributes(_ run: TextRun, _ line: ShapedLine) -> String {
    var result = ""
    // A line set in one other family names it first: a browser would take spaces and digits from
    // the first family that has them, and they would be wider or narrower.
    let families = families(
      line.fallbackFamilies.isEmpty ? run.font.family : line.onlyFamily ?? run.font.family,
      locale: run.locale)
    // The root of the file names the usual ones.
    if families != Self.usual { result += " font-family=\"\(SVGEscaping.escape(families))\"" }
    result += " font-size=\"\(run.font.size.text(decimals: 3))\""
    if run.font.weight != .regular { result += " font-weight=\"\(run.font.weight.rawValue)\"" }
    if run.font.tabularDigits { result += tabular }
    let halo = run.halo.flatMap { $0.width > 0 ? $0 : nil }
    if line.hasJoinedLetters, run.color.alpha < 1, halo == nil {
      // Browsers draw glyphs one by one: with the opacity of the whole, joins do not show.
      result += SVGWriter.paint("fill", run.color.opaque)
      result += " opacity=\"\(max(run.color.alpha, 0).text(decimals: 4))\""
    } else {
      result += SVGWriter.paint("fill", run.color)
    }
    if let halo {
      // Drawn under the letters, so that only what reaches beyond them is seen.
      result += " paint-order=\"stroke\"" + SVGWriter.paint("stroke", halo.color)
      result += " stroke-width=\"\((halo.width * 2).text(decimals: 3))\""
      result += " stroke-linejoin=\"round\""
    }
    return result
  }
}
