import Devices
import Findings
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// Layouts that went wrong in apps, as their makers tell in public, each rebuilt as a small screen.
///
/// Of 69 reports that were read, 33 are not about a layout but about tables of devices, comparing
/// pictures, or runs and their files: `PublicRunCaseTests` tells them. The other 36 are here or in
/// `waiting`.
/// Texts are measured with one advance for every character, half its type size: 8.5 pt at 17.
struct PublicCaseTests {
  /// Where a screen is shown.
  struct Place: Sendable {
    var device = "iphone-17-pro"
    var display: String?
    var orientation: Orientation?
    var pose: Pose?
    var window = "full"
    var textSize = TextSize.large
    var direction = LayoutDirection.leftToRight
    /// The device that the app was made for, between bars on another.
    var designedFor: String?

    static func outer(_ orientation: Orientation) -> Place {
      Place(device: "iphone-duo", display: "outer", orientation: orientation, pose: .closed)
    }
    static func inner(_ orientation: Orientation, _ pose: Pose = .flat) -> Place {
      Place(device: "iphone-duo", display: "inner", orientation: orientation, pose: pose)
    }
    static func phone(_ device: String, _ orientation: Orientation = .portrait) -> Place {
      Place(device: device, orientation: orientation)
    }
  }

  /// A finding that is expected.
  struct Found: Sendable {
    /// The id of the element.
    var element: String
    /// What is measured; absent where the rule measures nothing.
    var measured: Double?
    /// Which of the places it is found in.
    var at = 0
    /// Words of the message.
    var says = ""

    init(_ element: String, _ measured: Double? = nil, at: Int = 0, says: String = "") {
      self.element = element
      self.measured = measured
      self.at = at
      self.says = says
    }
  }

  /// What the right answer is.
  enum Answer: Sendable {
    /// A rule finds this and no more.
    case finds(String, [Found])
    /// A rule finds nothing, for a reason.
    case nothing(String, because: String)
    /// An expectation holds, place by place, or fails with a detail.
    case expects(String, [String?])
  }

  /// A case.
  struct Row: CustomTestStringConvertible, Sendable {
    /// The public report.
    var report: String
    /// What is shown.
    var title: String
    /// The places, in order.
    var places: [Place]
    /// What is expected.
    var answer: Answer
    /// The lines of the screen.
    var screen: String
    var testDescription: String { "\(report): \(title)" }
  }

  /// A case, or a side of one, that cannot be told yet or is told by an expectation only.
  struct Waiting: Sendable {
    /// The public report.
    var report: String
    /// What is not told.
    var what: String
    /// Why.
    var reason: String
  }

  static let waiting = [
    Waiting(
      report: "mozilla-mobile/firefox-ios #27764, #30712, brave/brave-browser #48623",
      what: "tabs and buttons under the controls of a tablet's window",
      reason: "no source tells the place and size of these controls; layouts carry a note"),
    Waiting(
      report: "umineko-project/umineko-scripting #76", what: "an app between bars",
      reason: "no rule looks at bars beside an app but DU-17, on foldables; an expectation does"),
    Waiting(
      report: "react-navigation/react-navigation #11338, #11786",
      what: "a header that grew since the last version",
      reason: "no rule: `diff` compares two runs; an expectation holds the height that is wanted"),
    Waiting(
      report: "calimarkus/JDStatusBarNotification #120", what: "a least gap below the island",
      reason: "guidelines name none: SA-02 says that it is out of the safe area, not how near"),
    Waiting(
      report: "InfinityLoop1308/PipePipe #2240",
      what: "a condition on the orientation where the width is meant",
      reason: "rules look at layouts, not at conditions; an expectation does"),
    Waiting(
      report: "inaturalist/iNaturalistReactNative #2176",
      what: "the width at which the columns change",
      reason: "rules look at the configurations of a run; an expectation holds one of them"),
    Waiting(
      report: "meow-rs/meow-ios #374", what: "columns that keep clear of the fold",
      reason: "DU-03 asks for an even number, as guidelines do; beside a strip DU-01 finds it too"),
    Waiting(
      report: "OpenCoven/coven-cave #2838", what: "one wide column on a phone in landscape",
      reason: "AD-13 keeps to regular widths; an expectation sets a limit of one's own"),
    Waiting(
      report: "material-components/material-components-ios #3108",
      what: "why one of two labels gave way",
      reason: "AD-09 names the label; the priorities that decided are told by `explain`"),
  ]

  @Test func `every report about a layout is told or waits with a reason`() {
    let rows =
      Self.foldables + Self.safeAreas + Self.tablets + Self.texts + Self.otherPlatforms
      + Self.constraints
    // 36 cases of 35 reports: one report tells of two.
    #expect(Set(rows.map(\.report) + Self.waiting.map(\.report)).count == 35)
    #expect(Self.waiting.allSatisfy { !$0.what.isEmpty && !$0.reason.isEmpty })
  }

  @Test(arguments: foldables + safeAreas + tablets + texts + otherPlatforms + constraints)
  func `a public case has its answer`(row: Row) throws {
    var text = row.screen
    if case .expects(let claim, _) = row.answer { text += "\nexpect: [\"\(claim)\"]" }
    let spec = try SampleScreen.read(text)
    let layouts = try row.places.enumerated().map { index, place in
      let designedFor = try place.designedFor.map(BuiltInCatalog.device)
      return try SampleScreen.resolve(text, device: place.device) {
        $0.name = "\(index)"
        if let display = place.display { $0.display = display }
        if let orientation = place.orientation { $0.orientation = orientation }
        $0.pose = place.pose
        $0.window = place.window
        $0.textSize = place.textSize
        $0.direction = place.direction
        $0.compatibility = designedFor.map { .init(device: $0, mode: .letterbox) }
      }
    }
    let report = Checker.check(layouts, of: spec.screens[0], in: spec)
    switch row.answer {
    case .finds(let rule, let expected):
      let findings = report.findings.filter { $0.rule == rule }
      #expect(findings.map(\.element) == expected.map(\.element), "\(report.findings)")
      for (finding, expected) in zip(findings, expected) {
        #expect(finding.configuration == "\(expected.at)")
        #expect(finding.message.contains(expected.says), "\(finding.message)")
        guard let measured = finding.measured, let wanted = expected.measured else {
          #expect(finding.measured == expected.measured, "\(finding.message)")
          continue
        }
        #expect(abs(measured - wanted) < 0.005, "\(finding.message)")
      }
    case .nothing(let rule, let reason):
      #expect(RuleRegistry.all.contains { $0.info.id == rule } && !reason.isEmpty)
      #expect(report.findings.filter { $0.rule == rule }.isEmpty)
    case .expects(_, let details):
      #expect(report.expectations.count == details.count)
      for (result, detail) in zip(report.expectations, details) {
        #expect(result.outcome == (detail == nil ? .passed : .failed), "\(result.detail)")
        if let detail { #expect(result.detail == detail) }
      }
    }
  }

  static func words(_ count: Int) -> String {
    Array(repeating: "lorem", count: count).joined(separator: " ")
  }
}
