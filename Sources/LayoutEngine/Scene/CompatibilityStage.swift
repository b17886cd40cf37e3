import Devices
import Geometry
import LayoutSpecs

/// The place of a screen that was made for one device on the display of another.
///
/// The screen is laid out as on the device that it was made for; here it is put on the display that
/// shows it, at a scale of its own. What is known of that display is turned into points of the window,
/// so that everything that speaks of both speaks of one space.
///
/// - Note: Source of the arithmetic: layout metrics, section 8. That such a window lies in the middle,
///   and that one without room is made smaller, is chosen by us.
struct CompatibilityStage {
  /// The window on the display, in points of the display.
  let fit: ArtworkFit
  /// The part of the window that shows, in window space.
  let visible: Rect

  private let real: Scene
  private let compatibility: Configuration.Compatibility
  private let device: Device

  /// The stage of a configuration; nothing where its screen was made for any device.
  ///
  /// - Parameters:
  ///   - configuration: the configuration as it is shown.
  ///   - real: the scene that an app made for the device would have.
  ///   - window: the size of the window that the screen was laid out in.
  init?(_ configuration: Configuration, on real: @autoclosure () -> Scene, window: Size) {
    guard let compatibility = configuration.compatibility, !window.isEmpty else { return nil }
    self.compatibility = compatibility
    self.real = real()
    device = configuration.device
    let area = self.real.windowOnDisplay
    let hasRoom = window.width <= area.width && window.height <= area.height
    let mode: ContentMode =
      switch compatibility.mode {
      case .letterbox: hasRoom ? .center : .fit
      case .scale: .fit
      case .crop: .fill
      }
    fit = ArtworkFit(picture: window, in: area, mode: mode)
    let scale = fit.scale.width
    visible = Rect(
      x: (fit.shown.minX - fit.drawn.minX) / scale, y: (fit.shown.minY - fit.drawn.minY) / scale,
      width: fit.shown.width / scale, height: fit.shown.height / scale)
  }

  /// The scene of the window, on the display that shows it.
  ///
  /// - Parameter designed: the scene that the screen was laid out in.
  /// - Returns: the same window with the display, its housing, regions and indicator around it.
  func scene(from designed: Scene) -> Scene {
    let scale = fit.scale.width
    var scene = designed
    scene.display = real.display.scaled(by: 1 / scale)
    scene.scale = real.scale * scale
    scene.place = real.place
    scene.place.origin = Point(x: fit.drawn.minX / scale, y: fit.drawn.minY / scale)
    scene.place.others = real.place.others.map { $0.scaled(by: 1 / scale) }
    scene.place.scale = scale
    scene.place.designedFor = Scene.Place.Design(
      device: compatibility.device.id, name: compatibility.device.name, mode: compatibility.mode)
    let bars = (real.letterbox?.bars ?? []) + fit.bars.map(\.frame)
    scene.letterbox =
      bars.isEmpty
      ? nil
      : Scene.Letterbox(
        window: fit.drawn.scaled(by: 1 / scale), bars: bars.map { $0.scaled(by: 1 / scale) })
    scene.regions = real.regions.map { region in
      var result = region
      result.region = region.region.scaled(by: 1 / scale)
      result.region.frame = inWindow(region.region.frame)
      return result
    }
    scene.homeIndicator = real.homeIndicator.map(inWindow)
    scene.notes += notes
    return scene
  }

  /// A rectangle of the real window in the space of this one.
  private func inWindow(_ rect: Rect) -> Rect {
    rect.offset(
      x: real.place.origin.x - fit.drawn.minX, y: real.place.origin.y - fit.drawn.minY
    ).scaled(by: 1 / fit.scale.width)
  }

  private var notes: [Note] {
    let screen = "a screen made for \(compatibility.device.name)"
    func edges(_ strips: [ArtworkFit.Strip]) -> String {
      strips.map { "\($0.depth.text(decimals: 2)) pt \($0.edge.rawValue)" }.joined(separator: ", ")
    }
    func percent(_ part: Double) -> String { "\((part * 100).text(decimals: 1)) %" }
    switch compatibility.mode {
    case .crop where fit.cropped > 0:
      return [
        Note(
          rule: "screen-cropped", element: nil,
          message: "\(screen) fills \(device.name) and loses \(percent(fit.cropped)) of itself: "
            + edges(fit.croppedStrips))
      ]
    case .letterbox where fit.mode == .fit:
      return [
        Note(
          rule: "screen-shrunk", element: nil,
          message: "\(screen) has no room on \(device.name) at its own points; it is shown at "
            + percent(fit.scale.width))
      ]
    case .letterbox, .scale, .crop: return []
    }
  }
}

extension Configuration {
  /// What the screen of the configuration is laid out for: the device that it was made for, where it
  /// names one, held in the same way.
  package var asDesigned: Configuration {
    guard let compatibility else { return self }
    var result = self
    result.device = compatibility.device
    result.display = compatibility.device.displays.first?.id ?? display
    result.pose = nil
    result.window = WindowShape.full.text
    result.compatibility = nil
    result.osIsExplicit = false
    return result
  }
}

extension Rect {
  /// The rectangle with every length multiplied.
  func scaled(by factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}

extension EdgeInsets {
  /// The insets multiplied.
  fileprivate func scaled(by factor: Double) -> EdgeInsets {
    EdgeInsets(
      top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor)
  }
}

extension ReservedRegion {
  /// The region with every length multiplied.
  fileprivate func scaled(by factor: Double) -> ReservedRegion {
    var result = self
    result.frame = frame.scaled(by: factor)
    result.margins = margins.scaled(by: factor)
    return result
  }
}

extension OrientedDisplay {
  /// What can be seen of the display with every length multiplied; what only layout asks for is left
  /// out.
  fileprivate func scaled(by factor: Double) -> OrientedDisplay {
    guard factor != 1 else { return self }
    var result = OrientedDisplay(
      orientation: orientation,
      size: Size(width: size.width * factor, height: size.height * factor),
      safeArea: safeArea.scaled(by: factor))
    result.cornerRadii = CornerRadii(
      topLeft: cornerRadii.topLeft * factor, topRight: cornerRadii.topRight * factor,
      bottomRight: cornerRadii.bottomRight * factor, bottomLeft: cornerRadii.bottomLeft * factor)
    result.statusBarHeight = statusBarHeight.map { $0 * factor }
    result.homeIndicator = homeIndicator?.scaled(by: factor)
    result.regions = regions.map { $0.scaled(by: factor) }
    result.sideStripEdge = sideStripEdge
    if var housing {
      housing.frame = housing.frame.scaled(by: factor)
      housing.boundingFrame = housing.boundingFrame?.scaled(by: factor)
      housing.cornerRadius *= factor
      housing.flareRadius *= factor
      housing.visibleOutset *= factor
      result.housing = housing
    }
    return result
  }
}
