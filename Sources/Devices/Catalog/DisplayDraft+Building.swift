import Diagnostics
import Geometry
import Glibc

extension DisplayDraft {
  /// The display of the draft, checked; nothing where it can't be used.
  ///
  /// The family decides what is not written: orientations and size classes.
  func built(family: DeviceFamily, _ reader: inout NodeReader) -> Display? {
    guard let size, let scale else {
      for (key, isMissing) in [("size", self.size == nil), ("scale", self.scale == nil)]
      where isMissing && !reader.hasProblem(of: key, after: position) {
        reader.reportMissing(key, in: "display '\(id)'", at: position)
      }
      return nil
    }
    let exact = size.value
    let rendered = Display.PixelSize(
      width: Int((exact.width * scale.value).rounded()),
      height: Int((exact.height * scale.value).rounded()))
    let pixels = renderPixels?.value ?? rendered
    if let renderPixels, pixels != rendered {
      reader.report(
        "'renderPixels' \(pixels.width)x\(pixels.height) are not 'size' times 'scale', "
          + "\(rendered.width)x\(rendered.height)",
        at: renderPixels.position, rule: "scale-mismatch")
    }
    checkKeys(&reader)
    let turned = checkedOrientations(family: family, &reader)
    return Display(
      id: id, scale: scale.value, size: exact, correctedSize: correctedSize, renderPixels: pixels,
      panelPixels: panelPixels ?? pixels, pixelsPerInch: pixelsPerInch,
      diagonalInches: diagonalInches, bezel: bezel, frontCameraEdge: frontCameraEdge,
      ignoresDeclaredOrientations: ignoresDeclaredOrientations,
      orientations: turned.map { oriented($0, size: exact, family: family, &reader) })
  }

  /// The orientations that a family has where none are written.
  static func standardOrientations(of family: DeviceFamily) -> [Orientation] {
    switch family {
    case .iphone: [.portrait, .landscapeLeft, .landscapeRight]
    case .ipad: [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    case .watch: [.portrait]
    case .tv, .vision, .mac: [.native]
    }
  }

  /// The size classes of a full-screen window where none are written.
  static func standardSizeClasses(
    of family: DeviceFamily, _ orientation: Orientation
  ) -> SizeClasses? {
    switch family {
    case .iphone:
      SizeClasses(horizontal: .compact, vertical: orientation.isLandscape ? .compact : .regular)
    case .ipad, .vision: SizeClasses(horizontal: .regular, vertical: .regular)
    case .watch, .tv, .mac: nil
    }
  }

  private func checkedOrientations(
    family: DeviceFamily, _ reader: inout NodeReader
  ) -> [Orientation] {
    guard let orientations else { return Self.standardOrientations(of: family) }
    var seen: [Orientation] = []
    for item in orientations {
      if seen.contains(item.value) {
        reader.report(
          "orientation '\(item.value.rawValue)' is listed twice", at: item.position,
          rule: "duplicate")
      } else {
        seen.append(item.value)
      }
    }
    if seen.contains(.native), seen.count > 1, let first = orientations.first {
      reader.report(
        "'native' is the only orientation of a display that has it", at: first.position,
        rule: "orientations")
    }
    if seen.isEmpty, !reader.hasProblem(of: "orientations", after: position) {
      reader.report(
        "display '\(id)' has no orientation", at: position, rule: "orientations")
    }
    let order: [Orientation] = [
      .portrait, .native, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
    ]
    return order.filter(seen.contains)
  }

  private func oriented(
    _ orientation: Orientation, size: Size, family: DeviceFamily, _ reader: inout NodeReader
  ) -> OrientedDisplay {
    let turns = orientation.clockwiseQuarterTurns
    let turnedSize = size.turned(quarterTurns: turns)
    let whole = Rect(origin: .zero, size: turnedSize)
    var result = OrientedDisplay(
      orientation: orientation, size: turnedSize,
      safeArea: safeArea(safeAreas, "safeArea", orientation, turnedSize, &reader))
    result.safeAreaVariants = variants.map { draft in
      var variant = draft.variant
      variant.safeArea = safeArea(
        draft.safeAreas, "safeArea", orientation, turnedSize, &reader)
      return variant
    }
    result.sizeClasses =
      sizeClasses.map { $0.value(for: orientation)?.value }
      ?? Self.standardSizeClasses(of: family, orientation)
    result.cornerRadii = corners.turnedClockwise(quarterTurns: turns)
    result.statusBarHeight = statusBarHeights?.value(for: orientation)?.value
    result.housing = housing.map { placed in
      turned(placed, turns, in: size, whole, &reader)
    }
    result.homeIndicator = homeIndicator(orientation, whole, &reader)
    result.regions = regions.compactMap { draft in
      region(draft, orientation, in: size, whole, &reader)
    }
    result.sideStripEdge = sideStrips?.value(for: orientation)?.value
    result.statusBarHidden = statusBarHidden(orientation, in: size, whole, &reader)
    result.cornerAdaptation = cornerAdaptation(orientation)
    result.layoutMargins = margins?.value(for: orientation)?.value
    result.keyboardHeight = keyboardHeights?.value(for: orientation)?.value
    result.multitasking = multitasking?.modes(
      in: orientation, width: turnedSize.width, &reader)
    result.olderBuild = olderBuild?.window(in: orientation, size: turnedSize, &reader)
    return result
  }

  private func safeArea(
    _ values: PerOrientation<EdgeInsets>?, _ key: String, _ orientation: Orientation, _ size: Size,
    _ reader: inout NodeReader
  ) -> EdgeInsets {
    guard let values else { return .zero }
    guard let written = values.value(for: orientation) else {
      reader.report(
        "'\(key)' of display '\(id)' has no value for '\(orientation.rawValue)'",
        at: values.namedKeys.first?.position ?? position, rule: "missing-orientation")
      return .zero
    }
    guard let insets = written.value else { return .zero }
    if insets.total(along: .horizontal) >= size.width
      || insets.total(along: .vertical) >= size.height
    {
      reader.report(
        "'\(key)' leaves nothing of the display in '\(orientation.rawValue)'",
        at: written.position, rule: "safe-area")
    }
    return insets
  }

  private func turned(
    _ placed: Placed<SensorHousing>, _ turns: Int, in size: Size, _ whole: Rect,
    _ reader: inout NodeReader
  ) -> SensorHousing {
    var housing = placed.value
    housing.frame = housing.frame.turnedClockwise(quarterTurns: turns, in: size)
    housing.boundingFrame = housing.boundingFrame?.turnedClockwise(quarterTurns: turns, in: size)
    housing.edge = housing.edge.turnedClockwise(quarterTurns: turns)
    if turns == 0, !whole.inset(by: -0.001).contains(housing.frame) {
      reader.report(
        "the housing lies outside the display", at: placed.position, rule: "outside-display")
    }
    return housing
  }

  private func homeIndicator(
    _ orientation: Orientation, _ whole: Rect, _ reader: inout NodeReader
  ) -> Rect? {
    guard let written = indicators?.value(for: orientation), let pill = written.value else {
      return nil
    }
    let frame = Rect(
      x: (whole.width - pill.width) / 2, y: whole.height - pill.bottomOffset - pill.height,
      width: pill.width, height: pill.height)
    if !whole.contains(frame) {
      reader.report(
        "the home indicator lies outside the display in '\(orientation.rawValue)'",
        at: written.position, rule: "outside-display")
    }
    return frame
  }

  private func cornerAdaptation(_ orientation: Orientation) -> OrientedDisplay.CornerAdaptation? {
    let horizontal = cornerHorizontal?.value(for: orientation)?.value
    let vertical = cornerVertical?.value(for: orientation)?.value
    guard horizontal != nil || vertical != nil else { return nil }
    return OrientedDisplay.CornerAdaptation(horizontal: horizontal, vertical: vertical)
  }

  /// A frame in an orientation: as written for it, else turned from portrait with the hardware.
  private func frame(
    _ frames: PerOrientation<Rect>, _ orientation: Orientation, in size: Size
  ) -> (frame: Rect, position: SourcePosition)? {
    if frames.isByOrientation, let own = frames.exact(orientation) {
      return own.value.map { ($0, own.position) }
    }
    guard let base = frames.untouched, let frame = base.value else { return nil }
    let turned = frame.turnedClockwise(quarterTurns: orientation.clockwiseQuarterTurns, in: size)
    return (turned, base.position)
  }

  private func region(
    _ draft: Region, _ orientation: Orientation, in size: Size, _ whole: Rect,
    _ reader: inout NodeReader
  ) -> ReservedRegion? {
    guard let placed = frame(draft.frames, orientation, in: size) else { return nil }
    var region = draft.region
    region.frame = placed.frame
    region.margins = region.margins.turnedClockwise(
      quarterTurns: orientation.clockwiseQuarterTurns)
    if !whole.inset(by: -0.001).contains(region.frame) {
      reader.report(
        "region '\(region.id)' lies outside the display in '\(orientation.rawValue)'",
        at: placed.position, rule: "outside-display")
    }
    if region.margins.total(along: .horizontal) > region.frame.width
      || region.margins.total(along: .vertical) > region.frame.height
    {
      reader.report(
        "the margins of region '\(region.id)' are larger than its frame", at: draft.position,
        rule: "region-margins")
    }
    return region
  }

  private func statusBarHidden(
    _ orientation: Orientation, in size: Size, _ whole: Rect, _ reader: inout NodeReader
  ) -> OrientedDisplay.StatusBarHidden? {
    guard let hidden, let safeAreas = hidden.safeAreas,
      safeAreas.value(for: orientation)?.value != nil
    else { return nil }
    var result = OrientedDisplay.StatusBarHidden(
      safeArea: safeArea(safeAreas, "safeArea", orientation, whole.size, &reader))
    for item in hidden.frames {
      guard let placed = frame(item.frames, orientation, in: size) else { continue }
      if !whole.inset(by: -0.001).contains(placed.frame) {
        reader.report(
          "region '\(item.id.value)' lies outside the display in '\(orientation.rawValue)'",
          at: placed.position, rule: "outside-display")
      }
      result.regionFrames[item.id.value] = placed.frame
    }
    result.inactiveRegions = hidden.inactive.map(\.value)
    return result
  }

  /// Checks what does not depend on an orientation: that ids are unique and known.
  private func checkKeys(_ reader: inout NodeReader) {
    var ids: [String] = []
    for draft in regions {
      if ids.contains(draft.region.id) {
        reader.report(
          "region '\(draft.region.id)' is there twice", at: draft.position, rule: "duplicate")
      }
      ids.append(draft.region.id)
    }
    for id in (hidden?.frames.map(\.id) ?? []) + (hidden?.inactive ?? [])
    where !ids.contains(id.value) {
      reader.report(
        "no region '\(id.value)' on this display"
          + NearestWord.proposal(for: id.value, among: ids),
        at: id.position, rule: "unknown-region")
    }
    if let housing, housing.value.frame.isEmpty {
      reader.report("the housing has no size", at: housing.position, rule: "outside-display")
    }
  }
}
