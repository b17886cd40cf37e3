import Devices
package import Geometry

/// The sizes of controls in points, by system version.
///
/// - Note: Source: layout metrics, section 6, "Intrinsic sizes", for iOS and iPadOS. No source states the
///   sizes of single controls on other platforms: the figures of iOS 18 stand in there by our own choice,
///   as they do where the catalogue knows no system version. See ``isAssumed``. On televisions and in
///   space, where they would be too low for the words, buttons, fields and segments are as high as
///   "Targets" has controls there.
package struct ControlMetrics: Hashable, Sendable {
  /// A value with the versions that it holds for.
  package struct Figure<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value.
    package var value: Value
    /// The versions in words, for example `from version 18`; absent where it never changed.
    package var period: String?
    /// Whether it is the height of controls on the platform, whichever they are.
    package var isPlatform = false
  }

  /// How a switch is built.
  package struct Switch: Hashable, Sendable {
    /// What it takes and is drawn in.
    package var frame: Size
    /// What constraints take it for.
    package var intrinsic: Size
    /// The knob.
    package var thumb: Size
  }

  /// How a slider is built.
  package struct Slider: Hashable, Sendable {
    /// What it takes.
    package var height: Double
    /// The thickness of its track.
    package var track: Double
    /// The knob.
    package var thumb: Size
  }

  /// The look that goes with the version.
  package let look: ControlLook
  /// Whether figures of iOS stand in for ones that are not known.
  package let isAssumed: Bool
  /// The switch of a toggle.
  package let toggle: Figure<Switch>
  /// A slider.
  package let slider: Figure<Slider>
  /// The height of a segmented control.
  package let segmented: Figure<Double>
  /// A stepper.
  package let stepper: Figure<Size>
  /// The height of a progress bar.
  package let progress: Figure<Double>
  /// The least height of a text field with a rounded border.
  package let textField: Figure<Double>
  /// The space beside the text of a field, in points; ours.
  package let fieldInset: Double

  /// The least width of a segment.
  ///
  /// - Note: Source: layout metrics, `segmentMinWidth`; known from version 13 on, taken for all.
  package static let segmentMinimum = 32.0
  /// The side of a medium spinner.
  package static let mediumSpinner = 20.0
  /// The side of a large spinner.
  package static let largeSpinner = 37.0

  /// The sizes of a configuration's platform and system version.
  package init(_ configuration: Configuration) {
    let isKnown: Bool
    switch configuration.device.family {
    case .iphone, .ipad: isKnown = configuration.os != nil
    case .watch, .tv, .vision, .mac: isKnown = false
    }
    let version = isKnown ? configuration.os?.major ?? Self.standIn : Self.standIn
    isAssumed = !isKnown
    look = version >= 26 ? .glass : version >= 13 ? .filled : .outlined
    toggle = Self.figure(Self.switches, at: version)
    slider = Self.figure(Self.sliders, at: version)
    let platform = Self.platformHeight(of: configuration.device.family)
    let platformFigure = platform.map { Figure(value: $0, isPlatform: true) }
    fieldInset = platform.map { $0 / 3 } ?? 7
    segmented = platformFigure ?? Self.figure(Self.segmentedHeights, at: version)
    stepper = Self.figure(Self.steppers, at: version)
    progress = Self.figure(Self.progressHeights, at: version)
    textField = platformFigure ?? Self.figure(Self.textFieldHeights, at: version)
  }

  /// How high buttons, fields and segments are where those of iOS would be too low; absent where a button's
  /// insets alone decide.
  ///
  /// - Note: Source: layout metrics, "Targets": 66 on televisions by default, 44 among the heights of
  ///   buttons in space; that it is the usual one there is chosen.
  static func platformHeight(of family: DeviceFamily) -> Double? {
    switch family {
    case .tv: 66
    case .vision: 44
    case .iphone, .ipad, .mac, .watch: nil
    }
  }

  /// The version whose figures stand in for unknown ones: the last before glass, as everything else
  /// is classic on platforms without a chrome generation.
  private static let standIn = 18

  /// A row of the table: the first and the last version of a value.
  private struct Row<Value: Hashable & Sendable>: Sendable {
    var first: Int
    var last: Int?
    var value: Value
  }

  // Thumbs: 37 x 24 from version 26 on; a disc 2 points inside the frame before, which is ours.
  private static let switches: [Row<Switch>] = [
    Row(
      first: 7, last: 18,
      value: Switch(
        frame: Size(width: 51, height: 31), intrinsic: Size(width: 49, height: 31),
        thumb: Size(width: 27, height: 27))),
    Row(
      first: 26,
      value: Switch(
        frame: Size(width: 63, height: 28), intrinsic: Size(width: 61, height: 28),
        thumb: Size(width: 37, height: 24))),
  ]

  // That 34 starts with version 18 rests on saved files.
  private static let sliders: [Row<Slider>] = [
    Row(
      first: 7, last: 17,
      value: Slider(height: 31, track: 4, thumb: Size(width: 28, height: 28))),
    Row(
      first: 18, last: 18,
      value: Slider(height: 34, track: 4, thumb: Size(width: 28, height: 28))),
    Row(
      first: 26, value: Slider(height: 34, track: 6, thumb: Size(width: 37, height: 24))),
  ]

  // One measurement says 31 for the newest versions; the saved files say 32.
  private static let segmentedHeights: [Row<Double>] = [
    Row(first: 7, last: 12, value: 29), Row(first: 13, value: 32),
  ]

  private static let steppers: [Row<Size>] = [
    Row(first: 5, last: 12, value: Size(width: 94, height: 29)),
    Row(first: 13, value: Size(width: 94, height: 32)),
  ]

  private static let progressHeights: [Row<Double>] = [
    Row(first: 7, last: 13, value: 2), Row(first: 14, value: 4),
  ]

  private static let textFieldHeights: [Row<Double>] = [
    Row(first: 7, last: 12, value: 30), Row(first: 13, value: 34),
  ]

  /// The row of a version: the last that has begun, the first for versions before all.
  private static func figure<Value>(_ rows: [Row<Value>], at version: Int) -> Figure<Value> {
    let row = rows.last { $0.first <= version } ?? rows[0]
    let period: String
    switch (row.first == rows[0].first, row.last) {
    case (true, let last?): period = "to version \(last)"
    case (false, row.first?): period = "version \(row.first) only"
    case (false, let last?): period = "version \(row.first) to \(last)"
    case (_, nil): period = "from version \(row.first)"
    }
    return Figure(value: row.value, period: rows.count > 1 ? period : nil)
  }

  /// A length or size with its versions, in words.
  func words<Value>(_ text: String, _ figure: Figure<Value>) -> String {
    guard !figure.isPlatform else { return "\(text), as controls of the platform are" }
    guard !isAssumed else { return "\(text), as on iOS by our own choice" }
    return text + (figure.period.map { ", \($0)" } ?? "")
  }
}
