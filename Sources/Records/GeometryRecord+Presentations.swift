import Geometry
import LayoutEngine
import LayoutSpecs

extension GeometryRecord {
  /// What is shown over a screen as it stands in a record.
  static func presentation(_ presentation: PlacedPresentation) -> JSONValue {
    let map = presentation.map
    let own = presentation.surface.scene
    return .record([
      "id": .string(presentation.id),
      "path": .string(presentation.path),
      "style": .string(presentation.style.rawValue),
      "shape": .string(presentation.shape.rawValue),
      "frame": .rect(presentation.frame),
      "scale": map.scale == 1 ? nil : .number(map.scale),
      "safeArea": .insets(own.safeArea),
      "guides": .object(
        Dictionary(
          own.guides.map { ($0.name, JSONValue.rect(map($0.frame))) },
          uniquingKeysWith: { first, _ in first })),
      "bars": own.isCard && !own.bars.isEmpty
        ? .array(
          own.bars.map { .object(["id": .string($0.id), "frame": .rect(map($0.frame))]) }) : nil,
      "corners": corners(presentation.corners),
      "detent": presentation.detent.map { .string($0.text) },
      "grabber": presentation.grabber.map { .rect($0) },
      "arrow": presentation.arrow.map { .array(($0.base + [$0.tip]).map { .point($0) }) },
      "dim": presentation.dim == 0 ? nil : .number(presentation.dim),
      "beneath": presentation.beneath.map {
        .object(["scale": .number($0.scale), "origin": .point($0.origin)])
      },
      "background": .color(presentation.surface.background),
      "assumed": presentation.isAssumed ? .bool(true) : nil,
      "reason": .string(presentation.reason),
    ])
  }

  private static func corners(_ radii: CornerRadii) -> JSONValue? {
    guard radii.largest > 0 else { return nil }
    return .array(
      [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map { .number($0) })
  }
}
