import Geometry
import LayoutSpecs

extension Scene {
  /// The system bar of an id; absent where there is none.
  ///
  /// - Parameter id: one of ``SystemBarID``.
  /// - Returns: the bar in window space.
  public func bar(_ id: String) -> Bar? { bars.first { $0.id == id } }

  /// The scene as content sees it that is held by system bars: their frames, and safe area, margins
  /// and guides inside them.
  func held(
    by plan: ChromePlan, _ configuration: Configuration, customGuides: [CustomGuide]
  ) -> Scene {
    var scene = self
    for (id, frame) in [
      (SystemBarID.navigation, plan.navigation),
      (SystemBarID.search, plan.navigation == nil ? plan.search : nil),
      (SystemBarID.tabs, plan.tabs), (SystemBarID.toolbar, plan.toolbar),
    ] {
      if let frame { scene.bars.append(Bar(id: id, frame: frame)) }
    }
    if let strip = plan.strip, scene.bar(SystemBarID.sideStrip) == nil {
      scene.bars.append(Bar(id: SystemBarID.sideStrip, frame: strip.band))
    }
    guard plan.safeArea != safeArea else { return scene }
    // What margins add to the safe area stays what it is.
    var change = EdgeInsets.zero
    for edge in Edge.allCases { change[edge] = plan.safeArea[edge] - safeArea[edge] }
    scene.safeArea = plan.safeArea
    scene.margins = margins + change
    // Beside a strip the inset is the margin: iPhone Duo, section 1.1.
    if let edge = plan.strip?.edge { scene.margins[edge] = plan.safeArea[edge] }
    scene.cornerAdaptedHorizontal = cornerAdaptedHorizontal.map { $0 + change }
    scene.cornerAdaptedVertical = cornerAdaptedVertical.map { $0 + change }
    scene.guides = SceneResolver.guides(
      configuration, window: window, safeArea: scene.safeArea, margins: scene.margins,
      keyboard: scene.keyboardGuide, custom: customGuides)
    return scene
  }
}
