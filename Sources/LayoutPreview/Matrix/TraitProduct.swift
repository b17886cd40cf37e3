import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// The traits of one device that the axes ask for, multiplied out for a stance.
struct TraitProduct {
  let device: Device
  let axes: Axes
  let screen: Screen
  let spec: Spec
  private let textSizes: [AxisItem<TextSize>]
  private let systems: [AxisItem<Version?>]
  private let kits: [AxisItem<Version?>]

  init(device: Device, axes: Axes, screen: Screen, spec: Spec) {
    self.device = device
    self.axes = axes
    self.screen = screen
    self.spec = spec
    let standard = PlatformDefaults.textSize(for: device)
    let known = PlatformDefaults.textSizes(for: device)
    textSizes = axes.textSizes.flatMap { item -> [AxisItem<TextSize>] in
      let sizes: [TextSize]
      switch item.meaning {
      // A platform with a single size lacks the axis, so no value of it excludes the device.
      case _ where known.count < 2, .platformDefault: sizes = [standard]
      case .all: sizes = known
      case .exact(let size): sizes = known.contains(size) ? [size] : []
      }
      return sizes.map { size in
        AxisItem(meaning: size, written: item.meaning == .exact(size) ? item.written : nil)
      }
    }
    if let asked = axes.os, device.system.standard != nil {
      let runs = asked.filter { item in device.system.last.map { item.meaning <= $0 } ?? true }
      systems = runs.map { AxisItem(meaning: $0.meaning, written: $0.written) }
    } else {
      systems = [AxisItem(meaning: device.system.standard)]
    }
    if let newest = PlatformDefaults.sdk(for: device) {
      // A screen's own SDK stands before the spec's, and gives way to a list in the matrix.
      if let own = screen.sdk.flatMap({ Version($0.value) }), axes.sdkGivesWay {
        kits = [AxisItem(meaning: own)]
      } else if let list = axes.sdk {
        kits = list.map { AxisItem(meaning: $0.meaning, written: $0.written) }
      } else {
        kits = [AxisItem(meaning: newest)]
      }
    } else {
      kits = [AxisItem(meaning: nil)]
    }
  }

  /// How many configurations each window of a stance has, but for the camera.
  var count: Int {
    textSizes.count * axes.locales.count * (axes.directions?.count ?? 1) * axes.appearances.count
      * systems.count * kits.count
  }

  /// How many configurations were asked for that the stance cannot take.
  func leftOut(for stance: Stance) -> Int {
    let shown = windows(for: stance).count
    let perWindow = leftOutOfWindow(for: stance)
    let lost = (axes.windows.count - shown) * count * cameras(for: stance).count
    return shown * perWindow + lost
  }

  /// How many windows were asked for, whether a stance can take them or not.
  var windowCount: Int { axes.windows.count }

  /// The windows asked for that a stance can take.
  private func windows(for stance: Stance) -> [AxisItem<WindowShape>] {
    axes.windows.filter { item in
      WindowRules.obstacle(
        to: item.meaning, on: device, display: stance.display, orientation: stance.orientation)
        == nil
    }
  }

  private func leftOutOfWindow(for stance: Stance) -> Int {
    let rest =
      axes.locales.count * (axes.directions?.count ?? 1) * axes.appearances.count * kits.count
    let cameras = cameras(for: stance).count
    var missing = 0
    if hasCamera, cameras < axes.camera.count { missing += count * (axes.camera.count - cameras) }
    let sizes = axes.textSizes.filter { if case .exact = $0.meaning { true } else { false } }
    let knownSizes = textSizes.filter { $0.written != nil }
    if PlatformDefaults.textSizes(for: device).count > 1 {
      missing += max(sizes.count - knownSizes.count, 0) * rest * cameras * systems.count
    }
    if device.system.standard != nil, let asked = axes.os {
      missing += max(asked.count - systems.count, 0) * rest * cameras * textSizes.count
    }
    return missing
  }

  /// The configurations of a stance in the order of the axes.
  func configurations(for stance: Stance, used: inout Set<WrittenValue>) -> [Configuration] {
    var result: [Configuration] = []
    for window in windows(for: stance) {
      let made = configurations(for: stance, window: window.meaning, used: &used)
      if let written = window.written, !made.isEmpty { used.insert(written) }
      result += made
    }
    return result
  }

  private func configurations(
    for stance: Stance, window: WindowShape, used: inout Set<WrittenValue>
  ) -> [Configuration] {
    let defaultTextSize = PlatformDefaults.textSize(for: device)
    let defaultLocale = PlatformDefaults.locale(of: spec)
    let cameras = cameras(for: stance)
    var result: [Configuration] = []
    for textSize in textSizes {
      for locale in axes.locales {
        for direction in directions(for: locale.meaning) {
          for appearance in axes.appearances {
            for camera in cameras {
              for os in systems {
                for sdk in kits {
                  var made = Configuration(
                    name: "", screen: screen.id, device: device, display: stance.display,
                    orientation: stance.orientation, pose: stance.pose, window: window.text,
                    textSize: textSize.meaning, locale: locale.meaning,
                    direction: direction.meaning, appearance: appearance.meaning,
                    camera: camera.meaning, os: os.meaning,
                    // The primary values of a device stand for its standard release.
                    osIsExplicit: os.meaning != nil && os.meaning != device.system.standard,
                    sdk: sdk.meaning)
                  made.name = ConfigurationName.text(
                    of: made, defaultTextSize: defaultTextSize, defaultLocale: defaultLocale)
                  result.append(made)
                  for written in [
                    textSize.written, locale.written, direction.written, appearance.written,
                    camera.written, os.written, sdk.written,
                  ] {
                    if let written { used.insert(written) }
                  }
                }
              }
            }
          }
        }
      }
    }
    return result
  }

  private func directions(for locale: String) -> [AxisItem<LayoutDirection>] {
    axes.directions ?? [AxisItem(meaning: Locales.direction(of: locale))]
  }

  private func cameras(for stance: Stance) -> [AxisItem<Bool>] {
    guard hasCamera else {
      return [AxisItem(meaning: false, written: axes.camera.first { !$0.meaning }?.written)]
    }
    let display = device.display(stance.display)?.oriented(stance.orientation)
    let captures = display?.regions.contains { $0.activation == .capturing } ?? false
    return captures ? axes.camera : axes.camera.filter { !$0.meaning }
  }

  /// Whether the device has a camera that claims room only while it captures.
  private var hasCamera: Bool {
    device.displays.contains { display in
      display.orientations.contains { oriented in
        oriented.regions.contains { $0.activation == .capturing }
      }
    }
  }
}
