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
  private let last: InterfaceView

  /// Looks for cells; nothing where a view places none itself.
  init?(of view: InterfaceView) {
    guard ["tableView", "collectionView"].contains(view.kind) else { return nil }
    let layout = view.element.child("collectionViewFlowLayout")
    let axis: Axis = layout?["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    let placed = view.children.filter { $0.frame != nil }
    let last = placed.max { a, b in
      let (first, second) = (a.frame ?? .zero, b.frame ?? .zero)
      return axis == .vertical ? first.maxY < second.maxY : first.maxX < second.maxX
    }
    guard let last else { return nil }
    self.view = view
    self.axis = axis
    self.last = last
  }

  /// Whether a collection has cells whose sizes its flow layout asks for when the app runs.
  static func sizeThemselves(in view: InterfaceView) -> Bool {
    guard view.kind == "collectionView", view.children.contains(where: isCell),
      let layout = view.element.child("collectionViewFlowLayout")
    else { return false }
    let estimated = layout.child(keyed: "estimatedItemSize")
    return layout.isYes("automaticEstimatedItemSize")
      || (estimated?.number("width") ?? 0) > 0 || (estimated?.number("height") ?? 0) > 0
  }

  private static func isCell(_ view: InterfaceView) -> Bool { view.kind == "collectionViewCell" }

  /// The rules.
  ///
  /// - Parameter names: the names of views.
  /// - Returns: one for each axis; none where the last cell has no name.
  func rules(_ names: NameBook) -> [DocumentNode] {
    guard let name = names[last.id] else { return [] }
    let draft = Draft(at: view.position)
    let (end, across) = axis == .vertical ? ("bottom", "width") : ("trailing", "height")
    return [
      draft.scalar("contentLayout.\(end) == \(name).\(end)"),
      draft.scalar("contentLayout.\(across) == frameLayout.\(across)"),
    ]
  }
}
