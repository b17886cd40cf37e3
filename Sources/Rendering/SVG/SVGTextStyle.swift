import Drawing
import Geometry
import Typography

/// The look of text as attributes.
enum SVGTextStyle {
  /// Not an attribute that SVG knows, so a style.
  private static let tabular = " style=\"font-variant-numeric:tabular-nums\""

  /// Everything about a run but its place and its characters.
  static func attributes(_ run: TextRun) -> String {
    var result = ""
    if run.font.family != nil {
      let families = SVGEscaping.escape(SVGWriter.families(run.font.family))
      result += " font-family=\"\(families)\""
    }
    result += " font-size=\"\(run.font.size.text(decimals: 3))\""
    if run.font.weight != .regular { result += " font-weight=\"\(run.font.weight.rawValue)\"" }
    if run.font.tabularDigits { result += tabular }
    result += SVGWriter.paint("fill", run.color)
    if let halo = run.halo, halo.width > 0 {
      // Drawn under the letters, so that only what reaches beyond them is seen.
      result += " paint-order=\"stroke\"" + SVGWriter.paint("stroke", halo.color)
      result += " stroke-width=\"\((halo.width * 2).text(decimals: 3))\""
      result += " stroke-linejoin=\"round\""
    }
    return result
  }
}
