import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Two halves that part where the fold is not.
enum GutterBesideFold: LayoutRule {
  static let info = RuleInfo(
    id: "DU-10", title: "two halves part beside the fold", severity: .warning,
    families: [.iphone],
    trigger: "Two neighbours that share the safe area part at its middle, more than 2 pt from the "
      + "crease of an active fold.",
    exempt: "arrangements, split views and what scrolls; neighbours below a quarter of the safe "
      + "area along the fold's axis or below half across it",
    source: "iPhone Duo, section 7, row 5", basis: .derived,
    failing: .init(
      """
      content:
        hstack:
          spacing: 0
          children:
            - { box: {}, id: left }
            - { box: {}, id: right }
      """, device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book),
    measured: 42,
    passing: .init(
      "content: { arrangement: { primary: { box: {} }, secondary: { box: {} } }, id: a }",
      device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for fold in layout.layout.scene.regions where fold.isActive {
      guard let crease = fold.crease else { continue }
      let axis: Axis =
        fold.region.frame.height >= fold.region.frame.width ? .horizontal : .vertical
      for (parent, children) in layout.childrenByElement().enumerated() {
        guard layout.isShown(parent), !layout.isInBar(parent), !layout.scrolls(parent) else {
          continue
        }
        switch layout.elements[parent].content {
        case .arrangement, .columns: continue
        default: break
        }
        let halves = children.filter { isHalf($0, along: axis, layout) }
        for (first, second) in zip(halves, halves.dropFirst()) {
          guard let miss = miss(first, second, axis, crease, layout) else { continue }
          report.find(
            second, in: layout, others: [layout.elements[first].id], measured: miss, limit: 2,
            message: "\(layout.name(first)) and \(layout.name(second)) part "
              + "\(miss.text(decimals: 2)) pt beside the \(fold.region.id): the middle of the safe "
              + "area is not the fold",
            suggestion: "arrangement: { primary: …, secondary: … }, which parts at the fold")
        }
      }
    }
  }

  private static func isHalf(_ index: Int, along axis: Axis, _ layout: CheckedLayout) -> Bool {
    let size = layout.elements[index].windowFrame.size
    return layout.isShown(index) && !layout.isGround(index)
      && size[axis] >= 0.25 * layout.safeArea.size[axis]
      && size[axis.other] >= 0.5 * layout.safeArea.size[axis.other]
  }

  /// How far two neighbours part from a crease, where they part in the middle of the safe area.
  private static func miss(
    _ first: Int, _ second: Int, _ axis: Axis, _ crease: Double, _ layout: CheckedLayout
  ) -> Double? {
    let frames = [layout.elements[first].windowFrame, layout.elements[second].windowFrame]
      .sorted { $0.start(axis) < $1.start(axis) }
    guard let facing = frames[0].facing(frames[1]), facing.axis == axis, facing.distance <= 60
    else { return nil }
    let middle = (frames[0].end(axis) + frames[1].start(axis)) / 2
    let miss = abs(middle - crease)
    guard abs(middle - layout.safeArea.middle(axis)) <= 2, miss > 2 else { return nil }
    return miss
  }
}
