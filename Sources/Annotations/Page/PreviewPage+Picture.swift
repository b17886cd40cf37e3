import Drawing
import Geometry
import LayoutEngine

extension PreviewPage {
  /// Everything that lies on the device itself, layer by layer.
  func picture(
    _ body: DeviceBody, _ context: ElementContext, within area: Rect
  ) -> [DrawingCommand] {
    let space = context.space
    let device = DeviceDrawing(
      layout: layout, space: space, body: body, ink: ink, options: options)
    let guides = guides(space)
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
    if isBlueprint {
      add(
        "layer-safeArea", .safeArea,
        GuideDrawing(layout: layout, space: space, ink: ink).unsafeBands())
    }
    let artwork = ArtworkDrawing(context: context, style: options.style)
    let pictures = self.pictures
    if isBlueprint {
      add(
        "letterbox-lost", .letterbox, inWindow: true,
        pictures.filter(\.isNotable).flatMap { artwork.ghost($0, within: body.screenFrame) })
    }
    let marked = pictures.filter { !$0.bars.isEmpty || !$0.bakedStrips.isEmpty }
    let page = PresentationDrawing.page(
      of: layout, in: space, isBlueprint ? ink.screen : Color(rgba: layout.background))
    let ornaments = layout.ornamentElements
    let focus = FocusDrawing(layout: layout, context: context)
    for (level, whole) in layout.levels.enumerated() {
      // Ornaments float in front of their window and are not cut by it.
      let range =
        level == 0 ? whole.lowerBound..<min(whole.upperBound, ornaments.lowerBound) : whole
      let base = isBlueprint ? layout : focus.withoutFocused(in: range)
      let drawn = level == 0 ? base.drawnBack(by: page?.map) : base
      let presentation =
        level == 0
        ? nil
        : PresentationDrawing(
          layout: layout, presentation: layout.presentations[level - 1], context: context,
          style: options.style)
      let clip = level == 0 ? page?.clip : presentation?.clip
      if let presentation {
        add("presentation-\(level)", .content, inWindow: true, presentation.beneath())
      } else if let page {
        add("presentation-page", .content, inWindow: true, page.ground)
      }
      // Bars lie on their picture and under what lies on it.
      var first = range.lowerBound
      for (end, picture) in marked.filter({ range.contains($0.index) })
        .map({ ($0.index + 1, Optional($0)) }) + [(range.upperBound, nil)]
      {
        let commands =
          isBlueprint
          ? BlueprintContent(layout: drawn, context: context).commands(first..<end)
          : MockupContent(layout: drawn, context: context).commands(first..<end)
        add(
          first == 0 ? "layer-content" : "layer-content-\(first)", .content, inWindow: true,
          clip.map { [.group(DrawingGroup(clip: $0, commands))] } ?? commands)
        if let picture {
          add(
            "letterbox-\(picture.element.id)", .letterbox, inWindow: true,
            artwork.bakedBars(picture) + artwork.bars(picture))
        }
        first = end
      }
      if !isBlueprint {
        add("layer-content-focus-\(level)", .content, inWindow: true, focus.mockup(in: range))
      }
      if let presentation {
        add("presentation-\(level)-above", .content, inWindow: true, presentation.above())
      }
    }
    add(
      "title-bar", .chrome,
      TitleBarDrawing(layout: layout, space: space, ink: ink, style: options.style).commands())
    if options.canvas != .screen {
      add(
        "layer-content-ornaments", .content, clipped: false,
        isBlueprint
          ? BlueprintContent(layout: layout, context: context).commands(ornaments)
          : MockupContent(layout: layout, context: context).commands(ornaments))
      add(
        "window-bar", .chrome, clipped: false,
        WindowBarDrawing(layout: layout, space: space, ink: ink, style: options.style).commands())
    }
    if !isBlueprint {
      add("layer-chrome", .chrome, StatusBar(layout: layout, space: space, text: text).draw())
    }
    if isBlueprint, hasGuides { add("safeArea-covered", .safeArea, guides.coveredHatch()) }
    if isAnnotated, hasGuides {
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
        DisplacementDrawing(layout: front, space: space, ink: ink, text: text).commands())
    }
    add("housing", .device, device.furniture())
    add("rim", .device, clipped: false, device.rim())
    if isBlueprint { add("focus-growth", .touch, focus.outlines()) }
    if isAnnotated {
      add(
        "screen-edges", .touch,
        ScreenEdgeDrawing(layout: layout, space: space, ink: ink).commands())
    }
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
