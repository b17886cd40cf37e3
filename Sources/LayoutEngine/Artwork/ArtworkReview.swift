import Geometry
import LayoutSpecs

/// Says what became of the pictures of a layout once everything has its place on the screen: what lies
/// over them, whether their focus shows, and what is to be said about them.
struct ArtworkReview {
  private let spec: Spec
  private let assets: [String: AssetFacts]
  private let scale: Double
  private let direction: LayoutDirection
  private let scene: Scene

  /// Prepares the review of a layout.
  init(_ request: LayoutRequest, _ configuration: Configuration, _ scene: Scene) {
    spec = request.spec
    assets = request.assets
    scale = scene.scale
    direction = configuration.direction
    self.scene = scene
  }

  /// Completes the pictures among the elements.
  ///
  /// - Parameters:
  ///   - elements: all elements in window space; their pictures are changed.
  ///   - notes: what is to be said is added to it.
  func complete(_ elements: inout [Element], notes: inout [Note]) {
    // Made for the first picture: most screens have none.
    var covers: SceneCovers?
    for index in elements.indices {
      guard case .image(var image) = elements[index].content else { continue }
      let above = covers ?? SceneCovers(scene)
      covers = above
      let element = elements[index]
      let isMovable = Self.scrolls(element, among: elements)
      // What scrolls out of sight is not lost, nor is what a state of the screen hides.
      let shown =
        isMovable || element.isHidden
        ? image.fit.frame : image.fit.frame.intersection(element.visible)
      complete(&image, of: element, shown: shown, isMovable: isMovable, covers: above)
      elements[index].content = .image(image)
      if !element.isHidden { say(image, of: element, in: &notes) }
    }
  }

  private func complete(
    _ image: inout PlacedImage, of element: Element, shown: Rect, isMovable: Bool,
    covers: SceneCovers
  ) {
    let asset = spec.assets[image.asset]
    let fit = image.fit
    let whole = fit.drawn.width * fit.drawn.height
    let rounding =
      element.cornerRadius > 0
      ? RoundedOutline(frame: fit.frame, radius: element.cornerRadius) : nil
    // A picture that scrolls passes below everything in turn.
    if !isMovable {
      image.covers = covers.covers(
        of: fit.shown, shown: shown, rounding: rounding, whole: whole)
    }
    let bars = asset?.bakedBars ?? assets[image.asset]?.foundBars
    if let bars, bars != .zero {
      image.bakedBars = BakedBars(
        parts: bars, source: asset?.bakedBars == nil ? .pixels : .spec, fit: fit)
    }
    if let pixels = assets[image.asset]?.pixels, !pixels.isEmpty {
      let drawn = Size(width: fit.drawn.width * scale, height: fit.drawn.height * scale)
      let factor = max(drawn.width / pixels.width, drawn.height / pixels.height)
      // Less than half a pixel over the whole picture is lost in placing it.
      if drawn.width > pixels.width + 0.5 || drawn.height > pixels.height + 0.5 {
        image.enlarged = factor
      }
    }
    guard !image.focus.isEmpty else { return }
    let wanted = image.focus
    func regions(_ fit: ArtworkFit) -> [FocusRegion] {
      wanted.map { region in
        placed(
          region, fit, shown: shown, rounding: rounding, covers: isMovable ? nil : covers)
      }
    }
    image.focus = regions(fit)
    image.advice = FocusSearch(
      fit: fit, parts: wanted.map(\.part), shown: shown, direction: direction,
      modes: image.video == nil ? [.fill, .fit, .center] : [.fill, .fit],
      review: { candidate in
        let found = regions(candidate)
        let hidden = found.flatMap(\.covers).filter(\.cause.hides).reduce(0) { $0 + $1.share }
        return (found.filter { $0.lost > 0 }.count, hidden)
      }
    ).advice()
  }

  private func placed(
    _ region: FocusRegion, _ fit: ArtworkFit, shown: Rect, rounding: RoundedOutline?,
    covers: SceneCovers?
  ) -> FocusRegion {
    let frame = fit.place(region.part)
    var result = FocusRegion(name: region.name, part: region.part, frame: frame)
    let seen = frame.intersection(shown)
    let whole = frame.width * frame.height
    guard whole > 0 else { return result }
    for edge in Edge.allCases {
      let sign: Double = edge == .top || edge == .left ? 1 : -1
      let beyond = (shown.position(of: edge) - frame.position(of: edge)) * sign
      let length = edge.axis == .vertical ? frame.height : frame.width
      // Parts are decimal fractions: a hundredth of a point is no loss.
      result.cut[edge] = beyond > 0.01 ? min(beyond, length) : 0
    }
    if result.cut != .zero { result.lost = 1 - seen.width * seen.height / whole }
    if let covers {
      result.covers = covers.covers(of: seen, shown: seen, rounding: rounding, whole: whole)
    }
    return result
  }

  /// Whether an element lies in something that scrolls.
  private static func scrolls(_ element: Element, among elements: [Element]) -> Bool {
    var parent = element.parent
    while let index = parent {
      switch elements[index].content {
      case .scroll, .row: return true
      default: parent = elements[index].parent
      }
    }
    return false
  }

  // MARK: Notes

  private func say(_ image: PlacedImage, of element: Element, in notes: inout [Note]) {
    for note in said(image, of: element) {
      // What is true of every cell of a grid is said once.
      let isSaid = notes.contains { $0.rule == note.rule && $0.message == note.message }
      if !isSaid { notes.append(note) }
    }
  }

  private func said(_ image: PlacedImage, of element: Element) -> [Note] {
    var notes: [Note] = []
    for region in image.focus where region.state != .visible {
      let name = region.name == "focus" ? "the focus" : "focus '\(region.name)'"
      notes.append(
        Note(
          rule: "focus-lost", element: element.id,
          message: "\(name) of '\(image.asset)' is \(region.words(withShares: true)); "
            + image.adviceWords))
    }
    if let bars = image.screenshotBars {
      notes.append(
        Note(
          rule: "screenshot-bars", element: element.id,
          message:
            "'\(image.asset)' has bars: \(bars.lengthsInWords); the app in it does not fill the "
            + "screen"))
    } else if let bars = image.bakedBars, bars.fit.scale < 0.9995 || bars.fill.scale < 0.9995 {
      let finding = bars.source == .spec ? "" : ", found in its pixels,"
      notes.append(
        Note(
          rule: "baked-bars", element: element.id,
          message:
            "'\(image.asset)' has bars\(finding) that are part of the picture: with them it is "
            + "seen at \(Self.percent(bars.fit.scale)) of its size when fitted and at "
            + "\(Self.percent(bars.fill.scale)) when it fills"))
    }
    if let factor = image.enlarged, let pixels = assets[image.asset]?.pixels {
      let drawn =
        "\((image.drawn.width * scale).text(decimals: 0)) × "
        + (image.drawn.height * scale).text(decimals: 0)
      notes.append(
        Note(
          rule: "picture-enlarged", element: element.id,
          message: "'\(image.asset)' has \(pixels.width.text(decimals: 0)) × "
            + "\(pixels.height.text(decimals: 0)) pixels and is drawn at \(drawn): "
            + "enlarged \(factor.text(decimals: 2)) times it will look blurred"))
    }
    return notes
  }

  private static func percent(_ part: Double) -> String { "\((part * 100).text(decimals: 1)) %" }
}
