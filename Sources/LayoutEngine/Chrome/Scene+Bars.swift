import Geometry
import LayoutSpecs

extension Scene {
  /// The scene as content sees it that is held by system bars: their frames, and safe area, margins
  /// and guides inside them.
  func held(
    by plan: ChromePlan, _ configuration: Configuration, customGuides: [CustomGuide]
  ) -> Scene {
    var scene = self
    for (id, frame) in [
      ("navigationBar", plan.navigation), ("searchBar", plan.navigation == nil ? plan.search : nil),
      ("tabBar", plan.tabs), ("toolbar", plan.toolbar),
    ] {
      if let frame { scene.bars.append(Bar(id: id, frame: frame)) }
    }
    guard plan.safeArea != safeArea else { return scene }
    // Bars take from the top and the bottom; what margins add to the safe area stays what it is.
    let change = EdgeInsets(
      top: plan.safeArea.top - safeArea.top, bottom: plan.safeArea.bottom - safeArea.bottom)
    scene.safeArea = plan.safeArea
    scene.margins = margins + change
    scene.cornerAdaptedHorizontal = cornerAdaptedHorizontal.map { $0 + change }
    scene.cornerAdaptedVertical = cornerAdaptedVertical.map { $0 + change }
    scene.guides = SceneResolver.guides(
      configuration, window: window, safeArea: scene.safeArea, margins: scene.margins,
      keyboard: scene.keyboardGuide, custom: customGuides)
    return scene
  }
}
