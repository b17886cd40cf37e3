import Annotations
import Cairo
import Drawing
import Findings
import LayoutEngine
import LayoutSpecs
import Rendering

/// Resolves the previews of a contact sheet, and draws its pages.
final class SheetPainter {
  /// What is known of all previews before anything is drawn.
  struct Survey {
    var previews: [SheetPreview]
    var legend: SheetLegend
  }

  private let spec: Spec
  private let configurations: [Configuration]
  private let assets: LoadedAssets
  private let requests: [String: LayoutRequest]
  private let measurer: PangoTextMeasurer
  private let renderer: Renderer
  private let style: PreviewOptions.Style

  /// Loads the fonts.
  init(
    spec: Spec, configurations: [Configuration], assets: LoadedAssets, style: PreviewOptions.Style
  ) throws(FontError) {
    self.spec = spec
    self.configurations = configurations
    self.assets = assets
    self.style = style
    requests = Dictionary(
      uniqueKeysWithValues: spec.screens.map { ($0.id, assets.request(for: $0, of: spec)) })
    let shaper = try TextShaper(fontFiles: assets.fontFiles)
    measurer = PangoTextMeasurer(shaper)
    renderer = Renderer(fonts: shaper)
  }

  /// Resolves and checks every preview once.
  func survey(progress: (Int) -> Void) -> Survey {
    var survey = Survey(previews: [], legend: SheetLegend(PreviewOptions(style: style)))
    for (index, configuration) in configurations.enumerated() {
      guard let layout = layout(index), let request = requests[configuration.screen] else {
        continue
      }
      let report = Checker.check(layout, of: request.screen, in: spec)
      survey.previews.append(SheetPreview(layout, report: report))
      survey.legend.add(layout)
      progress(index + 1)
    }
    return survey
  }

  /// Lays out a sheet.
  func sheet(
    _ survey: Survey, facts: SheetFacts, paper: SheetPaper, scale: SheetScale,
    maximumHeight: Double
  ) throws(ContactSheet.Problem) -> ContactSheet {
    try ContactSheet(
      survey.previews, legend: survey.legend, facts: facts, paper: paper,
      maximumHeight: maximumHeight, scale: scale, style: style, measuring: measurer)
  }

  /// A page as a list of steps.
  func page(_ number: Int, of sheet: ContactSheet) -> DisplayList {
    sheet.page(number, assets: Set(assets.pictures.keys)) { layout($0) }
  }

  /// The document of a sheet.
  func pdf(
    _ sheet: ContactSheet, facts: SheetFacts, progress: (Int) -> Void
  ) throws(RenderingError) -> [UInt8] {
    func entries(_ bookmarks: [ContactSheet.Bookmark]) -> [PagedDocument.OutlineEntry] {
      bookmarks.map { .init($0.title, to: $0.destination, entries($0.entries)) }
    }
    let revision = facts.revision.map { ", revision \($0)" } ?? ""
    let document = PagedDocument(
      title: "\(facts.name), contact sheet\(revision)",
      subject: "Fingerprint \(facts.fingerprint)",
      keywords: [facts.name] + (facts.revision.map { [$0] } ?? []), pageCount: sheet.pageCount,
      outline: entries(sheet.bookmarks))
    return try renderer.pdf(document, images: assets.pictures) { number in
      defer { progress(number + 1) }
      return page(number, of: sheet)
    }
  }

  /// The bytes of a page as a picture.
  func bytes(
    of list: DisplayList, format: SheetOptions.Format, scale: Double
  ) throws(RenderingError) -> [UInt8] {
    format == .png
      ? try renderer.png(list, scale: scale, images: assets.pictures)
      : Array(renderer.svg(list, images: assets.pictures).utf8)
  }

  private func layout(_ index: Int) -> ResolvedLayout? {
    let configuration = configurations[index]
    return requests[configuration.screen].map {
      Resolver.resolve($0, in: configuration, measuring: measurer)
    }
  }
}
