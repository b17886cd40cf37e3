import Geometry
import LayoutSpecs

extension PresentationPlanner {
  /// A small card in the middle of the window, between the insets above and below; on an open fold in that
  /// of the half where reading ends, or of the lower one.
  ///
  /// - Note: Source: layout metrics, section 5, and iPhone Duo, section 4.4, by which also a sheet stands in
  ///   the middle of the display, whatever lies at one side. That a keyboard moves it up is chosen.
  func alert(of size: Size, radius: Double) -> PresentationPlan {
    let area = alertArea
    var middle = scene.window.midX
    var reason = "centred in the window"
    if let fold = openFold {
      middle = area.midX
      reason = "centred in the \(fold.axis == .horizontal ? "trailing" : "lower") half"
    }
    let frame = Rect(
      x: max(min(middle - size.width / 2, area.maxX - size.width), area.minX),
      y: area.midY - size.height / 2, width: size.width, height: size.height)
    return PresentationPlan(
      shape: .alert, frame: frame, size: size, corners: CornerRadii(radius),
      dim: SheetMetrics.dim(isDark: configuration.appearance == .dark), isAssumed: !isMeasured,
      reason: isMeasured ? reason : reason + ", its size a number of ours")
  }

  /// The room that an alert has: that of the content, with a fold that is active what of it lies in the
  /// trailing or lower half.
  var alertArea: Rect {
    guard let fold = openFold else { return scene.contentArea }
    return half(of: fold, true).intersection(scene.contentArea)
  }

  /// Choices at the bottom of the window.
  func choices(of size: Size) -> PresentationPlan {
    let bottom = max(scene.safeArea.bottom, AlertMetrics.Choices.sideMargin)
    let frame = Rect(
      x: scene.window.midX - size.width / 2, y: scene.window.height - bottom - size.height,
      width: size.width, height: size.height)
    return PresentationPlan(
      shape: .choices, frame: frame, size: size,
      corners: CornerRadii(AlertMetrics.Choices.radius),
      dim: SheetMetrics.dim(isDark: configuration.appearance == .dark),
      reason: "at the bottom, \(AlertMetrics.Choices.sideMargin.text()) from the sides")
  }

  /// The width of choices at the bottom: that of the window less its margins, upright the narrower side.
  var choicesWidth: Double {
    min(scene.window.width, scene.window.height) - 2 * AlertMetrics.Choices.sideMargin
  }

  /// A box that points at an element, where it has the most room.
  ///
  /// - Parameters:
  ///   - name: the id of the element; absent: the middle of the screen.
  ///   - wanted: the size that is asked for.
  ///   - isSized: whether the spec asks for it.
  /// - Returns: the plan, cut to the room that screen and keyboard leave.
  func popover(at name: String?, wanted: Size, isSized: Bool) -> PresentationPlan {
    let anchor = anchor(name)
    var area = scene.contentArea.inset(by: PopoverMetrics.margin)
    // Popovers move off an open fold: they keep to the half of what they point at.
    if let fold = openFold {
      let isFar =
        fold.axis == .horizontal
        ? anchor.midX > fold.frame.midX : anchor.midY > fold.frame.midY
      area = (isFar ? fold.far(scene.window) : fold.near(scene.window)).intersection(area)
    }
    let reach = PopoverMetrics.arrowLength
    let rooms: [(edge: Edge, room: Double)] = [
      (.bottom, area.maxY - anchor.maxY - reach), (.top, anchor.minY - reach - area.minY),
      (.right, area.maxX - anchor.maxX - reach), (.left, anchor.minX - reach - area.minX),
    ]
    func fits(_ edge: Edge, _ room: Double) -> Bool {
      edge.axis == .vertical ? room >= wanted.height : room >= wanted.width
    }
    let fitting = rooms.first { fits($0.edge, $0.room) }
    let (edge, room) =
      fitting ?? rooms[0...1].max { $0.room < $1.room } ?? rooms[0]
    var size = Size(
      width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    if edge.axis == .vertical {
      size.height = min(size.height, max(room, 44))
    } else {
      size.width = min(size.width, max(room, 44))
    }
    func along(_ middle: Double, _ length: Double, _ from: Double, _ to: Double) -> Double {
      min(max(middle - length / 2, from), max(to - length, from))
    }
    let x = along(anchor.midX, size.width, area.minX, area.maxX)
    let y = along(anchor.midY, size.height, area.minY, area.maxY)
    let origin: Point =
      switch edge {
      case .bottom: Point(x: x, y: anchor.maxY + reach)
      case .top: Point(x: x, y: anchor.minY - reach - size.height)
      case .right: Point(x: anchor.maxX + reach, y: y)
      case .left: Point(x: anchor.minX - reach - size.width, y: y)
      }
    let frame = Rect(origin: origin, size: size)
    let radius = popoverRadius
    let words: [Edge: String] = [
      .bottom: "below", .top: "above", .right: "right of", .left: "left of",
    ]
    var reason = "\(words[edge] ?? "") " + (name.map { "'\($0)'" } ?? "the middle of the screen")
    if size != wanted { reason += ", cut to the room there" }
    return PresentationPlan(
      shape: .popover, frame: frame, size: size, corners: CornerRadii(radius),
      arrow: arrow(from: frame, towards: anchor, edge, radius), isAssumed: !isSized, reason: reason)
  }

  private func anchor(_ name: String?) -> Rect {
    if let name, let frame = source(name) { return frame }
    let middle = scene.contentArea
    return Rect(x: middle.midX, y: middle.midY, width: 0, height: 0)
  }

  /// The arrow on the side of a popover that faces its anchor.
  private func arrow(
    from frame: Rect, towards anchor: Rect, _ edge: Edge, _ radius: Double
  ) -> PlacedPresentation.Arrow {
    let half = PopoverMetrics.arrowBase / 2
    func held(_ value: Double, _ from: Double, _ to: Double) -> Double {
      min(max(value, from + radius / 2 + half), max(to - radius / 2 - half, from + half))
    }
    switch edge {
    case .bottom, .top:
      let x = held(anchor.midX, frame.minX, frame.maxX)
      let y = edge == .bottom ? frame.minY : frame.maxY
      let tip = Point(x: x, y: edge == .bottom ? anchor.maxY : anchor.minY)
      return PlacedPresentation.Arrow(
        tip: tip, base: [Point(x: x - half, y: y), Point(x: x + half, y: y)])
    case .left, .right:
      let y = held(anchor.midY, frame.minY, frame.maxY)
      let x = edge == .right ? frame.minX : frame.maxX
      let tip = Point(x: edge == .right ? anchor.maxX : anchor.minX, y: y)
      return PlacedPresentation.Arrow(
        tip: tip, base: [Point(x: x, y: y - half), Point(x: x, y: y + half)])
    }
  }
}
