import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// Layouts of a screen at larger text.
enum LargeText {
  /// Every layout at a larger size with the one that differs in nothing but has the default size.
  ///
  /// Layouts that lack one at the default size are told to the report, and once if none is larger.
  static func pairs(
    _ layouts: [CheckedLayout], _ report: inout RuleReport
  ) -> [(base: CheckedLayout, large: CheckedLayout)] {
    guard
      layouts.contains(where: { layout in
        let configuration = layout.layout.configuration
        return configuration.textSize > configuration.device.defaultTextSize
      })
    else {
      report.skip(lacking: "a layout at a larger text size")
      return []
    }
    var result: [(base: CheckedLayout, large: CheckedLayout)] = []
    for group in CheckedLayout.groups(of: layouts, by: .textSize) {
      // A matrix names one default for all devices; watches may have another.
      let own = group[0].layout.configuration.device.defaultTextSize
      func layout(at size: TextSize) -> CheckedLayout? {
        group.first { $0.layout.configuration.textSize == size }
      }
      guard let base = layout(at: own) ?? layout(at: .large) else {
        report.skip(lacking: "a layout at the default text size")
        continue
      }
      let standard = base.layout.configuration.textSize
      let larger = group.filter { $0.layout.configuration.textSize > standard }
      result += larger.map { (base, $0) }
    }
    return result
  }
}
