import Devices
import Geometry
import LayoutSpecs
import Typography

/// Lays out what is shown over a screen: each presentation in a space of its own, then in the window.
struct PresentationResolver {
  let request: LayoutRequest
  /// The configuration as it is laid out.
  let configuration: Configuration
  /// The scene of the window without the app's bars.
  let scene: Scene
  let measurer: any TextMeasuring

  /// A surface with its place in the window.
  struct Surface {
    var plan: PresentationPlan
    /// The scene of its own space, bars included.
    var scene: Scene
    /// Its elements in its own space, itself first.
    var elements: [Element]
    var decisions: [LayoutDecision] = []
    var notes: [Note] = []
  }

  /// Adds presentations to the layout of a screen, each over those before it.
  func present(_ chain: [Presentation], over layout: inout ResolvedLayout) {
    for (index, presentation) in chain.enumerated() {
      let path = Array(repeating: "present", count: index + 1).joined(separator: "/")
      let surface = surface(presentation, path, planner(over: layout.elements))
      add(surface, of: presentation, path, to: &layout)
    }
  }

  private func planner(over elements: [Element]) -> PresentationPlanner {
    PresentationPlanner(configuration: configuration, scene: scene) { id in
      elements.last { $0.id == id || $0.path == id }?.visible
    }
  }

  private func surface(
    _ presentation: Presentation, _ path: String, _ planner: PresentationPlanner
  ) -> Surface {
    let shape = planner.shape(of: presentation)
    switch (presentation.style, shape) {
    case (.alert, _), (.actionSheet, _):
      return dialog(presentation, path, planner, shape)
    case (_, .cover): return content(of: presentation, path, planner.cover(presentation))
    case (_, .card): return content(of: presentation, path, planner.card(presentation))
    case (_, .popover): return popover(presentation, path, planner)
    default: return content(of: presentation, path, centered(presentation, planner))
    }
  }

  // MARK: Content

  /// A card in the middle; on a Mac it is as high as what it holds wants.
  private func centered(
    _ presentation: Presentation, _ planner: PresentationPlanner
  ) -> PresentationPlan {
    guard configuration.device.family == .mac, presentation.size == nil else {
      return planner.centered(presentation)
    }
    let size = CenteredMetrics.formSheet
    let height = idealHeight(of: presentation, width: size.width, below: size.height)
    return planner.centered(presentation, wanting: Size(width: size.width, height: height))
  }

  private func popover(
    _ presentation: Presentation, _ path: String, _ planner: PresentationPlanner
  ) -> Surface {
    let width = presentation.size?.width ?? PopoverMetrics.width
    let tallest = scene.window.inset(by: scene.safeArea).height
    let wanted =
      presentation.size
      ?? Size(width: width, height: idealHeight(of: presentation, width: width, below: tallest))
    return content(
      of: presentation, path,
      planner.popover(
        at: presentation.source?.value, wanted: wanted, isSized: presentation.size != nil))
  }

  /// The height that content and bars want in a width.
  private func idealHeight(
    of presentation: Presentation, width: Double, below tallest: Double
  ) -> Double {
    let plan = PresentationPlan(
      shape: .popover, frame: Rect(x: 0, y: 0, width: width, height: tallest),
      size: Size(width: width, height: tallest), reason: "")
    var own = scene(of: plan)
    let builder = builder(in: own, sink: PlacementSink(explains: false))
    let screen = screen(of: presentation)
    let chrome = ChromePlan(screen, configuration, own)
    own = own.held(by: chrome, configuration, customGuides: [])
    let room = own.window.inset(by: own.safeArea)
    let content = builder.building(in: own).root(screen.content)
      .size(for: ProposedSize(width: room.width, height: nil)).height
    return min(content + tallest - room.height, tallest)
  }

  private func content(
    of presentation: Presentation, _ path: String, _ plan: PresentationPlan
  ) -> Surface {
    var own = plan.shape == .cover ? scene : scene(of: plan)
    let sink = PlacementSink(explains: request.explains)
    let builder = builder(in: own, sink: sink)
    let screen = screen(of: presentation)
    var elements = Resolver.surface(screen, builder, scene: &own)
    for index in elements.indices {
      elements[index].overlaps = Resolver.overlaps(of: elements[index], in: own)
    }
    ArtworkReview(request, configuration, own).complete(&elements, notes: &sink.notes)
    for index in elements.indices {
      elements[index].parent = elements[index].parent.map { $0 + 1 } ?? 0
      Self.prefix(&elements[index], with: path)
    }
    var root = builder.barElement(path, kind: presentation.style.rawValue, interactive: false)
    root.windowFrame = own.window
    root.contentFrame = own.window
    root.visible = own.window
    root.position = presentation.position
    root.reason.rule = plan.reason
    Self.name(&root, presentation.id)
    root.ground = ground(of: plan, presentation)
    let decisions = sink.decisions.map {
      LayoutDecision(kind: $0.kind, path: "\(path)/\($0.path)", value: $0.value)
    }
    return Surface(
      plan: plan, scene: own, elements: [root] + elements, decisions: decisions, notes: sink.notes)
  }

  /// The ground of a card; what is attached to the bottom of the window goes on below it, so that its
  /// lower corners are not round.
  private func ground(of plan: PresentationPlan, _ presentation: Presentation) -> Element.Ground {
    var frame = Rect(origin: .zero, size: plan.size)
    let radius = plan.corners.topLeft / plan.scale
    if plan.corners.bottomLeft == 0, radius > 0 { frame.size.height += radius }
    // What covers the window lies no higher than the screen does.
    let palette = Palette(configuration)
    let color = presentation.background
    return Element.Ground(
      color: plan.shape == .cover ? palette.rgba(color) : palette.raised(color), frame: frame,
      cornerRadius: radius)
  }

  /// A presentation as a screen that can be laid out like any other.
  private func screen(of presentation: Presentation) -> Screen {
    var screen = Screen(
      id: request.screen.id, content: presentation.content ?? Node(.group([])),
      background: presentation.background, position: presentation.position)
    screen.navigation = presentation.navigation
    screen.toolbar = presentation.toolbar
    screen.statusBarHidden = request.screen.statusBarHidden
    screen.keyboard = request.screen.keyboard
    return screen
  }

  func builder(in scene: Scene, sink: PlacementSink) -> LayoutBuilder {
    LayoutBuilder(
      request: request, configuration: configuration, scene: scene,
      conditions: scene.conditionEnvironment(for: configuration), measurer: measurer, sink: sink)
  }

  /// The scene of a card's own space: nothing of the display but what lies over it.
  func scene(of plan: PresentationPlan) -> Scene {
    let window = Rect(origin: .zero, size: plan.size)
    let classes = scene.sizeClasses.map { base in
      SizeClasses(horizontal: .compact, vertical: base.vertical)
    }
    let display = OrientedDisplay(
      orientation: scene.display.orientation, size: plan.size, safeArea: plan.safeArea,
      sizeClasses: classes)
    let margins = LayoutMarginRules.margins(
      family: configuration.device.family, display: display, window: plan.size,
      sizeClasses: classes, safeArea: plan.safeArea)
    var own = Scene(
      display: display, scale: scene.scale, window: window, sizeClasses: classes,
      safeArea: plan.safeArea, safeAreaIsAssumed: plan.isAssumed, cornerAdaptedHorizontal: nil,
      cornerAdaptedVertical: nil, margins: margins, guides: [],
      regions: scene.regions.compactMap { region in
        var result = region
        let shown = plan.map.inverse(region.region.frame).intersection(window)
        guard !shown.isEmpty else { return nil }
        result.region.frame = shown
        return result
      }, bars: [], homeIndicator: nil, letterbox: nil)
    own.isCard = true
    own.systemMinimumMargins = EdgeInsets(
      left: margins.left - plan.safeArea.left, right: margins.right - plan.safeArea.right)
    if var keyboard = scene.keyboard {
      let shown = keyboard.frame.map { plan.map.inverse($0).intersection(window) }
      keyboard.frame = shown.flatMap { $0.isEmpty ? nil : $0 }
      own.keyboard = keyboard
    }
    own.guides = SceneResolver.guides(
      configuration, window: window, safeArea: plan.safeArea, margins: margins,
      keyboard: own.keyboardGuide, custom: [])
    return own
  }

  // MARK: Putting it into the window

  private func add(
    _ surface: Surface, of presentation: Presentation, _ path: String,
    to layout: inout ResolvedLayout
  ) {
    let plan = surface.plan
    let first = layout.elements.count
    for index in layout.elements.indices {
      layout.elements[index].isBeneath = true
      // What a card hides from edge to edge does not show.
      let element = layout.elements[index]
      guard plan.shape == .cover || plan.frame.contains(element.visible) else { continue }
      layout.elements[index].visible = Rect(origin: element.windowFrame.origin, size: .zero)
    }
    let own = Resolver.withParentSpaceFrames(surface.elements)
    layout.elements += own.map { element in
      var mapped = element.mapped(by: plan.map)
      mapped.parent = element.parent.map { $0 + first }
      mapped.frame =
        element.parent == nil
        ? mapped.windowFrame
        : Rect(
          origin: Point(
            x: element.frame.minX * plan.scale, y: element.frame.minY * plan.scale),
          size: mapped.windowFrame.size)
      return mapped
    }
    layout.decisions += surface.decisions
    layout.notes += surface.notes
    let palette = Palette(configuration)
    layout.presentations.append(
      PlacedPresentation(
        path: path, id: presentation.id?.value ?? path, style: presentation.style,
        shape: plan.shape, frame: plan.frame, corners: plan.corners, map: plan.map,
        detent: plan.detent, grabber: grabber(of: presentation, plan), arrow: plan.arrow,
        dim: plan.dim, beneath: plan.beneath, isAssumed: plan.isAssumed, reason: plan.reason,
        elements: first..<layout.elements.count,
        surface: ResolvedLayout(
          configuration: layout.configuration, scene: surface.scene,
          background: palette.rgba(presentation.background), elements: own,
          decisions: surface.decisions, notes: surface.notes)))
  }

  private func grabber(of presentation: Presentation, _ plan: PresentationPlan) -> Rect? {
    guard presentation.hasGrabber, plan.shape == .card else { return nil }
    let size = SheetMetrics.grabber
    return plan.map(
      Rect(
        x: (plan.size.width - size.width) / 2, y: SheetMetrics.grabberTop, width: size.width,
        height: size.height))
  }

  static func name(_ element: inout Element, _ id: Located<String>?) {
    guard let id else { return }
    element.id = id.value
    element.isNamed = true
  }

  /// Gives an element of a presentation the path that it has in the screen.
  private static func prefix(_ element: inout Element, with path: String) {
    if element.id == element.path { element.id = "\(path)/\(element.id)" }
    element.path = "\(path)/\(element.path)"
    element.reason.proposer = element.reason.proposer.map { "\(path)/\($0)" }
  }
}
