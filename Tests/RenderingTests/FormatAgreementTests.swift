import Bitmaps
import Cairo
import Drawing
import Foundation
import Geometry
import Rendering
import TestSupport
import Testing
import Typography

/// Every format shows the same picture, seen through programs that are not ours.
///
/// A pixel differs when a channel is more than 64 of 255 apart: edges are smoothed by different
/// means, and text sits up to half a pixel elsewhere. The tolerances are close to what was seen with
/// librsvg 2.54, poppler 22.12 and Chromium 156, and far below what a wrong drawing gives: a line of
/// text moved by two points, or a dash left out, fails.
struct FormatAgreementTests {
  private static let scale = 2
  private static let tolerance = Tolerance(meanError: 1.2, differingShare: 0.005)
  /// Poppler moves lines to pixels, draws letters heavier and does not smooth pictures.
  private static let popplerTolerance = Tolerance(meanError: 3, differingShare: 0.015)

  /// Chromium places the glyphs of large dense letters at other parts of a pixel.
  private static let chromiumTolerance = Tolerance(meanError: 2, differingShare: 0.012)

  private struct Tolerance {
    var meanError: Double
    var differingShare: Double
  }

  private let renderer: Renderer
  private let fonts: TextShaper
  private let images: [String: Picture]

  init() throws {
    fonts = try TextShaper()
    renderer = Renderer(fonts: fonts)
    images = try FeatureDrawing.images()
  }

  private func png(_ drawing: FeatureDrawing) throws -> Bitmap {
    try PNGReader.read(
      renderer.png(drawing.list(fonts), scale: Double(Self.scale), images: images))
  }

  private func expectAgreement(
    _ drawing: FeatureDrawing, _ picture: Bitmap, _ tolerance: Tolerance = Self.tolerance,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let ours = try png(drawing)
    let comparison = PictureComparison(ours, picture, threshold: 64)
    let agrees = comparison.isWithin(
      meanError: tolerance.meanError, differingShare: tolerance.differingShare)
    #expect(agrees, "\(drawing.testDescription): \(comparison)", sourceLocation: sourceLocation)
    if ProcessInfo.processInfo.environment["SHOW_COMPARISONS"] != nil {
      print(drawing.testDescription, comparison)
    }
    guard !agrees else { return }
    let name = drawing.testDescription.replacing(" ", with: "-")
    Attachment.record(try PNGWriter.write(ours), named: "\(name)-png.png")
    Attachment.record(try PNGWriter.write(picture), named: "\(name)-other.png")
  }

  @Test(
    .enabled(if: Rasterizer.hasLibrsvg, "rsvg-convert is not installed"),
    arguments: FeatureDrawing.all)
  func `SVG outlines look like the PNG in librsvg`(drawing: FeatureDrawing) throws {
    let svg = try renderer.svgOutlines(drawing.list(fonts), images: images)
    try expectAgreement(drawing, Rasterizer.librsvg(svg, scale: Double(Self.scale)))
  }

  @Test(
    .enabled(if: Rasterizer.hasPoppler, "pdftoppm is not installed"),
    arguments: FeatureDrawing.all)
  func `the PDF looks like the PNG in poppler`(drawing: FeatureDrawing) throws {
    let pdf = try renderer.pdf(drawing.list(fonts), images: images)
    try expectAgreement(
      drawing, Rasterizer.poppler(pdf, scale: Double(Self.scale)), Self.popplerTolerance)
  }

  @Test(.enabled(if: Rasterizer.hasChromium, "chromium is not installed"))
  func `SVG text looks like the PNG in Chromium`() throws {
    let files = FeatureDrawing.all.map { renderer.svg($0.list(fonts), images: images) }
    let pictures = try Rasterizer.chromium(
      files, width: Int(FeatureDrawing.size.width), height: Int(FeatureDrawing.size.height),
      scale: Self.scale)
    for (drawing, picture) in zip(FeatureDrawing.all, pictures) {
      try expectAgreement(drawing, picture, Self.chromiumTolerance)
    }
  }

  /// A joined word in half black, and the darkest that a pixel of it may be on white.
  private func joinedWord() -> (list: DisplayList, darkest: UInt8) {
    let font = Font(size: 120)
    let shaped = fonts.shape("سلام", font: font, direction: .rightToLeft, locale: "ar")
    let word = TextRun(
      "سلام", font: font, origin: Point(x: 20, y: 150), width: shaped.width,
      color: Color(0).opacity(0.5), direction: .rightToLeft, locale: "ar")
    let list = DisplayList(
      size: Size(width: 400, height: 220), background: Color(0xFFFFFF), title: "joined",
      commands: [.text(word)])
    return (list, 125)
  }

  private func expectNoJoins(
    _ picture: Bitmap, _ darkest: UInt8, _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var least: UInt8 = 255
    for y in 0..<picture.height {
      for x in 0..<picture.width { least = min(least, picture[x, y].red) }
    }
    #expect(least >= darkest && least < 140, "\(least)", sourceLocation: sourceLocation)
  }

  @Test(.enabled(if: Rasterizer.hasPoppler, "pdftoppm is not installed"))
  func `the joins of translucent letters do not show in poppler`() throws {
    let (list, darkest) = joinedWord()
    expectNoJoins(try Rasterizer.poppler(renderer.pdf(list), scale: 2), darkest)
  }

  @Test(.enabled(if: Rasterizer.hasLibrsvg, "rsvg-convert is not installed"))
  func `the joins of translucent letters do not show in librsvg`() throws {
    let (list, darkest) = joinedWord()
    for svg in [Array(renderer.svg(list).utf8), try renderer.svgOutlines(list)] {
      expectNoJoins(try Rasterizer.librsvg(svg, scale: 2), darkest)
    }
  }

  @Test(.enabled(if: Rasterizer.hasChromium, "chromium is not installed"))
  func `the joins of translucent letters do not show in Chromium`() throws {
    let (list, darkest) = joinedWord()
    let files = [
      renderer.svg(list), String(decoding: try renderer.svgOutlines(list), as: UTF8.self),
    ]
    for picture in try Rasterizer.chromium(files, width: 400, height: 220, scale: 2) {
      expectNoJoins(picture, darkest)
    }
  }

  @Test func `the tolerances notice text that is two points off and a dash that is missing`() throws
  {
    let latin = try #require(FeatureDrawing.all.first { $0.testDescription == "Latin text" })
    let dashes = try #require(FeatureDrawing.all.first { $0.testDescription == "dashes" })
    var moved = latin.list(fonts)
    moved.commands = moved.commands.map { command in
      guard case .text(var run) = command else { return command }
      run.origin.x += 2
      return .text(run)
    }
    var full = dashes.list(fonts)
    full.commands = full.commands.map { command in
      guard case .path(let path, let fill, .some(var stroke)) = command else { return command }
      stroke.dash = []
      return .path(path, fill: fill, stroke: stroke)
    }
    for (drawing, wrong) in [(latin, moved), (dashes, full)] {
      let picture = try renderer.bitmap(wrong, scale: Double(Self.scale))
      let comparison = PictureComparison(try png(drawing), picture, threshold: 64)
      for tolerance in [Self.tolerance, Self.popplerTolerance, Self.chromiumTolerance] {
        let agrees = comparison.isWithin(
          meanError: tolerance.meanError, differingShare: tolerance.differingShare)
        #expect(!agrees, "\(comparison)")
      }
    }
  }
}
