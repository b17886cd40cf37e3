import Devices
import Geometry
import LayoutSpecs

/// The shapes of a scene that lie over pictures, in window space.
struct SceneCovers {
  private let safe: Rect
  private let display: Rect
  private let radii: CornerRadii
  private var obstacles: [Obstacle] = []

  /// Something that lies over what is shown; its outline is drawn only for what it touches.
  private struct Obstacle {
    var cause: ArtworkCover.Cause
    /// A rectangle around the outline.
    var bounds: Rect
    var outline: () -> Polygon
  }

  /// The shapes of a scene.
  init(_ scene: Scene) {
    safe = scene.window.inset(by: scene.safeArea)
    let display = scene.displayFrame
    self.display = display
    radii = scene.display.cornerRadii
    if let housing = scene.display.housing {
      let size = scene.display.size
      obstacles.append(
        Obstacle(
          cause: .housing,
          bounds: housing.bounds(on: size).offset(x: display.minX, y: display.minY)
        ) { housing.outline(on: size).offset(x: display.minX, y: display.minY) })
    }
    for region in scene.regions where region.isActive {
      let frame = region.region.frame
      let shape = region.region.shape
      let cause: ArtworkCover.Cause =
        switch region.region.kind {
        case .division: .fold
        case .occlusion: shape == .rectangle ? .statusStrip : .cameras
        }
      obstacles.append(
        Obstacle(cause: cause, bounds: frame) {
          switch shape {
          case .rectangle: .rect(frame)
          case .circle: .ellipse(in: frame)
          case .pill: .roundedRect(frame, radius: min(frame.width, frame.height) / 2)
          }
        })
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
  func covers(
    of rect: Rect, shown: Rect, rounding: RoundedOutline?, whole: Double
  ) -> [ArtworkCover] {
    guard whole > 0, !rect.isEmpty else { return [] }
    var covers: [ArtworkCover] = []
    func note(_ cause: ArtworkCover.Cause, _ area: Double) {
      // Most pictures lie clear of everything.
      guard area != 0 else { return }
      if let known = covers.firstIndex(where: { $0.cause == cause }) {
        covers[known].area += area
      } else {
        covers.append(ArtworkCover(cause: cause, area: area, share: 0))
      }
    }
    let seen = rect.intersection(shown)
    let seenArea = Self.area(seen)
    note(.clip, Self.area(rect) - seenArea)
    if let rounding { note(.cornerRadius, rounding.areaCut(from: seen)) }
    if touchesCorner(seen) {
      let screen = Polygon.continuousRect(display, radii: radii)
      note(.corners, seenArea - screen.area(sharedWith: seen))
    }
    for obstacle in obstacles where obstacle.bounds.intersects(seen) {
      note(obstacle.cause, obstacle.outline().area(sharedWith: seen))
    }
    note(.safeArea, seenArea - Self.area(seen.intersection(safe)))
    // The square of half a point is less than anyone sees; chosen by us.
    covers.removeAll { $0.area <= 0.25 }
    covers.sort { $0.cause < $1.cause }
    for index in covers.indices { covers[index].share = min(covers[index].area / whole, 1) }
    return covers
  }

  private static func area(_ rect: Rect) -> Double { rect.width * rect.height }

  /// Whether a rectangle reaches into the square around a rounded corner.
  private func touchesCorner(_ rect: Rect) -> Bool {
    func reaches(_ radius: Double, _ x: Double, _ y: Double) -> Bool {
      let reach = radius * CornerCurve.reach
      guard reach > 0, x < reach, y < reach else { return false }
      // The curve never cuts more than a circle that leaves the edges at the same places.
      let (dx, dy) = (reach - max(x, 0), reach - max(y, 0))
      return dx * dx + dy * dy > reach * reach
    }
    let insets = display.insets(to: rect)
    return reaches(radii.topLeft, insets.left, insets.top)
      || reaches(radii.topRight, insets.right, insets.top)
      || reaches(radii.bottomRight, insets.right, insets.bottom)
      || reaches(radii.bottomLeft, insets.left, insets.bottom)
  }
}

extension SensorHousing {
  /// A rectangle around the black part of the housing on a display of a size.
  func bounds(on size: Size) -> Rect {
    switch kind {
    case .dynamicIsland: return frame.inset(by: -visibleOutset)
    case .notch, .cameraHousing:
      let grown = frame.inset(
        by: edge.axis == .vertical
          ? EdgeInsets(top: 0, left: -flareRadius, bottom: 0, right: -flareRadius)
          : EdgeInsets(top: -flareRadius, left: 0, bottom: -flareRadius, right: 0))
      // A bay hangs from the edge of the display itself.
      switch edge {
      case .top:
        return Rect(x: grown.minX, y: 0, width: grown.width, height: grown.height)
      case .bottom:
        return Rect(
          x: grown.minX, y: size.height - grown.height, width: grown.width, height: grown.height)
      case .left:
        return Rect(x: 0, y: grown.minY, width: grown.width, height: grown.height)
      case .right:
        return Rect(
          x: size.width - grown.width, y: grown.minY, width: grown.width, height: grown.height)
      }
    }
  }

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
