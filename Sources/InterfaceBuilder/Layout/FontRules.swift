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
    var lines = 1.0
    if view.kind == "label", view.element["numberOfLines"].map({ $0 != "1" }) ?? false,
      let height = view.frame?.height
    {
      lines = max((height / line).rounded(), 1)
    }
    return IntrinsicContent.TextBox(
      height: lines * line, firstBaseline: size * ascent,
      lastBaseline: (lines - 1) * line + size * ascent)
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
