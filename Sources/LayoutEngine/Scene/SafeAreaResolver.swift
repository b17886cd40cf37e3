import Devices
import Geometry

/// Finds the safe area of a full-screen window without app bars.
struct SafeAreaResolver {
  /// The device.
  var device: Device
  /// The id of the display in use.
  var displayID: String
  /// The display as turned.
  var display: OrientedDisplay
  /// The version that was asked for; absent means the primary values.
  var version: Version?
  /// Whether the screen hides the status bar.
  var statusBarHidden: Bool

  /// The safe area, and whether it is an assumption.
  func resolve() -> (insets: EdgeInsets, isAssumed: Bool) {
    var insets = display.safeArea
    var isAssumed =
      device.provenance(
        of: "safeArea", display: displayID, orientation: display.orientation)?.isAssumed ?? false
    let variant = version.flatMap { version in
      display.safeAreaVariants.first { $0.holds(for: version) }
    }
    if let variant {
      insets = variant.safeArea
      isAssumed = !variant.sourced
    }
    guard statusBarHidden else { return (insets, isAssumed) }
    if variant == nil, let measured = display.statusBarHidden {
      return (measured.safeArea, isAssumed)
    }
    guard let top = topWithoutStatusBar(insets.top) else { return (insets, true) }
    insets.top = top
    return (insets, isAssumed)
  }

  /// The top inset without a status bar; nothing where it is not known.
  ///
  /// A housing keeps its inset. Where the status bar alone makes the inset, as on devices with a
  /// home button, it goes with the bar. What iPads without a home button do is not known.
  private func topWithoutStatusBar(_ top: Double) -> Double? {
    if top == 0 { return 0 }
    switch device.family {
    case .iphone:
      if let housing = display.housing, housing.edge == .top { return top }
      return top == display.statusBarHeight ? 0 : nil
    case .ipad: return device.hasHomeButton && top == display.statusBarHeight ? 0 : nil
    // These insets are the safe zone, the housing or nothing: no status bar makes them.
    case .tv, .vision, .mac: return top
    case .watch: return nil
    }
  }
}
