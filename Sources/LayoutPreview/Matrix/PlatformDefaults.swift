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
}
