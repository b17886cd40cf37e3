import Devices
public import Drawing
import Geometry
import LayoutSpecs
public import LayoutEngine
public import Typography

/// The screens of a spec on one page, in columns of steps from the first, with what leads where.
public struct FlowDrawing {
  private let layouts: [ResolvedLayout]
  private let specName: String
  private let options: PreviewOptions
  private let text: TextSetter
  private let assets: Set<String>
  private let graph: FlowGraph

  private static let margin = 56.0
  private static let columnGap = 96.0
  private static let rowGap = 64.0
  private static let headerHeight = 78.0
  private static let captionFont = Font(size: 14, weight: .semibold)
  private static let factsFont = Font(size: 11)

  /// Makes the flow of some layouts of different screens in one set of traits.
  ///
  /// - Parameters:
  ///   - layouts: the layouts in the order of the spec.
  ///   - specName: the name of the spec.
  ///   - options: look and layers; the canvas plays no part.
  ///   - measurer: measures the texts of the page.
  ///   - assets: the names of the pictures that were read; others are drawn as stand-ins.
  public init(
    _ layouts: [ResolvedLayout], specName: String, options: PreviewOptions,
    measuring measurer: any TextMeasuring, assets: Set<String>
  ) {
    self.layouts = layouts
    self.specName = specName
    self.options = PreviewOptions(style: options.style, canvas: .device, layers: options.layers)
    text = TextSetter(measurer: measurer)
    self.assets = assets
    graph = FlowGraph(layouts)
  }

  /// How large devices are drawn: four of them in a row stay readable.
  private var factor: Double {
    let longest =
      layouts.map { max($0.scene.display.size.width, $0.scene.display.size.height) }
      .max() ?? 1
    return [1, 0.75, 0.6, 0.5, 0.4, 0.3, 0.25].first { longest * $0 <= 470 } ?? 0.2
  }

  /// The page as a list of steps, in page points.
  public func displayList() -> DisplayList {
    let ink = Ink(layouts.first?.configuration.appearance ?? .light)
    let factor = factor
    let sizes = layouts.map {
      DeviceBody($0, in: ScreenSpace(origin: .zero, factor: factor)).frame.size
    }
    let corners = places(sizes)
    let right = zip(corners, sizes).map { $0.x + $1.width }.max() ?? 0
    let bottom = zip(corners, sizes).map { $0.y + $1.height }.max() ?? 0
    let pageWidth = max(right + Self.margin, 640)
    var commands: [DrawingCommand] = [
      .group(
        DrawingGroup(
          id: "layer-header", layer: .header, header(pageWidth: pageWidth, factor, ink)))
    ]
    for index in layouts.indices {
      commands.append(picture(index, at: corners[index], factor))
      commands += caption(index, corners[index], sizes[index], ink)
    }
    let frames = zip(corners, sizes).map { Rect(origin: $0, size: $1) }
    commands.append(
      .group(DrawingGroup(id: "flow-links", links(frames, factor, ink))))
    let legendTop = bottom + 54
    commands += legend(at: Point(x: Self.margin, y: legendTop), ink)
    return DisplayList(
      size: Size(width: pageWidth.rounded(.up), height: (legendTop + 34).rounded(.up)),
      background: ink.page, title: "\(specName), flow", commands: commands)
  }

  /// The top left corners of the devices, columns from left to right.
  private func places(_ sizes: [Size]) -> [Point] {
    var corners = [Point](repeating: .zero, count: layouts.count)
    var x = Self.margin
    for column in 0...(graph.columns.max() ?? 0) {
      let own = layouts.indices.filter { graph.columns[$0] == column }
      guard !own.isEmpty else { continue }
      let width = own.map { sizes[$0].width }.max() ?? 0
      var y = Self.margin + Self.headerHeight
      for index in own {
        corners[index] = Point(x: x + (width - sizes[index].width) / 2, y: y)
        y += sizes[index].height + Self.rowGap
      }
      x += width + Self.columnGap
    }
    return corners
  }

  private func picture(_ index: Int, at corner: Point, _ factor: Double) -> DrawingCommand {
    let page = PreviewPage(
      layout: layouts[index], specName: specName, options: options, text: text, assets: assets)
    let commands = page.device(at: corner, factor: factor)
      .map { $0.embedded(prefix: "screen-\(index)-") }
    return .group(
      DrawingGroup(id: "screen-\(index)", title: layouts[index].configuration.name, commands))
  }

  // MARK: Words

  private func header(pageWidth: Double, _ factor: Double, _ ink: Ink) -> [DrawingCommand] {
    guard let first = layouts.first?.configuration else { return [] }
    let baseline = Self.margin + 14
    let right = pageWidth - Self.margin
    var facts = ["\(layouts.count) screens", first.device.name]
    if let os = first.os { facts.append("\(first.device.system.name) \(os)") }
    facts.append("drawn at \((factor * 100).text(decimals: 0)) %")
    return [
      .text(
        text.run(
          specName, Font(size: 26, weight: .semibold), ink.ink,
          at: Point(x: Self.margin, y: baseline))),
      .text(
        text.run(
          facts.joined(separator: " · "), Font(size: 13), ink.soft,
          at: Point(x: Self.margin, y: baseline + 20))),
      .path(
        .line(
          from: Point(x: Self.margin, y: baseline + 34), to: Point(x: right, y: baseline + 34)),
        fill: nil, stroke: Stroke(ink.hair, width: 0.75)),
    ]
  }

  private func caption(
    _ index: Int, _ corner: Point, _ size: Size, _ ink: Ink
  ) -> [DrawingCommand] {
    let layout = layouts[index]
    let middle = corner.x + size.width / 2
    let shown = layout.presentations.map { "\($0.style.rawValue) over it" }.joined(separator: ", ")
    var commands: [DrawingCommand] = [
      .text(
        text.run(
          layout.configuration.screen, Self.captionFont, ink.ink,
          at: Point(x: middle, y: corner.y + size.height + 20), anchor: .middle))
    ]
    if !shown.isEmpty {
      commands.append(
        .text(
          text.run(
            shown, Self.factsFont, ink.soft,
            at: Point(x: middle, y: corner.y + size.height + 35), anchor: .middle)))
    }
    return commands
  }

  private func legend(at origin: Point, _ ink: Ink) -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    var x = origin.x
    let words: [(FlowGraph.Link.Kind, String)] = [
      (.forward, "leads to"), (.across, "by a tab"), (.back, "leads back to"),
    ]
    for (kind, word) in words where graph.links.contains(where: { $0.kind == kind }) {
      let stroke = Self.stroke(kind, ink)
      commands.append(
        .path(
          .line(from: Point(x: x, y: origin.y - 4), to: Point(x: x + 26, y: origin.y - 4)),
          fill: nil, stroke: stroke))
      commands.append(
        .text(text.run(word, Self.factsFont, ink.soft, at: Point(x: x + 34, y: origin.y))))
      x += 34 + text.width(word, Self.factsFont) + 26
    }
    return commands
  }

  // MARK: Links

  private static func stroke(_ kind: FlowGraph.Link.Kind, _ ink: Ink) -> Stroke {
    switch kind {
    case .forward: Stroke(ink.info, width: 1.8)
    case .across: Stroke(ink.readable, width: 1.6, dash: [2, 4])
    case .back: Stroke(ink.soft, width: 1.4, dash: [7, 4])
    }
  }

  /// The arrows: a dot on what someone uses, a curve to the screen that it leads to.
  private func links(_ frames: [Rect], _ factor: Double, _ ink: Ink) -> [DrawingCommand] {
    let spaces = layouts.indices.map { space(of: $0, frames[$0], factor) }
    var router = FlowRouter(words: words(spaces, ink))
    var arrivals: [Int: Int] = [:]
    return graph.links.flatMap { link -> [DrawingCommand] in
      let stroke = Self.stroke(link.kind, ink)
      let source = spaces[link.from].page(layouts[link.from].elements[link.element].visible)
      let count = arrivals[link.to, default: 0]
      arrivals[link.to] = count + 1
      let way = router.way(
        from: source, on: frames[link.from], to: frames[link.to], after: count)
      let curve = Path([.move(way.start), .curve(way.from, way.to, way.tip)])
      let dot = Rect(x: way.start.x - 4, y: way.start.y - 4, width: 8, height: 8)
      return [
        .path(curve, fill: nil, stroke: Stroke(ink.page, width: stroke.width + 3)),
        .path(curve, fill: nil, stroke: stroke),
        .path(
          .ellipse(in: dot), fill: .color(stroke.color), stroke: Stroke(ink.page, width: 1.5)),
        .path(head(way.tip, way.direction), fill: .color(stroke.color), stroke: nil),
      ]
    }
  }

  /// Where the window of a layout lies on the page.
  private func space(of index: Int, _ frame: Rect, _ factor: Double) -> ScreenSpace {
    let probe = DeviceBody(layouts[index], in: ScreenSpace(origin: .zero, factor: factor)).frame
    return ScreenSpace(
      origin: Point(x: frame.minX - probe.minX, y: frame.minY - probe.minY), factor: factor)
  }

  /// The words and symbols on all screens.
  private func words(_ spaces: [ScreenSpace], _ ink: Ink) -> [Rect] {
    zip(layouts, spaces).flatMap { layout, space in
      let context = ElementContext(space: space, ink: ink, text: text, assets: assets)
      return layout.elements.filter { !$0.isHidden && !$0.visible.isEmpty }.flatMap {
        LabelGround.inks(of: $0, context)
      }
    }
  }

  private func head(_ tip: Point, _ direction: Point) -> Path {
    let (length, half) = (10.0, 5.0)
    let back = Point(x: tip.x - direction.x * length, y: tip.y - direction.y * length)
    return .polyline(
      [
        tip, Point(x: back.x - direction.y * half, y: back.y + direction.x * half),
        Point(x: back.x + direction.y * half, y: back.y - direction.x * half),
      ], closed: true)
  }
}
