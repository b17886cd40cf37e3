import Devices
import Diagnostics
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// A partial configuration with what its values mean.
struct Exclusion {
  private var tests: [@Sendable (Configuration) -> Bool] = []
  /// Where the first of its values is written.
  let position: SourcePosition?

  /// Reads a part; what is wrong in it is reported, and the part then matches nothing.
  init(_ part: MatrixSpec.Part, screens: [String], reader: inout AxisReader) {
    position = (part.values.values.map(\.position) + [part.screen?.position].compactMap { $0 })
      .min()
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
      return equals(reader.window(value)?.text) { $0.window }
    case .textSizes:
      guard let wish = reader.textSize(value) else { return nil }
      return { wish == .all || wish == .exact($0.textSize) }
    case .locales: return equals(reader.locale(value)) { $0.locale }
    case .directions:
      let known = LayoutDirection.allCases.map(\.rawValue)
      return equals(reader.word(value, among: known) { LayoutDirection(rawValue: $0) }) {
        $0.direction
      }
    case .appearances:
      let known = Appearance.allCases.map(\.rawValue)
      return equals(reader.word(value, among: known) { Appearance(rawValue: $0) }) {
        $0.appearance
      }
    case .camera: return equals(reader.camera(value)) { $0.camera }
    case .os: return equals(reader.version(value)) { $0.os }
    case .sdk: return equals(reader.version(value)) { $0.sdk }
    }
  }

  /// A test for one value of a configuration; nothing where the value could not be read.
  private static func equals<Value: Equatable & Sendable>(
    _ wanted: Value?, _ value: @escaping @Sendable (Configuration) -> Value?
  ) -> (@Sendable (Configuration) -> Bool)? {
    guard let wanted else { return nil }
    return { value($0) == wanted }
  }
}

/// The message about a screen that a spec does not have.
func unknownScreen(_ id: String, among screens: [String]) -> String {
  let near = NearestWord.find(id, among: screens).map { ", did you mean '\($0)'?" }
  return "unknown screen '\(id)'\(near ?? "; the spec has \(screens.joined(separator: ", "))")"
}
