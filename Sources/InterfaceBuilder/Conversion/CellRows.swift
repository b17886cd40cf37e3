import Documents
import Geometry

/// The cells of a table that size themselves, as rules: each lies below the one before, as high as
/// what it holds asks for.
///
/// - Note: Source: `UITableView.automaticDimension`: a cell is as high as its content fits, at the
///   priority of fitting sizes. The stored height decides where the content leaves it open.
struct CellRows {
  /// The cells and what follows them, from top to bottom.
  private let rows: [InterfaceView]
  private let automatic: Set<String>

  /// Looks for such cells; nothing where a view has none.
  init?(of table: InterfaceView) {
    guard table.kind == "tableView" else { return nil }
    let cells = table.children.filter { $0.kind == "tableViewCell" && $0.frame != nil }
    automatic = Set(cells.filter { Self.isAutomatic($0, in: table) }.map(\.id))
    guard !automatic.isEmpty, let top = cells.compactMap(\.frame?.minY).min() else { return nil }
    rows = table.children.filter { ($0.frame?.minY ?? -1) >= top }
      .sorted { ($0.frame?.minY ?? 0, $0.position) < ($1.frame?.minY ?? 0, $1.position) }
  }

  /// Whether nothing but the content of a cell says how high it is.
  private static func isAutomatic(_ cell: InterfaceView, in table: InterfaceView) -> Bool {
    (cell.element["rowHeight"] ?? table.element["rowHeight"]) == "-1"
      && SelfSizing.isPossible(in: cell)
  }

  /// The rules that stand for the place of a row along y; nothing for a view that is no row.
  ///
  /// - Parameters:
  ///   - view: a view of the table.
  ///   - names: the names of views.
  /// - Returns: the rule of the upper edge, and that of the height where the cell sizes itself.
  func rules(for view: InterfaceView, _ names: NameBook) -> [DocumentNode]? {
    guard let index = rows.firstIndex(where: { $0.id == view.id }), let frame = view.frame,
      let name = names[view.id]
    else { return nil }
    let draft = Draft(at: view.position)
    var result: [DocumentNode] = []
    if index > 0, let above = rows[index - 1].frame, let other = names[rows[index - 1].id] {
      let gap = Draft.term(frame.minY - above.maxY)
      result.append(draft.scalar("\(name).top == \(other).bottom\(gap)"))
    } else {
      result.append(draft.scalar("\(name).top == contentLayout.top\(Draft.term(frame.minY))"))
    }
    let height = Draft.text(of: frame.height)
    let priority = automatic.contains(view.id) ? " @\(SelfSizing.priority)" : ""
    result.append(draft.scalar("\(name).height == \(height)\(priority)"))
    return result
  }
}
