import Devices
import Geometry
import LayoutSpecs

/// What a presentation becomes in a configuration, and where it lies.
///
/// Rectangles are in window space unless said, physical edges.
struct PresentationPlan: Hashable, Sendable {
  /// What it becomes.
  var shape: PlacedPresentation.Shape
  /// Where it lies.
  var frame: Rect
  /// Its size in its own points.
  var size: Size
  /// Points of the window for one of its own.
  var scale = 1.0
  /// The radii of its corners.
  var corners = CornerRadii.zero
  /// The safe area of its own space.
  var safeArea = EdgeInsets.zero
  /// The detent that it rests at; absent where it has none here.
  var detent: Detent?
  /// The arrow of a popover.
  var arrow: PlacedPresentation.Arrow?
  /// How opaque the black over what lies beneath is.
  var dim = 0.0
  /// How the screen beneath is drawn back.
  var beneath: SurfaceMap?
  /// Whether the place rests on numbers of ours.
  var isAssumed = false
  /// Why, in words.
  var reason: String

  /// How its own space lies in the window.
  var map: SurfaceMap { SurfaceMap(scale: scale, origin: frame.origin) }
}

/// Finds out what presentations become in a configuration.
struct PresentationPlanner {
  /// The configuration as it is laid out.
  let configuration: Configuration
  /// The scene of the window without the app's bars.
  let scene: Scene
  /// The ground of the page that a popover or an action sheet points at, by id.
  let source: (String) -> Rect?

  var generation: ChromeGeneration { configuration.chromeGeneration }
  private var os: Int { configuration.os?.major ?? 27 }
  private var isDark: Bool { configuration.appearance == .dark }
  private var window: Rect { scene.window }
  private var isCompactWidth: Bool { scene.sizeClasses?.horizontal == .compact }
  private var isCompactHeight: Bool { scene.sizeClasses?.vertical == .compact }
  private var isRightToLeft: Bool { configuration.direction == .rightToLeft }

  var sheet: SheetMetrics {
    SheetMetrics(
      generation: generation, window: window.size, safeArea: scene.safeArea, scale: scene.scale,
      displayRadius: scene.display.cornerRadii.largest)
  }

  /// The shape that a presentation takes.
  func shape(of presentation: Presentation) -> PlacedPresentation.Shape {
    guard isMeasured else { return platformShape(of: presentation.style) }
    switch presentation.style {
    case .fullScreen: return .cover
    case .alert: return .alert
    case .actionSheet:
      if !isCompactWidth { return .popover }
      // From 26 on it is laid out like an alert on phones.
      return generation == .glass ? .alert : .choices
    case .popover:
      if !isCompactWidth, !isCompactHeight { return .popover }
      switch presentation.adaptation {
      case .none: return .popover
      case .fullScreen: return .cover
      case .automatic, .sheet: return sheetShape(presentation)
      }
    case .sheet, .formSheet: return sheetShape(presentation)
    }
  }

  private func sheetShape(_ presentation: Presentation) -> PlacedPresentation.Shape {
    if isCompactHeight { return presentation.compactHeight == .edgeAttached ? .card : .cover }
    guard isCompactWidth else { return .centered }
    // Cards came with iOS 13; before, a sheet covered a phone.
    return os < 13 ? .cover : .card
  }

  // MARK: Covers and cards

  /// A cover of the whole window.
  func cover(_ presentation: Presentation) -> PresentationPlan {
    let reason: String
    switch presentation.style {
    case .fullScreen: reason = "it covers the window"
    case _ where !isMeasured:
      reason = "everything over a screen covers it on a \(configuration.device.family.rawValue)"
    default:
      reason =
        isCompactHeight
        ? "a sheet covers the screen where the height is compact"
        : presentation.adaptation == .fullScreen
          ? "its popover becomes a cover where the width is compact"
          : "before iOS 13 a sheet covers a phone"
    }
    return PresentationPlan(
      shape: .cover, frame: window, size: window.size, safeArea: scene.safeArea, reason: reason)
  }

  /// A card at the bottom.
  func card(_ presentation: Presentation) -> PresentationPlan {
    if isCompactHeight { return hangingCard(presentation) }
    let metrics = sheet
    let detent = available(presentation.detent)
    let place = metrics.place(detent)
    var safe = sideInsets(of: place.frame)
    safe.bottom = place.bottomInset
    if place.frame == window { safe.top = scene.safeArea.top }
    let isLarge = metrics.value(of: detent) == nil
    var reason =
      isLarge
      ? "all the room below \(place.frame.minY.text(decimals: 2))"
      : "\(detent.text): \((place.size.height - place.bottomInset).text(decimals: 2)) pt of "
        + "\(metrics.maximumDetent.text(decimals: 2)), \(place.bottomInset.text(decimals: 2)) "
        + "inset below"
    if place.scale != 1 { reason += ", shown at \((place.scale * 100).text(decimals: 2)) %" }
    if detent != presentation.detent { reason += "; \(presentation.detent.text) came later" }
    return PresentationPlan(
      shape: .card, frame: place.frame, size: place.size, scale: place.scale,
      corners: metrics.corners(of: place), safeArea: safe, detent: isLarge ? .large : detent,
      dim: SheetMetrics.dim(isDark: isDark),
      beneath: isLarge && generation == .classic ? metrics.pageBeneath : nil,
      isAssumed: place.isAssumed, reason: reason)
  }

  /// The insets at the sides of a card: those of the window, less what lies outside the card.
  ///
  /// A strip for bars has none where neither camera nor clock reach down to the card, whose bar is level.
  ///
  /// - Note: Source: iPhone Duo, section 3: the insets reserve the whole edge, the obstruction is only a
  ///   corner. That cards use what is free below it is chosen.
  private func sideInsets(of frame: Rect) -> EdgeInsets {
    var insets = EdgeInsets(
      left: max(scene.safeArea.left - (frame.minX - window.minX), 0),
      right: max(scene.safeArea.right - (window.maxX - frame.maxX), 0))
    let isClear = !scene.regions.contains {
      $0.isActive && $0.region.kind == .occlusion
        && !$0.region.frame.intersection(frame).isEmpty
    }
    if let edge = scene.stripEdge, isClear { insets[edge] = 0 }
    return insets
  }

  /// The detent that the system has: medium and large came with iOS 15, others with 16.
  private func available(_ detent: Detent) -> Detent {
    switch detent {
    case .large: .large
    case .medium: os >= 15 ? detent : .large
    case .fraction, .height: os >= 16 ? detent : .large
    }
  }

  /// A card that hangs from the bottom edge where the height is compact, as wide as the safe area.
  ///
  /// The medium detent does not hold there.
  private func hangingCard(_ presentation: Presentation) -> PresentationPlan {
    let safe = scene.safeArea
    let detent = available(presentation.detent)
    let value = detent == .medium ? nil : sheet.value(of: detent)
    let height = min((value ?? sheet.maximumDetent) + safe.bottom, window.height - safe.top)
    let frame = Rect(
      left: safe.left, top: window.height - height, right: window.width - safe.right,
      bottom: window.height)
    let radius = generation == .glass ? 37.7 : 10
    return PresentationPlan(
      shape: .card, frame: frame, size: frame.size,
      corners: CornerRadii(topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0),
      safeArea: EdgeInsets(bottom: safe.bottom), detent: value == nil ? .large : detent,
      dim: SheetMetrics.dim(isDark: isDark),
      reason: "it hangs from the bottom edge, as wide as the safe area")
  }

  // MARK: Centred cards

  /// A card in the middle of the window, or of a half of it.
  ///
  /// - Parameters:
  ///   - presentation: what is shown.
  ///   - content: the size that its content wants, where the system asks for it.
  /// - Returns: the card.
  func centered(
    _ presentation: Presentation, wanting content: Size? = nil
  ) -> PresentationPlan {
    let isForm = presentation.style == .formSheet
    let known = isForm && os <= 15 && isMeasured
    let wanted =
      presentation.size ?? content
      ?? (isForm
        ? CenteredMetrics.formSheet
        : CenteredMetrics.pageSheet(window: window.size, safeArea: scene.safeArea))
    let safe = window.inset(by: scene.safeArea)
    let size = Size(
      width: min(wanted.width, window.width), height: min(wanted.height, safe.height))
    // A Mac's windows begin below the camera housing. Elsewhere bars lie over the window.
    let middle = configuration.device.family == .mac ? safe.midY : window.midY
    var frame = Rect(
      x: window.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
      height: size.height)
    var reason = isForm ? "a form sheet in the middle" : "a page sheet in the middle"
    var isAssumed = presentation.size == nil && !known
    if let page = duoPage(presentation, frame) {
      frame = page.frame
      reason = page.reason
      // The sides are read, top and bottom are not.
      isAssumed = true
    } else if let fold = openFold, fold.parts(frame) {
      let half = half(of: fold, presentation.placement == .trailing)
      frame = centered(frame.size, in: half.inset(by: 8).intersection(safe))
      reason +=
        " of the half where reading \(presentation.placement == .trailing ? "ends" : "starts")"
      isAssumed = true
    }
    if let keyboard = scene.keyboard?.frame {
      let lowest = max(keyboard.minY - frame.height, scene.safeArea.top)
      frame.origin.y = min(frame.minY, lowest)
    }
    if isAssumed { reason += ", its size in part a number of ours" }
    return PresentationPlan(
      shape: .centered, frame: frame, size: frame.size,
      corners: CornerRadii(cardRadius),
      dim: SheetMetrics.dim(isDark: isDark), isAssumed: isAssumed, reason: reason)
  }

  /// The page sheet of the Duo's inner display in landscape.
  private func duoPage(
    _ presentation: Presentation, _ centered: Rect
  ) -> (frame: Rect, reason: String)? {
    typealias Page = CenteredMetrics.DuoPage
    guard presentation.style == .sheet, window.width == Page.window,
      scene.regions.contains(where: { $0.region.kind == .division })
    else { return nil }
    guard openFold != nil else {
      let sides = Page.flat
      return (
        Rect(left: sides.left, top: centered.minY, right: sides.right, bottom: centered.maxY),
        "a page sheet in the middle of the flat display"
      )
    }
    let isTrailing = presentation.placement == .trailing
    let sides = isTrailing ? Page.trailing : Page.leading
    let frame = Rect(
      left: sides.left, top: centered.minY, right: sides.right, bottom: centered.maxY)
    return (
      isRightToLeft
        ? Rect(
          x: window.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        : frame,
      "a page sheet on the half where reading \(isTrailing ? "ends" : "starts")"
    )
  }

  // MARK: The fold

  /// The active fold that parts the window.
  var openFold: Division? { scene.partingRegion.map { scene.division($0) } }

  /// The half of the window before or after a fold in reading order.
  func half(of fold: Division, _ isTrailing: Bool) -> Rect {
    let isMirrored = fold.axis == .horizontal && isRightToLeft
    return isTrailing == isMirrored ? fold.near(window) : fold.far(window)
  }

  func centered(_ size: Size, in area: Rect) -> Rect {
    let (width, height) = (min(size.width, area.width), min(size.height, area.height))
    return Rect(
      x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
  }
}
