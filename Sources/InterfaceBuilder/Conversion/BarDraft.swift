import Documents

/// The bars of a scene in the words of a spec.
struct BarDraft {
  let document: InterfaceDocument
  /// The contexts of controllers, by id.
  let contexts: [String: SceneContext]

  /// The entries of a screen that are bars.
  func entries(of controller: InterfaceController) -> [(String, DocumentNode?)] {
    let draft = Draft(at: controller.position)
    let context = contexts[controller.id] ?? SceneContext()
    return [
      ("navigation", navigation(of: controller, context, draft)),
      ("tabs", tabs(of: controller, context, draft)),
      ("toolbar", toolbar(of: controller, context, draft)),
      ("statusBar", controller.hidesStatusBar ? draft.scalar("hidden") : nil),
    ]
  }

  /// Whether the bar at the top takes room from the root view, instead of lying over it.
  func isTopBarOpaque(of controller: InterfaceController) -> Bool {
    if case .navigationBar(let isTranslucent, _, _) = controller.topBar { return !isTranslucent }
    guard case .inferred = controller.topBar,
      let bar = contexts[controller.id]?.navigation.flatMap(self.controller)
    else { return false }
    return !bar.isBarTranslucent && !bar.hidesNavigationBar
  }

  private func controller(_ id: String) -> InterfaceController? {
    document.scenes.lazy.compactMap(\.controller).first { $0.id == id }
  }

  private func navigation(
    of controller: InterfaceController, _ context: SceneContext, _ draft: Draft
  ) -> DocumentNode? {
    var isLarge = false
    switch controller.topBar {
    case .none, .tabBar, .toolbar: return nil
    case .navigationBar(_, _, let hasLargeTitles): isLarge = hasLargeTitles
    case .inferred:
      guard let bar = context.navigation.flatMap(self.controller), !bar.hidesNavigationBar else {
        return nil
      }
      isLarge = bar.hasLargeTitles
    }
    let item = controller.navigationItem
    let title = item?.title ?? controller.title
    return draft.mapping([
      ("title", title.flatMap { $0.isEmpty ? nil : draft.scalar($0) }),
      ("largeTitle", isLarge && item?.isNeverLarge != true ? draft.flag(true) : nil),
      ("prompt", item?.prompt.map(draft.scalar)),
      ("back", context.isPushed && item?.leading.isEmpty != false ? draft.flag(true) : nil),
      ("leading", items(item?.leading ?? [], isToolbar: false, draft)),
      ("trailing", items(item?.trailing ?? [], isToolbar: false, draft)),
    ])
  }

  private func tabs(
    of controller: InterfaceController, _ context: SceneContext, _ draft: Draft
  ) -> DocumentNode? {
    guard controller.bottomBar != .none,
      !(controller.hidesBottomBarWhenPushed && context.isPushed),
      let bar = context.tabs.flatMap(self.controller)
    else { return nil }
    let items = bar.segues.filter { $0.relationship == "viewControllers" }.map { segue in
      let child = self.controller(segue.destination)
      let root = child?.segues.first { $0.relationship == "rootViewController" }
        .flatMap { self.controller($0.destination) }
      let title = [
        child?.tabBarItem?.title, child?.title, root?.tabBarItem?.title,
        root?.navigationItem?.title, root?.title,
      ].lazy.compactMap { $0 }.first { !$0.isEmpty }
      let name = title ?? child?.tabBarItem?.systemItem ?? "Item"
      return draft.mapping([
        ("title", draft.scalar(name)),
        ("badge", child?.tabBarItem?.badge.map(draft.scalar)),
      ])
    }
    guard !items.isEmpty else { return nil }
    return draft.mapping([
      ("items", draft.list(items)),
      ("selected", context.tab > 0 ? draft.number(Double(context.tab)) : nil),
    ])
  }

  private func toolbar(
    of controller: InterfaceController, _ context: SceneContext, _ draft: Draft
  ) -> DocumentNode? {
    let shows = context.navigation.flatMap(self.controller)?.showsToolbar ?? false
    guard shows || controller.bottomBar == .toolbar,
      let items = items(controller.toolbarItems, isToolbar: true, draft)
    else { return nil }
    return draft.mapping([("items", items)])
  }

  private func items(
    _ items: [BarItem], isToolbar: Bool, _ draft: Draft
  ) -> DocumentNode? {
    let nodes = items.compactMap { item -> DocumentNode? in
      let draft = Draft(at: item.position)
      switch item.systemItem {
      case "flexibleSpace", "fixedSpace":
        return isToolbar ? draft.mapping([("spacer", draft.mapping([]))]) : nil
      case let system?:
        if let symbol = Self.symbols[system] {
          return draft.mapping([("button", draft.mapping([("symbol", draft.scalar(symbol))]))])
        }
        return words(Self.words(system), item, draft)
      case nil:
        if let title = item.title, !title.isEmpty { return words(title, item, draft) }
        let symbol = item.image.flatMap { document.images[$0]?.isSymbol == true ? $0 : nil }
        return draft.mapping([
          (
            "button",
            draft.mapping([("symbol", draft.scalar(symbol ?? "square"))])
          )
        ])
      }
    }
    return nodes.isEmpty ? nil : draft.list(nodes)
  }

  /// A button with words.
  private func words(_ title: String, _ item: BarItem, _ draft: Draft) -> DocumentNode? {
    guard item.isProminent else { return draft.mapping([("button", draft.scalar(title))]) }
    return draft.mapping([
      (
        "button",
        draft.mapping([("title", draft.scalar(title)), ("style", draft.scalar("prominent"))])
      )
    ])
  }

  private static func words(_ item: String) -> String {
    item.prefix(1).uppercased() + item.dropFirst()
  }

  private static let symbols: [String: String] = [
    "add": "plus", "action": "square.and.arrow.up", "bookmarks": "book", "camera": "camera",
    "compose": "square.and.pencil", "fastForward": "forward.fill",
    "organize": "folder", "pause": "pause.fill", "play": "play.fill",
    "refresh": "arrow.clockwise", "reply": "arrowshape.turn.up.left",
    "rewind": "backward.fill", "search": "magnifyingglass", "stop": "xmark", "trash": "trash",
    "close": "xmark",
  ]
}
