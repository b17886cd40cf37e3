import Geometry

extension KindDescription {
  /// Children one below the other.
  static let vstack = KindDescription(
    "vstack", "Puts children one below the other.", size: "What its children take.",
    short: ShortForm(shape: .list, property: "children"),
    initial: VStackContent(children: []), requires: [.key("children")], wrap: { .vstack($0) },
    unwrap: { if case .vstack(let content) = $0 { content } else { nil } },
    [
      Property("children", \.children, .nodes, varies: false, "The nodes from top to bottom."),
      Property(
        "spacing", optional: \.spacing, .number, default: "8",
        "The gap between children in points."),
      Property(
        "alignment", \.alignment, .choice, default: "center", "Where children lie across it."),
    ])

  /// Children side by side.
  static let hstack = KindDescription(
    "hstack", "Puts children side by side in reading order.", size: "What its children take.",
    short: ShortForm(shape: .list, property: "children"),
    initial: HStackContent(children: []), requires: [.key("children")], wrap: { .hstack($0) },
    unwrap: { if case .hstack(let content) = $0 { content } else { nil } },
    [
      Property("children", \.children, .nodes, varies: false, "The nodes in reading order."),
      Property(
        "spacing", optional: \.spacing, .number, default: "8",
        "The gap between children in points."),
      Property(
        "alignment", \.alignment, .choice, default: "center", "Where children lie across it."),
    ])

  /// Children on top of each other.
  static let zstack = KindDescription(
    "zstack", "Puts children on top of each other.", size: "What its children take.",
    short: ShortForm(shape: .list, property: "children"),
    initial: ZStackContent(children: []), requires: [.key("children")], wrap: { .zstack($0) },
    unwrap: { if case .zstack(let content) = $0 { content } else { nil } },
    [
      Property("children", \.children, .nodes, varies: false, "The nodes from back to front."),
      Property(
        "alignment", \.alignment, .alignment, default: "center", "Where children lie in it."),
    ])

  /// Children in columns.
  static let grid = KindDescription(
    "grid", "Puts children in columns, row by row.", size: "The proposed width, as many rows.",
    initial: GridContent(children: [], columns: .tracks([.flexible])),
    requires: [.key("children"), .key("columns")], wrap: { .grid($0) },
    unwrap: { if case .grid(let content) = $0 { content } else { nil } },
    [
      Property("children", \.children, .nodes, varies: false, "The cells in reading order."),
      Property("columns", \.columns, .columns, "The columns."),
      Property(
        "spacing", ValueType.gaps, default: "8", "The gaps between columns and rows in points."
      ) {
        $0.columnSpacing = $1.column
        $0.rowSpacing = $1.row
      },
      Property(
        "alignment", \.alignment, .alignment, default: "center",
        "Where a cell's content lies in the cell."),
    ])

  /// Scrolling content.
  static let scroll = KindDescription(
    "scroll", "Lets content scroll.", size: "The proposal.",
    initial: ScrollContent(content: Node(.divider)), requires: [.key("content")],
    wrap: { .scroll($0) },
    unwrap: { if case .scroll(let content) = $0 { content } else { nil } },
    [
      Property("content", \.content, .node, varies: false, "What scrolls."),
      Property("axis", \.axis, .choice, default: "vertical", "Where it scrolls to."),
    ])

  /// Rows that scroll.
  static let list = KindDescription(
    "list", "Shows rows that scroll.", size: "The proposal.",
    initial: ListContent(rows: .count(0)), requires: [.one(["rows", "children"])],
    wrap: { .list($0) },
    unwrap: { if case .list(let content) = $0 { content } else { nil } },
    [
      Property(
        "rows", ValueType<Int>.integer(0...SpecChecks.nodeLimit),
        "A number of drawn stand-ins, named ID/0, ID/1 and so on."
      ) { $0.rows = .count($1) },
      Property("children", ValueType<[Node]>.nodes, varies: false, "A row for each node.") {
        $0.rows = .nodes($1)
      },
      Property(
        "rowHeight", optional: \.rowHeight, .length, default: "44, with glass 51.5",
        "The height of a stand-in and the least of other rows in points."),
      Property("style", \.style, .choice, default: "plain", "The look."),
    ])

  /// Children placed by constraints.
  static let constraints = KindDescription(
    "constraints", "Places children by constraints, as Auto Layout does.",
    size: "The proposal; along a stack what its constraints ask for.",
    initial: ConstraintsContent(children: []), requires: [.key("children")],
    wrap: { .constraints($0) },
    unwrap: { if case .constraints(let content) = $0 { content } else { nil } },
    [
      Property("children", \.children, .nodes, varies: false, "The nodes from back to front."),
      Property(
        "rules", \.rules, .constraints,
        "The constraints, a line each: 'play.top == title.bottom + 8 @750', or in Apple's visual format."
      ),
      Property(
        "metrics", \.metrics, .metrics, varies: false,
        "Numbers of points by name, for rules in Apple's visual format: '[a]-gap-[b(wide)]'."),
      Property(
        "safeAreaMargins", \.addsSafeAreaToMargins, .boolean, default: "true",
        "Inside other constraints: whether the safe area is added to the margins."),
      Property(
        "preservesMargins", \.preservesOuterMargins, .boolean, default: "false",
        "Inside other constraints: whether margins are at least the outer's, less the distance to "
          + "its edges."),
    ])

  /// Children that join the parent.
  static let group = KindDescription(
    "group", "Adds its nodes to the parent; its modifiers apply to each; not an element.",
    size: "None of its own.",
    short: ShortForm(shape: .list, property: "group", isOnly: true), isElement: false,
    initial: [Node](), wrap: { .group($0) },
    unwrap: { if case .group(let content) = $0 { content } else { nil } },
    [Property("group", \.self, .nodes, varies: false, "The nodes.")])
}
