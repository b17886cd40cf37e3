import Devices
import Drawing
import Findings
import Geometry
import LayoutEngine

// The annotated page: the device with what is said of it around it.
extension PreviewPage {
  private static let margin = 24.0

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

  /// The options less what is not drawn for want of guides.
  private var guideOptions: PreviewOptions {
    guard !hasGuides else { return options }
    var result = options
    result.layers.subtract([.margins, .readable])
    if options.style == .mockup { result.layers.remove(.safeArea) }
    return result
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
}
