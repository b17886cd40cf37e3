import Devices
import Drawing
import Geometry
import LayoutEngine

/// The crease of a display that folds, as a soft shade across the glass; an opaque hinge as the dark
/// band that it is.
///
/// A fold that is open in part turns one half a little away from the light. How strong the shades are
/// is ours.
struct CreaseDrawing {
  let layout: ResolvedLayout
  let space: ScreenSpace
  let options: PreviewOptions

  /// The shades in the order of the regions.
  func commands() -> [DrawingCommand] {
    layout.scene.regions.filter { $0.region.kind == .division }.flatMap(shades)
  }

  private func shades(_ region: Scene.Region) -> [DrawingCommand] {
    let division = region.region
    let line = division.frame.inset(by: division.margins)
    if division.isOpaque {
      return [.path(.rect(space.page(line)), fill: .color(Color(0x17191C)), stroke: nil)]
    }
    guard let crease = region.crease, options.style == .mockup else { return [] }
    let window = layout.scene.window
    let isUpright = division.frame.height >= division.frame.width
    func band(_ from: Double, _ to: Double, _ start: Double, _ end: Double) -> DrawingCommand {
      let rect =
        isUpright
        ? Rect(left: crease + from, top: window.minY, right: crease + to, bottom: window.maxY)
        : Rect(left: window.minX, top: crease + from, right: window.maxX, bottom: crease + to)
      let frame = space.page(rect.intersection(window))
      let gradient = LinearGradient(
        from: Point(x: frame.minX, y: frame.minY),
        to: isUpright
          ? Point(x: frame.maxX, y: frame.minY) : Point(x: frame.minX, y: frame.maxY),
        stops: [
          .init(offset: 0, color: Color(0, alpha: start)),
          .init(offset: 1, color: Color(0, alpha: end)),
        ])
      return .path(.rect(frame), fill: .gradient(gradient), stroke: nil)
    }
    guard region.isActive else {
      return [band(-10, 0, 0, 0.05), band(0, 10, 0.05, 0)]
    }
    let reach = isUpright ? window.width / 2 : window.height / 2
    return [
      band(-26, 0, 0, 0.16), band(0, 14, 0.10, 0), band(0, reach, 0.07, 0.01),
    ]
  }
}
