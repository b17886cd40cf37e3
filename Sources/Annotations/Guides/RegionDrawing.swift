import Devices
import Drawing
import Geometry
import LayoutEngine

/// Draws the fold, cameras, the status strip and the sensor housing's outline: active regions solid,
/// inactive ones dashed.
struct RegionDrawing {
  let layout: ResolvedLayout
  let space: ScreenSpace
  let ink: Ink
  let options: PreviewOptions

  /// All regions in the order of the scene, then the housing's outline.
  func commands() -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    for region in layout.scene.regions {
      let frame = space.page(region.region.frame)
      let drawn: [DrawingCommand]
      switch region.region.kind {
      case .division: drawn = fold(frame, region)
      case .occlusion where region.region.shape == .rectangle:
        drawn = strip(frame, isActive: region.isActive)
      case .occlusion: drawn = camera(frame, region)
      }
      let state = region.isActive ? "active" : "inactive"
      commands.append(
        .group(
          DrawingGroup(
            id: "region-\(region.region.id)", title: "\(region.region.id), \(state)", drawn)))
    }
    if let housing = layout.scene.display.housing {
      // Twice as wide as it shows: the black of the housing covers the inner half.
      commands.append(
        .path(
          DeviceDrawing.housingPath(
            housing, in: layout.scene.display, space.onDisplay(layout.scene)), fill: nil,
          stroke: Stroke(ink.occlusion, width: 2.6)))
    }
    return commands
  }

  /// Edges, a soft gradient and the crease of a division.
  private func fold(_ frame: Rect, _ region: Scene.Region) -> [DrawingCommand] {
    let isUpright =
      region.region.margins.left + region.region.margins.right > 0
      || frame.height > frame.width
    let (start, end) =
      isUpright
      ? (Point(x: frame.minX, y: frame.midY), Point(x: frame.maxX, y: frame.midY))
      : (Point(x: frame.midX, y: frame.minY), Point(x: frame.midX, y: frame.maxY))
    let strength = region.isActive ? 1.0 : 0.4
    let gradient = LinearGradient(
      from: start, to: end,
      stops: [
        .init(offset: 0, color: ink.fold.opacity(0.05 * strength)),
        .init(offset: 0.5, color: ink.fold.opacity(0.30 * strength)),
        .init(offset: 1, color: ink.fold.opacity(0.05 * strength)),
      ])
    let edges: Path
    let crease: Path
    let line = region.crease.map { Point(x: $0, y: $0) }.map(space.page)
    let middle = (isUpright ? line?.x : line?.y) ?? 0
    if isUpright {
      edges =
        .line(from: Point(x: frame.minX, y: frame.minY), to: Point(x: frame.minX, y: frame.maxY))
        + .line(from: Point(x: frame.maxX, y: frame.minY), to: Point(x: frame.maxX, y: frame.maxY))
      crease = .line(
        from: Point(x: middle, y: frame.minY), to: Point(x: middle, y: frame.maxY))
    } else {
      edges =
        .line(from: Point(x: frame.minX, y: frame.minY), to: Point(x: frame.maxX, y: frame.minY))
        + .line(from: Point(x: frame.minX, y: frame.maxY), to: Point(x: frame.maxX, y: frame.maxY))
      crease = .line(
        from: Point(x: frame.minX, y: middle), to: Point(x: frame.maxX, y: middle))
    }
    var commands: [DrawingCommand] = [
      .path(.rect(frame), fill: .gradient(gradient), stroke: nil),
      .path(
        edges, fill: nil,
        stroke: Stroke(
          ink.fold.opacity(region.isActive ? 1 : 0.75), width: region.isActive ? 1.3 : 1,
          dash: region.isActive ? [] : [5, 4])),
    ]
    if line != nil {
      commands.append(
        .path(
          crease, fill: nil,
          stroke: Stroke(
            ink.fold.opacity(region.isActive ? 1 : 0.6), width: 0.9, dash: [10, 3, 2, 3])))
    }
    return commands
  }

  /// The outline of a camera, hatched while it is active.
  private func camera(_ frame: Rect, _ region: Scene.Region) -> [DrawingCommand] {
    let outer = frame.inset(by: -2)
    let outline: Path =
      region.region.shape == .circle
      ? .ellipse(in: outer)
      : .roundedRect(outer, radius: min(outer.width, outer.height) / 2)
    var commands: [DrawingCommand] = []
    if region.isActive, region.region.activation != .always {
      commands.append(
        .group(
          DrawingGroup(
            clip: outline,
            [
              .path(
                Hatch.diagonal(in: outer, pitch: 5, falling: true)
                  + Hatch.diagonal(in: outer, pitch: 5),
                fill: nil, stroke: Stroke(ink.occlusion.opacity(0.55), width: 0.6))
            ])))
    }
    commands.append(
      .path(
        outline, fill: nil,
        stroke: Stroke(ink.occlusion, width: 1.1, dash: region.isActive ? [] : [4, 3])))
    return commands
  }

  /// A band that the system uses for status.
  private func strip(_ frame: Rect, isActive: Bool) -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    // A mockup shows clock and battery there instead.
    if isActive, options.style == .blueprint {
      commands.append(
        .path(
          Hatch.level(in: frame, pitch: 4), fill: nil,
          stroke: Stroke(ink.strip.opacity(0.5), width: 0.6)))
    }
    commands.append(
      .path(
        .rect(frame), fill: nil, stroke: Stroke(ink.strip, width: 1, dash: isActive ? [] : [4, 3])))
    return commands
  }
}
