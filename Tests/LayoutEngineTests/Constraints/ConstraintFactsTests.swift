import ConstraintSolver
import Foundation
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// What constraints take for granted, against the table of facts beside the checkout.
struct ConstraintFactsTests {
  private func facts(_ topic: String, _ part: String) throws -> [String: Any]? {
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json") else { return nil }
    let json = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let topics = try #require(json?[topic] as? [String: Any])
    return try #require(topics[part] as? [String: Any])
  }

  @Test func `priorities with a name have the platform's numbers`() throws {
    guard let values = try facts("autoLayout", "priorities")?["values"] as? [String: Double] else {
      return
    }
    #expect(Priority.required.rawValue == values["required"])
    #expect(Priority.almostRequired.rawValue == values["almostRequired"])
    #expect(Priority.defaultHigh.rawValue == values["defaultHigh"])
    #expect(Priority.defaultLow.rawValue == values["defaultLow"])
    #expect(Priority.fittingSizeLevel.rawValue == values["fittingSizeLevel"])
    #expect(Priority.required.isRequired && !Priority.almostRequired.isRequired)
  }

  @Test func `every attribute of the platform is known to specs and to the engine`() throws {
    guard let table = try facts("autoLayout", "equation")?["attributes"] as? [String: Int] else {
      return
    }
    let names = Set(table.keys).subtracting(["notAnAttribute"])
    #expect(Set(LayoutAttribute.allCases.map(\.rawValue)) == names)
    #expect(Set(ConstraintRule.Attribute.allCases.map(\.rawValue)) == names)
  }

  /// Which class each kind stands for.
  private static let kinds = [
    "UIActivityIndicatorView": "spinner: {}", "UIButton": "button: a",
    "UIImageView": "image: cover",
    "UILabel": "text: a", "UIProgressView": "progress: {}",
    "UISegmentedControl": "segmented: { items: [a] }", "UISlider": "slider: {}",
    "UIStepper": "stepper: {}", "UISwitch": "toggle: {}",
    "UITextField": "textField: { placeholder: a }", "UIView": "box: a",
  ]

  /// A child between a wish for its own size and one for 7 more, of a priority beside the table's:
  /// which of them wins says how strongly it hugs.
  @Test func `kinds hug as strongly as their classes`() throws {
    guard let rows = try facts("autoLayout", "huggingAndCompression")?["rows"] as? [[Any]] else {
      return
    }
    for row in rows {
      guard let name = row[0] as? String, let kind = Self.kinds[name], name != "UIView",
        let horizontal = row[1] as? Int, let vertical = row[2] as? Int
      else { continue }
      // Lengths that content does not ask for are not hugged.
      let axes = ["UIProgressView", "UISlider", "UITextField"].contains(name) ? [1] : [0, 1]
      for axis in axes {
        let expected = axis == 0 ? horizontal : vertical
        let natural = try length(kind, axis, wish: nil)
        #expect(try length(kind, axis, wish: expected - 1) == natural, "\(name) \(axis)")
        // A switch is drawn 2 points wider than constraints see it.
        let wished = name == "UISwitch" && axis == 0 ? 702.0 : 700
        #expect(try length(kind, axis, wish: expected + 1) == wished, "\(name) \(axis)")
      }
    }
  }

  private func length(_ kind: String, _ axis: Int, wish priority: Int?) throws -> Double {
    let attribute = axis == 0 ? "width" : "height"
    let wish = priority.map { ", \"a.\(attribute) == 700 @\($0)\"" } ?? ""
    let layout = try SampleScreen.resolve(
      """
      content:
        constraints:
          children:
            - \(kind)
              id: a
          rules: [a.leading == parent.leading, a.top == parent.top\(wish)]
      """, top: "assets: { cover: { size: [30, 30] } }",
      assets: ["cover": AssetFacts(size: Size(width: 30, height: 30))])
    let frame = try #require(layout.element("a")).windowFrame
    return axis == 0 ? frame.width : frame.height
  }

  @Test func `the system's spacing is that between siblings`() throws {
    guard let rows = try facts("marginsAndGuides", "systemSpacing")?["rows"] as? [[String: Any]]
    else { return }
    let layout = try SampleScreen.resolve(
      """
      content:
        constraints:
          children: [{ box: a, id: a }, { box: b, id: b }]
          rules: ["|[a(10)]-[b(10)]", "V:|[a(10)]", "V:[b(10)]", b.top == safeArea.top + systemSpacing]
      """)
    for row in rows {
      guard let value = row["value"] as? Double, let between = row["between"] as? String else {
        continue
      }
      if between == "sibling views" { #expect(layout.frame("b")[0] == 10 + value) }
      if between == "view and top or bottom layout guide" {
        #expect(layout.frame("b")[1] == layout.scene.safeArea.top + value)
      }
    }
  }
}
