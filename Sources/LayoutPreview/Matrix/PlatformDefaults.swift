import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// What a configuration is where nothing is said.
enum PlatformDefaults {
  /// The newest SDK of the platforms on which an app may be built with an older one and be
  /// letterboxed for it.
  static let newestSDK = Version(27, 1)

  /// The devices of a matrix that names none.
  static let devices = "essentials"

  /// The SDK of a device's platform; absent where compatibility plays no part.
  static func sdk(for device: Device) -> Version? {
    device.family == .iphone || device.family == .ipad ? newestSDK : nil
  }

  /// The locale of a spec that names none.
  static func locale(of spec: Spec) -> String { spec.strings.locales.first ?? "en" }

  /// The text size of a device where nothing is said.
  static func textSize(for device: Device) -> TextSize {
    device.family.typePlatform.defaultTextSize(
      screenHeight: device.displays.first?.size.height ?? 0)
  }

  /// The text sizes that the platform of a device offers; a single one where it has no choice.
  ///
  /// Watches have no medium size and end at the third accessibility size.
  static func textSizes(for device: Device) -> [TextSize] {
    switch device.family.typePlatform {
    case .ios: TextSize.allCases
    case .watch: TextSize.allCases.filter { $0 != .medium && $0 <= .accessibility3 }
    case .tv, .mac: [.large]
    }
  }
}
