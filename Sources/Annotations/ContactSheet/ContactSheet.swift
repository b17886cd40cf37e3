public import Drawing
import Findings
import Geometry
public import LayoutEngine
public import Typography

/// Many previews on few pages, for a design review: grouped by screen and family, with a title block,
/// a legend, and a table of what was found, keyed to numbered discs on the previews.
///
/// Pages are made one at a time from the layouts that stand on them, so that a sheet of many previews
/// needs no more memory than one of few.
public struct ContactSheet {
  /// Why previews cannot be laid out.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the configuration that does not fit.
    public var configuration: String
    /// The scale that was asked for.
    public var scale: Double
    /// The largest scale at which it fits.
    public var largest: Double

    /// What is wrong and what to do.
    public var description: String {
      "at \(SheetScale.words(scale)) '\(configuration)' does not fit on a page; the largest that "
        + "does is \(SheetScale.words(largest))"
    }
  }

  /// An entry of the outline of a document.
  public struct Bookmark: Hashable, Sendable {
    /// What the reader sees.
    public var title: String
    /// The id of the group that it leads to.
    public var destination: String
    /// The entries below it.
    public var entries: [Bookmark]
  }

  let previews: [SheetPreview]
  let rows: [SheetRow]
  /// The numbers of what was found.
  private let numbers: [FindingGroup.Key: Int]
  private(set) var plan: SheetPlan
  let cells: [SheetCell]
  let factors: [Double]
  let style: PreviewOptions.Style
  private(set) var title: SheetTitle
  let text: TextSetter
  private let table: SheetTable

  /// Lays out a sheet.
  ///
  /// - Parameters:
  ///   - previews: the previews in the order of the matrix; at least one.
  ///   - legend: what the patterns of the previews mean.
  ///   - facts: what the sheet says about itself.
  ///   - paper: what it is laid out on.
  ///   - maximumHeight: the height in points at which a roll is cut into pages.
  ///   - scale: how large previews are drawn.
  ///   - style: how they look.
  ///   - measurer: measures the texts of the sheet.
  /// - Throws: ``Problem`` if a given scale is too large for a preview.
  public init(
    _ previews: [SheetPreview], legend: SheetLegend, facts: SheetFacts, paper: SheetPaper,
    maximumHeight: Double = 14_400, scale: SheetScale, style: PreviewOptions.Style,
    measuring measurer: any TextMeasuring
  ) throws(Problem) {
    let text = TextSetter(measurer: measurer)
    self.previews = previews
    self.text = text
    self.style = style
    let found = SheetRow.rows(of: previews)
    numbers = Dictionary(
      found.compactMap { row in row.key.map { ($0, row.number) } }, uniquingKeysWith: { a, _ in a })
    let size = paper.size
    title = SheetTitle(
      facts, previews: previews, rows: found, legend: legend, width: SheetPlan.width(of: size),
      text: text)
    let best = try SheetLayout.best(
      SheetLayout.Subject(
        previews: previews, titleHeight: title.height, paper: size, maximumHeight: maximumHeight,
        text: text), scale: scale)
    (factors, cells, plan) = (best.factors, best.cells, best.plan)
    rows = SheetRow.rows(found, markedOn: previews, as: cells)
    table = SheetTable(rows, width: SheetPlan.width(of: size), text: text)
    title.scale =
      Set(factors).count > 1 ? "a scale per family" : SheetScale.words(factors.first ?? 1)
    plan.addTable(rowHeights: table.heights(pages: plan.pageOfPreview))
    plan.finish()
  }

  /// How many pages the sheet has.
  public var pageCount: Int { plan.pages.count }

  /// How many rows the table of findings has.
  public var rowCount: Int { rows.count }

  /// The outline: screens, their groups and previews, then what was found.
  public var bookmarks: [Bookmark] {
    var group = -1
    var entries = plan.screens.enumerated().map { number, screen in
      Bookmark(
        title: screen.name, destination: "screen-\(number + 1)",
        entries: screen.groups.map { members in
          group += 1
          return Bookmark(
            title: members.words, destination: "group-\(group + 1)",
            entries: members.members.map { index in
              let preview = previews[index]
              let words = [preview.title] + preview.facts.prefix(1)
              return Bookmark(
                title: words.joined(separator: " · "), destination: Self.id(ofPreview: index),
                entries: [])
            })
        })
    }
    guard !rows.isEmpty else { return entries }
    entries.append(
      Bookmark(
        title: "Findings", destination: "findings",
        entries: rows.map {
          Bookmark(
            title: "\($0.number) · \($0.message)", destination: SheetTable.id(of: $0.number),
            entries: [])
        }))
    return entries
  }

  /// A page with the pictures of layouts.
  ///
  /// - Parameters:
  ///   - number: the number of the page, from zero.
  ///   - assets: the names of the pictures that were read; others are drawn as stand-ins.
  ///   - layout: the layout of a preview, by its number; asked for those of this page only.
  /// - Returns: the page in points of the paper.
  public func page(
    _ number: Int, assets: Set<String>, layout: (Int) -> ResolvedLayout?
  ) -> DisplayList {
    page(number) { index, corner in
      layout(index).map { picture(of: $0, index, at: corner, assets: assets) } ?? []
    }
  }

  static func id(ofPreview index: Int) -> String { "preview-\(index + 1)" }

  /// A page with pictures drawn by someone else: the top left corner of each is told.
  func page(_ number: Int, picture: (Int, Point) -> [DrawingCommand]) -> DisplayList {
    let ink = Ink(.light)
    let size = plan.sizes[number]
    var commands: [DrawingCommand] = []
    for placed in plan.pages[number] {
      let frame = placed.frame
      switch placed.part {
      case .title: commands += title.draw(in: frame, ink: ink)
      case .screen(let words, let number):
        commands.append(heading(screen: words, number, in: frame, ink))
      case .group(let words, let aside, let number):
        commands.append(heading(group: words, aside, number, in: frame, ink))
      case .preview(let index):
        let corner = frame.origin
        let caption = cells[index].caption(
          previews[index], at: corner.offset(x: 0, y: cells[index].picture.height), ink: ink,
          text: text)
        commands.append(
          .group(
            DrawingGroup(
              id: Self.id(ofPreview: index), title: previews[index].name, isDestination: true,
              picture(index, corner) + caption)))
      case .table(let isContinued):
        commands.append(table.heading(in: frame, isContinued: isContinued, ink: ink))
      case .row(let index):
        commands.append(table.draw(index, in: frame, pages: plan.pageOfPreview, ink: ink))
      }
    }
    commands += title.block(
      in: Rect(
        x: SheetPlan.margin, y: size.height - SheetPlan.margin - SheetPlan.footHeight,
        width: size.width - 2 * SheetPlan.margin, height: SheetPlan.footHeight),
      page: number + 1, of: pageCount, ink: ink)
    return DisplayList(
      size: size, background: Color(0xFFFFFF), title: "\(title.facts.name), sheet \(number + 1)",
      commands: commands)
  }

  /// The device of a layout with its labels and discs, at the size of the paper.
  private func picture(
    of layout: ResolvedLayout, _ index: Int, at corner: Point, assets: Set<String>
  ) -> [DrawingCommand] {
    let part = SheetFace.labelFactor
    let page = PreviewPage(
      layout: layout, specName: title.facts.name,
      options: PreviewOptions(style: style, canvas: .device), text: text, assets: assets)
    let findings = cells[index].marks.shown.compactMap { shown in
      let finding = previews[index].findings[shown]
      return numbers[FindingGroup.Key(finding)].map { (number: $0, finding: finding) }
    }
    // Drawn larger and made smaller, so that letters and lines are finer than on a page of their own.
    return page.preview(factor: factors[index] / part, findings: findings) { number in
      (SheetTable.calloutID(number, preview: index), SheetTable.id(of: number))
    }.map {
      $0.withLines(scaledBy: SheetFace.lineFactor(at: factors[index]))
        .embedded(prefix: "preview-\(index + 1)-").scaled(by: part, offset: corner)
    }
  }

  private func heading(
    screen words: String, _ number: Int?, in frame: Rect, _ ink: Ink
  ) -> DrawingCommand {
    let commands: [DrawingCommand] = [
      .text(
        text.run(
          words, SheetFace.screen, ink.ink, at: Point(x: frame.minX, y: frame.minY + 13))),
      .path(
        .line(
          from: Point(x: frame.minX, y: frame.maxY - 6),
          to: Point(x: frame.maxX, y: frame.maxY - 6)), fill: nil,
        stroke: Stroke(ink.ink, width: 0.75)),
    ]
    return .group(
      DrawingGroup(
        id: number.map { "screen-\($0 + 1)" }, isDestination: number != nil, commands))
  }

  private func heading(
    group words: String, _ aside: String, _ number: Int?, in frame: Rect, _ ink: Ink
  ) -> DrawingCommand {
    let baseline = frame.minY + 8.5
    let width = text.width(words, SheetFace.group)
    return .group(
      DrawingGroup(
        id: number.map { "group-\($0 + 1)" }, isDestination: number != nil,
        [
          .text(
            text.run(words, SheetFace.group, ink.ink, at: Point(x: frame.minX, y: baseline))),
          .text(
            text.run(
              aside, SheetFace.aside, ink.soft,
              at: Point(x: frame.minX + width + 8, y: baseline))),
          .path(
            .line(
              from: Point(x: frame.minX, y: frame.maxY - 7),
              to: Point(x: frame.maxX, y: frame.maxY - 7)), fill: nil,
            stroke: Stroke(ink.hair, width: 0.5)),
        ]))
  }
}
