import Devices
import Drawing
import Findings
import Geometry
import LayoutEngine

/// Composes the page of a preview.
struct PreviewPage {
  let layout: ResolvedLayout
  let specName: String
  /// What checks found in the layout.
  var findings: [Finding] = []
  let options: PreviewOptions
  let text: TextSetter
  let assets: Set<String>

  private static let margin = 24.0

  private var ink: Ink { Ink(layout.configuration.appearance) }

  /// The annotated page.
  func sheet() -> DisplayList {
    let ink = ink
    let factor = ScreenSpace.sheetFactor(for: layout.scene.display.size)
    let hasDimensions = options.layers.contains(.dimensions)
    let hasHeader = options.layers.contains(.header)
    let plan = DimensionPlan(layout, ink)
    let reach = self.reach(factor: factor)
    let tracks = hasDimensions ? plan.left.count : 0
    let left =
      Self.margin + Double(tracks) * DimensionBand.trackGap + (tracks > 0 ? 8 : 0) + reach.left
    let top =
      (hasHeader ? Header.height : 0)
      + (hasDimensions ? DimensionBand.trackGap + 16 : Self.margin) + reach.top
    let (space, body) = placed(at: Point(x: left, y: top), factor: factor)
    let context = context(space)
    let around = body.frame.inset(
      by: EdgeInsets(
        top: -reach.top, left: -reach.left, bottom: -reach.bottom, right: -reach.right))

    var layers = ghosts(context, within: around) + picture(body, context, within: around)
    let (labels, outside, ground) = labels(context, body)
    layers += labels
    let artwork = ArtworkLabels(pictures, context: context, ground: ground)
    if !artwork.commands.isEmpty {
      layers.append(
        .group(DrawingGroup(id: "labels-artwork", layer: .letterbox, artwork.commands)))
    }
    let collected = MarginNotes(
      layout, options, outside: outside,
      artwork: artwork.margin + (screenCrop.map { [$0.note(context, body)] } ?? []),
      ground: artwork.ground,
      context: context)
    let notes = MarginLabels(
      collected.margin, body: body, from: around.maxX, occupancy: collected.ground.occupancy,
      ink: ink, text: text)
    let regionNotes = collected.beside + notes.commands(of: .regions)
    if !regionNotes.isEmpty {
      layers.append(.group(DrawingGroup(id: "notes-regions", layer: .regions, regionNotes)))
    }
    let elementNotes = notes.commands(of: .content)
    if !elementNotes.isEmpty {
      layers.append(.group(DrawingGroup(id: "notes-elements", layer: .content, elementNotes)))
    }
    let artworkNotes = notes.commands(of: .letterbox)
    if !artworkNotes.isEmpty {
      layers.append(.group(DrawingGroup(id: "notes-artwork", layer: .letterbox, artworkNotes)))
    }
    let insets = alternatives(
      at: Point(
        x: around.maxX + MarginLabels.channel,
        y: max(notes.bounds.maxY + 10, body.frame.minY)), context)
    layers += insets.layers
    var right = max(max(around.maxX, notes.bounds.maxX), insets.bounds.maxX)
    var bottom = max(max(around.maxY, notes.bounds.maxY), insets.bounds.maxY)
    if hasDimensions {
      let band = DimensionBand(plan: plan, body: body, around: around, space: space, text: text)
      layers.append(
        .group(DrawingGroup(id: "layer-dimensions", layer: .dimensions, band.commands)))
      bottom = max(bottom, band.bottom)
      right = max(right, band.right)
    }
    let header = Header(
      layout: layout, specName: specName, factor: factor, ink: ink, text: text)
    let width = max(
      right + Self.margin, hasHeader ? header.width + 2 * Self.margin : 0
    ).rounded(.up)
    var height = bottom + Self.margin
    let legend = Legend(
      LegendEntry.entries(
        layout, options, GuideDrawing(layout: layout, space: space, ink: ink), ink)
        + LegendEntry.entries(pictures, screenIsCut: screenCrop != nil, ink),
      ink: ink, text: text)
    if options.layers.contains(.legend), !legend.isEmpty {
      let room = width - 2 * Self.margin
      let start = Point(x: Self.margin, y: bottom + 26)
      layers.append(
        .group(
          DrawingGroup(id: "layer-legend", layer: .legend, legend.draw(at: start, width: room))))
      height = start.y + legend.height(width: room) + Self.margin - 8
    }
    let callouts = FindingCallouts(findings, ink: ink, text: text)
    if options.layers.contains(.findings), !callouts.isEmpty {
      let start = Point(x: Self.margin, y: height + 4)
      layers.append(
        .group(
          DrawingGroup(
            id: "layer-findings", layer: .findings,
            callouts.marks(space, collected.ground.occupancy)
              + callouts.list(at: start, width: width - 2 * Self.margin))))
      height = start.y + callouts.height + Self.margin - 8
    }
    if hasHeader {
      layers.append(
        .group(
          DrawingGroup(
            id: "layer-header", layer: .header,
            header.draw(margin: Self.margin, pageWidth: width))))
    }
    var list = DisplayList(
      size: Size(width: width, height: height.rounded(.up)), background: ink.page,
      title: layout.configuration.name, commands: layers)
    list.window = space.place
    return list
  }

  /// The device alone, with as much ground around it as keeps its outline whole.
  func device() -> DisplayList {
    let (space, body) = placed(at: Point(x: 8, y: 8), factor: 1)
    var list = DisplayList(
      size: Size(
        width: (body.frame.width + 16).rounded(.up), height: (body.frame.height + 16).rounded(.up)),
      background: ink.page, title: layout.configuration.name, commands: bare(body, space))
    list.window = space.place
    return list
  }

  /// The steps of the device with the top left corner of its body at a point of a larger page.
  func device(at corner: Point, factor: Double) -> [DrawingCommand] {
    let (space, body) = placed(at: corner, factor: factor)
    return picture(body, context(space), within: body.screenFrame)
  }

  /// The screen alone: at the display's scale it has the pixels of a screenshot.
  func screen() -> DisplayList {
    let space = ScreenSpace(origin: layout.scene.place.origin, factor: 1)
    var list = DisplayList(
      size: layout.scene.display.size, background: ink.screen, title: layout.configuration.name,
      commands: bare(DeviceBody(layout, in: space), space))
    list.window = space.place
    return list
  }

  /// The device with the top left corner of its body at a point of the page.
  private func placed(
    at corner: Point, factor: Double
  ) -> (space: ScreenSpace, body: DeviceBody) {
    let probe = DeviceBody(layout, in: ScreenSpace(origin: .zero, factor: factor))
    let space = ScreenSpace(
      origin: Point(x: corner.x - probe.frame.minX, y: corner.y - probe.frame.minY), factor: factor)
    return (space, DeviceBody(layout, in: space))
  }

  private func context(_ space: ScreenSpace) -> ElementContext {
    ElementContext(space: space, ink: ink, text: text, assets: assets)
  }

  private func bare(_ body: DeviceBody, _ space: ScreenSpace) -> [DrawingCommand] {
    let context = context(space)
    let (labels, _, ground) = labels(context, body)
    var layers = picture(body, context, within: body.screenFrame) + labels
    let artwork = ArtworkLabels(pictures, context: context, ground: ground)
    if !artwork.commands.isEmpty {
      layers.append(
        .group(DrawingGroup(id: "labels-artwork", layer: .letterbox, artwork.commands)))
    }
    return layers
  }

  /// Whether the picture says anything about itself: a mockup without its page is what an app's own
  /// screenshot would show.
  private var isAnnotated: Bool { options.style == .blueprint || options.canvas == .sheet }

  /// The pictures that something is said of.
  private var pictures: [ArtworkPicture] {
    isAnnotated && options.layers.contains(.letterbox) ? ArtworkPicture.all(in: layout) : []
  }

  /// What of a whole screen is lost, where it is shown on a device that it was not made for.
  private var screenCrop: ScreenCrop? {
    isAnnotated && options.layers.contains(.letterbox) ? ScreenCrop(layout) : nil
  }

  /// How far the lost parts of pictures stick out of the body, in page points: as much as tells that
  /// there is more.
  private func reach(factor: Double) -> EdgeInsets {
    let space = ScreenSpace(origin: .zero, factor: factor)
    let body = DeviceBody(layout, in: space).frame
    let crop = screenCrop.map { space.page($0.window) }
    let all =
      pictures.filter(\.isNotable).map { space.page($0.image.drawn) } + [crop].compactMap { $0 }
    return all.reduce(EdgeInsets.zero) { reach, drawn in
      var own = EdgeInsets.zero
      for edge in Edge.allCases {
        let sign: Double = edge == .top || edge == .left ? 1 : -1
        let beyond = (body.position(of: edge) - drawn.position(of: edge)) * sign
        // A hand's breadth on a printed page; chosen by us.
        own[edge] = beyond > 3 ? min(beyond + 2, 52) : 0
      }
      return reach.max(own)
    }
  }

  /// The lost parts of pictures outside the body, below everything else.
  private func ghosts(_ context: ElementContext, within area: Rect) -> [DrawingCommand] {
    let drawing = ArtworkDrawing(context: context, style: options.style)
    let commands =
      (screenCrop?.ghost(context, within: area) ?? [])
      + pictures.filter(\.isNotable).flatMap { drawing.ghost($0, within: area) }
    guard !commands.isEmpty else { return [] }
    return [.group(DrawingGroup(id: "letterbox-ghosts", layer: .letterbox, commands))]
  }

  /// Videos in their other mode, one below the other.
  private func alternatives(
    at corner: Point, _ context: ElementContext
  ) -> (layers: [DrawingCommand], bounds: Rect) {
    var commands: [DrawingCommand] = []
    var bounds = Rect(origin: corner, size: .zero)
    for picture in pictures where picture.image.video != nil {
      let inset = AlternativeInset(
        picture, at: Point(x: corner.x, y: bounds.maxY + (commands.isEmpty ? 0 : 16)),
        context: context)
      guard !inset.commands.isEmpty else { continue }
      commands += inset.commands
      bounds = bounds.union(inset.bounds)
    }
    guard !commands.isEmpty else { return ([], .zero) }
    return (
      [.group(DrawingGroup(id: "letterbox-alternatives", layer: .letterbox, commands))], bounds
    )
  }

  /// The names of elements, which only blueprints carry, and what they leave free.
  private func labels(
    _ context: ElementContext, _ body: DeviceBody
  ) -> (layers: [DrawingCommand], outside: [ElementLabels.Outside], ground: LabelGround) {
    var ground = LabelGround(layout: layout, context: context, body: body)
    guard options.style == .blueprint, options.layers.contains(.content) else {
      ground.take(StatusBar(layout: layout, space: context.space, text: text).inks)
      return ([], [], ground)
    }
    let labels = ElementLabels(layout: layout, context: context, ground: ground)
    guard !labels.commands.isEmpty else { return ([], labels.outside, labels.ground) }
    return (
      [.group(DrawingGroup(id: "labels", layer: .content, labels.commands))], labels.outside,
      labels.ground
    )
  }

  /// Everything that lies on the device itself, layer by layer.
  private func picture(
    _ body: DeviceBody, _ context: ElementContext, within area: Rect
  ) -> [DrawingCommand] {
    let space = context.space
    let device = DeviceDrawing(
      layout: layout, space: space, body: body, ink: ink, options: options)
    let guides = GuideDrawing(layout: layout, space: space, ink: ink)
    let isBlueprint = options.style == .blueprint
    let clip = options.canvas == .screen ? Path.rect(body.screenFrame) : body.screen
    var layers: [DrawingCommand] = []
    // What is drawn on a part of the display stays in it.
    let fillsDisplay = layout.scene.place.others.isEmpty && layout.scene.letterbox == nil
    let window = fillsDisplay ? nil : Path.rect(space.page(layout.scene.window))
    func add(
      _ id: String, _ layer: Layer, clipped: Bool = true, inWindow: Bool = false,
      _ commands: [DrawingCommand]
    ) {
      guard options.layers.contains(layer), !commands.isEmpty else { return }
      var commands = commands
      if inWindow, let window { commands = [.group(DrawingGroup(clip: window, commands))] }
      layers.append(
        .group(DrawingGroup(id: id, layer: layer, clip: clipped ? clip : nil, commands)))
    }
    if options.layers.contains(.device) {
      add("layer-device", .device, clipped: false, device.ground())
    } else {
      // Without its device a picture still needs the screen that things stand on.
      layers.append(
        .group(
          DrawingGroup(
            id: "ground",
            [.path(clip, fill: .color(ink.screen), stroke: Stroke(ink.hair, width: 0.75))])))
    }
    let others = OtherApps(layout: layout, space: space, ink: ink, text: text)
    if isBlueprint { add("layer-safeArea", .safeArea, guides.unsafeBands()) }
    let artwork = ArtworkDrawing(context: context, style: options.style)
    let pictures = self.pictures
    if isBlueprint {
      add(
        "letterbox-lost", .letterbox, inWindow: true,
        pictures.filter(\.isNotable).flatMap { artwork.ghost($0, within: body.screenFrame) })
    }
    // Bars lie on their picture and under what lies on it.
    var first = 0
    let marked = pictures.filter { !$0.bars.isEmpty || !$0.bakedStrips.isEmpty }
    for (end, picture) in marked.map({ ($0.index + 1, Optional($0)) })
      + [(layout.elements.count, nil)]
    {
      add(
        first == 0 ? "layer-content" : "layer-content-\(first)", .content, inWindow: true,
        isBlueprint
          ? BlueprintContent(layout: layout, context: context).commands(first..<end)
          : MockupContent(layout: layout, context: context).commands(first..<end))
      if let picture {
        add(
          "letterbox-\(picture.element.id)", .letterbox, inWindow: true,
          artwork.bakedBars(picture) + artwork.bars(picture))
      }
      first = end
    }
    if !isBlueprint {
      add("layer-chrome", .chrome, StatusBar(layout: layout, space: space, text: text).draw())
    }
    if isBlueprint { add("safeArea-covered", .safeArea, guides.coveredHatch()) }
    if isAnnotated {
      add("safeArea-edge", .safeArea, guides.safeAreaLine())
      add("layer-margins", .margins, guides.margins())
      add("layer-readable", .readable, guides.readable())
    }
    let keyboard = KeyboardDrawing(layout: layout, context: context)
    add("other-apps", .device, others.commands())
    add("layer-keyboard", .keyboard, isBlueprint ? keyboard.blueprint() : keyboard.mockup())
    add(
      "layer-letterbox", .letterbox,
      LetterboxDrawing(
        layout: layout, space: space, text: text, isAnnotated: isAnnotated
      ).commands())
    if isAnnotated {
      add(
        "layer-regions", .regions,
        RegionDrawing(layout: layout, space: space, ink: ink, options: options).commands())
      add(
        "displacements", .regions,
        DisplacementDrawing(layout: layout, space: space, ink: ink, text: text).commands())
    }
    add("housing", .device, device.furniture())
    let marks = pictures.filter(\.isNotable).flatMap {
      artwork.cutEdges($0) + artwork.focus($0, within: area)
    }
    if !marks.isEmpty {
      layers.append(
        .group(
          DrawingGroup(id: "letterbox-focus", layer: .letterbox, clip: .rect(area), marks)))
    }
    return layers
  }
}
