import Diagnostics
import Documents
@testable import InterfaceBuilder
import LayoutSpecs
import Testing

/// Scenes that are others in some size classes, or on some kinds of device.
struct InterfaceVariationTests {
  @Test func `kinds of device become conditions on the family`() throws {
    let card = StoryboardText.view(
      "view", "V", [20, 30, 100, 40],
      "userLabel=\"Card\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let made = try StoryboardText.imported(
      StoryboardText.scene(
        "a",
        """
        <subviews>\(card)</subviews><constraints>
        <constraint firstItem="V" firstAttribute="width" constant="10" id="C1">
        <variation key="userInterfaceIdiom=pad" constant="40"/>
        <variation key="widthClass=regular-userInterfaceIdiom=mac" constant="60"/></constraint>
        <constraint firstItem="V" firstAttribute="height" constant="10" id="C2">
        <variation key="widthClass=regular" constant="20"/></constraint></constraints>
        """))
    let content = try #require(made.spec.screens.first?.content)
    func rules(_ family: String, _ width: String) -> [String] {
      var node = content
      for variation in content.variations
      where variation.condition.holds(in: Self.environment(family, width, "regular")) {
        for assignment in variation.assignments { assignment.apply(&node) }
      }
      guard case .constraints(let value) = node.kind else { return [] }
      return value.rules.map(\.text)
    }
    #expect(rules("iphone", "compact") == ["card.width == 10", "card.height == 10"])
    #expect(rules("iphone", "regular") == ["card.width == 10", "card.height == 20"])
    #expect(rules("ipad", "compact") == ["card.width == 40", "card.height == 10"])
    #expect(rules("ipad", "regular") == ["card.width == 40", "card.height == 20"])
    #expect(rules("mac", "compact") == ["card.width == 10", "card.height == 10"])
    #expect(rules("mac", "regular") == ["card.width == 60", "card.height == 20"])
  }

  @Test func `a condition holds in its cases and in no other`() throws {
    let all = VariationCase.all(of: ["ipad", "mac"])
    // Every choice of cases but none and all.
    let choices = (1..<(1 << all.count) - 1).filter { $0 % 7 == 1 || $0 < 256 }
    let draft = Draft(at: .start)
    let nodes = choices.map { choice -> DocumentNode in
      let members = Set(all.indices.filter { choice & (1 << $0) != 0 }.map { all[$0] })
      return draft.mapping([
        ("box", draft.scalar("box")),
        (
          "when",
          draft.list([
            draft.mapping([
              ("if", draft.scalar(VariationCase.condition(for: members, among: all))),
              ("set", draft.mapping([("hidden", draft.flag(true))])),
            ])
          ])
        ),
      ])
    }
    for (index, node) in nodes.enumerated() {
      let spec = draft.mapping([
        ("proofsheet", draft.number(1)), ("name", draft.scalar("cases")),
        (
          "screens",
          draft.list([draft.mapping([("id", draft.scalar("a")), ("content", node)])])
        ),
      ])
      let reading = SpecReader.read(Document(root: spec, diagnostics: []), file: "cases.yaml")
      #expect(reading.diagnostics.map(\.line) == [])
      let condition = try #require(
        reading.spec?.screens.first?.content.variations.first?.condition)
      for (place, one) in all.enumerated() {
        let environment = Self.environment(
          one.family ?? "iphone", one.width.rawValue, one.height.rawValue)
        let isMember = choices[index] & (1 << place) != 0
        #expect(condition.holds(in: environment) == isMember, "\(condition) \(one)")
      }
    }
  }

  private static func environment(
    _ family: String, _ width: String, _ height: String
  ) -> ConditionEnvironment {
    ConditionEnvironment(
      traits: [.family: .word(family), .widthClass: .word(width), .heightClass: .word(height)])
  }
}
