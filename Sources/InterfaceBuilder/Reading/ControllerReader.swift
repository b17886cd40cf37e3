import Documents

/// Reads controllers and what they give to bars.
enum ControllerReader {
  /// A controller from its element.
  static func controller(_ element: XMLElement) -> InterfaceController {
    let bar = element.child(keyed: "navigationBar") ?? element.child(keyed: "tabBar")
    var guides: [String: InterfaceController.LayoutGuide] = [:]
    for guide in element.child("layoutGuides")?.children ?? [] {
      guard let id = guide["id"], let type = guide["type"] else { continue }
      guides[id] = InterfaceController.LayoutGuide(rawValue: type)
    }
    let view = element.child(keyed: "view")
    func simulated(_ key: String) -> XMLElement? {
      element.child(keyed: key) ?? view?.child(keyed: key)
    }
    let isFreeform =
      element.child(keyed: "freeformSize") != nil
      || simulated("simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
    return InterfaceController(
      kind: element.name, id: element["id"] ?? "", customClass: element["customClass"],
      storyboardIdentifier: element["storyboardIdentifier"], userLabel: element["userLabel"],
      title: element.string("title"), topBar: self.bar(simulated("simulatedTopBarMetrics")),
      bottomBar: self.bar(simulated("simulatedBottomBarMetrics")),
      hidesStatusBar: simulated("simulatedStatusBarMetrics")?.name == "nil",
      isFreeform: isFreeform,
      hidesBottomBarWhenPushed: element.isYes("hidesBottomBarWhenPushed"),
      navigationItem: element.child("navigationItem").map(navigationItem),
      tabBarItem: element.child("tabBarItem").map(item),
      toolbarItems: element.child("toolbarItems")?.children.map(item) ?? [],
      hasLargeTitles: bar?.isYes("largeTitles") ?? false,
      hidesNavigationBar: element.isYes("navigationBarHidden"),
      showsToolbar: element["toolbarHidden"] == "NO",
      isBarTranslucent: bar?["translucent"] != "NO", segues: segues(in: element),
      layoutGuides: guides, position: element.position)
  }

  /// The bar that simulated metrics stand for.
  private static func bar(_ element: XMLElement?) -> InterfaceController.SimulatedBar {
    guard let element else { return .inferred }
    switch element.name {
    case "nil": return .none
    case "simulatedNavigationBarMetrics":
      return .navigationBar(
        isTranslucent: element["translucent"] != "NO", hasPrompt: element.isYes("prompted"),
        hasLargeTitles: element.isYes("largeTitles"))
    case "simulatedTabBarMetrics": return .tabBar
    case "simulatedToolbarMetrics": return .toolbar
    default: return .inferred
    }
  }

  private static func navigationItem(_ element: XMLElement) -> NavigationItem {
    NavigationItem(
      title: element.string("title"), prompt: element.string("prompt"),
      isNeverLarge: element["largeTitleDisplayMode"] == "never",
      leading: items(element, one: "leftBarButtonItem", many: "leftBarButtonItems"),
      trailing: items(element, one: "rightBarButtonItem", many: "rightBarButtonItems"))
  }

  private static func items(_ element: XMLElement, one: String, many: String) -> [BarItem] {
    if let list = element.child(many) { return list.children.map(item) }
    return element.child(keyed: one).map { [item($0)] } ?? []
  }

  /// An item of a bar.
  ///
  /// - Note: Source: UIKit, `UIBarButtonItem.SystemItem`: "done" and "save" have the style of what is done
  ///   without being asked.
  private static func item(_ element: XMLElement) -> BarItem {
    let system = element["systemItem"]
    let custom = element.child(keyed: "customView")
    let state = custom?.children.first { $0.name == "state" && $0["key"] == "normal" }
    return BarItem(
      id: element["id"] ?? "", title: element.string("title") ?? state?["title"],
      image: element["image"] ?? state?["image"], systemItem: system,
      isProminent: element["style"] == "done" || system == "done" || system == "save",
      badge: element["badgeValue"], position: element.position)
  }

  /// The segues below an element; those of scenes inside are none, since scenes hold no scenes.
  private static func segues(in element: XMLElement) -> [InterfaceSegue] {
    element.children.flatMap { child in
      guard child.name == "segue" else { return segues(in: child) }
      guard let destination = child["destination"] else { return [] }
      return [
        InterfaceSegue(
          id: child["id"] ?? "", destination: destination, kind: child["kind"] ?? "",
          relationship: child["relationship"],
          presentationStyle: child["modalPresentationStyle"])
      ]
    }
  }
}
