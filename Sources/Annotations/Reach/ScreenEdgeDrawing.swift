import Drawing
import Geometry
import LayoutEngine

/// Draws what a screen asks of the edges of its display: whose the first swipe is, and a home
/// indicator that hides.
///
/// Chevrons point where a swipe goes: one for the system's, two where the app has the first. They
/// show no depth, for none is known.
struct ScreenEdgeDrawing {
  let layout: ResolvedLayout
  let space: ScreenSpace
  let ink: Ink

  private static let dash: [Double] = [2, 2]
  /// How far the chevrons reach into the screen, in page points.
  private static let reach = 16.0

  /// The steps; nothing for a screen that asks nothing.
  func commands() -> [DrawingCommand] {
    let scene = layout.scene
    var commands: [DrawingCommand] = []
    if Self.isTold(scene) {
      for edge in scene.gestureEdges { commands += draw(edge) }
    }
    if let pill = scene.autoHiddenIndicator {
      let frame = space.page(pill)
      commands.append(
        .path(
          .roundedRect(frame, radius: frame.height / 2), fill: nil,
          stroke: Stroke(ink.strip, width: 1, dash: Self.dash)))
    }
    return commands
  }

  /// The room of the chevrons on the page, where labels keep away.
  var rooms: [Rect] {
    guard Self.isTold(layout.scene) else { return [] }
    let window = space.page(layout.scene.window)
    return layout.scene.gestureEdges.flatMap { gesture in
      places(along: gesture.edge).map { along in
        let tip = gesture.isDeferred ? Self.reach : Self.reach - 5
        return switch gesture.edge {
        case .top, .bottom:
          Rect(
            x: window.minX + along - 8, y: gesture.edge == .top ? window.minY : window.maxY - tip,
            width: 16, height: tip)
        case .left, .right:
          Rect(
            x: gesture.edge == .left ? window.minX : window.maxX - tip,
            y: window.minY + along - 8, width: tip, height: 16)
        }
      }
    }
  }

  /// Where chevrons stand along an edge: the middle may hold a housing or the indicator.
  private func places(along edge: Edge) -> [Double] {
    let window = space.page(layout.scene.window)
    let length = edge.axis == .vertical ? window.width : window.height
    return [0.25, 0.75].map { length * $0 }
  }

  /// Whether edges are drawn: where the app asks for one of them, all are.
  private static func isTold(_ scene: Scene) -> Bool {
    scene.gestureEdges.contains(where: \.isDeferred)
  }

  private func draw(_ gesture: GestureEdge) -> [DrawingCommand] {
    let window = space.page(layout.scene.window)
    let length = gesture.edge.axis == .vertical ? window.width : window.height
    let places = places(along: gesture.edge)
    func at(_ along: Double, _ into: Double) -> Point {
      switch gesture.edge {
      case .top: Point(x: window.minX + along, y: window.minY + into)
      case .bottom: Point(x: window.minX + along, y: window.maxY - into)
      case .left: Point(x: window.minX + into, y: window.minY + along)
      case .right: Point(x: window.maxX - into, y: window.minY + along)
      }
    }
    var chevrons = Path()
    for along in places {
      for step in 0..<(gesture.isDeferred ? 2 : 1) {
        let tip = Self.reach - 5 + 5 * Double(step)
        chevrons =
          chevrons
          + Path([
            .move(at(along - 7, tip - 5)), .line(at(along, tip)), .line(at(along + 7, tip - 5)),
          ])
      }
    }
    let line = Path.line(from: at(length * 0.12, 2), to: at(length * 0.88, 2))
    return [
      .path(
        line, fill: nil,
        stroke: Stroke(
          ink.strip, width: gesture.isDeferred ? 2.2 : 1, dash: gesture.isDeferred ? [] : [6, 4])),
      // On pictures of any colour.
      .path(chevrons, fill: nil, stroke: Stroke(ink.screen.opacity(0.75), width: 3.4, cap: .round)),
      .path(chevrons, fill: nil, stroke: Stroke(ink.strip, width: 1.4, cap: .round)),
    ]
  }

  /// The entries of a legend.
  static func entries(_ scene: Scene, _ ink: Ink) -> [LegendEntry] {
    var entries: [LegendEntry] = []
    if isTold(scene) {
      entries.append(
        LegendEntry(
          words: "edge protection: the first swipe is the app's",
          stroke: Stroke(ink.strip, width: 2.2), shape: .line))
      if scene.gestureEdges.contains(where: { !$0.isDeferred }) {
        entries.append(
          LegendEntry(
            words: "swipe of the system", stroke: Stroke(ink.strip, width: 1, dash: [6, 4]),
            shape: .line))
      }
    }
    if scene.autoHiddenIndicator != nil {
      entries.append(
        LegendEntry(
          words: "home indicator, hides by itself",
          stroke: Stroke(ink.strip, width: 1, dash: dash), shape: .pill))
    }
    return entries
  }
}
