import Devices
import Diagnostics
import Geometry
import LayoutEngine
import LayoutSpecs

/// Why a configuration that someone names is not there.
struct ImpossibleConfiguration {
  let spec: Spec
  let catalog: DeviceCatalog

  /// The reason in words; nothing where the text is not the name of a configuration.
  ///
  /// Text size, locale and the other suffixes are not looked at: where the rest of the name can
  /// exist, the reason says how to ask for it.
  func reason(_ name: String) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let screen = spec.screens.first(where: { $0.id == parts[0] }) else {
      return nil
    }
    guard let device = catalog.device(parts[1]) else {
      let near = NearestWord.proposal(for: parts[1], among: catalog.devices.map(\.id))
      return "there is no device '\(parts[1])'\(near)"
    }
    var rest = String(parts[2].prefix { $0 != "+" })
    guard let display = take(displayOf: device, from: &rest) else {
      let names = device.displays.map(\.id).joined(separator: " or ")
      return "\(device.name) has several displays: the name must say \(names)"
    }
    let orientations = Orientation.allCases.sorted {
      $0.nameComponent.count > $1.nameComponent.count
    }
    guard let orientation = orientations.first(where: { rest.hasPrefix($0.nameComponent) }) else {
      return nil
    }
    rest.removeFirst(orientation.nameComponent.count)
    guard display.oriented(orientation) != nil else {
      let known = display.orientations.map(\.orientation.nameComponent).joined(separator: ", ")
      return "\(words(display, of: device)) does not turn to \(orientation.nameComponent); it has "
        + known
    }
    let pose = Pose.allCases.first { pose in
      rest == "-\(pose.rawValue)" || rest.hasPrefix("-\(pose.rawValue)-")
    }
    if let pose { rest.removeFirst(pose.rawValue.count + 1) }
    if let problem = problem(of: pose, display, orientation, on: device) { return problem }
    guard let window = window(rest) else {
      return rest.isEmpty ? nil : "no pose or window is called '\(rest.dropFirst())'"
    }
    if let obstacle = WindowRules.obstacle(
      to: window, on: device, display: display.id, orientation: orientation)
    {
      return obstacle
    }
    if let allowed = screen.orientations?.compactMap({ OrientationWish($0.value) }),
      !allowed.contains(where: { $0.orientations.contains(orientation) })
    {
      let words = screen.orientations?.map(\.value).joined(separator: ", ") ?? ""
      return "the screen '\(screen.id)' supports only \(words)"
    }
    return "it can exist, but the matrix does not ask for it; add "
      + options(device, display, orientation, pose, window)
  }

  // MARK: Parts of the name

  private func take(displayOf device: Device, from rest: inout String) -> Display? {
    guard device.displays.count > 1 else { return device.displays.first }
    guard let display = device.displays.first(where: { rest.hasPrefix($0.id + "-") }) else {
      return nil
    }
    rest.removeFirst(display.id.count + 1)
    return display
  }

  private func window(_ rest: String) -> WindowShape? {
    guard !rest.isEmpty else { return .full }
    guard rest.hasPrefix("-") else { return nil }
    let component = String(rest.dropFirst())
    return WindowShape.words.first { ConfigurationName.component(of: $0) == component }
      .flatMap { WindowShape($0) } ?? WindowShape(component)
  }

  private func words(_ display: Display, of device: Device) -> String {
    device.displays.count > 1 ? "the \(display.id) display of \(device.name)" : device.name
  }

  private func problem(
    of pose: Pose?, _ display: Display, _ orientation: Orientation, on device: Device
  ) -> String? {
    guard device.isFoldable else {
      return pose.map { "\(device.name) does not fold, so it has no pose '\($0.rawValue)'" }
    }
    guard let pose else {
      let resting = device.poses.first { support in
        support.display == display.id && (support.pose == .closed || support.pose == .flat)
      }
      guard let resting, !resting.orientations.contains(orientation) else { return nil }
      return held(resting)
    }
    guard let support = device.support(for: pose) else {
      let known = device.poses.map(\.pose.rawValue).joined(separator: ", ")
      return "\(device.name) has no pose '\(pose.rawValue)'; it has \(known)"
    }
    if support.display != display.id {
      return "in the pose '\(pose.rawValue)' the \(support.display) display is in use"
    }
    return support.orientations.contains(orientation) ? nil : held(support)
  }

  private func held(_ support: Device.PoseSupport) -> String {
    let words = support.orientations.map(\.nameComponent).joined(separator: " or ")
    return "in the pose '\(support.pose.rawValue)' the device is held in \(words)"
  }

  private func options(
    _ device: Device, _ display: Display, _ orientation: Orientation, _ pose: Pose?,
    _ window: WindowShape
  ) -> String {
    var options = ["--device \(device.id)"]
    if device.displays.count > 1 { options.append("--display \(display.id)") }
    options.append("--orientation \(orientation.rawValue)")
    if let pose { options.append("--pose \(pose.rawValue)") }
    if window != .full { options.append("--window \(window.text)") }
    return options.joined(separator: " ") + ", and the values of its suffixes"
  }
}
