import Documents

/// A column of a split view with its own bars.
///
/// The bars of a screen belong to its window. Those of a column lie beside what it shows and become part
/// of its safe area, which it reaches under, as the root view of a controller does.
struct ColumnDraft {
  let draft: Draft
  /// The name of the column.
  let column: String

  /// The node of a column.
  ///
  /// - Parameters:
  ///   - component: the component that it shows.
  ///   - bars: the entries of a screen for the bars of its controller.
  /// - Returns: the component alone where it has no bars.
  func node(showing component: String, bars: [(String, DocumentNode?)]) -> DocumentNode {
    let entries = Dictionary(
      bars.compactMap { key, node in node.map { (key, $0) } }, uniquingKeysWith: { $1 })
    var node = draft.mapping([
      ("use", draft.scalar(component)), ("id", draft.scalar(column)),
      ("ignoresSafeArea", draft.flag(true)),
    ])
    if let navigation = entries["navigation"] {
      node = beside(node, "top", navigationBar(navigation))
    }
    if let items = entries["toolbar"]?["items"] {
      node = beside(node, "bottom", toolbar(items))
    }
    return node
  }

  /// A node with a bar that becomes part of its safe area.
  private func beside(_ node: DocumentNode, _ edge: String, _ bar: DocumentNode) -> DocumentNode {
    draft.mapping([
      ("zstack", draft.list([node])),
      (
        "safeAreaInset",
        draft.mapping([
          ("edge", draft.scalar(edge)), ("spacing", draft.number(0)), ("content", bar),
        ])
      ),
    ])
  }

  // MARK: Bars

  private func navigationBar(_ navigation: DocumentNode) -> DocumentNode {
    let title = navigation["title"]
    let isLarge = navigation["largeTitle"] != nil
    let inline = title.map { inlineTitle($0, isUnderLarge: isLarge) }
    let (leading, trailing) = (list(navigation["leading"]), list(navigation["trailing"]))
    let spacer = draft.mapping([("spacer", draft.mapping([]))])
    // Several items leave no room for a title in the middle: it lies between them.
    let isCrowded = max(leading.count, trailing.count) > 1
    let middle = isCrowded ? [spacer, inline, spacer].compactMap(\.self) : [spacer]
    let parts = [isCrowded ? nil : inline, items(leading + middle + trailing)]
    let row = draft.mapping([("zstack", draft.list(parts.compactMap(\.self)))]).adding(
      height(low: Self.low) + (isLarge ? [] : [("id", draft.scalar("\(column)Bar"))]))
    guard isLarge, let title else { return row }
    return draft.mapping([
      (
        "vstack",
        draft.mapping([
          ("spacing", draft.number(0)), ("children", draft.list([row, largeTitle(title)])),
        ])
      ), ("id", draft.scalar("\(column)Bar")),
    ])
  }

  /// A title in the row of the items: where a large one stands below, only in the height that leaves
  /// no room for that.
  private func inlineTitle(_ title: DocumentNode, isUnderLarge: Bool) -> DocumentNode {
    draft.mapping([
      ("text", draft.mapping([("string", title), ("style", draft.scalar("headline"))])),
      ("lineLimit", draft.number(1)), ("hidden", isUnderLarge ? draft.flag(true) : nil),
      ("when", isUnderLarge ? whenLow([("hidden", draft.flag(false))]) : nil),
    ])
  }

  private func largeTitle(_ title: DocumentNode) -> DocumentNode {
    draft.mapping([
      ("text", draft.mapping([("string", title), ("style", draft.scalar("largeTitle"))])),
      ("lineLimit", draft.number(1)),
      ("padding", draft.list([draft.number(0), draft.number(Self.sideMargin)])),
      (
        "frame",
        draft.mapping([
          ("height", draft.number(52)), ("maxWidth", draft.scalar("infinity")),
          ("alignment", draft.scalar("leading")),
        ])
      ), ("when", whenLow([("hidden", draft.scalar("collapse"))])),
    ])
  }

  private func toolbar(_ items: DocumentNode) -> DocumentNode {
    self.items(list(items)).adding(
      height(low: "\(Self.low) and os < 26") + [("id", draft.scalar("\(column)Toolbar"))])
  }

  /// The items of a bar, a little flatter where the bar is low.
  private func items(_ items: [DocumentNode]) -> DocumentNode {
    let insets = draft.list([draft.number(4), draft.number(8)])
    let children = items.map { item in
      item["button"] == nil ? item : item.adding([("when", whenLow([("insets", insets)]))])
    }
    return draft.mapping([
      (
        "hstack",
        draft.mapping([
          ("spacing", draft.number(Self.itemGap)), ("children", draft.list(children)),
        ])
      ),
      ("padding", draft.list([draft.number(0), draft.number(Self.sideMargin)])),
    ])
  }

  private func list(_ node: DocumentNode?) -> [DocumentNode] {
    if case .sequence(let items)? = node?.content { items } else { [] }
  }

  // MARK: Measures

  /// The distance of items from the sides of a bar.
  private static let sideMargin = 16.0
  /// The least distance of items from each other: what the guidelines ask for between controls.
  private static let itemGap = 12.0

  /// The height of a bar, by device and system.
  ///
  /// - Parameter low: the condition under which it is low.
  /// - Returns: the modifiers.
  /// - Note: Source: layout metrics, section 1: nav.iphone.portrait.classic and
  ///   toolbar.iphone.classic 44, nav.ipad.classic and toolbar.ipad.classic 50, nav.ipad.glass and
  ///   toolbar.glass 54, nav.iphone.landscape.compact.classic 32; nav.largeTitle.classic adds 52.
  private func height(low: String) -> [(String, DocumentNode?)] {
    func change(_ condition: String, _ height: Double) -> DocumentNode {
      draft.mapping([
        ("if", draft.scalar(condition)), ("set", draft.mapping([("frame", frame(height))])),
      ])
    }
    return [
      ("frame", frame(44)),
      (
        "when",
        draft.list([
          change("family == ipad and os >= 12", 50),
          change("family in (iphone, ipad) and os >= 26", 54),
          change(low, 32),
        ])
      ),
    ]
  }

  /// A phone on its side that is no large one.
  private static let low = "family == iphone and heightClass == compact and widthClass == compact"

  private func whenLow(_ set: [(String, DocumentNode?)]) -> DocumentNode {
    draft.list([
      draft.mapping([("if", draft.scalar(Self.low)), ("set", draft.mapping(set))])
    ])
  }

  private func frame(_ height: Double) -> DocumentNode {
    draft.mapping([
      ("height", draft.number(height)), ("maxWidth", draft.scalar("infinity")),
    ])
  }
}
