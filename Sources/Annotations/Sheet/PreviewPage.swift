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

  var ink: Ink { Ink(layout.configuration.appearance) }
  /// What labels and notes speak of.
  var front: ResolvedLayout { layout.inFront }

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
      front, options, outside: outside,
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
        front, guideOptions, guides(space), ink)
        + LegendEntry.entries(pictures, screenIsCut: screenCrop != nil, ink)
        + LegendEntry.entries(options.measures, in: layout, options, ink),
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
            callouts.marks(
              space, collected.ground.occupancy, within: body.frame.inset(by: -8))
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
    return DisplayList(
      size: Size(width: width, height: height.rounded(.up)), background: ink.page,
      title: layout.configuration.name, commands: layers, placement: placement(space, body))
  }

  /// The device alone, with as much ground around it as keeps its outline whole.
  func device() -> DisplayList {
    let (space, body) = placed(at: Point(x: 8, y: 8), factor: 1)
    return DisplayList(
      size: Size(
        width: (body.frame.width + 16).rounded(.up), height: (body.frame.height + 16).rounded(.up)),
      background: ink.page, title: layout.configuration.name, commands: bare(body, space),
      placement: placement(space, body))
  }

  /// The steps of the device with the top left corner of its body at a point of a larger page.
  func device(at corner: Point, factor: Double) -> [DrawingCommand] {
    let (space, body) = placed(at: corner, factor: factor)
    return picture(body, context(space), within: body.screenFrame)
  }

  /// The steps of the device with its labels and some numbered findings, with the top left corner of
  /// its body at the origin.
  ///
  /// - Parameters:
  ///   - factor: page points per window point.
  ///   - findings: what discs mark.
  ///   - ends: the ids of a disc and of what it links to, by its number.
  /// - Returns: the steps in drawing order.
  func preview(
    factor: Double, findings: [(number: Int, finding: Finding)],
    linking ends: @escaping (Int) -> (id: String, link: String)
  ) -> [DrawingCommand] {
    let (space, body) = placed(at: .zero, factor: factor)
    let context = context(space)
    let (labels, _, ground) = labels(context, body)
    // What sticks out of a screen would run over the previews beside it; discs may stand
    // between, on one side only, where they do not meet those of the neighbour.
    let room = body.frame.inset(by: EdgeInsets(top: -8, left: -20, bottom: -8, right: -4))
    let marks = FindingCallouts(numbered: findings, ink: ink, text: text)
      .marks(
        space, ground.occupancy, within: room, outliningIn: body.frame.inset(by: -3), linking: ends)
    let clipped: [DrawingCommand] =
      marks.isEmpty
      ? [] : [.group(DrawingGroup(id: "findings", clip: .rect(room.inset(by: -1)), marks))]
    return picture(body, context, within: body.screenFrame) + labels + clipped
  }

  /// The screen alone: at the display's scale it has the pixels of a screenshot.
  func screen() -> DisplayList {
    let space = ScreenSpace(origin: layout.scene.place.origin, factor: 1)
    let body = DeviceBody(layout, in: space)
    return DisplayList(
      size: layout.scene.display.size, background: ink.screen, title: layout.configuration.name,
      commands: bare(body, space),
      placement: WindowPlacement(origin: space.origin, factor: 1, device: body.screenFrame))
  }

  private func placement(_ space: ScreenSpace, _ body: DeviceBody) -> WindowPlacement {
    WindowPlacement(origin: space.origin, factor: space.factor, device: body.frame)
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

  /// Whether guides are drawn: a dialog has none of its own, and those of the screen are dimmed.
  var hasGuides: Bool {
    layout.presentations.isEmpty || layout.guidingPresentation != nil
  }

  /// The options less what is not drawn for want of guides.
  private var guideOptions: PreviewOptions {
    guard !hasGuides else { return options }
    var result = options
    result.layers.subtract([.margins, .readable])
    if options.style == .mockup { result.layers.remove(.safeArea) }
    return result
  }

  /// The guides of the screen, or of what is shown over it in a space of its own.
  func guides(_ space: ScreenSpace) -> GuideDrawing {
    guard let top = layout.guidingPresentation else {
      return GuideDrawing(layout: layout, space: space, ink: ink)
    }
    return GuideDrawing(
      layout: top.surface,
      space: ScreenSpace(
        origin: space.page(top.map.origin), factor: space.factor * top.map.scale), ink: ink)
  }

  func context(_ space: ScreenSpace) -> ElementContext {
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
  var isAnnotated: Bool { options.style == .blueprint || options.canvas == .sheet }

  /// The pictures that something is said of.
  var pictures: [ArtworkPicture] {
    isAnnotated && options.layers.contains(.letterbox) ? ArtworkPicture.all(in: front) : []
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

  /// The distances that were asked for.
  private func measures(_ context: ElementContext, _ ground: LabelGround) -> MeasureDrawing {
    MeasureDrawing(
      options.layers.contains(.dimensions) ? options.measures : [], of: layout, context: context,
      occupancy: ground.occupancy)
  }

  /// The names of elements, which only blueprints carry, and what they leave free; over them the
  /// distances that were asked for, which have their places first.
  private func labels(
    _ context: ElementContext, _ body: DeviceBody
  ) -> (layers: [DrawingCommand], outside: [ElementLabels.Outside], ground: LabelGround) {
    let front = front
    var ground = LabelGround(layout: front, context: context, body: body)
    ground.take(beneathInks(context))
    let measures = measures(context, ground)
    ground.take(measures.rooms)
    let drawn: [DrawingCommand] =
      measures.commands.isEmpty
      ? []
      : [.group(DrawingGroup(id: "measures", layer: .dimensions, measures.commands))]
    guard options.style == .blueprint, options.layers.contains(.content) else {
      ground.take(StatusBar(layout: layout, space: context.space, text: text).inks)
      return (drawn, [], ground)
    }
    let labels = ElementLabels(layout: front, context: context, ground: ground)
    guard !labels.commands.isEmpty else { return (drawn, labels.outside, labels.ground) }
    return (
      [.group(DrawingGroup(id: "labels", layer: .content, labels.commands))] + drawn,
      labels.outside, labels.ground
    )
  }
}
