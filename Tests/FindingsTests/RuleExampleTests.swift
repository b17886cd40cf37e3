import Devices
import Diagnostics
import Findings
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// Every rule flips: its failing example gives its finding with the measured value, its passing one
/// none.
struct RuleExampleTests {
  /// A rule as an argument.
  struct Row: CustomTestStringConvertible, Sendable {
    var info: RuleInfo
    var testDescription: String { "\(info.id) \(info.title)" }
  }

  static let rows = RuleRegistry.all.map { Row(info: $0.info) }

  /// What a rule finds on the screen of an example.
  static func findings(_ example: RuleInfo.Example, of rule: String) throws -> [Finding] {
    let text = example.spec(named: "example")
    let spec = try #require(SpecReader.read(Array(text.utf8), file: "example.yaml").spec, "\(text)")
    let assets = spec.assets.compactMapValues { asset in
      if case .standIn(let size) = asset.source { AssetFacts(size: size) } else { nil }
    }
    let first = try SampleScreen.resolve(spec, device: example.device, assets: assets) {
      configuration in
      if let display = example.display {
        configuration.display = display
        configuration.orientation =
          configuration.device.display(display)?.orientations.first?.orientation ?? .portrait
      }
      if let orientation = example.orientation { configuration.orientation = orientation }
      configuration.pose = example.pose
      configuration.textSize = example.textSize
      configuration.camera = example.camera
      configuration.sdk = example.sdk
    }
    let others = try example.others.enumerated().map { index, stance in
      try SampleScreen.resolve(spec, device: stance.device, assets: assets) { configuration in
        configuration.name += "+\(index)"
        if let display = stance.display { configuration.display = display }
        configuration.pose = stance.pose
        if let orientation = stance.orientation { configuration.orientation = orientation }
        configuration.textSize = stance.textSize
      }
    }
    var report = Checker.check([first] + others, of: spec.screens[0], in: spec)
    if !example.next.isEmpty {
      let next = Resolver.resolve(
        LayoutRequest(spec: spec, screen: spec.screens[1], assets: assets),
        in: Self.following(first.configuration), measuring: FixedAdvanceMeasurer())
      report.add(Checker.check([first, next], in: spec))
    }
    return report.findings.filter { $0.rule == rule }
  }

  /// The configuration of the next screen that goes with one of the first.
  private static func following(_ first: Configuration) -> Configuration {
    var configuration = first
    configuration.screen = "next"
    configuration.name = first.name.replacing("main/", with: "next/", maxReplacements: 1)
    return configuration
  }

  @Test(arguments: rows) func `the failing example has one finding`(row: Row) throws {
    let found = try Self.findings(row.info.failing, of: row.info.id)
    #expect(found.count == 1, "\(found)")
    let finding = try #require(found.first)
    #expect(finding.severity == row.info.severity)
    #expect(!finding.message.isEmpty && finding.element != nil)
    #expect((finding.measured == nil) == (finding.unit == nil))
    if let measured = row.info.measured { #expect(finding.measured == measured) }
  }

  @Test(arguments: rows) func `the passing example has none`(row: Row) throws {
    #expect(try Self.findings(row.info.passing, of: row.info.id).isEmpty)
  }

  @Test(arguments: rows) func `the examples are specs that can be drawn`(row: Row) {
    for example in [row.info.failing, row.info.passing] {
      let text = example.spec(named: "example")
      let reading = SpecReader.read(Array(text.utf8), file: "example.yaml")
      #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.map(\.line))\n\(text)")
      let axes = reading.spec?.matrix.axes ?? [:]
      #expect(axes[.devices]?.first?.value == example.device)
      #expect(axes[.poses]?.first?.value == example.pose?.rawValue)
      #expect(axes[.orientations]?.first?.value == example.orientation?.rawValue)
      #expect((axes[.camera]?.first?.value == "on") == example.camera)
    }
  }

  @Test func `ids are unique and have the form of an id`() {
    let ids = Self.rows.map(\.info.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.wholeMatch(of: /[A-Z]{2}-\d\d/) != nil, "\(id)") }
  }
}
