import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

extension GeometryRecord {
  /// The scene as it stands in a record.
  static func scene(_ scene: Scene, background: UInt32, pose: Pose?) -> JSONValue {
    let guides = scene.guides.map { ($0.name, JSONValue.rect($0.frame)) }
    return .record([
      "display": .size(scene.displaySize),
      "window": .rect(scene.window),
      "scale": .number(scene.scale),
      "background": .color(background),
      "hinge": pose.map { .string($0.hinge.rawValue) },
      "sizeClasses": scene.sizeClasses.map {
        .object([
          "horizontal": .string($0.horizontal.rawValue), "vertical": .string($0.vertical.rawValue),
        ])
      },
      "safeArea": .insets(scene.safeArea),
      "safeAreaAssumed": scene.safeAreaIsAssumed ? .bool(true) : nil,
      "cornerAdapted": cornerAdapted(scene),
      "margins": .insets(scene.margins),
      // A custom guide can't take the name of a built-in one; should it, the first stands.
      "guides": .object(Dictionary(guides) { first, _ in first }),
      "regions": .array(scene.regions.map(region)),
      "bars": .array(
        scene.bars.map { .object(["id": .string($0.id), "frame": .rect($0.frame)]) }),
      "housing": scene.display.housing.map { housing($0, scene) },
      "cornerRadii": corners(scene.display.cornerRadii, scene.place.scale),
      "homeIndicator": scene.homeIndicator.map { .rect($0) },
      "autoHiddenIndicator": scene.autoHiddenIndicator.map { .rect($0) },
      "deferredEdges": deferredEdges(scene),
      "autorotated": scene.isAutorotated ? .bool(true) : nil,
      "keyboard": scene.keyboard.map(keyboard),
      "place": place(scene),
      "letterbox": scene.letterbox.map {
        .object([
          "window": .rect(scene.onDisplay($0.window)),
          "bars": .array($0.bars.map { .rect(scene.onDisplay($0)) }),
        ])
      } ?? .null,
    ])
  }

  /// Where the window lies on the display; absent where it fills that of the device.
  private static func place(_ scene: Scene) -> JSONValue? {
    guard scene.place.kind != .full || scene.place.designedFor != nil else { return nil }
    let others = scene.place.others
    return .record([
      "kind": .string(scene.place.kind.rawValue),
      "window": .rect(scene.onDisplay(scene.windowOnDisplay)),
      "others": others.isEmpty ? nil : .array(others.map { .rect(scene.onDisplay($0)) }),
      "designedFor": scene.place.designedFor.map { .string($0.device) },
      "mode": scene.place.designedFor.map { .string($0.mode.rawValue) },
      "scale": scene.place.designedFor.map { _ in .number(scene.place.scale) },
    ])
  }

  /// The edges at which the first swipe is the app's; absent where it is none.
  private static func deferredEdges(_ scene: Scene) -> JSONValue? {
    let edges = scene.gestureEdges.filter(\.isDeferred)
    return edges.isEmpty ? nil : .array(edges.map { .string($0.edge.rawValue) })
  }

  private static func keyboard(_ keyboard: Scene.Keyboard) -> JSONValue {
    .record([
      "frame": keyboard.frame.map { .rect($0) },
      "predictionBar": keyboard.predictionBar.map { .number($0) },
      "known": keyboard.isKnown ? nil : .bool(false),
    ])
  }

  private static func cornerAdapted(_ scene: Scene) -> JSONValue? {
    guard scene.cornerAdaptedHorizontal != nil || scene.cornerAdaptedVertical != nil else {
      return nil
    }
    return .record([
      "horizontal": scene.cornerAdaptedHorizontal.map { .insets($0) },
      "vertical": scene.cornerAdaptedVertical.map { .insets($0) },
    ])
  }

  private static func region(_ region: Scene.Region) -> JSONValue {
    .record([
      "id": .string(region.region.id),
      "kind": .string(region.region.kind.rawValue),
      "frame": .rect(region.region.frame),
      "margins": region.region.margins == .zero ? nil : .nonzero(region.region.margins),
      "shape": region.region.shape == .rectangle ? nil : .string(region.region.shape.rawValue),
      "opaque": region.region.isOpaque ? .bool(true) : nil,
      "active": .bool(region.isActive),
    ])
  }

  private static func housing(_ housing: SensorHousing, _ scene: Scene) -> JSONValue {
    .object([
      "kind": .string(housing.kind.rawValue),
      "frame": .rect(scene.onDisplay(housing.frame)),
      "cornerRadius": .number(housing.cornerRadius * scene.place.scale),
      "edge": .string(housing.edge.rawValue),
    ])
  }

  private static func corners(_ radii: CornerRadii, _ scale: Double) -> JSONValue? {
    guard radii != .zero else { return nil }
    return .array(
      [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map {
        .number($0 * scale)
      })
  }
}
