import Devices
import Diagnostics
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// Turns the written values of a matrix into what they mean, and gathers what is wrong in them.
struct AxisReader {
  let catalog: DeviceCatalog
  let file: String
  var diagnostics: [Diagnostic] = []
  var usageErrors: [String] = []

  init(catalog: DeviceCatalog, file: String) {
    self.catalog = catalog
    self.file = file
  }

  /// Says that a written value is wrong, where it was written.
  mutating func report(_ value: WrittenValue, _ message: String, rule: String) {
    if let position = value.position {
      diagnostics.append(
        Diagnostic(file: file, position: position, message: message, rule: rule))
    } else {
      usageErrors.append("option '--\(value.axis.optionName)': \(message)")
    }
  }

  /// Reads all axes; those that nobody wrote have their defaults.
  mutating func read(_ written: [MatrixSpec.Axis: [WrittenValue]], spec: Spec) -> Axes {
    var axes = Axes()
    // Axis by axis in their order, so that problems come in an order that does not change.
    if let values = written[.devices] {
      axes.devices = items(values) { $0.devices($1) }
    } else {
      let essentials = devices(named: PlatformDefaults.devices)
      axes.devices = [AxisItem(meaning: essentials ?? catalog.devices)]
    }
    if let values = written[.displays] {
      // The word for every display is the same as saying nothing.
      let named = values.filter { $0.text != "all" }
      let known = displayNames
      axes.displays =
        named.count < values.count ? nil : items(named) { $0.word($1, among: known) { $0 } }
    }
    if let values = written[.orientations] {
      axes.orientations = items(values) { $0.word($1, among: OrientationWish.words) { .init($0) } }
    }
    if let values = written[.poses] {
      axes.poses = items(values) { $0.word($1, among: PoseWish.words) { .init($0) } }
    }
    if let values = written[.windows] { axes.windows = items(values) { $0.window($1) } }
    if let values = written[.textSizes] { axes.textSizes = items(values) { $0.textSize($1) } }
    axes.locales = [AxisItem(meaning: PlatformDefaults.locale(of: spec))]
    if let values = written[.locales] { axes.locales = items(values) { $0.locale($1) } }
    if let values = written[.directions] {
      axes.directions = items(values) { reader, value in
        reader.word(value, among: LayoutDirection.allCases.map(\.rawValue)) { .init(rawValue: $0) }
      }
    }
    if let values = written[.appearances] {
      axes.appearances = items(values) { reader, value in
        reader.word(value, among: Appearance.allCases.map(\.rawValue)) { .init(rawValue: $0) }
      }
    }
    if let values = written[.camera] { axes.camera = items(values) { $0.camera($1) } }
    if let values = written[.os] { axes.os = items(values) { $0.version($1) } }
    if let values = written[.sdk] { axes.sdk = items(values) { $0.sdk($1) } }
    return axes
  }

  private mutating func items<Meaning>(
    _ values: [WrittenValue], _ read: (inout AxisReader, WrittenValue) -> Meaning?
  ) -> [AxisItem<Meaning>] {
    values.compactMap { value in
      read(&self, value).map { AxisItem(meaning: $0, written: value) }
    }
  }

  /// The devices that a pattern, family, set or id stands for; nothing where it is unknown.
  func devices(named pattern: String) -> [Device]? {
    guard let devices = catalog.select(pattern), !devices.isEmpty else { return nil }
    return devices
  }

  mutating func devices(_ value: WrittenValue) -> [Device]? {
    if let devices = devices(named: value.text) { return devices }
    reportUnknownDevice(value)
    return nil
  }

  /// Reports an id that is none of the catalogue's.
  mutating func checkDevice(_ id: String, at position: SourcePosition) {
    guard catalog.device(id) == nil else { return }
    reportUnknownDevice(WrittenValue(axis: .devices, text: id, position: position))
  }

  private mutating func reportUnknownDevice(_ value: WrittenValue) {
    let near = catalog.nearestName(to: value.text).map { ", did you mean '\($0)'?" }
    let hint = near ?? "; 'proofsheet devices' lists the known ones"
    report(value, "unknown device '\(value.text)'\(hint)", rule: value.axis.unknownRule)
  }

  mutating func word<Meaning>(
    _ value: WrittenValue, among known: [String], _ read: (String) -> Meaning?
  ) -> Meaning? {
    if known.contains(value.text), let meaning = read(value.text) { return meaning }
    let near = NearestWord.find(value.text, among: known).map { ", did you mean '\($0)'?" }
    let hint = near ?? "; known: \(known.joined(separator: ", "))"
    report(
      value, "unknown \(value.axis.words) '\(value.text)'\(hint)", rule: value.axis.unknownRule)
    return nil
  }

  mutating func textSize(_ value: WrittenValue) -> TextSizeWish? {
    word(value, among: TextSizeWish.words) {
      $0 == "all" ? .all : TextSize(rawValue: $0).map { .exact($0) }
    }
  }

  mutating func camera(_ value: WrittenValue) -> Bool? {
    // The booleans of the language mean the same to a reader.
    switch value.text {
    case "on", "true": true
    case "off", "false": false
    default: word(value, among: ["off", "on"]) { $0 == "on" }
    }
  }

  mutating func locale(_ value: WrittenValue) -> String? {
    if Locales.isTag(value.text) || Locales.pseudo.contains(value.text) { return value.text }
    let message =
      "expected a locale such as 'en' or 'pt-BR', 'x-long' or 'x-rtl', found '\(value.text)'"
    report(value, message, rule: value.axis.unknownRule)
    return nil
  }

  mutating func version(_ value: WrittenValue) -> Version? {
    if let version = Version(value.text) { return version }
    report(
      value, "expected a version such as 26 or 27.1, found '\(value.text)'",
      rule: value.axis.unknownRule)
    return nil
  }

  mutating func sdk(_ value: WrittenValue) -> Version? {
    guard let version = version(value) else { return nil }
    if version <= PlatformDefaults.newestSDK { return version }
    report(
      value, "unknown SDK version '\(value.text)', the newest is \(PlatformDefaults.newestSDK)",
      rule: value.axis.unknownRule)
    return nil
  }

  mutating func window(_ value: WrittenValue) -> WindowShape? {
    if let shape = WindowShape(value.text) { return shape }
    let sides = value.text.split(separator: "x", omittingEmptySubsequences: false)
    if sides.count == 2, sides.allSatisfy({ Double($0) != nil }) {
      let range = WindowShape.sides
      report(
        value,
        "the sides of a window must be from \(range.lowerBound.text()) to "
          + "\(range.upperBound.text()) points, found '\(value.text)'",
        rule: value.axis.unknownRule)
      return nil
    }
    let near = NearestWord.find(value.text, among: WindowShape.words).map {
      ", did you mean '\($0)'?"
    }
    let known = WindowShape.words.joined(separator: ", ")
    report(
      value,
      "unknown window '\(value.text)'\(near ?? "; known: \(known), or a size such as 400x700")",
      rule: value.axis.unknownRule)
    return nil
  }

  private var displayNames: [String] {
    var names = ["outer", "inner"]
    for device in catalog.devices where device.displays.count > 1 {
      for display in device.displays where !names.contains(display.id) { names.append(display.id) }
    }
    return names + ["all"]
  }
}
