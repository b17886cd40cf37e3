import Documents

extension SpecMaker {
  /// The columns of a scene that is a split view; none where it lacks one that it can't be without.
  func columns(
    of scene: InterfaceScene
  ) -> [(column: ContainedScenes.Column, controller: String)] {
    let columns = scene.controller.map(contained.columns) ?? []
    let isWhole = [.sidebar, .detail].allSatisfy { wanted in
      columns.contains { $0.column == wanted }
    }
    return isWhole ? columns : []
  }

  /// The screen of a split view; nothing for other scenes without a view.
  func splitScreen(_ scene: InterfaceScene, _ name: String) -> DocumentNode? {
    guard let controller = scene.controller, Self.unseen.contains(controller.kind) else {
      return nil
    }
    let columns = columns(of: scene)
    guard !columns.isEmpty else {
      census.add(
        "<\(controller.kind)>", at: controller.position,
        "it is left out; the scenes that it holds are screens of their own")
      return nil
    }
    census.add(
      "<\(controller.kind)>", at: controller.position, "the bars of its columns are left out")
    let draft = Draft(at: scene.position)
    let nodes = columns.map { column, id -> (String, DocumentNode?) in
      (
        column.rawValue,
        draft.mapping([
          ("use", draft.scalar(componentNames[id] ?? "")), ("id", draft.scalar(column.rawValue)),
        ])
      )
    }
    return draft.mapping([
      ("id", draft.scalar(name)),
      ("content", draft.mapping([("splitView", draft.mapping(nodes))])),
    ])
  }

  fileprivate static let unseen: Set<String> = ["splitViewController", "pageViewController"]
}
