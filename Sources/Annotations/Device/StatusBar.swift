import Devices
import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// Time and battery: always 9:41, as in the maker's own pictures of these devices.
struct StatusBar {
  let layout: ResolvedLayout
  let space: ScreenSpace
  let text: TextSetter

  /// The steps; nothing where no status bar shows.
  func draw() -> [DrawingCommand] {
    // Over a window in the middle of the display lies the display's bar, not one of its own.
    guard layout.scene.place.kind != .floating, !layout.isScreenshot else { return [] }
    // Where the system keeps a region for its status, clock and battery are in it.
    guard !layout.scene.regions.contains(where: { $0.region.id == "statusStrip" }) else {
      return strip()
    }
    guard let bar = layout.scene.bars.first(where: { $0.id == "statusBar" }), bar.frame.height > 0
    else { return [] }
    let isMirrored = layout.configuration.direction == .rightToLeft
    let font = Font(size: min(bar.frame.height * 0.5, 17) * space.factor, weight: .semibold)
    let frame = space.page(bar.frame)
    let inset = max(layout.scene.display.cornerRadii.largest * 0.75, 12) * space.factor
    let middle = frame.midY + (layout.scene.display.housing == nil ? 0 : frame.height * 0.08)
    let clock = text.run(
      "9:41", font, color,
      at: Point(
        x: isMirrored ? frame.maxX - inset : frame.minX + inset, y: middle + font.size * 0.36),
      anchor: isMirrored ? .end : .start)
    let width = font.size * 1.5
    let x = isMirrored ? frame.minX + inset : frame.maxX - inset - width
    let place = Rect(x: x, y: middle - font.size * 0.35, width: width, height: font.size * 0.72)
    return [.text(clock)] + battery(place)
  }

  /// The room that clock and battery take on the page.
  var inks: [Rect] {
    draw().compactMap { command in
      switch command {
      case .text(let run): run.bounds
      case .path(let path, _, _): path.bounds
      case .image, .group: nil
      }
    }
  }

  /// The clock in the status strip of a display that has no bar along its top.
  private func strip() -> [DrawingCommand] {
    let region = layout.scene.regions.first { region in
      region.isActive && region.region.id == "statusStrip"
    }
    // Where the strip is square it holds the camera alone, and the system draws no clock.
    guard let window = region?.region.frame, window.height != 82 || window.width > 84 else {
      return []
    }
    let frame = space.page(window)
    let font = Font(size: 15 * space.factor, weight: .semibold)
    let middle = frame.height > frame.width * 1.8 ? frame.maxY - frame.height * 0.3 : frame.midY
    let place = Rect(
      x: frame.midX - font.size * 0.8, y: middle + font.size * 0.7, width: font.size * 1.6,
      height: font.size * 0.76)
    return [
      .text(
        text.run("9:41", font, color, at: Point(x: frame.midX, y: middle), anchor: .middle))
    ] + battery(place)
  }

  private var color: Color {
    // Above a page that is drawn back the display is black.
    layout.presentations.contains { $0.beneath != nil }
      ? Color(0xFFFFFF) : Color(rgba: Palette(layout.configuration.appearance).rgba(.label))
  }

  private func battery(_ frame: Rect) -> [DrawingCommand] {
    let height = frame.height
    let knob = Rect(
      x: frame.maxX + height * 0.12, y: frame.midY - height * 0.18, width: height * 0.13,
      height: height * 0.36)
    return [
      .path(
        .roundedRect(frame, radius: height * 0.3), fill: nil,
        stroke: Stroke(color.opacity(0.4), width: max(height * 0.09, 0.5))),
      .path(
        .roundedRect(frame.inset(by: height * 0.17), radius: height * 0.18), fill: .color(color),
        stroke: nil),
      .path(
        .roundedRect(knob, radius: height * 0.06), fill: .color(color.opacity(0.4)), stroke: nil),
    ]
  }
}
