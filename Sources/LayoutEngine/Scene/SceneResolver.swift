import Devices
import Geometry
public import LayoutSpecs
import Typography

/// Finds out what surrounds the content of a configuration: insets, guides, regions, bars.
public enum SceneResolver {
  /// Resolves the scene of a configuration.
  ///
  /// The window fills the display. Without a status bar the safe area is the measured one where
  /// the catalogue has it, else what can be derived; where neither is so it is kept and marked as
  /// assumed.
  ///
  /// - Parameters:
  ///   - configuration: the configuration. A display or orientation that its device lacks is
  ///     replaced by the first one that it has.
  ///   - statusBarHidden: whether the screen hides the status bar.
  ///   - homeIndicatorAutoHidden: whether the home indicator hides by itself; it keeps its inset.
  ///   - customGuides: guides that the screen names for itself, each made from a standard guide,
  ///     the window, or a custom one before it; one that is made from none of these is left out.
  /// - Returns: the scene, every rectangle in window space.
  public static func resolve(
    _ configuration: Configuration, statusBarHidden: Bool = false,
    homeIndicatorAutoHidden: Bool = false, customGuides: [CustomGuide] = []
  ) -> Scene {
    let device = configuration.device
    let catalogued =
      device.display(configuration.display) ?? device.displays.first
      ?? Display(
        id: configuration.display, scale: 1, size: .zero,
        renderPixels: Display.PixelSize(width: 0, height: 0),
        panelPixels: Display.PixelSize(width: 0, height: 0), pixelsPerInch: nil,
        diagonalInches: nil, bezel: nil, orientations: [])
    let display =
      catalogued.oriented(configuration.orientation) ?? catalogued.orientations.first
      ?? OrientedDisplay(
        orientation: configuration.orientation, size: catalogued.size, safeArea: .zero)
    let window = Rect(origin: .zero, size: display.size)
    let safeArea = SafeAreaResolver(
      device: device, displayID: catalogued.id, display: display,
      version: configuration.osIsExplicit ? configuration.os : nil,
      statusBarHidden: statusBarHidden)
    let resolved = safeArea.resolve()
    let margins = LayoutMarginRules.margins(
      family: device.family, display: display, safeArea: resolved.insets)
    let adaptation = resolved.insets == display.safeArea ? display.cornerAdaptation : nil
    return Scene(
      display: display, scale: catalogued.scale, window: window,
      sizeClasses: display.sizeClasses, safeArea: resolved.insets,
      safeAreaIsAssumed: resolved.isAssumed,
      cornerAdaptedHorizontal: adaptation?.horizontal.map { resolved.insets + $0 },
      cornerAdaptedVertical: adaptation?.vertical.map { resolved.insets + $0 }, margins: margins,
      guides: guides(
        configuration, window: window, safeArea: resolved.insets, margins: margins,
        custom: customGuides),
      regions: regions(configuration, display, statusBarHidden: statusBarHidden),
      bars: bars(display, window, safeArea: resolved.insets, statusBarHidden: statusBarHidden),
      homeIndicator: homeIndicatorAutoHidden ? nil : display.homeIndicator, letterbox: nil)
  }

  static func guides(
    _ configuration: Configuration, window: Rect, safeArea: EdgeInsets, margins: EdgeInsets,
    custom: [CustomGuide]
  ) -> [Scene.Guide] {
    let safe = window.inset(by: safeArea)
    let marginsFrame = window.inset(by: margins)
    var result = [
      Scene.Guide(name: "safeArea", frame: safe),
      Scene.Guide(name: "margins", frame: marginsFrame),
      Scene.Guide(
        name: "readable",
        frame: LayoutMarginRules.readable(
          in: marginsFrame, platform: configuration.device.family.typePlatform,
          textSize: configuration.textSize)),
      // Off screen the guide's top edge lies at the bottom of the safe area.
      Scene.Guide(
        name: "keyboard",
        frame: Rect(
          left: window.minX, top: safe.maxY, right: window.maxX, bottom: window.maxY)),
    ]
    for guide in custom {
      let base =
        guide.base == "window"
        ? window : result.first { $0.name == guide.base }?.frame
      guard let base else { continue }
      result.append(
        Scene.Guide(
          name: guide.name,
          frame: base.inset(by: guide.insets.resolved(in: configuration.direction))))
    }
    return result
  }

  private static func regions(
    _ configuration: Configuration, _ display: OrientedDisplay, statusBarHidden: Bool
  ) -> [Scene.Region] {
    let change = statusBarHidden ? display.statusBarHidden : nil
    return display.regions.map { catalogued in
      var region = catalogued
      if let frame = change?.regionFrames[region.id] { region.frame = frame }
      let isActive =
        switch region.activation {
        case .always: true
        case .folded: configuration.pose?.isFolded ?? false
        case .statusBar: !statusBarHidden
        case .capturing: configuration.camera
        }
      let isSwitchedOff = change?.inactiveRegions.contains(region.id) ?? false
      return Scene.Region(region: region, isActive: isActive && !isSwitchedOff)
    }
  }

  private static func bars(
    _ display: OrientedDisplay, _ window: Rect, safeArea: EdgeInsets, statusBarHidden: Bool
  ) -> [Scene.Bar] {
    if let edge = display.sideStripEdge {
      let depth = safeArea[edge]
      guard depth > 0 else { return [] }
      var others = EdgeInsets.zero
      others[edge.opposite] =
        (edge.axis == .horizontal ? window.width : window.height) - depth
      return [Scene.Bar(id: "sideStrip", frame: window.inset(by: others))]
    }
    guard let height = display.statusBarHeight, height > 0, !statusBarHidden else { return [] }
    return [
      Scene.Bar(
        id: "statusBar", frame: Rect(x: 0, y: 0, width: window.width, height: height))
    ]
  }
}
