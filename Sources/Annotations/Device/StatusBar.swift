import Devices
import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// Clock, reception and battery, where each kind of device has them: always 9:41, as in the maker's own
/// pictures of these devices.
struct StatusBar {
  let layout: ResolvedLayout
  let space: ScreenSpace
  let text: TextSetter

  private var family: DeviceFamily { layout.configuration.device.family }
  private var isMirrored: Bool { layout.configuration.direction == .rightToLeft }

  /// The steps; nothing where no status bar shows.
  func draw() -> [DrawingCommand] { layout.isScreenshot ? [] : commands }

  /// The steps; a screenshot shows the bar itself, about where they would draw one.
  private var commands: [DrawingCommand] {
    // Over a window in the middle of the display lies the display's bar, not one of its own.
    guard layout.scene.place.kind != .floating else { return [] }
    // Where the system keeps a region for its status, clock and battery are in it.
    guard !layout.scene.regions.contains(where: { $0.region.id == "statusStrip" }) else {
      return strip()
    }
    guard let bar = layout.scene.bar(SystemBarID.status), bar.frame.height > 0
    else { return [] }
    switch family {
    case .iphone where layout.scene.display.housing?.edge == .top: return ears(bar.frame)
    case .iphone: return centered(bar.frame)
    case .ipad: return tablet(bar.frame)
    case .watch: return corner(bar.frame)
    // The menu bar of a Mac is away while a window fills the screen.
    case .tv, .vision, .mac: return []
    }
  }

  /// The room that clock and signs take on the page.
  var inks: [Rect] {
    commands.compactMap { command in
      switch command {
      case .text(let run): run.bounds
      case .path(let path, _, _): path.bounds
      case .image, .group: nil
      }
    }
  }

  // MARK: Kinds of bars

  /// On both sides of a housing, in the middle of what it and the round corners leave.
  private func ears(_ bar: Rect) -> [DrawingCommand] {
    guard let housing = layout.scene.display.housing?.frame else { return [] }
    // The clock keeps to the middle of the housing, which hangs below that of the bar.
    let middle = max(housing.midY, bar.midY + bar.height * 0.04)
    let type = min(17, (housing.minX - bar.minX) / 4.4)
    let cut = cornerCut(of: bar, at: middle - type * 0.35)
    let left = Rect(left: bar.minX + cut, top: bar.minY, right: housing.minX, bottom: bar.maxY)
    let right = Rect(left: housing.maxX, top: bar.minY, right: bar.maxX - cut, bottom: bar.maxY)
    let signs: [StatusIcons.Sign] = [.reception, .network, .battery]
    return clock(
      Point(x: (isMirrored ? right : left).midX, y: middle), size: type, weight: .semibold)
      + icons(
        signs, height: min(type * 0.7, (right.width - 12) / StatusIcons.aspect(signs)),
        center: Point(x: (isMirrored ? left : right).midX, y: middle))
  }

  /// The clock in the middle, reception before it, the battery after it.
  private func centered(_ bar: Rect) -> [DrawingCommand] {
    let size = min(bar.height * 0.6, 12)
    let height = size * 0.78
    let before: [StatusIcons.Sign] = [.reception, .network]
    return clock(bar.center, size: size, weight: .semibold)
      + icons(
        before, height: height, from: bar, inset: 7, atEnd: false, middle: bar.midY)
      + icons([.battery], height: height, from: bar, inset: 6, atEnd: true, middle: bar.midY)
  }

  /// The clock where reading starts, the signs where it ends.
  private func tablet(_ bar: Rect) -> [DrawingCommand] {
    let inset = max(layout.scene.display.cornerRadii.largest * 0.75, 12)
    let size = min(max(bar.height * 0.5, 11), 14)
    return clock(
      Point(x: isMirrored ? bar.maxX - inset : bar.minX + inset, y: bar.midY), size: size,
      weight: .semibold, anchor: isMirrored ? .end : .start)
      + icons(
        [.network, .battery], height: size * 0.78, from: bar, inset: inset, atEnd: true,
        middle: bar.midY)
  }

  /// The clock alone in the upper corner where reading ends, clear of the display's corner.
  private func corner(_ bar: Rect) -> [DrawingCommand] {
    let size = min(max(bar.height * 0.46, 12), 16)
    let middle = bar.minY + bar.height * 0.58
    let inset = max(cornerCut(of: bar, at: middle - size * 0.4) + 5, 6)
    return clock(
      Point(x: isMirrored ? bar.minX + inset : bar.maxX - inset, y: middle), size: size,
      weight: .medium, anchor: isMirrored ? .start : .end)
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
    let size = 15.0
    let middle =
      window.height > window.width * 1.8 ? window.maxY - window.height * 0.3 : window.midY
    let line = Self.line(of: window, in: layout.scene.window.width)
    return clock(Point(x: line, y: middle - size * 0.36), size: size, weight: .semibold)
      + icons(
        [.network, .battery], height: size * 0.7, center: Point(x: line, y: middle + size * 1.05))
  }

  /// The vertical line that the camera, the clock and the items of bars share in a side strip.
  ///
  /// It is 48 pt from the edge of the display; a corner that is wider than a strip has none.
  /// Source: iPhone Duo facts, section 3.
  private static func line(of window: Rect, in width: Double) -> Double {
    guard window.width <= 84 else { return window.midX }
    return window.midX > width / 2 ? window.maxX - 48 : window.minX + 48
  }

  // MARK: Parts

  /// What the round corners of the display take of a bar at its top, on each side at a height.
  private func cornerCut(of bar: Rect, at y: Double) -> Double {
    let radius = layout.scene.display.cornerRadii.largest
    let rise = max(radius - max(y - bar.minY, 0), 0)
    return radius - max(radius * radius - rise * rise, 0).squareRoot()
  }

  private func clock(
    _ place: Point, size: Double, weight: FontWeight, anchor: TextSetter.Anchor = .middle
  ) -> [DrawingCommand] {
    let font = Font(size: size * space.factor, weight: weight)
    let middle = space.page(place)
    return [
      .text(
        text.run(
          "9:41", font, color(at: place), at: Point(x: middle.x, y: middle.y + font.size * 0.36),
          anchor: anchor))
    ]
  }

  private func icons(
    _ signs: [StatusIcons.Sign], height: Double, center: Point
  ) -> [DrawingCommand] {
    let width = StatusIcons.aspect(signs) * height * space.factor
    let middle = space.page(center)
    return StatusIcons(height: height * space.factor, color: color(at: center)).draw(
      signs, at: middle.x - width / 2, middle: middle.y, isMirrored: isMirrored)
  }

  /// Signs at one end of a bar.
  private func icons(
    _ signs: [StatusIcons.Sign], height: Double, from bar: Rect, inset: Double, atEnd: Bool,
    middle: Double
  ) -> [DrawingCommand] {
    let half = StatusIcons.aspect(signs) * height / 2
    let isRight = atEnd != isMirrored
    return icons(
      signs, height: height,
      center: Point(x: isRight ? bar.maxX - inset - half : bar.minX + inset + half, y: middle))
  }

  private func color(at place: Point) -> Color {
    layout.isDark(at: Rect(x: place.x - 1, y: place.y - 1, width: 2, height: 2))
      ? Color(0xFFFFFF) : Color(0)
  }
}
