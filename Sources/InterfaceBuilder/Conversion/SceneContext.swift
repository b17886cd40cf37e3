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
    // Whole ways count first: tab bars, then navigation controllers that no tab bar holds.
    for controller in controllers where controller.kind == "tabBarController" {
      waiting.append((controller.id, SceneContext(), false))
    }
    for controller in controllers where controller.kind == "navigationController" {
      waiting.append((controller.id, SceneContext(), false))
    }
    var decided: Set<String> = []
    var next = 0
    while next < waiting.count {
      let (id, context, isDecided) = waiting[next]
      next += 1
      guard let controller = byID[id] else { continue }
      if contexts[id] != nil, !isDecided || !decided.insert(id).inserted { continue }
      contexts[id] = context
      var tab = 0
      for segue in controller.segues {
        let wins = document.tieBreakers.contains(segue.id)
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
    return contexts
  }
}
