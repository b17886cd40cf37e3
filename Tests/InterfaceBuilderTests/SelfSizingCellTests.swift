import Testing

/// Cells of tables as high as what they hold.
struct SelfSizingCellTests {
  private func table(rowHeight: String, cell attributes: String = "") throws -> String {
    let cells = [0, 44].map { y in
      StoryboardText.view(
        "tableViewCell", "K\(y)", [0, y, 414, 44], attributes,
        StoryboardText.view(
          "tableViewCellContentView", "V\(y)", [0, 0, 414, 44], "key=\"contentView\"",
          """
          <autoresizingMask key="autoresizingMask"/><subviews>
          """
            + StoryboardText.view(
              "label", "L\(y)", [20, 11, 374, 21],
              "text=\"Words\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
              + """
              </subviews><constraints><constraint firstItem="L\(y)" firstAttribute="top" \
              secondItem="V\(y)" secondAttribute="topMargin" id="a\(y)"/></constraints>
              """))
    }.joined()
    return try StoryboardText.imported(
      StoryboardText.scene(
        "list",
        "<subviews>"
          + StoryboardText.view(
            "tableView", "T", [0, 0, 414, 896], "rowHeight=\"\(rowHeight)\"",
            "<prototypes>\(cells)</prototypes>") + "</subviews>")
    ).text
  }

  @Test func `a cell of automatic height gives way to its content, and the next lies below`() throws
  {
    let text = try table(rowHeight: "-1")
    #expect(text.contains("- tableViewCell1.top == contentLayout.top\n"))
    #expect(text.contains("- tableViewCell1.height == 44 @50\n"))
    #expect(text.contains("- tableViewCell2.top == tableViewCell1.bottom\n"))
    #expect(text.contains("- tableViewCellContentView1.height == parent.height\n"))
  }

  @Test func `cells are as wide as their table`() throws {
    for text in [try table(rowHeight: "44"), try table(rowHeight: "-1")] {
      #expect(text.contains("- tableViewCell1.width == frameLayout.width\n"))
      #expect(text.contains("- tableViewCellContentView1.width == parent.width\n"))
    }
  }

  @Test func `a height that is stated stays`() throws {
    for text in [try table(rowHeight: "44"), try table(rowHeight: "-1", cell: "rowHeight=\"44\"")] {
      #expect(text.contains("- tableViewCell2.top == contentLayout.top + 44\n"))
      #expect(text.contains("- tableViewCell2.height == 44\n"))
    }
  }

  @Test func `a table scrolls to the end of its last cell, a row of a collection along it`() throws
  {
    let text = try table(rowHeight: "-1")
    #expect(text.contains("- contentLayout.bottom == tableViewCell2.bottom\n"))
    #expect(text.contains("- contentLayout.width == frameLayout.width\n"))
    let row = try collection(
      "<collectionViewFlowLayout key=\"collectionViewLayout\" scrollDirection=\"horizontal\"/>")
    #expect(row.text.contains("- contentLayout.trailing == collectionViewCell2.trailing\n"))
    #expect(row.text.contains("- contentLayout.height == frameLayout.height\n"))
    #expect(row.leftOut == [])
  }

  /// A collection of two cells beside each other.
  private func collection(_ layout: String) throws -> (text: String, leftOut: [String]) {
    let cells = [0, 60].map { x in
      StoryboardText.view(
        "collectionViewCell", "K\(x)", [x, 0, 50, 50], "",
        StoryboardText.view("view", "V\(x)", [0, 0, 50, 50], "key=\"contentView\""))
    }.joined()
    let made = try StoryboardText.imported(
      StoryboardText.scene(
        "grid",
        "<subviews>"
          + StoryboardText.view(
            "collectionView", "T", [0, 0, 414, 896], "", "\(layout)<cells>\(cells)</cells>")
          + "</subviews>"))
    return (made.text, made.leftOut)
  }
}
