import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Text nearer to a side than the layout margin.
///
/// The lines count, not the frame, which may be wider than the words. What reaches out of the safe
/// area is SA-02's, what reaches out of the window AD-07's.
enum TextOverMargin: LayoutRule {
  static let info = RuleInfo(
    id: "MG-04", title: "text closer to the side than the margin", severity: .warning,
    families: .touch,
    trigger: "A line of text is more than 0.5 pt nearer to a side of the window than the layout "
      + "margin.",
    exempt: "items of system bars, rows of lists, what scrolls sideways, and text on a picture or "
      + "a ground of its own",
    source: "HIG Layout, iPhone X guidelines", basis: .derived,
    failing: .init(
      """
      content:
        vstack:
          alignment: leading
          children: [{ text: Hello, id: hello }]
        frame: { maxWidth: infinity, alignment: leading }
        padding: { leading: 4 }
      """),
    measured: 4,
    passing: .init(
      """
      content:
        vstack:
          alignment: leading
          children: [{ text: Hello, id: hello }]
        frame: { maxWidth: infinity, alignment: leading }
        padding: { leading: 16 }
      """))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    let scene = layout.layout.scene
    let pictures = layout.pictures.map(\.index).filter { layout.isShown($0) }
    for index in layout.shown([.text]) where !layout.isGround(index) {
      guard let ink = layout.ink(index), ink.width > 0, !isElsewhere(index, layout, pictures) else {
        continue
      }
      let distances = layout.window.insets(to: ink)
      var found: (edge: Edge, distance: Double, margin: Double)?
      for edge in [Edge.left, .right] {
        let (distance, margin) = (distances[edge], scene.margins[edge])
        guard distance < margin - 0.5, distance >= scene.safeArea[edge] - 0.5 else { continue }
        if let best = found, best.margin - best.distance >= margin - distance { continue }
        found = (edge, distance, margin)
      }
      guard let (edge, distance, margin) = found else { continue }
      report.find(
        index, in: layout, measured: max(distance, 0), limit: margin,
        message: "\(layout.name(index)) is \(max(distance, 0).text(decimals: 2)) pt from the "
          + "\(edge.rawValue) side, the margin is \(margin.text(decimals: 2))",
        suggestion: "align: { leading: margins, trailing: margins }")
    }
  }

  /// Whether a text belongs to a picture, a control, a row, a ground of its own, or what scrolls
  /// sideways.
  private static func isElsewhere(
    _ index: Int, _ layout: CheckedLayout, _ pictures: [Int]
  ) -> Bool {
    var current: Int? = index
    while let holder = current {
      let element = layout.elements[holder]
      if element.role == .interactive || element.role == .decoration { return true }
      if let ground = element.ground, ground.frame.width < layout.window.width - 0.5 {
        return true
      }
      switch element.content {
      case .row: return true
      case .scroll(let size) where size.width > element.windowFrame.width + 0.5: return true
      default: break
      }
      current = element.parent
    }
    let frame = layout.elements[index].visible
    return pictures.contains {
      $0 < index && layout.elements[$0].visible.contains(frame)
    }
  }
}
