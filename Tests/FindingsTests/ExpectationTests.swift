import Devices
import Findings
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// Expectations of the grammar, against frames that are worked out by hand.
struct ExpectationTests {
  /// A phone of 402 x 874 with a safe area from 62 to 840; 100 x 50 in its middle, a text below it.
  private static let screen = """
    content:
      vstack:
        spacing: 10
        children:
          - { box: { size: [100, 50] }, id: top }
          - { button: { symbol: plus }, id: add, frame: { width: 60, height: 40 } }
          - { text: Hello, id: hello, lineLimit: 1 }
          - switch:
              - { if: dark, then: { box: { size: [10, 10] }, id: night } }
    """

  private func outcomes(
    _ lines: [String], screen: String = Self.screen, device: String = "iphone-17-pro",
    change: (inout Configuration) -> Void = { _ in }
  ) throws -> [ExpectationResult] {
    let text = screen + "\nexpect:\n" + lines.map { "  - \"\($0)\"" }.joined(separator: "\n")
    let spec = try SampleScreen.read(text)
    let layout = try SampleScreen.resolve(text, device: device, change: change)
    return Checker.check([layout], of: spec.screens[0], in: spec).expectations
  }

  @Test(arguments: [
    ("add.width == 60", true), ("add.width >= 60.005", true), ("add.width >= 60.02", false),
    ("add.top == top.bottom + 10", true), ("add.top - top.bottom == 10", true),
    ("2 * add.width == 120", true), ("add.width / 2 == 30", true), ("add.width * 0.5 < 30", false),
    ("add.centerX == window.centerX", true), ("(top, add).centerX == window.centerX", true),
    ("(top, add).width == 100", false), ("top.left == 151", true),
    ("safeArea.top == 62", true), ("safeArea.bottom == window.bottom - 34", true),
    ("add.top == top.bottom + systemSpacing", false),
    ("add.top == top.bottom + 1.25 * systemSpacing", true),
    ("- top.left == -151", true), ("add.width != 60", false),
    ("add within safeArea", true), ("window within add", false), ("add not within safeArea", false),
    ("not window within add", true), ("add below top", true), ("add above top", false),
    ("add clear of top", true), ("add clear of safeArea", false), ("add clear of housing", true),
    ("add clear of fold, cameras, homeIndicator, corners", true), ("add visible", true),
    ("hello truncated", false), ("hello not truncated", true), ("add present", true),
    ("content/0.width == 100", true),
  ])
  func `claims hold or fail`(claim: String, holds: Bool) throws {
    let result = try #require(try outcomes([claim]).first)
    #expect(result.outcome == (holds ? .passed : .failed), "\(claim): \(result.detail)")
    #expect(!result.detail.isEmpty)
  }

  @Test func `what is not there makes a claim not apply, but for present`() throws {
    let results = try outcomes(["night.width == 10", "night present", "night not present"])
    #expect(results.map(\.outcome) == [.notApplicable, .failed, .passed])
    let dark = try outcomes(["night.width == 10", "night present"]) { $0.appearance = .dark }
    #expect(dark.map(\.outcome) == [.passed, .passed])
  }

  @Test func `a condition chooses the configurations`() throws {
    let lines = ["add.width == 1 when dark", "add.width == 60 when widthClass == compact"]
    #expect(try outcomes(lines).map(\.outcome) == [.notApplicable, .passed])
    #expect(try outcomes(lines) { $0.appearance = .dark }.map(\.outcome) == [.failed, .passed])
  }

  @Test func `leading and trailing grow in reading direction`() throws {
    let screen = """
      content:
        hstack:
          spacing: 0
          children:
            - { box: { size: [100, 50] }, id: a }
            - { box: { size: [60, 50] }, id: b }
            - spacer: {}
      """
    let lines = [
      "a.leading == 0", "a.trailing == 100", "b before a", "a before b", "b after a", "a.left == 0",
    ]
    #expect(
      try outcomes(lines, screen: screen).map(\.outcome)
        == [.passed, .passed, .failed, .passed, .passed, .passed])
    let mirrored = try outcomes(lines, screen: screen) { $0.direction = .rightToLeft }
    #expect(
      mirrored.map(\.outcome) == [.passed, .passed, .failed, .passed, .passed, .failed])
  }

  @Test func `the fold is an item while it is active, and inactive on request`() throws {
    let screen = """
      content:
        zstack: [{ button: { symbol: plus }, id: add, frame: { width: 64, height: 64 } }]
        frame: { maxWidth: infinity, maxHeight: infinity }
        ignoresSafeArea: true
      """
    let lines = [
      "add clear of fold", "add clear of inactive fold", "fold.width == 40",
      "inactive fold.width == 40",
    ]
    func results(_ pose: Pose) throws -> [ExpectationResult.Outcome] {
      try outcomes(lines, screen: screen, device: "iphone-duo") {
        $0.display = "inner"
        $0.orientation = .landscapeLeft
        $0.pose = pose
      }.map(\.outcome)
    }
    #expect(try results(.book) == [.failed, .failed, .passed, .passed])
    #expect(try results(.flat) == [.passed, .failed, .notApplicable, .passed])
  }

  @Test func `a keyboard of unknown height is not checked`() throws {
    let result = try outcomes(
      ["add above keyboard"], screen: Self.screen + "\nkeyboard: true", device: "iphone-duo"
    ) {
      $0.display = "inner"
      $0.orientation = .landscapeLeft
      $0.pose = .flat
    }
    #expect(result.map(\.outcome) == [.notChecked])
  }

  @Test(arguments: [
    ("add within", "expected an element or a guide, found the end"),
    ("add.widht == 3", "unknown attribute 'widht', did you mean 'width'?"),
    ("add inside safeArea", "unknown word 'inside' in an expectation: known are within, clear,"),
    ("add witin safeArea", "unknown word 'witin' in an expectation, did you mean 'within'?"),
    ("add clear safeArea", "expected 'of', found 'safeArea'"),
    ("add == 3", "an item has no value of its own"),
    ("ad within safeArea", "is called 'ad', did you mean 'add'?"),
    ("add.width = 3", "write '=='"), ("add.width => 3", "write '>='"),
    ("add visible when folded &&", "expected 'and' or 'or', found '&&': write 'and'"),
    ("(add, top.width == 3", "found 'top.width'"), ("add.width / 0 == 1", "a number that is not 0"),
    ("add within parent", "not supported yet"),
  ])
  func `what is wrong with an expectation is told`(line: String, message: String) {
    do {
      _ = try SampleScreen.read(Self.screen + "\nexpect:\n  - \"\(line)\"")
      Issue.record("\(line) was read")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }
}
