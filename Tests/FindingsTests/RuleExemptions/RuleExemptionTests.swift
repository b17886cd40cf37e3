import Devices
import Findings
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// What rules pass over, where a false alarm would be likely.
struct RuleExemptionTests {
  /// A screen, and the rule that may have been wrong about it.
  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var about: String
    var screen: String
    var top = ""
    var device = "iphone-17-pro"
    var orientations: [Orientation?] = [nil]
    var sizes: [TextSize] = [.large]
    var count = 0
    var testDescription: String { "\(rule) \(about)" }
  }

  @Test(arguments: safeAreas + system + adaptivity + targets + composition)
  func `nothing is found that is meant`(row: Row) throws {
    let spec = try SampleScreen.read(row.screen, top: row.top)
    let assets = spec.assets.compactMapValues { asset in
      if case .standIn(let size) = asset.source { AssetFacts(size: size) } else { nil }
    }
    var layouts: [ResolvedLayout] = []
    for orientation in row.orientations {
      for size in row.sizes {
        let layout = try SampleScreen.resolve(
          row.screen, top: row.top, device: row.device, assets: assets
        ) { configuration in
          configuration.name += "+\(layouts.count)"
          if let orientation { configuration.orientation = orientation }
          configuration.textSize = size
        }
        layouts.append(layout)
      }
    }
    let found = Checker.check(layouts, of: spec.screens[0], in: spec).findings
      .filter { $0.rule == row.rule }
    #expect(found.count == row.count, "\(found)")
  }

  @Test(arguments: [
    // Another control with the same words does what the first did.
    (
      """
      - switch:
          - { if: folded, then: { button: Play, id: small } }
          - { else: { button: Play, id: large } }
      """, 0
    ),
    (
      """
      - switch:
          - { if: folded, then: { button: Pause, id: small } }
          - { else: { button: Play, id: large } }
      """, 2
    ),
    (
      """
      - splitView:
          sidebar: { text: List }
          detail: { switch: [{ if: not folded, then: { button: Play } }] }
      """, 0
    ),
    ("- scroll: { content: { switch: [{ if: not folded, then: { button: Play } }] } }", 0),
  ]) func `a control that goes when the device folds`(node: String, count: Int) throws {
    let lines = node.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    let example = RuleInfo.Example(
      "content:\n  vstack:\n\(lines)", device: "iphone-duo", display: "inner",
      orientation: .landscapeLeft, pose: .flat,
      others: [
        .init(device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .book)
      ])
    let found = try RuleExampleTests.findings(example, of: "DU-18")
    #expect(found.count == count, "\(found)")
  }

  /// The fold of a foldable lying is in the middle of 951 points.
  @Test(arguments: [("{ width: 300 }", "leading", 0), ("{ width: 600 }", "leading", 1)])
  func `an odd number of columns on a fold, and beside it`(
    frame: String, side: String, count: Int
  ) throws {
    let boxes = "[{ box: {} }, { box: {} }, { box: {} }]"
    let example = RuleInfo.Example(
      """
      content:
        vstack: [{ grid: { columns: 3, children: \(boxes) }, id: g, frame: \(frame) }]
        frame: { maxWidth: infinity, alignment: \(side) }
      """, device: "iphone-duo", display: "inner", orientation: .landscapeLeft, pose: .flat)
    let found = try RuleExampleTests.findings(example, of: "DU-03")
    #expect(found.count == count, "\(found)")
  }

  @Test func `what needs another layout says that it is missing`() throws {
    let screen = "content: { text: Hello }"
    let spec = try SampleScreen.read(screen)
    let one = try SampleScreen.resolve(screen)
    let alone = Checker.check([one], of: spec.screens[0], in: spec).notChecked
    #expect(alone["AD-09"] == ["a layout at a larger text size": 1])
    #expect(alone["AD-10"] == ["a layout at a larger text size": 1])
    let large = try SampleScreen.resolve(screen) { $0.textSize = .accessibility1 }
    let both = Checker.check([one, large], of: spec.screens[0], in: spec).notChecked
    #expect(both["AD-09"] == nil)
    let lone = Checker.check([large], of: spec.screens[0], in: spec).notChecked
    let turned = try SampleScreen.resolve(screen) { $0.orientation = .landscapeLeft }
    let half = Checker.check([one, turned], of: spec.screens[0], in: spec).notChecked
    #expect(half["SA-10"] == ["a layout in the other landscape": 1])
    #expect(half["AD-12"] == nil && alone["SA-10"] == nil && alone["SA-14"] == nil)
    #expect(lone["AD-09"] == ["a layout at the default text size": 1])
  }
}
