import Documents

/// Reads the scenes of a file.
struct SceneReader {
  let census: Census

  /// The controllers that are known; others are looked at as plain ones where they have a view.
  private static let controllers: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController", "hostingController",
    "glkViewController", "avPlayerViewController",
  ]

  /// What a scene holds beside its controller and views.
  private static let ignored: Set<String> = [
    "placeholder", "exit", "viewControllerPlaceholder", "customObject", "point", "navigationItem",
    "tabBarItem", "barButtonItem", "tapGestureRecognizer", "panGestureRecognizer",
    "pinchGestureRecognizer", "swipeGestureRecognizer", "rotationGestureRecognizer",
    "pongPressGestureRecognizer", "screenEdgePanGestureRecognizer",
  ]

  /// The scene of a storyboard, and one for each view that lies beside its controller.
  func scenes(of element: XMLElement) -> [InterfaceScene] {
    scenes(ofObjects: element.child("objects"), id: element["sceneID"])
  }

  /// The scenes that objects make up.
  ///
  /// - Parameters:
  ///   - objects: the objects of a scene, or of a xib.
  ///   - id: the id of the scene; nothing in a xib.
  /// - Returns: the scene of the controller, and one for each view beside it.
  func scenes(ofObjects objects: XMLElement?, id: String?) -> [InterfaceScene] {
    var result: [InterfaceScene] = []
    for object in objects?.children ?? [] where !Self.ignored.contains(object.name) {
      if object.child("rect")?["key"] == "frame" || Self.isView(object) {
        let view = ViewReader(census: census).view(object, in: nil, index: result.count)
        result.append(
          InterfaceScene(id: view.id, controller: nil, root: view, position: object.position))
      } else if Self.controllers.contains(object.name) || object.child(keyed: "view") != nil {
        result.append(scene(object, id: id))
      } else {
        census.add("<\(object.name)>", at: object.position, "it is passed over")
      }
    }
    return result
  }

  private static func isView(_ element: XMLElement) -> Bool {
    element.children.contains { $0.name == "rect" && $0["key"] == "frame" }
  }

  private func scene(_ element: XMLElement, id: String?) -> InterfaceScene {
    let root = element.child(keyed: "view") ?? element.child(keyed: "tableView")
    let collection = element.child(keyed: "collectionView")
    let view = (root ?? collection).map {
      ViewReader(census: census).view($0, in: nil, index: 0)
    }
    return InterfaceScene(
      id: id ?? element["id"] ?? "", controller: ControllerReader.controller(element),
      root: view, position: element.position)
  }
}
