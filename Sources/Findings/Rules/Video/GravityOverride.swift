import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// A video that fills the screen in another way than the system's player does.
enum GravityOverride: LayoutRule {
  static let info = RuleInfo(
    id: "VD-01", title: "video gravity differs from the player's own", severity: .info,
    families: [.iphone, .ipad, .tv],
    trigger: "A video over 90 % of the window asks for fit or fill where its ratio gives the "
      + "other: fill from 2:1 to 2.40:1, else fit.",
    exempt: "videos in part of a window, and those with the role of a ground or decoration",
    source: "iPhone X guidelines, HIG, playing video", basis: .stated,
    failing: .init(
      """
      content:
        video: { asset: film, gravity: fill }
        id: film
        ignoresSafeArea: true
      """, top: "assets: { film: { size: [1600, 900] } }", orientation: .landscapeLeft),
    measured: 16.0 / 9,
    passing: .init(
      """
      content:
        video: { asset: film, gravity: fit }
        id: film
        ignoresSafeArea: true
      """, top: "assets: { film: { size: [1600, 900] } }", orientation: .landscapeLeft))

  static func check(_ layout: CheckedLayout, _ report: inout RuleReport) {
    for (index, image) in layout.pictures where !layout.isFlagged(index) {
      guard image.video != nil, layout.isShown(index) else { continue }
      let shown = layout.elements[index].visible
      guard shown.width * shown.height >= 0.9 * layout.window.width * layout.window.height,
        image.mode == .fit || image.mode == .fill
      else { continue }
      let picture = image.fit.picture
      let own = VideoGravity.mode(.automatic, for: picture)
      // Where both draw the same there is nothing to say.
      guard own != image.mode, image.cropped > 0.001 || image.unused > 0.001 else { continue }
      report.find(
        index, in: layout, measured: picture.width / picture.height, unit: .ratio,
        message: "\(layout.name(index)) has \(VideoGravity.ratio(of: picture)), which the system's "
          + "player shows with \(own.rawValue), not \(image.mode.rawValue)",
        suggestion: "gravity: automatic")
    }
  }
}
