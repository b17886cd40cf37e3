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
    let draft = Draft(at: scene.position)
    let bars = BarDraft(document: document, contexts: contexts)
    let nodes = columns.map { column, id -> (String, DocumentNode?) in
      let shown = document.scenes.lazy.compactMap(\.controller).first { $0.id == id }
      if let prompt = shown?.navigationItem, prompt.prompt != nil {
        census.add(
          "prompt of a navigation item", at: controller.position,
          "it is left out in the column of a split view")
      }
      return (
        column.rawValue,
        ColumnDraft(draft: draft, column: column.rawValue).node(
          showing: componentNames[id] ?? "", bars: shown.map { bars.entries(of: $0) } ?? [])
      )
    }
    return draft.mapping([
      ("id", draft.scalar(name)),
      ("content", draft.mapping([("splitView", draft.mapping(nodes))])),
    ])
  }

  fileprivate static let unseen: Set<String> = ["splitViewController", "pageViewController"]
}
