import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Controls above the fold and what they act on below.
///
/// A screen that was not made for the pose has something of both on both halves; only where the two are
/// wholly exchanged is there something to say.
enum UpsideDownLaptop: LayoutRule {
  /// The least part of the window that a picture or pane to look at takes.
  static let part = 0.1

  static let info = RuleInfo(
    id: "DU-08", title: "controls above the fold, content below", severity: .info,
    families: [.iphone],
    trigger: "With an active fold from side to side, the largest picture lies below it, and all "
      + "controls lie above.",
    exempt: "screens without a picture of a tenth of the window, what scrolls, items of system "
      + "bars",
    source: "Strike a pose with adaptive layouts on iPhone Duo", basis: .derived,
    failing: .init(
      """
      content:
        vstack:
          spacing: 0
          children:
            - { button: Play, id: play, frame: { height: 50 } }
            - spacer:
            - { box: {}, role: image, id: cover, frame: { width: 300, height: 300 } }
      """, device: "iphone-duo", display: "inner", orientation: .portrait, pose: .laptop),
    passing: .init(
      """
      content:
        vstack:
          spacing: 0
          children:
            - { box: {}, role: image, id: cover, frame: { width: 300, height: 300 } }
            - spacer:
            - { button: Play, id: play, frame: { height: 50 } }
      """, device: "iphone-duo", display: "inner", orientation: .portrait, pose: .laptop))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let fold = layout.layout.scene.regions.first {
      $0.isActive && $0.region.kind == .division && $0.crease != nil
        && $0.region.frame.width > $0.region.frame.height
    }
    guard let line = fold?.crease else { return }
    let controls = layout.controls.filter { !layout.scrolls($0) }
    let pictures = layout.shown([.image]).filter { !layout.isGround($0) && !layout.scrolls($0) }
    func area(_ index: Int) -> Double {
      layout.elements[index].visible.width * layout.elements[index].visible.height
    }
    guard let picture = pictures.max(by: { area($0) < area($1) }),
      area(picture) >= part * layout.window.width * layout.window.height,
      layout.elements[picture].visible.minY >= line, let first = controls.first,
      controls.allSatisfy({ layout.elements[$0].visible.maxY <= line })
    else { return }
    report.find(
      first, in: layout, others: [layout.elements[picture].id], unit: nil,
      message: "\(layout.name(first)) lies above the fold and \(layout.name(picture)) below: what "
        + "is looked at stands up, what is touched lies flat",
      suggestion: "arrangement: { primary: …, secondary: … } with the controls as its secondary")
  }
}
