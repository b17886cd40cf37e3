import Geometry
import LayoutSpecs
import Typography

extension Element {
  /// The element of a surface in the window that the surface lies in.
  public func mapped(by map: SurfaceMap) -> Element {
    guard map != SurfaceMap() else { return self }
    var result = self
    result.windowFrame = map(windowFrame)
    result.visible = map(visible)
    result.contentFrame = map(contentFrame)
    result.cornerRadius = cornerRadius * map.scale
    if let ground {
      result.ground = Ground(
        color: ground.color, frame: map(ground.frame),
        cornerRadius: ground.cornerRadius * map.scale)
    }
    result.content = content.mapped(by: map)
    result.displacement = displacement?.mapped(by: map)
    for index in overlaps.indices { result.overlaps[index].frame = map(overlaps[index].frame) }
    return result
  }
}

extension ElementContent {
  fileprivate func mapped(by map: SurfaceMap) -> ElementContent {
    switch self {
    case .text(let text): return .text(text.mapped(by: map))
    case .button(var button):
      button.title = button.title?.mapped(by: map)
      button.symbolFrame = button.symbolFrame.map { map($0) }
      button.platter = map(button.platter)
      button.cornerRadius *= map.scale
      return .button(button)
    case .image(let image): return .image(image.mapped(by: map))
    case .bar(var bar):
      bar.platter = bar.platter.map { map($0) }
      bar.cornerRadius *= map.scale
      return .bar(bar)
    case .control(let control): return .control(control.mapped(by: map))
    case .arrangement(var arrangement):
      arrangement.primary = arrangement.primary.map { map($0) }
      arrangement.secondary = arrangement.secondary.map { map($0) }
      return .arrangement(arrangement)
    case .columns(let columns): return .columns(columns.map { map($0) })
    case .scroll(let size):
      return .scroll(
        contentSize: Size(width: size.width * map.scale, height: size.height * map.scale))
    case .container, .box, .divider, .row: return self
    }
  }
}

extension PlacedText {
  fileprivate func mapped(by map: SurfaceMap) -> PlacedText {
    var result = self
    result.lines = lines.map {
      Line(string: $0.string, origin: map($0.origin), width: $0.width * map.scale)
    }
    result.font.size *= map.scale
    result.firstBaseline *= map.scale
    result.lastBaseline *= map.scale
    return result
  }
}

extension PlacedImage {
  fileprivate func mapped(by map: SurfaceMap) -> PlacedImage {
    var result = self
    result.fit = fit.mapped(by: map)
    result.video?.alternative = video?.alternative.mapped(by: map) ?? fit
    for index in focus.indices {
      result.focus[index].frame = map(focus[index].frame)
      for edge in Edge.allCases { result.focus[index].cut[edge] *= map.scale }
      for cover in focus[index].covers.indices {
        result.focus[index].covers[cover].area *= map.scale * map.scale
      }
    }
    for index in covers.indices { result.covers[index].area *= map.scale * map.scale }
    if let bars = bakedBars {
      result.bakedBars = BakedBars(parts: bars.parts, source: bars.source, fit: result.fit)
    }
    return result
  }
}

extension ArtworkFit {
  fileprivate func mapped(by map: SurfaceMap) -> ArtworkFit {
    var result = self
    result.frame = map(frame)
    result.drawn = map(drawn)
    return result
  }
}

extension Displacement {
  fileprivate func mapped(by map: SurfaceMap) -> Displacement {
    var result = self
    result.from = map(from)
    result.offset = Point(x: offset.x * map.scale, y: offset.y * map.scale)
    return result
  }
}

extension PlacedControl {
  fileprivate func mapped(by map: SurfaceMap) -> PlacedControl {
    var result = self
    switch parts {
    case .textField(var field):
      field.field = map(field.field)
      field.cornerRadius *= map.scale
      field.text = field.text?.mapped(by: map)
      result.parts = .textField(field)
    case .toggle(var toggle):
      toggle.title = toggle.title?.mapped(by: map)
      toggle.track = map(toggle.track)
      toggle.thumb = map(toggle.thumb)
      result.parts = .toggle(toggle)
    case .slider(var slider):
      slider.track = map(slider.track)
      slider.filled = map(slider.filled)
      slider.thumb = map(slider.thumb)
      result.parts = .slider(slider)
    case .stepper(var stepper):
      stepper.decrement = map(stepper.decrement)
      stepper.increment = map(stepper.increment)
      stepper.cornerRadius *= map.scale
      result.parts = .stepper(stepper)
    case .segmented(var segmented):
      segmented.platter = map(segmented.platter)
      segmented.selection = segmented.selection.map { map($0) }
      segmented.cornerRadius *= map.scale
      segmented.segments = segmented.segments.map {
        SegmentedParts.Segment(frame: map($0.frame), title: $0.title.mapped(by: map))
      }
      result.parts = .segmented(segmented)
    case .progress(var progress):
      progress.track = map(progress.track)
      progress.filled = map(progress.filled)
      result.parts = .progress(progress)
    case .spinner(var spinner):
      spinner.frame = map(spinner.frame)
      result.parts = .spinner(spinner)
    }
    return result
  }
}
