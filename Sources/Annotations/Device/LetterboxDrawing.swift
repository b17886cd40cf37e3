import Devices
import Drawing
import Geometry
import LayoutEngine

/// The bars around a window that does not fill its display: black, hatched, with their size.
struct LetterboxDrawing {
  let layout: ResolvedLayout
  let space: ScreenSpace
  let text: TextSetter
  /// Whether hatch and sizes are drawn, or the bars as a user sees them.
  let isAnnotated: Bool

  /// The bars on the page with what is written on them.
  func commands() -> [DrawingCommand] {
    guard let letterbox = layout.scene.letterbox else { return [] }
    let display = space.onDisplay(layout.scene)
    return letterbox.bars.flatMap {
      bar(display.page($0), size: layout.scene.onDisplay($0).size)
    }
  }

  private func bar(_ frame: Rect, size: Size) -> [DrawingCommand] {
    let ground = DrawingCommand.path(.rect(frame), fill: .color(Color(0)), stroke: nil)
    guard isAnnotated else { return [ground] }
    var commands = [ground]
    let lines = Hatch.diagonal(in: frame, pitch: 9)
    if !lines.isEmpty {
      commands.append(
        .path(lines, fill: nil, stroke: Stroke(Color(0xFFFFFF).opacity(0.28), width: 0.8)))
    }
    let whole = "\(size.width.text(decimals: 2)) × \(size.height.text(decimals: 2))"
    let depth = min(size.width, size.height).text(decimals: 2)
    // A rail of the system goes along all of its edge: only its depth says anything.
    for label in layout.scene.place.designedFor == nil ? [depth] : [whole, depth] {
      let width = text.width(label, Face.labelSize) + 8
      guard let plate = plate(width, in: frame) else { continue }
      commands += [
        .path(.roundedRect(plate, radius: 3), fill: .color(Color(0)), stroke: nil),
        .text(
          text.run(
            label, Face.labelSize, Color(0xFFFFFF),
            at: Point(x: plate.midX, y: plate.midY + 3.2), anchor: .middle)),
      ]
      break
    }
    return commands
  }

  /// A place for a label in the middle of a bar, else along it, clear of housing, regions and indicator.
  private func plate(_ width: Double, in frame: Rect) -> Rect? {
    let height = 14.0
    guard width <= frame.width - 4, height <= frame.height - 2 else { return nil }
    let scene = layout.scene
    var taken: [Rect] = []
    if let housing = scene.display.housing {
      taken.append(space.onDisplay(scene).page(housing.frame).inset(by: -5))
    }
    taken += scene.regions.map { space.page($0.region.frame).inset(by: -5) }
    if let pill = scene.homeIndicator { taken.append(space.page(pill).inset(by: -3)) }
    let isUpright = frame.height > frame.width
    for across in [0.5, 0.85, 0.15] {
      for along in [0.5, 0.35, 0.65, 0.22, 0.78] {
        let (x, y) = isUpright ? (across, along) : (along, across)
        let room = Rect(
          x: frame.minX + 2 + (frame.width - 4 - width) * x,
          y: frame.minY + 1 + (frame.height - 2 - height) * y, width: width, height: height)
        if !taken.contains(where: { $0.intersects(room) }) { return room }
      }
    }
    return nil
  }
}
