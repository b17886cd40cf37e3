import Documents
import Geometry
import LayoutEngine

/// Fonts of views, as far as layout needs them.
enum FontRules {
  /// The line height of the system's font for each point of its size.
  static let lineHeight = 1.193_359
  /// How far its baseline lies below the top of a line, for each point of its size.
  static let ascent = 0.952_148

  /// The size of a view's font in points.
  static func size(of view: InterfaceView) -> Double {
    let font = view.element.child("fontDescription")
    if let size = font?.number("pointSize"), size > 0 { return size }
    if let style = font?["style"], let size = styles[style] { return size }
    return view.kind == "button" ? 15 : 17
  }

  /// Where the lines of a view's text lie; nothing for views without text of their own.
  static func textBox(of view: InterfaceView) -> IntrinsicContent.TextBox? {
    guard ["label", "button", "textField"].contains(view.kind) else { return nil }
    let size = size(of: view)
    let line = size * lineHeight
    guard view.kind == "label" else {
      return IntrinsicContent.TextBox(
        height: line, firstBaseline: size * ascent, lastBaseline: size * ascent)
    }
    // The height of a label is rounded up, and its text is centred in what rounding adds.
    let height = view.frame?.height ?? line
    let added = height.truncatingRemainder(dividingBy: line)
    let rounding = added < 1 ? added : 0
    let baseline = rounding / 2 + size * ascent
    return IntrinsicContent.TextBox(
      height: line + rounding, firstBaseline: baseline, lastBaseline: baseline,
      keepsToEdges: true)
  }

  /// The sizes of text styles at the usual text size.
  private static let styles: [String: Double] = [
    "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleLargeTitle": 34,
    "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22, "UICTFontTextStyleTitle3": 20,
    "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
    "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15,
    "UICTFontTextStyleFootnote": 13, "UICTFontTextStyleCaption1": 12,
    "UICTFontTextStyleCaption2": 11,
  ]
}
