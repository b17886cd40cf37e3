import Devices
import Diagnostics
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// The state of writing a matrix out.
struct MatrixExpander {
  let spec: Spec
  let options: MatrixOptions
  var reader: AxisReader
  var leftOut = 0
  var tooMany = false

  init(spec: Spec, catalog: DeviceCatalog, options: MatrixOptions) {
    self.spec = spec
    self.options = options
    reader = AxisReader(catalog: catalog, file: spec.file)
  }

  mutating func expand() -> MatrixExpansion {
    let (written, axes, screens, exclusions, inclusions) = readWords()
    guard reader.diagnostics.isEmpty, reader.usageErrors.isEmpty else { return failure() }

    var used: Set<WrittenValue> = []
    var configurations: [Configuration] = []
    var excluded = 0
    var usedExclusions: Set<Int> = []
    for screen in screens {
      let allowed = allowedOrientations(of: screen)
      let matrix = product(of: axes, screen: screen, allowed: allowed, used: &used)
      let kept = matrix.filter { candidate in
        let matching = exclusions.indices.filter { exclusions[$0].matches(candidate) }
        usedExclusions.formUnion(matching)
        return matching.isEmpty
      }
      excluded += matrix.count - kept.count
      configurations += kept
      configurations += included(inclusions, screen: screen, allowed: allowed, axes: axes)
      if configurations.count > Matrix.hardLimit { tooMany = true }
      if tooMany { return tooManyFailure() }
    }
    guard reader.diagnostics.isEmpty else { return failure() }
    reportUnused(written, axes: axes, used: used)
    reportIdle(exclusions, used: usedExclusions)
    configurations = unique(configurations)
    return MatrixExpansion(
      configurations: configurations, leftOut: leftOut, excluded: excluded,
      diagnostics: sorted(reader.diagnostics), usageErrors: reader.usageErrors)
  }

  /// What is wrong with the words alone, without writing anything out.
  mutating func check() -> [Diagnostic] {
    _ = readWords()
    return reader.diagnostics
  }

  // MARK: What was written

  /// Reads every word of the matrix and of the screens; what is wrong with them is in the reader.
  private mutating func readWords() -> (
    written: [MatrixSpec.Axis: [WrittenValue]], axes: Axes, screens: [Screen],
    exclusions: [Exclusion], inclusions: [Inclusion]
  ) {
    let written = writtenValues()
    let axes = axes(written)
    let screens = chosenScreens()
    let ids = spec.screens.map(\.id)
    let exclusions = spec.matrix.exclude.map { Exclusion($0, screens: ids, reader: &reader) }
    let inclusions = spec.matrix.include.compactMap { inclusion($0) }
    for screen in screens {
      if let sdk = screen.sdk {
        _ = reader.sdk(WrittenValue(axis: .sdk, text: sdk.value, position: sdk.position))
      }
      if let design = screen.compatibility?.designedFor {
        reader.checkDevice(design.value, at: design.position)
      }
    }
    return (written, axes, screens, exclusions, inclusions)
  }

  private func writtenValues() -> [MatrixSpec.Axis: [WrittenValue]] {
    var written: [MatrixSpec.Axis: [WrittenValue]] = [:]
    for axis in MatrixSpec.Axis.allCases {
      if let values = options.axes[axis] {
        written[axis] = values.map { WrittenValue(axis: axis, text: $0, position: nil) }
      } else if let values = spec.matrix.axes[axis] {
        written[axis] = values.map {
          WrittenValue(axis: axis, text: $0.value, position: $0.position)
        }
      }
    }
    // What is written twice counts once.
    return written.mapValues { values in
      var seen: Set<String> = []
      return values.filter { seen.insert($0.text).inserted }
    }
  }

  /// Reads axes, with the versions that the spec names at its top where a list names none.
  private mutating func axes(_ written: [MatrixSpec.Axis: [WrittenValue]]) -> Axes {
    var all = written
    for (axis, value) in [(MatrixSpec.Axis.os, spec.os), (.sdk, spec.sdk)] {
      guard all[axis] == nil, let value else { continue }
      all[axis] = [WrittenValue(axis: axis, text: value.value, position: value.position)]
    }
    var axes = reader.read(all, spec: spec)
    axes.sdkGivesWay = written[.sdk] == nil
    return axes
  }

  private mutating func chosenScreens() -> [Screen] {
    let ids = spec.screens.map(\.id)
    for id in options.screens where !ids.contains(id) {
      reader.usageErrors.append("option '--screen': \(unknownScreen(id, among: ids))")
    }
    return options.screens.isEmpty
      ? spec.screens : spec.screens.filter { options.screens.contains($0.id) }
  }

  private mutating func allowedOrientations(of screen: Screen) -> Set<Orientation>? {
    guard let written = screen.orientations else { return nil }
    var allowed: Set<Orientation> = []
    for located in written {
      let value = WrittenValue(
        axis: .orientations, text: located.value, position: located.position)
      let wish = reader.word(value, among: OrientationWish.words) { OrientationWish($0) }
      if wish == .natural {
        reader.report(
          value, "the orientations of a screen must be named, found 'natural'",
          rule: "wrong-value")
      }
      allowed.formUnion(wish?.orientations ?? [])
    }
    return allowed
  }

  private func impossible(_ value: WrittenValue, _ axes: Axes) -> String {
    let reason = Obstacle.reason(for: value, in: axes).map { ": \($0)" } ?? ""
    return "no configuration can take \(value.axis.words) '\(value.text)'\(reason)"
  }

  private mutating func reportUnused(
    _ written: [MatrixSpec.Axis: [WrittenValue]], axes: Axes, used: Set<WrittenValue>
  ) {
    // A device that can't take the values of other axes is left out, which is no mistake.
    for axis in MatrixSpec.Axis.allCases where axis != .devices {
      for value in written[axis] ?? [] where !used.contains(value) {
        // Words that stand for whatever a device offers are never asked of it.
        if ["all", "natural", "resting", "full"].contains(value.text) { continue }
        // What the spec lists is judged by the spec's own matrix, not by one that options narrow.
        if value.position != nil, !options.isEmpty { continue }
        reader.report(
          value, impossible(value, axes), rule: "impossible-value")
      }
    }
  }

  /// Warns of parts that took nothing away, where no option narrows the matrix.
  private mutating func reportIdle(_ exclusions: [Exclusion], used: Set<Int>) {
    guard options.isEmpty else { return }
    for (index, exclusion) in exclusions.enumerated() where !used.contains(index) {
      reader.diagnostics.append(
        Diagnostic(
          .warning, file: spec.file, position: exclusion.position,
          message: "this excludes nothing: no configuration of the matrix has all its values",
          rule: "idle-exclude"))
    }
  }

  // MARK: Included configurations

  private struct Inclusion {
    var axes: Axes
    var written: [MatrixSpec.Axis: [WrittenValue]]
    var screen: String?
  }

  private mutating func inclusion(_ part: MatrixSpec.Part) -> Inclusion? {
    let ids = spec.screens.map(\.id)
    if let screen = part.screen, !ids.contains(screen.value) {
      Exclusion.reportScreen(screen, screens: ids, reader: &reader)
      return nil
    }
    var written: [MatrixSpec.Axis: [WrittenValue]] = [:]
    for (axis, value) in part.values {
      written[axis] = [WrittenValue(axis: axis, text: value.value, position: value.position)]
    }
    guard written[.devices] != nil else {
      let position =
        part.values.values.map(\.position).min() ?? part.screen?.position ?? .start
      reader.diagnostics.append(
        Diagnostic(
          file: spec.file, position: position,
          message: "a configuration to include must name its 'device'", rule: "missing-key"))
      return nil
    }
    return Inclusion(
      axes: axes(written), written: written, screen: part.screen?.value)
  }

  private mutating func included(
    _ inclusions: [Inclusion], screen: Screen, allowed: Set<Orientation>?, axes: Axes
  ) -> [Configuration] {
    var result: [Configuration] = []
    let chosen = OptionFilter(options: options, axes: axes)
    for inclusion in inclusions where inclusion.screen.map({ $0 == screen.id }) ?? true {
      var used: Set<WrittenValue> = []
      let before = leftOut
      let all = product(of: inclusion.axes, screen: screen, allowed: allowed, used: &used)
      leftOut = before
      for axis in MatrixSpec.Axis.allCases where axis != .devices {
        for value in inclusion.written[axis] ?? [] where !used.contains(value) {
          if ["all", "natural", "resting", "full"].contains(value.text) { continue }
          reader.report(
            value, impossible(value, inclusion.axes), rule: "impossible-value")
        }
      }
      result += all.filter(chosen.admits)
    }
    return result
  }

  // MARK: The product

  private mutating func product(
    of axes: Axes, screen: Screen, allowed: Set<Orientation>?, used: inout Set<WrittenValue>
  ) -> [Configuration] {
    var seen: Set<String> = []
    var parts: [(finder: StanceFinder, traits: TraitProduct)] = []
    var total = 0
    for device in axes.devices.flatMap(\.meaning) where seen.insert(device.id).inserted {
      let finder = StanceFinder(device: device, axes: axes, allowed: allowed)
      let traits = TraitProduct(device: device, axes: axes, screen: screen, spec: spec)
      parts.append((finder, traits))
      total += finder.stances.count * traits.count * traits.windowCount
      leftOut += finder.leftOut * traits.count * traits.windowCount
    }
    // Counted before it is written out: a matrix without end must not take memory or time.
    guard total <= Matrix.hardLimit else {
      tooMany = true
      return []
    }
    let compatibility = screen.compatibility.flatMap { wish in
      reader.catalog.device(wish.designedFor.value).map {
        Configuration.Compatibility(device: $0, mode: wish.mode)
      }
    }
    var result: [Configuration] = []
    for (finder, traits) in parts {
      used.formUnion(finder.used)
      for stance in finder.stances {
        leftOut += traits.leftOut(for: stance)
        result += traits.configurations(for: stance, used: &used).map { made in
          var made = made
          // On the device that it was made for a screen is like any other.
          if compatibility?.device != made.device { made.compatibility = compatibility }
          return made
        }
      }
    }
    return result
  }

  /// Equal configurations once; different ones of one name are reported.
  private mutating func unique(_ configurations: [Configuration]) -> [Configuration] {
    var byName: [String: Configuration] = [:]
    var result: [Configuration] = []
    for configuration in configurations {
      // Names become files, and not every file system tells capitals apart.
      let key = configuration.name.lowercased()
      guard let earlier = byName[key] else {
        byName[key] = configuration
        result.append(configuration)
        continue
      }
      guard earlier != configuration else { continue }
      reader.diagnostics.append(
        Diagnostic(
          file: spec.file, position: nil,
          message: "two configurations are called '\(configuration.name)'", rule: "name-collision"))
    }
    return result
  }

  // MARK: Failure

  private func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return diagnostics.sortedByPlace().filter { seen.insert($0).inserted }
  }

  private func failure() -> MatrixExpansion {
    MatrixExpansion(
      configurations: [], diagnostics: sorted(reader.diagnostics), usageErrors: reader.usageErrors)
  }

  private mutating func tooManyFailure() -> MatrixExpansion {
    let message = "the matrix has more than \(Matrix.hardLimit) configurations"
    if options.isEmpty {
      reader.diagnostics.append(
        Diagnostic(file: spec.file, position: nil, message: message, rule: "too-many"))
    } else {
      reader.usageErrors.append(message)
    }
    return failure()
  }
}
