import Annotations
import Cairo
import Drawing
import Findings
import Geometry
import LayoutEngine
import LayoutSpecs
import Records
import Rendering
import Typography

/// Everything that one thread resolves and draws with.
///
/// The seam to the engine, the annotations and the renderers: nothing else of the run calls them.
final class Painter {
  private let renderer: Renderer
  private let measurer: PangoTextMeasurer

  /// Loads the fonts.
  ///
  /// - Parameter fontFiles: paths of the fonts that a spec brings along.
  /// - Throws: `FontError` if the program's text family is not installed or a file is not a font.
  init(fontFiles: [String]) throws(FontError) {
    let shaper = try TextShaper(fontFiles: fontFiles)
    renderer = Renderer(fonts: shaper)
    measurer = PangoTextMeasurer(shaper)
  }

  /// Resolves one configuration.
  func resolve(_ request: LayoutRequest, in configuration: Configuration) -> ResolvedLayout {
    Resolver.resolve(request, in: configuration, measuring: measurer)
  }

  /// The picture of a layout as a list of steps.
  func drawing(
    of layout: ResolvedLayout, specName: String, findings: [Finding], options: PreviewOptions,
    assets: Set<String>
  ) -> DisplayList {
    PreviewDrawing.displayList(
      for: layout, specName: specName, findings: findings, options: options, measuring: measurer,
      assets: assets)
  }

  /// The picture of a series of poses, or of a flow of screens, as a list of steps.
  func series(
    _ layouts: [ResolvedLayout], kind: SeriesPlan.Kind, specName: String, options: PreviewOptions,
    assets: Set<String>
  ) -> DisplayList {
    switch kind {
    case .poses:
      PoseSeries(
        layouts, specName: specName, options: options, measuring: measurer, assets: assets
      ).displayList()
    case .flow:
      FlowDrawing(
        layouts, specName: specName, options: options, measuring: measurer, assets: assets
      ).displayList()
    }
  }

  /// The picture of a sweep as a list of steps.
  func chart(_ chart: SweepChart, _ appearance: Appearance) -> DisplayList {
    chart.displayList(appearance, measuring: measurer)
  }

  /// The bytes of a picture in one format.
  func bytes(
    of list: DisplayList, format: RunOptions.Format, scale: Double, pictures: [String: Picture]
  ) throws(RenderingError) -> [UInt8] {
    switch format {
    case .svg: Array(renderer.svg(list, images: pictures).utf8)
    case .svgOutlines: try renderer.svgOutlines(list, images: pictures)
    case .png: try renderer.png(list, scale: scale, images: pictures)
    case .pdf: try renderer.pdf(list, images: pictures)
    case .json: []
    }
  }
}
