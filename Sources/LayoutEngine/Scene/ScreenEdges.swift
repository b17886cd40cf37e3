import Devices
import Geometry
import LayoutSpecs

/// What a screen asks of the edges of its display: whose the first swipe is, whether the home
/// indicator hides, whether the whole turns with a wrist.
///
/// - Note: Source: the guidelines of the iPhone X, which name the swipes to the Home Screen and the
///   app switcher at the bottom and to Notification Center and Control Center, and edge protection;
///   UIKit's `preferredScreenEdgesDeferringSystemGestures`; WatchKit's `isAutorotated`. How deep such
///   an edge is no source tells, so it has no frame.
struct ScreenEdges {
  private let screen: Screen
  private let configuration: Configuration

  init(_ screen: Screen, _ configuration: Configuration) {
    self.screen = screen
    self.configuration = configuration
  }

  /// Adds what holds here to a scene.
  func complete(_ scene: inout Scene) {
    switch configuration.device.family {
    case .iphone, .ipad: addGestures(to: &scene)
    case .watch: scene.isAutorotated = screen.isAutorotated
    case .tv, .vision, .mac: break
    }
    if !isTouch, !screen.deferredEdges.isEmpty {
      scene.notes.append(
        Note(
          rule: "edges-not-deferred", element: nil,
          message:
            "defersSystemGestures has no effect here: only phones and tablets have swipes of "
            + "the system at their edges"))
    }
    if configuration.device.family != .watch, screen.isAutorotated {
      scene.notes.append(
        Note(
          rule: "not-autorotated", element: nil,
          message: "autorotated has no effect here: only a watch turns its screen towards someone "
            + "else"))
    }
  }

  private var isTouch: Bool { [.iphone, .ipad].contains(configuration.device.family) }

  private func addGestures(to scene: inout Scene) {
    if screen.homeIndicatorAutoHidden, scene.homeIndicator == nil {
      scene.autoHiddenIndicator = scene.display.homeIndicator?.offset(
        x: -scene.place.origin.x, y: -scene.place.origin.y)
    }
    guard scene.place.kind == .full, scene.place.designedFor == nil else { return }
    let deferred = Set(
      screen.deferredEdges.map { $0.resolved(in: configuration.direction) })
    let edges = Edge.allCases.filter { [.top, .bottom].contains($0) || deferred.contains($0) }
    scene.gestureEdges = edges.map { GestureEdge(edge: $0, isDeferred: deferred.contains($0)) }
  }
}
