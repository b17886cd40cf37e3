public import Geometry
import Typography

extension DrawingCommand {
  /// The step enlarged and moved as a whole: lines, letters and dashes too.
  ///
  /// - Parameters:
  ///   - factor: what every length is multiplied by.
  ///   - offset: where the origin goes.
  /// - Returns: the step in its new place.
  public func scaled(by factor: Double, offset: Point = .zero) -> DrawingCommand {
    func map(_ point: Point) -> Point {
      Point(x: point.x * factor + offset.x, y: point.y * factor + offset.y)
    }
    switch self {
    case .path(let path, let fill, let stroke):
      return .path(
        path.scaled(by: factor, offset: offset), fill: fill?.scaled(map),
        stroke: stroke?.scaled(by: factor))
    case .text(var run):
      run.origin = map(run.origin)
      run.font.size *= factor
      run.width *= factor
      run.halo?.width *= factor
      return .text(run)
    case .image(var image):
      image.frame = Rect(
        origin: map(image.frame.origin),
        size: Size(width: image.frame.width * factor, height: image.frame.height * factor))
      return .image(image)
    case .group(var group):
      group.clip = group.clip?.scaled(by: factor, offset: offset)
      group.commands = group.commands.map { $0.scaled(by: factor, offset: offset) }
      return .group(group)
    }
  }

  /// The step with thinner or thicker lines, dashes in proportion, in the same place.
  public func withLines(scaledBy factor: Double) -> DrawingCommand {
    switch self {
    case .path(let path, let fill, let stroke):
      return .path(path, fill: fill, stroke: stroke?.scaled(by: factor))
    case .text, .image: return self
    case .group(var group):
      group.commands = group.commands.map { $0.withLines(scaledBy: factor) }
      return .group(group)
    }
  }

  /// The step as a part of a larger picture: ids carry a prefix, so that they stay unique, and no
  /// layer is left, since those of one part must not switch those of another.
  public func embedded(prefix: String) -> DrawingCommand {
    guard case .group(var group) = self else { return self }
    // Places that links lead to have names of their own.
    if !group.isDestination { group.id = group.id.map { prefix + $0 } }
    group.layer = nil
    group.commands = group.commands.map { $0.embedded(prefix: prefix) }
    return .group(group)
  }
}

extension Paint {
  fileprivate func scaled(_ map: (Point) -> Point) -> Paint {
    guard case .gradient(var gradient) = self else { return self }
    gradient.start = map(gradient.start)
    gradient.end = map(gradient.end)
    return .gradient(gradient)
  }
}

extension Stroke {
  fileprivate func scaled(by factor: Double) -> Stroke {
    var stroke = self
    stroke.width *= factor
    stroke.dash = dash.map { $0 * factor }
    return stroke
  }
}
