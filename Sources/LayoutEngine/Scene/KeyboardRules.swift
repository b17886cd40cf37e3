import Devices
import Geometry
import LayoutSpecs

/// How high the docked keyboard is.
///
/// - Note: Source: layout metrics, section 3. What was read on a device stands in the catalogue and
///   comes first; it holds the bar of proposals. Else the table by class of screen; what neither
///   knows stays unknown.
enum KeyboardRules {
  /// Heights in points from the bottom of the screen, what lies under the home indicator included.
  struct Height: Hashable {
    /// The keyboard with what was asked for.
    var total: Double
    /// The bar of proposals in it; absent where it is not shown, or not known.
    var predictionBar: Double?
    /// Where the height comes from.
    var origin: String
    /// What is not known of it.
    var doubt: Doubt?
  }

  /// What is not known of a height.
  enum Doubt: Hashable {
    /// Whether it holds the bar of proposals.
    case predictionBar
    /// Whether an older system has it too.
    case olderSystem
  }

  /// A row of the table.
  struct Row: Hashable {
    /// Keys alone.
    var keys: Double
    /// The bar of proposals.
    var bar: Double
  }

  /// The height of the keyboard; nothing where it is not known.
  static func height(
    _ configuration: Configuration, display: OrientedDisplay, hasPredictionBar: Bool
  ) -> Height? {
    let row = row(for: configuration, display)
    // The readings are of system 26 and later; the table is older.
    let asksForOlder =
      configuration.osIsExplicit && configuration.device.maker == "Apple"
      && (configuration.os?.major ?? .max) < 26
    if let measured = display.keyboardHeight, !asksForOlder || row == nil {
      let isCarriedOver = configuration.device.provenance["keyboardHeight"]?.isAssumed ?? false
      let read = isCarriedOver ? "read on a device with the same panel" : "read on the device"
      guard let bar = measuredBar(for: configuration.device) ?? row?.bar else {
        return Height(
          total: measured, predictionBar: nil, origin: read, doubt: .predictionBar)
      }
      let doubt: Doubt? = asksForOlder ? .olderSystem : nil
      return hasPredictionBar
        ? Height(total: measured, predictionBar: bar, origin: read, doubt: doubt)
        : Height(
          total: measured - bar, predictionBar: nil,
          origin: read + ", less the bar of proposals of \(bar.text())", doubt: doubt)
    }
    guard let row else { return nil }
    // From system 26 on a phone's keyboard is a point lower.
    let change = isNewPhone(configuration) ? -1.0 : 0
    return Height(
      total: row.keys + (hasPredictionBar ? row.bar : 0) + change,
      predictionBar: hasPredictionBar ? row.bar : nil,
      origin: "by the table for its class of screen"
        + (change == 0 ? "" : ", a point lower from system 26"))
  }

  private static func isNewPhone(_ configuration: Configuration) -> Bool {
    configuration.device.family == .iphone && !configuration.device.hasHomeButton
      && configuration.os?.major ?? 0 >= 26
  }

  /// The bar of proposals in what was read on a tablet.
  ///
  /// - Note: Source: KEYMAN's keys and bar of 55 with the inset are the readings of both large classes,
  ///   403 and 498, 340 and 428; the table's 50 goes with its own, smaller sums.
  private static func measuredBar(for device: Device) -> Double? {
    device.maker == "Apple" && device.family == .ipad ? 55 : nil
  }

  /// The row of the table for a screen; nothing where no row names it.
  static func row(for configuration: Configuration, _ display: OrientedDisplay) -> Row? {
    let device = configuration.device
    guard !device.isFoldable else { return nil }
    let width = min(display.size.width, display.size.height)
    let length = max(display.size.width, display.size.height)
    let isLandscape = configuration.orientation.isLandscape
    switch device.family {
    case .iphone:
      return device.hasHomeButton
        ? homeButtonPhone(width, length, isLandscape) : indicatorPhone(width, isLandscape)
    case .ipad:
      return device.hasHomeButton
        ? homeButtonTablet(width, isLandscape) : indicatorTablet(width, isLandscape)
    case .watch, .tv, .vision, .mac: return nil
    }
  }

  private static func homeButtonPhone(
    _ width: Double, _ length: Double, _ isLandscape: Bool
  ) -> Row? {
    switch (width, length, isLandscape) {
    case (320, _, false): Row(keys: 216, bar: 37)
    case (320, 568, true), (375, 667, true), (414, 736, true): Row(keys: 162, bar: 37)
    case (375, 667, false): Row(keys: 216, bar: 44)
    case (414, 736, false): Row(keys: 226, bar: 45)
    default: nil
    }
  }

  private static func indicatorPhone(_ width: Double, _ isLandscape: Bool) -> Row? {
    switch width {
    case 375...402, 420: isLandscape ? Row(keys: 172, bar: 37) : Row(keys: 292, bar: 44)
    case 414, 428, 430, 440: isLandscape ? Row(keys: 172, bar: 37) : Row(keys: 302, bar: 44)
    default: nil
    }
  }

  private static func homeButtonTablet(_ width: Double, _ isLandscape: Bool) -> Row? {
    switch width {
    case 768, 810, 834: isLandscape ? Row(keys: 348, bar: 50) : Row(keys: 263, bar: 50)
    case 1024: isLandscape ? Row(keys: 421, bar: 50) : Row(keys: 328, bar: 50)
    default: nil
    }
  }

  private static func indicatorTablet(_ width: Double, _ isLandscape: Bool) -> Row? {
    switch width {
    case 744: isLandscape ? Row(keys: 368, bar: 50) : nil
    case 820, 834: isLandscape ? Row(keys: 368, bar: 50) : Row(keys: 283, bar: 50)
    case 1024: isLandscape ? Row(keys: 441, bar: 50) : Row(keys: 348, bar: 50)
    default: nil
    }
  }
}
