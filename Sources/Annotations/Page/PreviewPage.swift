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

  var ink: Ink { Ink(layout.configuration.appearance) }
  /// What labels and notes speak of.
  var front: ResolvedLayout { layout.inFront }

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

  func placement(_ space: ScreenSpace, _ body: DeviceBody) -> WindowPlacement {
    WindowPlacement(origin: space.origin, factor: space.factor, device: body.frame)
  }

  /// The device with the top left corner of its body at a point of the page.
  func placed(
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
  var screenCrop: ScreenCrop? {
    isAnnotated && options.layers.contains(.letterbox) ? ScreenCrop(layout) : nil
  }

  /// The distances that were asked for.
  private func measures(_ context: ElementContext, _ ground: LabelGround) -> MeasureDrawing {
    MeasureDrawing(
      options.layers.contains(.dimensions) ? options.measures : [], of: layout, context: context,
      occupancy: ground.occupancy)
  }

  /// The names of elements, which only blueprints carry, and what they leave free; over them the
  /// distances that were asked for, which have their places first.
  func labels(
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
