import Annotations
import Bitmaps
import Cairo
import Devices
import Drawing
import Foundation
import Geometry
import LayoutEngine
import Rendering
import TestSupport
import Testing

/// The pages of every starter spec look alike in every format, seen through programs that are not
/// ours.
///
/// Each spec is drawn on a phone and, dark and from right to left, on the foldable held as a book, in
/// both styles, at one pixel a point: at that size every line and letter is smoothed differently by
/// each program, and whatever is moved by a pixel or left out is far over the tolerances. A pixel
/// differs when a channel is more than 64 of 255 apart.
struct TemplatesAgreementTests {
  private static let scale = 1

  private struct Page {
    var name: String
    var list: DisplayList
  }

  private struct Tolerance {
    var meanError: Double
    var differingShare: Double
  }

  private let fonts: TextShaper
  private let renderer: Renderer

  init() throws {
    fonts = try TextShaper()
    renderer = Renderer(fonts: fonts)
  }

  /// The pages of a spec, all on a ground of one size.
  private func pages(_ name: String) throws -> [Page] {
    let measurer = PangoTextMeasurer(fonts)
    let template = try TemplateSpec(name)
    let phone = try BuiltInCatalog.device("iphone-17-pro")
    let foldable = try BuiltInCatalog.device("iphone-duo")
    let stances =
      TemplateStance.all(of: phone).prefix(1)
      + TemplateStance.all(of: foldable).filter { $0.pose == .book }.prefix(1)
    var pages: [Page] = []
    for (stance, traits) in zip(stances, [TemplateTraits.usual, .arabic]) {
      let layout = template.layout(stance, traits, measuring: measurer)
      for style in PreviewOptions.Style.allCases {
        let list = PreviewDrawing.displayList(
          for: layout, specName: name, options: PreviewOptions(style: style), measuring: measurer,
          assets: [])
        pages.append(Page(name: "\(name)-\(stance.device.id)-\(style.rawValue)", list: list))
      }
    }
    let width = pages.map(\.list.size.width).max() ?? 0
    let height = pages.map(\.list.size.height).max() ?? 0
    for index in pages.indices { pages[index].list.size = Size(width: width, height: height) }
    return pages
  }

  private func expectAgreement(
    _ page: Page, _ form: String, _ picture: Bitmap, _ tolerance: Tolerance,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let ours = try renderer.bitmap(page.list, scale: Double(Self.scale))
    let comparison = PictureComparison(ours, picture, threshold: 64)
    let agrees = comparison.isWithin(
      meanError: tolerance.meanError, differingShare: tolerance.differingShare)
    #expect(agrees, "\(page.name) as \(form): \(comparison)", sourceLocation: sourceLocation)
    let variables = ProcessInfo.processInfo.environment
    if variables["SHOW_COMPARISONS"] != nil { print(page.name, form, comparison) }
    if let folder = variables["KEEP_COMPARISONS"] {
      let base = URL(filePath: folder).appending(path: page.name)
      try Data(PNGWriter.write(ours)).write(to: URL(filePath: base.path + "-png.png"))
      try Data(PNGWriter.write(picture)).write(to: URL(filePath: base.path + "-\(form).png"))
    }
  }

  @Test(
    .enabled(if: Rasterizer.hasChromium, "chromium is not installed"),
    arguments: TemplateSpec.names)
  func `SVG text looks like the PNG in Chromium`(name: String) throws {
    let pages = try pages(name)
    let size = try #require(pages.first?.list.size)
    let pictures = try Rasterizer.chromium(
      pages.map { renderer.svg($0.list) }, width: Int(size.width), height: Int(size.height),
      scale: Self.scale)
    for (page, picture) in zip(pages, pictures) {
      try expectAgreement(
        page, "chromium", picture, Tolerance(meanError: 2, differingShare: 0.01))
    }
  }

  @Test(
    .enabled(if: Rasterizer.hasLibrsvg, "rsvg-convert is not installed"),
    arguments: TemplateSpec.names)
  func `SVG outlines look like the PNG in librsvg`(name: String) throws {
    for page in try [pages(name)[0], pages(name)[3]] {
      let svg = try renderer.svgOutlines(page.list)
      try expectAgreement(
        page, "librsvg", Rasterizer.librsvg(svg, scale: Double(Self.scale)),
        Tolerance(meanError: 2, differingShare: 0.01))
    }
  }

  @Test(
    .enabled(if: Rasterizer.hasPoppler, "pdftoppm is not installed"),
    arguments: TemplateSpec.names)
  func `the PDF looks like the PNG in poppler`(name: String) throws {
    for page in try [pages(name)[1], pages(name)[2]] {
      let pdf = try renderer.pdf(page.list)
      try expectAgreement(
        page, "poppler", Rasterizer.poppler(pdf, scale: Double(Self.scale)),
        Tolerance(meanError: 3, differingShare: 0.015))
    }
  }
}
