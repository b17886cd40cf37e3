import Devices
import LayoutSpecs
public import Typography
import Geometry

/// Resolves a screen in a configuration: scene, tree, frames.
public enum Resolver {
  /// Resolves one configuration.
  ///
  /// A pure function: equal inputs give equal layouts.
  ///
  /// - Parameters:
  ///   - request: the spec, the screen and the sizes of its pictures.
  ///   - shown: what to resolve it for.
  ///   - measurer: measures texts.
  /// - Returns: the layout, nothing rounded to pixels but the sizes of texts.
  public static func resolve(
    _ request: LayoutRequest, in shown: Configuration, measuring measurer: any TextMeasuring
  ) -> ResolvedLayout {
    let configuration = shown.asDesigned
    var screen = request.screen
    var scene = Self.scene(of: screen, in: configuration)
    let conditions = scene.conditionEnvironment(for: configuration)
    let sink = PlacementSink(explains: request.explains)
    for (index, variation) in screen.variations.enumerated() {
      let holds = variation.condition.holds(in: conditions)
      sink.decisions.append(
        LayoutDecision(
          kind: .variation, path: "screen:\(index)", value: holds ? "holds" : "not"))
      guard holds else { continue }
      for assignment in variation.assignments { assignment.apply(&screen) }
    }
    if !screen.variations.isEmpty { scene = Self.scene(of: screen, in: configuration) }
    if let note = OrientationNote.note(for: screen, in: configuration) { sink.notes.append(note) }
    let bare = scene
    let stage = CompatibilityStage(
      shown, on: Self.scene(of: screen, in: shown), window: scene.window.size)
    let builder = LayoutBuilder(
      request: request, configuration: configuration, scene: scene, conditions: conditions,
      measurer: measurer, sink: sink)
    var elements = surface(screen, builder, visible: stage?.visible, scene: &scene)
    if let stage { scene = stage.scene(from: scene) }
    for index in elements.indices {
      elements[index].overlaps = overlaps(of: elements[index], in: scene)
    }
    ArtworkReview(request, configuration, scene).complete(&elements, notes: &sink.notes)
    var layout = ResolvedLayout(
      configuration: shown, scene: scene,
      background: Palette(configuration).rgba(screen.background),
      elements: withParentSpaceFrames(consume elements), decisions: sink.decisions,
      notes: scene.notes + sink.notes)
    if let presentation = screen.presentation {
      PresentationResolver(
        request: request, configuration: configuration, scene: bare, measurer: measurer
      ).present(presentation.chain, over: &layout)
    }
    layout.textMetrics =
      layout.elements.contains { $0.content.hasText } ? measurer.metricsName : nil
    return layout
  }

  /// Lays out the content and the bars of a screen, or of something shown over one.
  ///
  /// - Parameters:
  ///   - screen: the screen, its variations applied.
  ///   - builder: builds the tree of it; what it says is in its collection.
  ///   - visible: the part of the window that shows; absent: all of it.
  ///   - scene: the scene without bars; it becomes that of the content.
  /// - Returns: the elements in the space of the scene's window.
  static func surface(
    _ screen: Screen, _ builder: LayoutBuilder, visible: Rect? = nil, scene: inout Scene
  ) -> [Element] {
    let configuration = builder.configuration
    let sink = builder.sink
    var hardware = scene.safeArea
    let chrome = ChromePlan(screen, configuration, scene)
    hardware.left = chrome.safeArea.left
    hardware.right = chrome.safeArea.right
    scene = scene.held(by: chrome, configuration, customGuides: screen.guides)
    if let missing = chrome.missing {
      sink.notes.append(Note(rule: "bars-not-supported", element: nil, message: missing))
    }
    let builder = builder.building(in: scene)
    let root = builder.root(screen.content)
    let isMirrored = configuration.direction == .rightToLeft
    let width = scene.window.width
    func logical(_ rect: Rect) -> Rect { isMirrored ? rect.mirrored(in: width) : rect }
    // A screen whose content ignores the keyboard is laid out as if it were not there.
    let ignored = builder.modifiers(of: screen.content).ignoresSafeArea
    let ignoresKeyboard = ignored.map { $0.keyboard && $0.edges.contains(.bottom) } ?? false
    let plain = scene.window.inset(by: scene.safeArea)
    let safe = logical(ignoresKeyboard ? plain : scene.contentArea)
    var guides: [String: Rect] = ["window": scene.window]
    for guide in scene.guides { guides[guide.name] = logical(guide.frame) }
    for (name, frame) in scene.regionGuides { guides[name] = logical(frame) }
    var placement = Placement(
      sink: sink, window: scene.window, safeArea: safe,
      bottomWithoutKeyboard: safe.maxY < plain.maxY ? plain.maxY : nil, guides: guides,
      scale: scene.scale)
    // What lies below the keyboard does not show.
    if let keyboard = scene.keyboard?.frame {
      placement.clip.size.height = min(placement.clip.height, max(keyboard.minY, 0))
    }
    if let visible { placement.clip = placement.clip.intersection(logical(visible)) }
    let parting = scene.partingRegion
    placement.division = parting.map { region in
      Division(axis: scene.division(region).axis, frame: logical(region.region.frame))
    }
    sink.begin()
    root.place(in: safe, aligned: .center, placement)
    if let parting, let division = placement.division, !sink.movables.isEmpty {
      displace(root, off: division, parting.region.id, safe, placement)
    }
    ChromeLayout(
      plan: chrome, screen: screen, builder: builder, placement: placement,
      hardware: isMirrored ? hardware.mirrored : hardware
    ).place()
    OrnamentLayout(ornaments: screen.ornaments, builder: builder, placement: placement).place()
    // Taken out, so that what follows changes them where they are.
    let placed = sink.takeElements()
    let elements = isMirrored ? placed.map { $0.mirrored(in: width) } : placed
    if !scene.isCard, let bar = WindowControls.bar(of: configuration, scene.window, elements) {
      scene.bars.append(bar)
    }
    return elements
  }

  /// Places a tree again with what moves off the fold in its new place.
  private static func displace(
    _ root: LayoutNode, off division: Division, _ region: String, _ safe: Rect,
    _ placement: Placement
  ) {
    let sink = placement.sink
    let found = Displacer(
      division: division, region: region, safeArea: safe, elements: sink.elements
    ).moves(of: sink.movables)
    if !found.moves.isEmpty {
      sink.restart(with: found.moves)
      root.place(in: safe, aligned: .center, placement)
    }
    sink.notes += found.notes
  }

  /// What active regions take of an element that someone touches, reads or looks at.
  static func overlaps(of element: Element, in scene: Scene) -> [Element.Overlap] {
    switch element.role {
    case .background, .decoration, .container: return []
    case .interactive, .text, .image: break
    }
    guard !element.isHidden else { return [] }
    return scene.regions.compactMap { found in
      guard found.isActive else { return nil }
      let shared = element.visible.intersection(found.region.frame)
      return shared.isEmpty ? nil : Element.Overlap(region: found.region.id, frame: shared)
    }
  }

  private static func scene(of screen: Screen, in configuration: Configuration) -> Scene {
    var scene = SceneResolver.resolve(
      configuration, statusBarHidden: screen.statusBarHidden,
      homeIndicatorAutoHidden: screen.homeIndicatorAutoHidden, keyboard: screen.keyboard,
      verticalBar: screen.verticalBar, cameraActive: screen.cameraActive,
      customGuides: screen.guides)
    ScreenEdges(screen, configuration).complete(&scene)
    return scene
  }

  /// Frames in the parent's space, taken from the window frames once these are final.
  static func withParentSpaceFrames(_ elements: consuming [Element]) -> [Element] {
    for index in elements.indices {
      var origin = Point.zero
      if let parent = elements[index].parent { origin = elements[parent].windowFrame.origin }
      elements[index].frame = elements[index].windowFrame.offset(x: -origin.x, y: -origin.y)
    }
    return elements
  }
}
