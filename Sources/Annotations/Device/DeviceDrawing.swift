import Devices
import Drawing
import Geometry
import LayoutEngine

/// Draws body, screen, housing and home indicator.
struct DeviceDrawing {
  let layout: ResolvedLayout
  let space: ScreenSpace
  let body: DeviceBody
  let ink: Ink
  let options: PreviewOptions

  /// Body and bare screen: what everything else is drawn on.
  func ground() -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    if let outline = body.outline, options.canvas != .screen {
      let edge = ink.isDark ? Color(0x59616B) : Color(0x0F1215)
      commands += WatchCrown.draw(on: body, layout, fill: ink.body, edge: edge)
      commands.append(
        .path(outline, fill: .color(ink.body), stroke: Stroke(edge, width: 1)))
    }
    commands += homeButton()
    let ground = options.style == .mockup ? Color(rgba: layout.background) : ink.screen
    let isBare = body.outline == nil
    commands.append(
      .path(
        options.canvas == .screen ? .rect(body.screenFrame) : body.screen, fill: .color(ground),
        stroke: isBare ? Stroke(ink.hair, width: 1) : nil))
    return commands
  }

  /// The home button, where a device has one and the catalogue knows the room below its display.
  private func homeButton() -> [DrawingCommand] {
    let configuration = layout.configuration
    guard configuration.device.hasHomeButton, options.canvas != .screen,
      layout.scene.place.kind != .external,
      configuration.device.display(configuration.display)?.bezel != nil
    else { return [] }
    let edge: Edge =
      switch configuration.orientation {
      case .portrait, .native: .bottom
      case .landscapeRight: .right
      case .landscapeLeft: .left
      case .portraitUpsideDown: .top
      }
    let outer = body.frame
    let room = abs(outer.position(of: edge) - body.screenFrame.position(of: edge))
    let middle = (outer.position(of: edge) + body.screenFrame.position(of: edge)) / 2
    let center =
      edge.axis == .vertical ? Point(x: outer.midX, y: middle) : Point(x: middle, y: outer.midY)
    let radius = room * 0.32
    let circle = Rect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return [
      .path(.ellipse(in: circle), fill: nil, stroke: Stroke(Color(0x59616B), width: 1.2))
    ]
  }

  /// Sensor housing and home indicator, which lie over the content.
  func furniture() -> [DrawingCommand] {
    var commands = CreaseDrawing(layout: layout, space: space, options: options).commands()
    if let housing = layout.scene.display.housing {
      commands.append(
        .path(
          Self.housingPath(
            housing, in: layout.scene.display, space.onDisplay(layout.scene)),
          fill: .color(Color(0)),
          stroke: nil))
    }
    for region in layout.scene.regions where region.region.kind == .occlusion {
      // A lens that is always there is hardware; an inner camera shows only as a region.
      if region.region.activation == .always, region.region.shape == .circle {
        commands.append(
          .path(.ellipse(in: space.page(region.region.frame)), fill: .color(Color(0)), stroke: nil))
      }
    }
    if let indicator = layout.scene.homeIndicator, !layout.isScreenshot {
      let ground = options.style == .mockup ? indicatorGround(indicator) : ink.ink
      commands.append(
        .path(
          .roundedRect(space.page(indicator), radius: indicator.height * space.factor / 2),
          fill: .color(ground.opacity(options.style == .mockup ? 1 : 0.35)), stroke: nil))
    }
    return commands
  }

  /// The inner edge of the body, over the content; nothing where a device has no body.
  ///
  /// Where a clip is smoothed the ground shines through the content's edge: on a dark screen as a light line.
  func rim() -> [DrawingCommand] {
    guard body.outline != nil, options.canvas != .screen else { return [] }
    return [.path(body.screen, fill: nil, stroke: Stroke(ink.body, width: Self.rimWidth))]
  }

  /// Wide enough to cover a smoothed pixel of a page that is looked at on a screen.
  private static let rimWidth = 0.8

  private func indicatorGround(_ frame: Rect) -> Color {
    if layout.scene.keyboard?.frame?.intersects(frame) == true {
      return layout.configuration.appearance == .dark ? Color(0xFFFFFF) : Color(0)
    }
    return layout.isDark(at: frame) ? Color(0xFFFFFF) : Color(0)
  }

  /// The black part of a housing.
  static func housingPath(
    _ housing: SensorHousing, in display: OrientedDisplay, _ space: ScreenSpace
  ) -> Path {
    switch housing.kind {
    case .dynamicIsland:
      let pill = housing.frame.inset(by: -housing.visibleOutset)
      return .roundedRect(
        space.page(pill), radius: min(pill.width, pill.height) / 2 * space.factor)
    case .notch, .cameraHousing:
      return notch(housing, display.size).scaled(by: space.factor, offset: space.origin)
    }
  }

  /// A bay that hangs from an edge: rounded inside, flared where it meets the edge; window points.
  private static func notch(_ housing: SensorHousing, _ size: Size) -> Path {
    let frame = housing.frame
    let isLevel = housing.edge == .top || housing.edge == .bottom
    // Drawn as if it hung from the top, with x along the edge and y into the screen.
    let length = isLevel ? frame.width : frame.height
    let depth = isLevel ? frame.height : frame.width
    let start = isLevel ? frame.minX : frame.minY
    let radius = min(housing.cornerRadius, min(depth, length / 2))
    let flare = min(housing.flareRadius, depth - radius)
    let k = 0.5522847498
    func at(_ along: Double, _ into: Double) -> Point {
      switch housing.edge {
      case .top: Point(x: start + along, y: into)
      case .bottom: Point(x: start + along, y: size.height - into)
      case .left: Point(x: into, y: start + along)
      case .right: Point(x: size.width - into, y: start + along)
      }
    }
    return Path([
      .move(at(-flare, 0)),
      .curve(at(-flare + k * flare, 0), at(0, flare - k * flare), at(0, flare)),
      .line(at(0, depth - radius)),
      .curve(
        at(0, depth - radius + k * radius), at(radius - k * radius, depth), at(radius, depth)),
      .line(at(length - radius, depth)),
      .curve(
        at(length - radius + k * radius, depth), at(length, depth - radius + k * radius),
        at(length, depth - radius)),
      .line(at(length, flare)),
      .curve(
        at(length, flare - k * flare), at(length + flare - k * flare, 0), at(length + flare, 0)),
      .close,
    ])
  }
}
