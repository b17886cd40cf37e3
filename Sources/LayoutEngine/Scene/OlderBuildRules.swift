import Devices
import Geometry

/// The window of an app built with an SDK older than a display asks for.
///
/// - Note: Source: iPhone Duo, section 6: cropped by a black rail that stays on one side of the
///   hardware, not scaled; horizontal bars, no reserved regions of either kind. Size classes were
///   not read there; those of the display, or of the part of it, are kept.
enum OlderBuildRules {
  /// The oldest SDK whose window was measured.
  private static let measured = Version(27)

  /// Whether an app is so old that a display crops it.
  static func holds(for configuration: Configuration, on display: OrientedDisplay) -> Bool {
    guard let rule = display.olderBuild, let sdk = configuration.sdk else { return false }
    return sdk < rule.before
  }

  /// The placed window with its rail, where the app is old enough for one.
  static func letterboxed(
    _ placed: WindowRules.Placed, _ configuration: Configuration, on display: OrientedDisplay
  ) -> WindowRules.Placed {
    guard let rule = display.olderBuild, let sdk = configuration.sdk,
      holds(for: configuration, on: display),
      placed.place.kind == .full || placed.place.kind == .split
    else { return placed }
    let whole = Rect(origin: .zero, size: display.size)
    var free = EdgeInsets.zero
    free[rule.edge] = rule.depth
    let window = placed.frame.intersection(whole.inset(by: free))
    var result = placed
    result.frame = window
    result.place.origin = window.origin
    result.safeArea = rule.safeArea
    var rail = EdgeInsets.zero
    rail[rule.edge.opposite] =
      (rule.edge.axis == .horizontal ? whole.width : whole.height) - rule.depth
    let bar = whole.inset(by: rail).intersection(placed.frame)
    if !bar.isEmpty {
      result.letterbox = Scene.Letterbox(window: window, bars: [bar])
    }
    result.display.sideStripEdge = nil
    result.display.regions = []
    result.display.layoutMargins = nil
    result.display.cornerAdaptation = nil
    result.display.statusBarHidden = nil
    // Time and battery show in the rail.
    result.display.statusBarHeight = 0
    if sdk < measured {
      result.notes.append(
        Note(
          rule: "sdk-window-assumed", element: nil,
          message: "the window of apps built with SDK \(sdk) was not measured on "
            + "\(configuration.device.name); that of SDK \(measured) stands for it"))
    }
    return result
  }
}
