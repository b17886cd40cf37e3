import Devices
import Drawing
import Geometry
import LayoutEngine

/// The crown and the button at the side of a watch: decoration that tells which way it is worn.
enum WatchCrown {
  /// The steps, under the body; nothing for other devices.
  ///
  /// Where they are and how large is ours. A screen that turned towards someone else has them on the
  /// other side, as that person sees them.
  static func draw(
    on body: DeviceBody, _ layout: ResolvedLayout, fill: Color, edge: Color
  ) -> [DrawingCommand] {
    guard layout.configuration.device.family == .watch else { return [] }
    let isTurned = layout.scene.isAutorotated
    let frame = body.frame
    let depth = frame.width * 0.025
    func part(from start: Double, to end: Double) -> DrawingCommand {
      let (top, bottom) = isTurned ? (1 - end, 1 - start) : (start, end)
      let rect = Rect(
        left: isTurned ? frame.minX - depth : frame.maxX - depth,
        top: frame.minY + frame.height * top,
        right: isTurned ? frame.minX + depth : frame.maxX + depth,
        bottom: frame.minY + frame.height * bottom)
      return .path(
        .roundedRect(rect, radius: depth * 0.6), fill: .color(fill), stroke: Stroke(edge, width: 1))
    }
    return [part(from: 0.24, to: 0.42), part(from: 0.55, to: 0.74)]
  }
}
