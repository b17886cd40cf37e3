import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A grid on a television with columns of another width than the guidelines print.
enum TVColumnWidth: LayoutRule {
  /// How far a width may be off in points.
  static let tolerance = 2.0

  static let info = RuleInfo(
    id: "TV-02", title: "column width off the published grids", severity: .info, families: [.tv],
    trigger: "The cells of a grid of two to nine columns that fills the safe width are more than "
      + "2 pt wider or narrower than the guidelines print for as many columns.",
    exempt: "grids narrower than 80 % of the safe width, cells of different widths",
    source: "HIG Layout", basis: .stated,
    failing: .init(
      """
      content:
        grid:
          columns: 4
          spacing: [20, 100]
          children:
            - { box: {}, role: image, frame: { height: 200 } }
            - { box: {}, role: image, frame: { height: 200 } }
            - { box: {}, role: image, frame: { height: 200 } }
            - { box: {}, role: image, frame: { height: 200 } }
        id: g
      """, device: "apple-tv-4k"),
    measured: 425,
    passing: .init(
      """
      content:
        grid:
          columns: 4
          spacing: [40, 100]
          children:
            - { box: {}, role: image, frame: { height: 200 } }
            - { box: {}, role: image, frame: { height: 200 } }
            - { box: {}, role: image, frame: { height: 200 } }
            - { box: {}, role: image, frame: { height: 200 } }
        id: g
      """, device: "apple-tv-4k"))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let children = layout.childrenByElement()
    for (index, columns) in TVGrid.grids(layout) {
      let widths = TVGrid.items(children[index], layout)
        .map { layout.elements[$0].windowFrame.width }
      guard let published = TVGrid.width(columns: columns), let least = widths.min(),
        let most = widths.max(), most - least <= 1, widths.count >= columns,
        layout.elements[index].windowFrame.width >= 0.8 * layout.safeArea.width,
        abs(most - published) > tolerance
      else { continue }
      report.find(
        index, in: layout, measured: most, limit: published,
        message: "the cells of \(layout.name(index)) are \(most.text(decimals: 2)) pt wide, the "
          + "published grid of \(columns) columns has \(published.text())",
        suggestion: "spacing: \(TVGrid.columnSpacing.text()) between columns that fill the safe "
          + "area")
    }
  }
}
