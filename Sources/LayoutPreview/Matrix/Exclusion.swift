import Devices
import Diagnostics
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// A partial configuration with what its values mean.
struct Exclusion {
  private var tests: [@Sendable (Configuration) -> Bool] = []

  /// Reads a part; what is wrong in it is reported, and the part then matches nothing.
  init(_ part: MatrixSpec.Part, screens: [String], reader: inout AxisReader) {
    if let screen = part.screen {
      let id = screen.value
      if screens.contains(id) {
        tests.append { $0.screen == id }
      } else {
        Self.reportScreen(screen, screens: screens, reader: &reader)
        tests.append { _ in false }
      }
    }
    for axis in MatrixSpec.Axis.allCases {
      guard let located = part.values[axis] else { continue }
      let value = WrittenValue(axis: axis, text: located.value, position: located.position)
      tests.append(Self.test(value, reader: &reader) ?? { _ in false })
    }
  }

  /// Whether every value of the part is the configuration's.
  func matches(_ configuration: Configuration) -> Bool {
    !tests.isEmpty && tests.allSatisfy { $0(configuration) }
  }

  /// Says that a part names a screen that the spec does not have.
  static func reportScreen(
    _ screen: Located<String>, screens: [String], reader: inout AxisReader
  ) {
    reader.diagnostics.append(
      .init(
        file: reader.file, position: screen.position,
        message: unknownScreen(screen.value, among: screens), rule: "unknown-screen"))
  }

  private static func test(
    _ value: WrittenValue, reader: inout AxisReader
  ) -> (@Sendable (Configuration) -> Bool)? {
    switch value.axis {
    case .devices:
      guard let devices = reader.devices(value) else { return nil }
      let ids = Set(devices.map(\.id))
      return { ids.contains($0.device.id) }
    case .displays:
      let text = value.text
      return { $0.device.displays.count > 1 && $0.display == text }
    case .orientations:
      guard let wish = reader.word(value, among: OrientationWish.words, { OrientationWish($0) })
      else { return nil }
      if wish == .natural {
        reader.report(
          value, "an orientation to leave out must be named, found 'natural'", rule: "wrong-value")
        return nil
      }
      let orientations = wish.orientations
      return { orientations.contains($0.orientation) }
    case .poses:
      guard let wish = reader.word(value, among: PoseWish.words, { PoseWish($0) }) else {
        return nil
      }
      let poses = wish.poses
      return { $0.pose.map(poses.contains) ?? false }
    case .windows:
      if value.text != "full" { reader.refuseWindow(value) }
      let text = value.text
      return { $0.window == text }
    case .textSizes:
      guard let wish = reader.textSize(value) else { return nil }
      return { wish == .all || wish == .exact($0.textSize) }
    case .locales: return reader.locale(value).map { locale in { $0.locale == locale } }
    case .directions:
      return reader.word(
        value, among: LayoutDirection.allCases.map(\.rawValue), { LayoutDirection(rawValue: $0) }
      ).map { direction in { $0.direction == direction } }
    case .appearances:
      return reader.word(
        value, among: Appearance.allCases.map(\.rawValue), { Appearance(rawValue: $0) }
      ).map { appearance in { $0.appearance == appearance } }
    case .camera: return reader.camera(value).map { camera in { $0.camera == camera } }
    case .os: return reader.version(value).map { version in { $0.os == version } }
    case .sdk: return reader.version(value).map { version in { $0.sdk == version } }
    }
  }
}

/// The message about a screen that a spec does not have.
func unknownScreen(_ id: String, among screens: [String]) -> String {
  let near = NearestWord.find(id, among: screens).map { ", did you mean '\($0)'?" }
  return "unknown screen '\(id)'\(near ?? "; the spec has \(screens.joined(separator: ", "))")"
}
