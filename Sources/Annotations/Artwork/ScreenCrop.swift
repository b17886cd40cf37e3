import Drawing
import Geometry
import LayoutEngine

/// What is lost of a whole screen that fills a display it was not made for.
struct ScreenCrop {
  /// The window of the screen, in its own space.
  let window: Rect
  private let display: Rect
  private let scale: Double

  /// What a layout loses; nothing where all of its window shows.
  init?(_ layout: ResolvedLayout) {
    let scene = layout.scene
    guard scene.place.designedFor != nil else { return nil }
    window = scene.window
    display = scene.displayFrame
    scale = scene.place.scale
    let lost = lost
    guard Edge.allCases.contains(where: { lost[$0] > 0.005 }) else { return nil }
  }

  /// How far the window reaches beyond each edge of the display, in points of the display.
  private var lost: EdgeInsets {
    var result = EdgeInsets.zero
    for edge in Edge.allCases {
      let sign: Double = edge == .top || edge == .left ? 1 : -1
      let beyond = (display.position(of: edge) - window.position(of: edge)) * sign
      result[edge] = max(beyond * scale, 0)
    }
    return result
  }

  /// The outline of the whole window with a tint, for below the device.
  func ghost(_ context: ElementContext, within area: Rect) -> [DrawingCommand] {
    let frame = context.space.page(window)
    return [
      .group(
        DrawingGroup(
          clip: .rect(area),
          [
            .path(
              .rect(frame), fill: .color(context.ink.error.opacity(0.1)),
              stroke: Stroke(context.ink.soft, width: 1, dash: [5, 4]))
          ]))
    ]
  }

  /// What is lost, in numbers.
  func note(_ context: ElementContext, _ body: DeviceBody) -> MarginLabels.Note {
    let seen = window.intersection(display)
    let share = 1 - seen.width * seen.height / (window.width * window.height)
    let lost = lost
    let edges = Edge.allCases.filter { lost[$0] > 0.005 }
      .map { "\($0.rawValue) \(lost[$0].text(decimals: 2))" }
    return MarginLabels.Note(
      title: "screen: \((share * 100).text(decimals: 1)) % lost",
      detail: edges.joined(separator: ", "), frame: body.screenFrame, color: context.ink.error,
      titleColor: context.ink.ink, layer: .letterbox)
  }
}
