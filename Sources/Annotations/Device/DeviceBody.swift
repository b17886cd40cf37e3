import Devices
import Drawing
import Geometry
import LayoutEngine

/// The body of a device around its display, on the page.
struct DeviceBody: Hashable, Sendable {
  /// The screen with its true corners.
  let screen: Path
  /// The screen's rectangle.
  let screenFrame: Rect
  /// The body's rectangle; where a device has no body of its own that of the screen, for a window in
  /// space with its ornaments and controls.
  let frame: Rect
  /// The outline of the body; absent for a window in space.
  let outline: Path?

  /// The corners of a window in space, in points; chosen: no source states them, estimates go from 32
  /// to 46.
  private static let windowRadius = 32.0
  /// The corners of a phone with a square screen, as a part of its width; chosen by eye.
  private static let phoneRadius = 0.14
  /// The corners of a tablet with a square screen, as a part of its width; chosen by eye.
  private static let tabletRadius = 0.06

  /// The body of a configuration's device.
  init(_ layout: ResolvedLayout, in space: ScreenSpace) {
    let display = layout.scene.display
    let factor = space.factor
    screenFrame = space.page(layout.scene.displayFrame)
    func scaled(_ radii: CornerRadii) -> CornerRadii {
      CornerRadii(
        topLeft: radii.topLeft * factor, topRight: radii.topRight * factor,
        bottomRight: radii.bottomRight * factor, bottomLeft: radii.bottomLeft * factor)
    }
    // The corners of a window in space are not known: rounded ones are drawn, since it has such.
    let isInSpace = layout.configuration.device.family == .vision
    let radii =
      isInSpace && display.cornerRadii.largest == 0
      ? CornerRadii(Self.windowRadius * factor) : scaled(display.cornerRadii)
    screen = Path.continuousRect(screenFrame, radii: radii)
    guard let bezel = Self.bezel(layout) else {
      frame = Self.outside(layout).reduce(screenFrame) { $0.union(space.page($1)) }
      outline = nil
      return
    }
    frame = screenFrame.inset(
      by: EdgeInsets(
        top: -bezel.top * factor, left: -bezel.left * factor, bottom: -bezel.bottom * factor,
        right: -bezel.right * factor))
    let width = min(min(bezel.top, bezel.bottom), min(bezel.left, bezel.right)) * factor
    let bodyRadii =
      radii.largest > 0
      ? CornerRadii(
        topLeft: max(radii.topLeft, 2) + width, topRight: max(radii.topRight, 2) + width,
        bottomRight: max(radii.bottomRight, 2) + width,
        bottomLeft: max(radii.bottomLeft, 2) + width)
      : CornerRadii(Self.softenedRadius(layout, frame.size, width))
    outline = Path.continuousRect(frame, radii: bodyRadii)
  }

  /// The corners of a body around a square screen, which are softened all the same.
  private static func softenedRadius(
    _ layout: ResolvedLayout, _ size: Size, _ width: Double
  ) -> Double {
    let plain = max(width * 1.4, 3)
    guard layout.scene.place.kind != .external else { return plain }
    return switch layout.configuration.device.family {
    case .iphone: min(size.width, size.height) * phoneRadius
    case .ipad: min(size.width, size.height) * tabletRadius
    default: plain
    }
  }

  /// What lies outside a window in space: its ornaments and the system's controls.
  private static func outside(_ layout: ResolvedLayout) -> [Rect] {
    guard layout.configuration.device.family == .vision else { return [] }
    return layout.elements[layout.ornamentElements].map(\.windowFrame)
      + layout.scene.bars.filter { $0.id == SystemBarID.window }.map(\.frame)
  }

  /// The distance from the display to the edge of the body, turned with the display; in points.
  ///
  /// Where the catalogue has none a modest one is drawn; that is ours. A window in space has none.
  private static func bezel(_ layout: ResolvedLayout) -> EdgeInsets? {
    let configuration = layout.configuration
    guard configuration.device.family != .vision else { return nil }
    let size = layout.scene.display.size
    let isExternal = layout.scene.place.kind == .external
    let catalogued = configuration.device.display(configuration.display)?.bezel
    guard var known = catalogued, !isExternal else {
      let part = configuration.device.family == .tv || isExternal ? 0.012 : 0.027
      let width = max(min(size.width, size.height) * part, 6)
      return EdgeInsets(top: width, left: width, bottom: width, right: width)
    }
    let part = 1 / layout.scene.place.scale
    known = EdgeInsets(
      top: known.top * part, left: known.left * part, bottom: known.bottom * part,
      right: known.right * part)
    switch configuration.orientation {
    case .portrait, .native: return known
    case .landscapeRight:
      return EdgeInsets(
        top: known.right, left: known.top, bottom: known.left, right: known.bottom)
    case .landscapeLeft:
      return EdgeInsets(
        top: known.left, left: known.bottom, bottom: known.right, right: known.top)
    case .portraitUpsideDown:
      return EdgeInsets(
        top: known.bottom, left: known.right, bottom: known.top, right: known.left)
    }
  }
}
