import Devices
public import Drawing
import Geometry
public import LayoutEngine
public import Typography

/// One screen in all poses of a foldable, on one page.
///
/// All devices are drawn at one factor, so that their sizes can be compared, in rows of about equal
/// length; below each stand its pose and what the pose does to the layout.
public struct PoseSeries {
  /// The layouts in the order of the page.
  private let layouts: [ResolvedLayout]
  private let specName: String
  private let options: PreviewOptions
  private let text: TextSetter
  private let assets: Set<String>

  /// Page points per window point.
  static let factor = 0.6
  private static let margin = 56.0
  private static let gap = 52.0
  /// The longest row that is wished for.
  private static let rowLength = 1720.0
  private static let captionHeight = 74.0
  private static let headerHeight = 78.0

  /// Makes the series of some layouts of one screen.
  ///
  /// - Parameters:
  ///   - layouts: the layouts, each in another pose or turn.
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
    // The devices alone: a mockup of them is free of annotations.
    self.options = PreviewOptions(style: options.style, canvas: .device, layers: options.layers)
    text = TextSetter(measurer: measurer)
    self.assets = assets
  }

  /// The page as a list of steps, in page points.
  public func displayList() -> DisplayList {
    let ink = Ink(layouts.first?.configuration.appearance ?? .light)
    let cells = layouts.map(cell)
    let rows = Self.rows(cells.map(\.size.width))
    let width =
      rows.map { Self.length($0.map { cells[$0].size.width }) }.max() ?? 0
    let pageWidth = width + 2 * Self.margin
    var commands: [DrawingCommand] = [
      .group(
        DrawingGroup(id: "layer-header", layer: .header, header(pageWidth: pageWidth, ink)))
    ]
    var y = Self.margin + Self.headerHeight
    for row in rows {
      let height = row.map { cells[$0].size.height }.max() ?? 0
      var x = (pageWidth - Self.length(row.map { cells[$0].size.width })) / 2
      for index in row {
        let cell = cells[index]
        // Devices stand on one line, their captions below it.
        let corner = Point(
          x: x + (cell.size.width - cell.device.width) / 2, y: y + height - cell.device.height)
        commands.append(picture(index, at: corner))
        commands += caption(index, at: Point(x: corner.x, y: y + height + 20), ink)
        x += cell.size.width + Self.gap
      }
      y += height + Self.captionHeight + Self.gap * 0.6
    }
    return DisplayList(
      size: Size(
        width: pageWidth.rounded(.up),
        height: (y - Self.gap * 0.6 + Self.margin * 0.6).rounded(.up)),
      background: ink.page, title: "\(specName), poses", commands: commands)
  }

  // MARK: Rows

  /// A device with what stands below it.
  private func cell(_ layout: ResolvedLayout) -> (size: Size, device: Size) {
    let body = DeviceBody(layout, in: ScreenSpace(origin: .zero, factor: Self.factor)).frame.size
    let words = PoseCaption(layout)
    let widths =
      [text.width(words.title, PoseCaption.titleFont)]
      + words.facts.map { text.width($0, PoseCaption.factsFont) }
    let caption = PoseGlyph.size.width + 14 + (widths.max() ?? 0)
    return (Size(width: max(body.width, caption), height: body.height), body)
  }

  private static func length(_ widths: [Double]) -> Double {
    widths.reduce(0, +) + gap * Double(max(widths.count - 1, 0))
  }

  /// Rows of about equal length, as few as keep to the length that is wished for.
  static func rows(_ widths: [Double]) -> [[Int]] {
    func broken(at limit: Double) -> [[Int]] {
      var rows: [[Int]] = []
      for index in widths.indices {
        if var last = rows.last {
          last.append(index)
          if length(last.map { widths[$0] }) <= limit {
            rows[rows.count - 1] = last
            continue
          }
        }
        rows.append([index])
      }
      return rows
    }
    let count = broken(at: rowLength).count
    var limit = length(widths) / Double(max(count, 1))
    while limit < rowLength, broken(at: limit).count > count { limit += 10 }
    return broken(at: max(limit, 1))
  }

  // MARK: Parts

  private func picture(_ index: Int, at corner: Point) -> DrawingCommand {
    let page = PreviewPage(
      layout: layouts[index], specName: specName, options: options, text: text, assets: assets)
    // Ids are unique in a file: those of each device carry its number.
    let commands = page.device(at: corner, factor: Self.factor)
      .map { $0.embedded(prefix: "pose-\(index)-") }
    return .group(
      DrawingGroup(
        id: "pose-\(index)", title: layouts[index].configuration.name, commands))
  }

  private func header(pageWidth: Double, _ ink: Ink) -> [DrawingCommand] {
    guard let first = layouts.first?.configuration else { return [] }
    let right = pageWidth - Self.margin
    let baseline = Self.margin + 14
    var facts = [first.device.name]
    if let os = first.os { facts.append("\(first.device.system.name) \(os)") }
    if first.textSize != first.device.defaultTextSize {
      facts.append("text \(first.textSize.rawValue)")
    }
    if first.direction == .rightToLeft {
      facts.append("\(first.locale), right to left")
    } else if first.locale != "en" {
      facts.append(first.locale)
    }
    facts.append("drawn at \((Self.factor * 100).text(decimals: 0)) %")
    return [
      .text(
        text.run(
          first.screen, Font(size: 26, weight: .semibold), ink.ink,
          at: Point(x: Self.margin, y: baseline))),
      .text(
        text.run(
          specName, Font(size: 13), ink.soft, at: Point(x: Self.margin, y: baseline + 20))),
      .text(
        text.run(
          facts.joined(separator: " · "), Font(size: 13), ink.soft,
          at: Point(x: right, y: baseline + 20), anchor: .end)),
      .path(
        .line(
          from: Point(x: Self.margin, y: baseline + 34), to: Point(x: right, y: baseline + 34)),
        fill: nil, stroke: Stroke(ink.hair, width: 0.75)),
    ]
  }

  private func caption(_ index: Int, at corner: Point, _ ink: Ink) -> [DrawingCommand] {
    let layout = layouts[index]
    let words = PoseCaption(layout)
    var commands: [DrawingCommand] = []
    if let held = HeldPose(layout) {
      commands += PoseGlyph.draw(held, at: corner.offset(x: 0, y: 2), ink)
    }
    let x = corner.x + PoseGlyph.size.width + 14
    commands.append(
      .text(
        text.run(
          words.title, PoseCaption.titleFont, ink.ink, at: Point(x: x, y: corner.y + 12))))
    for (line, fact) in words.facts.enumerated() {
      let isFold = fact == words.foldFact
      commands.append(
        .text(
          text.run(
            fact, PoseCaption.factsFont, isFold ? ink.fold : ink.soft,
            at: Point(x: x, y: corner.y + 29 + Double(line) * 15))))
    }
    return commands
  }
}
