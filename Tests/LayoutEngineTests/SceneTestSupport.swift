import Devices
import LayoutEngine
import TestSupport
import Typography

/// Makes configurations of built-in devices.
enum Scenes {
  /// A configuration of a device; what is not named is the default.
  static func configuration(
    _ device: Device, _ orientation: Orientation, display: String = "main", pose: Pose? = nil,
    textSize: TextSize = .large, camera: Bool = false, os: Version? = nil
  ) -> Configuration {
    Configuration(
      name: "test", screen: "test", device: device, display: display, orientation: orientation,
      pose: pose, textSize: textSize, camera: camera, os: os ?? device.system.standard,
      osIsExplicit: os != nil)
  }

  /// The scene of a built-in device.
  static func scene(
    _ id: String, _ orientation: Orientation = .portrait, textSize: TextSize = .large,
    os: Version? = nil, statusBarHidden: Bool = false, homeIndicatorAutoHidden: Bool = false
  ) throws -> Scene {
    SceneResolver.resolve(
      configuration(try BuiltInCatalog.device(id), orientation, textSize: textSize, os: os),
      statusBarHidden: statusBarHidden, homeIndicatorAutoHidden: homeIndicatorAutoHidden)
  }

  /// The scene of the Duo.
  static func duo(
    _ display: String, _ orientation: Orientation, _ pose: Pose, camera: Bool = false,
    statusBarHidden: Bool = false
  ) throws -> Scene {
    SceneResolver.resolve(
      configuration(
        try BuiltInCatalog.device("iphone-duo"), orientation, display: display, pose: pose,
        camera: camera),
      statusBarHidden: statusBarHidden)
  }
}
