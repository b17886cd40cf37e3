/// The bars around a scene, as the segues that lead to it bring them.
struct SceneContext: Hashable {
  /// The navigation controller, by its id.
  var navigation: String?
  /// Whether there is a screen to go back to.
  var isPushed = false
  /// The tab bar controller, by its id.
  var tabs: String?
  /// Which of its tabs leads here.
  var tab = 0

  /// The contexts of all controllers, by id.
  ///
  /// A controller has that of the first way that leads to it, unless the file says which counts.
  static func contexts(of document: InterfaceDocument) -> [String: SceneContext] {
    let controllers = document.scenes.compactMap(\.controller)
    let byID = Dictionary(controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var contexts: [String: SceneContext] = [:]
    var waiting: [(id: String, context: SceneContext, isDecided: Bool)] = []
    var decided: Set<String> = []
    // Tab bars first, with all that they lead to, then navigation controllers that none holds.
    for kind in ["tabBarController", "navigationController"] {
      for controller in controllers where controller.kind == kind && contexts[controller.id] == nil
      {
        waiting.append((controller.id, SceneContext(), false))
        follow(&waiting, &contexts, &decided, byID, document.tieBreakers)
      }
    }
    return contexts
  }

  /// Follows all ways from the controllers that wait.
  private static func follow(
    _ waiting: inout [(id: String, context: SceneContext, isDecided: Bool)],
    _ contexts: inout [String: SceneContext], _ decided: inout Set<String>,
    _ byID: [String: InterfaceController], _ tieBreakers: Set<String>
  ) {
    while !waiting.isEmpty {
      let (id, context, isDecided) = waiting.removeFirst()
      guard let controller = byID[id] else { continue }
      if contexts[id] != nil, !isDecided || !decided.insert(id).inserted { continue }
      contexts[id] = context
      var tab = 0
      for segue in controller.segues {
        let wins = tieBreakers.contains(segue.id)
        var inner = context
        switch (segue.kind, segue.relationship) {
        case ("relationship", "viewControllers"):
          inner = SceneContext(tabs: id, tab: tab)
          tab += 1
        case ("relationship", "rootViewController"):
          inner.navigation = id
          inner.isPushed = false
        case ("show", _), ("push", _):
          guard context.navigation != nil else { continue }
          inner.isPushed = true
        default: continue
        }
        waiting.append((segue.destination, inner, wins))
      }
    }
  }
}
