import Documents

/// The scenes that others hold: in a container view, or as a column of a split view.
///
/// Each becomes a component. A scene that would hold itself stays a screen of its own, and what was to
/// show it a labelled box.
struct ContainedScenes {
  /// A column of a split view.
  enum Column: String, CaseIterable {
    case sidebar, content, detail

    /// The relationship of its segue.
    var relationship: String {
      switch self {
      case .sidebar: "masterViewController"
      case .content: "supplementaryViewController"
      case .detail: "detailViewController"
      }
    }
  }

  /// The controllers that are components, in the order of the file.
  private(set) var components: [String] = []
  /// The controller that each container view shows, by the id of the view.
  private(set) var controllers: [String: String] = [:]
  private let scenes: [String: InterfaceScene]

  init(_ document: InterfaceDocument) {
    scenes = Dictionary(
      document.scenes.compactMap { scene in scene.controller.map { ($0.id, scene) } },
      uniquingKeysWith: { first, _ in first })
    var edges: [String: [(view: String, controller: String)]] = [:]
    for scene in document.scenes {
      guard let owner = scene.controller, let root = scene.root else { continue }
      for view in root.withDescendants where view.kind == "containerView" {
        guard let segue = Self.segue(of: view), let shown = shown(segue) else { continue }
        edges[owner.id, default: []].append((view.id, shown))
      }
    }
    var wanted: Set<String> = []
    for (owner, held) in edges {
      for (view, controller) in held where !Self.leads(controller, to: owner, edges) {
        controllers[view] = controller
        wanted.insert(controller)
      }
    }
    for controller in document.scenes.compactMap(\.controller) {
      wanted.formUnion(columns(of: controller).map(\.controller))
    }
    components = document.scenes.compactMap(\.controller?.id).filter(wanted.contains)
  }

  /// The columns of a split view controller that show a scene with a view, in their order.
  func columns(of controller: InterfaceController) -> [(column: Column, controller: String)] {
    guard controller.kind == "splitViewController" else { return [] }
    return Column.allCases.compactMap { column in
      let segue = controller.segues.first { $0.relationship == column.relationship }
      return segue.flatMap { shown($0.destination) }.map { (column, $0) }
    }
  }

  /// The controller with a view that a way leads to: that of a navigation controller is its first.
  private func shown(_ id: String) -> String? {
    guard let scene = scenes[id], let controller = scene.controller else { return nil }
    if scene.root != nil { return id }
    let first = controller.segues.first { $0.relationship == "rootViewController" }
    guard controller.kind == "navigationController", let first,
      scenes[first.destination]?.root != nil
    else { return nil }
    return first.destination
  }

  /// Where the embedding segue of a container view leads.
  private static func segue(of view: InterfaceView) -> String? {
    let segues = view.element.child("connections")?.children ?? []
    return segues.first { $0.name == "segue" && $0["kind"] == "embed" }?["destination"]
  }

  /// Whether a controller holds another, at any depth, or is it.
  private static func leads(
    _ controller: String, to other: String, _ edges: [String: [(view: String, controller: String)]]
  ) -> Bool {
    var seen: Set<String> = []
    var waiting = [controller]
    while let next = waiting.popLast() {
      if next == other { return true }
      guard seen.insert(next).inserted else { continue }
      waiting += (edges[next] ?? []).map(\.controller)
    }
    return false
  }
}
