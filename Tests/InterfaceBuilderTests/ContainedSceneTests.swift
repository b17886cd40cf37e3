import LayoutSpecs
import Testing

/// Scenes that others hold.
struct ContainedSceneTests {
  private func container(_ id: String, to controller: String) -> String {
    StoryboardText.view(
      "containerView", id, [0, 100, 414, 300], "",
      """
      <connections><segue destination="\(controller)" kind="embed" id="s\(id)"/></connections>
      """)
  }

  private func outer(_ inside: String) -> String { "<subviews>\(inside)</subviews>" }

  private let label =
    "<subviews>"
    + StoryboardText.view("label", "L", [20, 20, 100, 21], "text=\"Inside\"") + "</subviews>"

  @Test func `a container view shows the scene that it embeds`() throws {
    let made = try StoryboardText.imported(
      StoryboardText.scene("outer", outer(container("C", to: "inner")))
        + StoryboardText.scene("inner", label))
    #expect(made.spec.components.keys.sorted() == ["inner"])
    #expect(made.text.contains("use: inner"))
    #expect(made.spec.screens.map(\.id) == ["outer", "inner"])
  }

  @Test func `scenes that hold each other are labelled boxes`() throws {
    let made = try StoryboardText.imported(
      StoryboardText.scene("a", outer(container("C", to: "b")))
        + StoryboardText.scene("b", outer(container("D", to: "a"))))
    #expect(made.spec.components.isEmpty)
    #expect(made.text.contains("label: container"))
  }

  @Test func `a split view shows its columns`() throws {
    let split = """
      <scene sceneID="S"><objects><splitViewController id="split" storyboardIdentifier="split">
      <connections><segue destination="nav" kind="relationship" \
      relationship="masterViewController" id="1"/><segue destination="detail" kind="relationship" \
      relationship="detailViewController" id="2"/></connections></splitViewController></objects>
      </scene><scene sceneID="N"><objects><navigationController id="nav"><connections>
      <segue destination="list" kind="relationship" relationship="rootViewController" id="3"/>
      </connections></navigationController></objects></scene>
      """
    let made = try StoryboardText.imported(
      split + StoryboardText.scene("list", label) + StoryboardText.scene("detail", label))
    #expect(made.spec.screens.map(\.id) == ["split", "list", "detail"])
    guard case .splitView(let columns)? = made.spec.screens.first?.content.kind else {
      Issue.record("no split view")
      return
    }
    // The list lies in a navigation controller, and has its bar beside it; the detail has none.
    guard case .zstack(let list) = columns.sidebar.kind,
      case .use("list")? = list.children.first?.kind,
      case .use("detail") = columns.detail.kind
    else {
      Issue.record("other columns")
      return
    }
    #expect(columns.sidebar.modifiers.safeAreaInset?.edge == .top)
    #expect(made.leftOut == [])
  }
}
