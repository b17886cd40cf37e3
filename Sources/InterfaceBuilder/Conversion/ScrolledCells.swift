import Documents
import Geometry

/// How far a table or a collection scrolls, as rules: to the end of its last cell, and not at all
/// across.
///
/// A scroll view has constraints that say so; a table and a collection place their cells themselves.
struct ScrolledCells {
  private let view: InterfaceView
  /// The axis that cells follow each other along.
  private let axis: Axis
  /// What ends the content: the views of the last line.
  private let last: [InterfaceView]
  /// What is left free behind them, in points.
  private let inset: Double

  /// Looks for cells; nothing where a view places none itself.
  init?(of view: InterfaceView) {
    guard ["tableView", "collectionView"].contains(view.kind) else { return nil }
    let layout = view.element.child("collectionViewFlowLayout")
    let axis = FlowLines.axis(of: layout)
    let placed = view.children.filter { $0.frame != nil }
    let furthest = placed.max {
      FlowLines.range(of: $0, axis).upperBound < FlowLines.range(of: $1, axis).upperBound
    }
    guard let furthest else { return nil }
    self.view = view
    self.axis = axis
    last = CellLines(of: view)?.last ?? [furthest]
    // A footer lies behind the inset of its section.
    let section = last.allSatisfy(FlowLines.isCell) ? layout?.child(keyed: "sectionInset") : nil
    inset = section?.number(axis == .vertical ? "maxY" : "maxX") ?? 0
  }

  /// Whether a collection has cells whose sizes its flow layout asks for when the app runs.
  static func sizeThemselves(in view: InterfaceView) -> Bool {
    guard view.kind == "collectionView", view.children.contains(where: FlowLines.isCell),
      let layout = view.element.child("collectionViewFlowLayout")
    else { return false }
    let estimated = layout.child(keyed: "estimatedItemSize")
    return layout.isYes("automaticEstimatedItemSize")
      || (estimated?.number("width") ?? 0) > 0 || (estimated?.number("height") ?? 0) > 0
  }

  /// The rules.
  ///
  /// - Parameter names: the names of views.
  /// - Returns: those of the end, and one across; none where the last cells have no names.
  func rules(_ names: NameBook) -> [DocumentNode] {
    let members = last.compactMap { names[$0.id] }
    guard members.count == last.count else { return [] }
    let draft = Draft(at: view.position)
    let words = AttributeWords(axis)
    let across = AttributeWords(axis.other).length
    let end = "contentLayout.\(words.end)"
    let room = Draft.term(inset)
    // The longest of several ends the content.
    let ends =
      members.count == 1
      ? ["\(end) == \(members[0]).\(words.end)\(room)"]
      : [
        "\(end) >= (\(members.joined(separator: ", "))).\(words.end)\(room)",
        "contentLayout.\(words.length) == 0 @\(CellLines.pull)",
      ]
    return (ends + ["contentLayout.\(across) == frameLayout.\(across)"]).map(draft.scalar)
  }
}
