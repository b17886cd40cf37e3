import Devices
import LayoutEngine
import LayoutSpecs
import Typography

/// Whether the options of the command line leave a configuration that the spec includes.
struct OptionFilter {
  let options: MatrixOptions
  let axes: Axes

  /// Whether every axis that an option names has one of its values.
  func admits(_ made: Configuration) -> Bool {
    options.axes.keys.allSatisfy { axis in
      switch axis {
      case .devices: axes.devices.contains { $0.meaning.contains { $0.id == made.device.id } }
      case .displays:
        made.device.displays.count < 2
          || axes.displays.map { $0.contains { $0.meaning == made.display } } ?? true
      case .orientations:
        made.orientation == .native
          || axes.orientations.contains { $0.meaning.orientations.contains(made.orientation) }
      case .poses:
        made.pose.map { pose in axes.poses.contains { $0.meaning.poses.contains(pose) } } ?? true
      case .windows: axes.windows.contains { $0.meaning.text == made.window }
      case .textSizes:
        axes.textSizes.contains { item in
          item.meaning == .all || item.meaning == .exact(made.textSize)
        }
      case .locales: axes.locales.contains { $0.meaning == made.locale }
      case .directions: axes.directions?.contains { $0.meaning == made.direction } ?? true
      case .appearances: axes.appearances.contains { $0.meaning == made.appearance }
      case .camera: axes.camera.contains { $0.meaning == made.camera }
      case .os: made.os.map { os in axes.os?.contains { $0.meaning == os } ?? true } ?? true
      case .sdk: made.sdk.map { sdk in axes.sdk?.contains { $0.meaning == sdk } ?? true } ?? true
      }
    }
  }
}
