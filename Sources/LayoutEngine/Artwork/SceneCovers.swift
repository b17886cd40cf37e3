import Devices
import Geometry
import LayoutSpecs

/// The shapes of a scene that lie over pictures, in window space.
struct SceneCovers {
  private let window: Rect
  private let safe: Rect
  private let display: Rect
  private let radii: CornerRadii
  private let screen: Polygon
  private var shapes: [(cause: ArtworkCover.Cause, shape: Polygon)] = []

  /// The shapes of a scene.
  init(_ scene: Scene) {
    window = scene.window
    safe = scene.window.inset(by: scene.safeArea)
    display = scene.displayFrame
    radii = scene.display.cornerRadii
    screen = Polygon.continuousRect(display, radii: radii)
    if let housing = scene.display.housing {
      shapes.append(
        (.housing, housing.outline(on: scene.display.size).offset(x: display.minX, y: display.minY))
      )
    }
    for region in scene.regions where region.isActive {
      let frame = region.region.frame
      let shape: Polygon =
        switch region.region.shape {
        case .rectangle: .rect(frame)
        case .circle: .ellipse(in: frame)
        case .pill: .roundedRect(frame, radius: min(frame.width, frame.height) / 2)
        }
      switch region.region.kind {
      case .division: shapes.append((.fold, shape))
      case .occlusion:
        shapes.append((region.region.shape == .rectangle ? .statusStrip : .cameras, shape))
      }
    }
  }

  /// What a part of the display takes from a rectangle that is seen, by cause.
  ///
  /// - Parameters:
  ///   - rect: the rectangle in window space.
  ///   - shown: the part of it that its element shows.
  ///   - rounding: the outline that the element itself is cut to; absent where it has square corners.
  ///   - whole: what shares are taken of, in square points.
  /// - Returns: the causes that take something, in their order.
  func covers(of rect: Rect, shown: Rect, rounding: Polygon?, whole: Double) -> [ArtworkCover] {
    guard whole > 0, !rect.isEmpty else { return [] }
    var areas: [ArtworkCover.Cause: Double] = [:]
    let seen = rect.intersection(shown)
    let seenArea = Self.area(seen)
    areas[.clip] = Self.area(rect) - seenArea
    if let rounding { areas[.cornerRadius] = seenArea - rounding.area(sharedWith: seen) }
    if touchesCorner(seen) { areas[.corners] = seenArea - screen.area(sharedWith: seen) }
    for (cause, shape) in shapes { areas[cause, default: 0] += shape.area(sharedWith: seen) }
    areas[.safeArea] = seenArea - Self.area(seen.intersection(safe))
    return ArtworkCover.Cause.allCases.compactMap { cause in
      // The square of half a point is less than anyone sees; chosen by us.
      guard let area = areas[cause], area > 0.25 else { return nil }
      return ArtworkCover(cause: cause, area: area, share: min(area / whole, 1))
    }
  }

  private static func area(_ rect: Rect) -> Double { rect.width * rect.height }

  /// Whether a rectangle reaches into the square around a rounded corner.
  private func touchesCorner(_ rect: Rect) -> Bool {
    func reaches(_ radius: Double, _ x: Double, _ y: Double) -> Bool {
      let reach = radius * CornerCurve.reach
      return reach > 0 && x < reach && y < reach
    }
    let insets = display.insets(to: rect)
    return reaches(radii.topLeft, insets.left, insets.top)
      || reaches(radii.topRight, insets.right, insets.top)
      || reaches(radii.bottomRight, insets.right, insets.bottom)
      || reaches(radii.bottomLeft, insets.left, insets.bottom)
  }
}

extension SensorHousing {
  /// The black part of the housing on a display of a size, in the space of the display.
  func outline(on size: Size) -> Polygon {
    switch kind {
    case .dynamicIsland:
      let pill = frame.inset(by: -visibleOutset)
      return .roundedRect(pill, radius: min(pill.width, pill.height) / 2)
    case .notch, .cameraHousing: return bay(on: size)
    }
  }

  /// A bay that hangs from an edge: rounded inside, flared where it meets the edge.
  private func bay(on size: Size) -> Polygon {
    let isLevel = edge.axis == .vertical
    // As if it hung from the top, with x along the edge and y into the display.
    let length = isLevel ? frame.width : frame.height
    let depth = isLevel ? frame.height : frame.width
    let start = isLevel ? frame.minX : frame.minY
    let radius = min(cornerRadius, min(depth, length / 2))
    let flare = min(flareRadius, depth - radius)
    func arc(_ x: Double, _ y: Double, _ radius: Double, _ quarter: Int) -> [Point] {
      guard radius > 0 else { return [Point(x: x, y: y)] }
      return Polygon.arc(
        center: Point(x: x, y: y), radii: Size(width: radius, height: radius), quarter: quarter)
    }
    let hanging =
      // Flares curve outwards, so their arcs run against the clock.
      arc(-flare, flare, flare, 0)
      + arc(radius, depth - radius, radius, 2).reversed()
      + arc(length - radius, depth - radius, radius, 1).reversed()
      + arc(length + flare, flare, flare, 3)
    return Polygon(
      hanging.map { point in
        switch edge {
        case .top: Point(x: start + point.x, y: point.y)
        case .bottom: Point(x: start + point.x, y: size.height - point.y)
        case .left: Point(x: point.y, y: start + point.x)
        case .right: Point(x: size.width - point.y, y: start + point.x)
        }
      })
  }
}
