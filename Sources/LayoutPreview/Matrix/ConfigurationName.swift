import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// The stable, portable name of a configuration.
enum ConfigurationName {
  /// `SCREEN/DEVICE/[DISPLAY-]ORIENTATION[-POSE][-WINDOW][+SUFFIX]…`.
  ///
  /// A window stands with its value, the slash of a fraction as a hyphen: `split-1-3`.
  ///
  /// - Parameters:
  ///   - configuration: the configuration; its own name is not read.
  ///   - defaultTextSize: the text size of the device where nothing is said.
  ///   - defaultLocale: the locale of the spec where nothing is said.
  /// - Returns: the name.
  static func text(
    of configuration: Configuration, defaultTextSize: TextSize, defaultLocale: String
  ) -> String {
    let device = configuration.device
    var name = "\(configuration.screen)/\(device.id)/"
    if device.displays.count > 1 { name += configuration.display + "-" }
    name += configuration.orientation.nameComponent
    if let pose = configuration.pose, pose != .closed, pose != .flat { name += "-\(pose.rawValue)" }
    if configuration.window != "full" { name += "-" + component(of: configuration.window) }
    var suffixes: [String] = []
    if configuration.textSize != defaultTextSize {
      suffixes.append(configuration.textSize.shortName)
    }
    if configuration.locale != defaultLocale { suffixes.append(configuration.locale) }
    if configuration.direction != Locales.direction(of: configuration.locale) {
      suffixes.append(configuration.direction == .rightToLeft ? "rtl" : "ltr")
    }
    if configuration.appearance == .dark { suffixes.append("dark") }
    if configuration.camera { suffixes.append("camera") }
    if let os = configuration.os, os != device.system.standard { suffixes.append("os\(os)") }
    if let sdk = configuration.sdk, sdk != PlatformDefaults.sdk(for: device) {
      suffixes.append("sdk\(sdk)")
    }
    return suffixes.reduce(name) { $0 + "+" + $1 }
  }

  /// The part of a name for a window: its value without what a file name can't hold.
  static func component(of window: String) -> String {
    String(window.map { $0 == "/" ? "-" : $0 })
  }
}
