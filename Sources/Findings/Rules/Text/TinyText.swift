import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// Text below the least size of its platform.
///
/// Sizes of styles are the system's; what was shrunk to fit counts, and sizes that a spec states.
enum TinyText: LayoutRule {
  static let info = RuleInfo(
    id: "TX-01", title: "text below the least size", severity: .warning, families: nil,
    trigger:
      "A text that shrinks to fit, or has a size of its own, is set below 11 pt on phones and "
      + "tablets, 10 on Macs, 23 on televisions, 12 in windows in space and on watches.",
    exempt: "texts as large as their style says, and items of system bars",
    source: "HIG, typography",
    basis: .stated,
    failing: .init(
      """
      content:
        text: { string: A title that is far too long, style: caption2 }
        id: title
        lineLimit: 1
        minimumScale: 0.5
        frame: { width: 100 }
      """),
    passing: .init(
      """
      content:
        text: { string: A title that is far too long, style: caption2 }
        id: title
        frame: { width: 100 }
      """))

  private static func least(_ family: DeviceFamily) -> Double {
    switch family {
    case .iphone, .ipad: 11
    case .mac: 10
    case .tv: 23
    case .vision, .watch: 12
    }
  }

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let configuration = layout.layout.configuration
    let limit = least(configuration.device.family)
    for index in layout.elements.indices where layout.isShown(index) && !layout.isInBar(index) {
      let text: PlacedText? =
        switch layout.elements[index].content {
        case .text(let text): text
        case .button(let button): button.title
        default: nil
        }
      guard let text, text.font.size < limit - 0.01 else { continue }
      let style = DynamicType.specification(
        platform: configuration.device.family.typePlatform, style: text.style,
        size: configuration.textSize)
      let isShrunk = text.scale < 1
      guard isShrunk || abs(text.font.size - style.size) > 0.01 else { continue }
      let scale = (limit / (text.font.size / text.scale) * 100).rounded(.up) / 100
      report.find(
        index, in: layout, measured: text.font.size, limit: limit,
        message: "the text of \(layout.name(index)) is set at \(text.font.size.text(decimals: 2)) "
          + "pt, the least size is \(limit.text())",
        suggestion: isShrunk
          ? "minimumScale: \(min(scale, 1).text(decimals: 2))" : "size: \(limit.text())")
    }
  }
}
