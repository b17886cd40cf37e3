import Devices
public import Findings
import Geometry
public import LayoutEngine
import Typography

/// The JSON form of a resolved layout: everything that a picture is drawn from.
///
/// Canonical: sorted keys, three decimals, one line an element, so that equal layouts are equal bytes
/// and differences read well line by line. Rectangles are `[x, y, width, height]` in points of window
/// space. Keys that do not apply are absent.
public enum GeometryRecord {
  /// The version of the form.
  public static let format = 1

  /// The record of a layout.
  ///
  /// - Parameters:
  ///   - layout: the resolved layout.
  ///   - report: what checks said of it.
  ///   - fingerprint: what the program, its data and its libraries were.
  /// - Returns: the text, ending in a line break.
  public static func json(
    of layout: ResolvedLayout, report: CheckReport = CheckReport(), fingerprint: String
  ) -> String {
    JSONValue.record([
      "format": .integer(format),
      "fingerprint": .string(fingerprint),
      "configuration": configuration(layout.configuration),
      "scene": scene(
        layout.scene, background: layout.background, pose: layout.configuration.pose),
      "textMetrics": layout.textMetrics.map { .string($0) },
      "presentations": layout.presentations.isEmpty
        ? nil : .array(layout.presentations.map(presentation)),
      "elements": .array(layout.elements.map { element($0) }),
      "notes": layout.notes.isEmpty ? nil : .array(layout.notes.map(note)),
      "findings": .array(report.findings.map(finding)),
      "expectations": report.expectations.isEmpty
        ? nil : .array(report.expectations.map(expectation)),
    ]).text()
  }

  static func configuration(_ configuration: Configuration) -> JSONValue {
    .record([
      "name": .string(configuration.name),
      "screen": .string(configuration.screen),
      "device": .string(configuration.device.id),
      "display": configuration.device.displays.count > 1 ? .string(configuration.display) : nil,
      "orientation": .string(configuration.orientation.rawValue),
      "pose": configuration.pose.map { .string($0.rawValue) },
      "window": .string(configuration.window),
      "textSize": .string(configuration.textSize.rawValue),
      "locale": .string(configuration.locale),
      "direction": .string(configuration.direction.rawValue),
      "appearance": .string(configuration.appearance.rawValue),
      "camera": .bool(configuration.camera),
      "os": configuration.os.map { .string($0.description) },
      "sdk": configuration.sdk.map { .string($0.description) },
    ])
  }

  private static func note(_ note: Note) -> JSONValue {
    .record([
      "rule": .string(note.rule),
      "element": note.element.map { .string($0) },
      "message": .string(note.message),
    ])
  }
}
