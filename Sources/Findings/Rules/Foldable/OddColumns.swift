import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A grid with an odd number of columns where a fold could part it.
enum OddColumns: LayoutRule {
  static let info = RuleInfo(
    id: "DU-03", title: "odd number of columns beside a fold", severity: .info,
    families: [.iphone],
    trigger: "A grid across a division from top to bottom, active or not, has an odd number of "
      + "columns, more than one.",
    exempt: "lists; grids wholly beside the division",
    source: "Strike a pose with adaptive layouts on iPhone Duo", basis: .stated,
    failing: .init(
      "content: { grid: { columns: 3, children: [{ box: {} }, { box: {} }, { box: {} }] }, id: g }",
      device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .flat),
    measured: 3,
    passing: .init(
      "content: { grid: { columns: 4, children: [{ box: {} }, { box: {} }, { box: {} }] }, id: g }",
      device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .flat))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let folds = layout.layout.scene.regions.compactMap { found in
      found.region.kind == .division && found.region.frame.height >= found.region.frame.width
        ? found.crease : nil
    }
    guard !folds.isEmpty else { return }
    for decision in layout.layout.decisions where decision.kind == .columns {
      guard let count = Int(decision.value), count > 1, count % 2 == 1,
        let index = layout.elements.firstIndex(where: { $0.path == decision.path }),
        layout.isShown(index)
      else { continue }
      let frame = layout.elements[index].windowFrame
      guard folds.contains(where: { frame.minX < $0 && $0 < frame.maxX }) else { continue }
      report.find(
        index, in: layout, measured: Double(count), limit: Double(count + 1), unit: .count,
        message: "\(layout.name(index)) has \(count) columns: the middle one lies on the fold",
        suggestion: "when: [{ if: foldable, set: { columns: \(count + 1) } }]")
    }
  }
}
