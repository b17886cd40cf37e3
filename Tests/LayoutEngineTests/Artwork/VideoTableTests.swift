import Devices
import Foundation
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// The worked tables on video and artwork, each figure worked out here from the sizes alone and held
/// against the layout of a screen on the device.
struct VideoTableTests {
  /// A picture of a ratio on iPhone X held sideways: 812 × 375.
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var width: Double
    var height: Double
    var standard: ContentMode
    /// The figures as the facts print them.
    var fit: [Double]
    var fitBar: Double
    var fill: [Double]
    var cut: Double
    var share: Double
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "4:3", width: 4, height: 3, standard: .fit, fit: [500, 375], fitBar: 156,
      fill: [812, 609], cut: 117, share: 0.3842),
    Row(
      name: "16:9", width: 16, height: 9, standard: .fit, fit: [666.67, 375], fitBar: 72.67,
      fill: [812, 456.75], cut: 40.88, share: 0.179),
    Row(
      name: "2:1", width: 2, height: 1, standard: .fill, fit: [750, 375], fitBar: 31,
      fill: [812, 406], cut: 15.5, share: 0.0764),
    Row(
      name: "21:9", width: 21, height: 9, standard: .fill, fit: [812, 348], fitBar: 13.5,
      fill: [875, 375], cut: 31.5, share: 0.072),
    Row(
      name: "2.39:1", width: 239, height: 100, standard: .fill, fit: [812, 339.75], fitBar: 17.63,
      fill: [896.25, 375], cut: 42.12, share: 0.094),
    Row(
      name: "2.40:1", width: 240, height: 100, standard: .fill, fit: [812, 338.33], fitBar: 18.33,
      fill: [900, 375], cut: 44, share: 0.0978),
    Row(
      name: "2.76:1", width: 276, height: 100, standard: .fit, fit: [812, 294.2], fitBar: 40.4,
      fill: [1035, 375], cut: 111.5, share: 0.2155),
  ]

  private func image(
    _ size: [Double], _ node: String, device: String = "iphone-x",
    orientation: Orientation = .landscapeLeft, asset extra: String = "",
    change: (inout Configuration) -> Void = { _ in }
  ) throws -> PlacedImage {
    let layout = try SampleScreen.resolve(
      "content: { \(node), id: a, ignoresSafeArea: true }",
      top: "assets: { film: { size: [\(size[0]), \(size[1])]\(extra) } }", device: device,
      assets: ["film": AssetFacts(size: Size(width: size[0], height: size[1]))]
    ) {
      $0.orientation = orientation
      change(&$0)
    }
    return try #require(layout.element("a")?.content.image)
  }

  private func near(_ a: Double, _ b: Double, _ slack: Double) -> Bool { abs(a - b) <= slack }

  @Test(arguments: rows)
  func `a video on iPhone X has the figures of the table in both modes`(row: Row) throws {
    let (w, h) = (812.0, 375.0)
    let (a, d) = (row.width / row.height, 812.0 / 375)
    for gravity in ["fit", "fill"] {
      let image = try image(
        [row.width, row.height], "video: { asset: film, gravity: \(gravity) }")
      #expect(image.fit.frame == Rect(x: 0, y: 0, width: w, height: h))
      // The facts' own formulas: A is the ratio of the content, D that of the display.
      if gravity == "fit" {
        let size = a > d ? [w, w / a] : [h * a, h]
        let bar = a > d ? (h - w / a) / 2 : (w - h * a) / 2
        #expect(near(image.drawn.width, size[0], 1e-9) && near(image.drawn.height, size[1], 1e-9))
        #expect(near(size[0], row.fit[0], 0.005) && near(size[1], row.fit[1], 0.005))
        #expect(image.fit.bars.map(\.edge) == (a > d ? [.top, .bottom] : [.left, .right]))
        for strip in image.fit.bars { #expect(near(strip.depth, bar, 1e-9)) }
        #expect(near(bar, row.fitBar, 0.006))
        #expect(image.cropped == 0)
        #expect(near(image.unused, 2 * bar / (a > d ? h : w), 1e-9))
      } else {
        let size = a > d ? [h * a, h] : [w, w / a]
        let cut = a > d ? (h * a - w) / 2 : (w / a - h) / 2
        let share = a > d ? 1 - d / a : 1 - a / d
        #expect(near(image.drawn.width, size[0], 1e-9) && near(image.drawn.height, size[1], 1e-9))
        #expect(near(size[0], row.fill[0], 0.005) && near(size[1], row.fill[1], 0.005))
        #expect(
          image.fit.croppedStrips.map(\.edge) == (a > d ? [.left, .right] : [.top, .bottom]))
        for strip in image.fit.croppedStrips { #expect(near(strip.depth, cut, 1e-9)) }
        #expect(near(cut, row.cut, 0.006))
        #expect(near(image.cropped, share, 1e-9))
        #expect(near(share, row.share, 0.00006))
        #expect(image.unused == 0)
      }
      let other = try #require(image.video?.alternative)
      #expect(other.mode == (gravity == "fit" ? .fill : .fit))
    }
  }

  @Test(arguments: rows)
  func `by itself the player takes the mode of the table`(row: Row) throws {
    let image = try image([row.width, row.height], "video: film")
    #expect(image.mode == row.standard)
    #expect(image.video?.gravity == .automatic)
    #expect(image.video?.alternative.mode == (row.standard == .fit ? .fill : .fit))
  }

  @Test func `the limits of the player belong to filling`() {
    func mode(_ width: Double, _ height: Double) -> ContentMode {
      VideoGravity.mode(.automatic, for: Size(width: width, height: height))
    }
    #expect(mode(1999, 1000) == .fit)
    #expect(mode(2000, 1000) == .fill)
    #expect(mode(1920, 800) == .fill)
    #expect(mode(2400, 1000) == .fill)
    #expect(mode(2401, 1000) == .fit)
    #expect(mode(1080, 1920) == .fit)
  }

  @Test func `the rows of the facts are the rows of this test`() throws {
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json") else { return }
    let root = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let video = try #require(root?["video"] as? [String: Any])
    let table = try #require(video["examplesOnIPhoneXLandscape"] as? [String: Any])
    let facts = try #require(table["rows"] as? [[String: Any]])
    #expect(facts.compactMap { $0["content"] as? String } == Self.rows.map(\.name))
    for (fact, row) in zip(facts, Self.rows) {
      #expect(fact["default"] as? String == row.standard.rawValue)
      let fill = try #require(fact["fill"] as? [String: Any])
      #expect(fill["cropFraction"] as? Double == row.share)
      #expect(fill["cropEach"] as? Double == row.cut)
      let fit = try #require(fact["fit"] as? [String: Any])
      #expect(fit["barEach"] as? Double == row.fitBar)
    }
  }

  /// A picture with bars in it, on the same screen.
  struct Baked: CustomTestStringConvertible, Sendable {
    var name: String
    /// Ratio of what is in the picture.
    var inner: (Double, Double)
    var bars: String
    var mode: String
    var with: [Double]
    var without: [Double]
    var scale: Double
    var testDescription: String { "\(name), \(mode)" }
  }

  static let baked = [
    // 4:3 in 16:9 leaves (16/9 - 4/3) / (16/9) = 1/4 of the width, an eighth at each side.
    Baked(
      name: "4:3 in 16:9", inner: (4, 3), bars: "[0, 0.125]", mode: "fill", with: [609, 456.75],
      without: [812, 609], scale: 0.75),
    Baked(
      name: "4:3 in 16:9", inner: (4, 3), bars: "[0, 0.125]", mode: "fit", with: [500, 375],
      without: [500, 375], scale: 1),
    // 21:9 in 16:9 leaves 1 - (16/9) / (21/9) = 5/21 of the height.
    Baked(
      name: "21:9 in 16:9", inner: (21, 9), bars: "[\(5.0 / 42), 0]", mode: "fit",
      with: [666.67, 285.71], without: [812, 348], scale: 0.821),
    Baked(
      name: "21:9 in 16:9", inner: (21, 9), bars: "[\(5.0 / 42), 0]", mode: "fill",
      with: [812, 348], without: [875, 375], scale: 0.928),
  ]

  @Test(arguments: baked)
  func `bars in a video shrink it by the figures of the table`(row: Baked) throws {
    let image = try image(
      [1600, 900], "video: { asset: film, gravity: \(row.mode) }",
      asset: ", bakedBars: \(row.bars)")
    let baked = try #require(image.bakedBars)
    let effect = row.mode == "fit" ? baked.fit : baked.fill
    // Worked out from the ratios: the padded file is 16:9, what is in it has its own.
    let (w, h) = (812.0, 375.0)
    let (outer, inner) = (16.0 / 9, row.inner.0 / row.inner.1)
    func size(_ a: Double) -> (Double, Double) {
      let wide = a > w / h
      return wide == (row.mode == "fit") ? (w, w / a) : (h * a, h)
    }
    let file = size(outer)
    let padded = inner < outer ? (file.1 * inner, file.1) : (file.0, file.0 / inner)
    let bare = size(inner)
    #expect(near(effect.padded.width, padded.0, 1e-6) && near(effect.padded.height, padded.1, 1e-6))
    #expect(near(effect.bare.width, bare.0, 1e-6) && near(effect.bare.height, bare.1, 1e-6))
    #expect(near(effect.scale, padded.0 / bare.0, 1e-9))
    #expect(near(padded.0, row.with[0], 0.005) && near(padded.1, row.with[1], 0.005))
    #expect(near(bare.0, row.without[0], 0.005) && near(bare.1, row.without[1], 0.005))
    #expect(near(effect.scale, row.scale, 0.0005))
    // What is drawn now is what the mode says.
    #expect(near(baked.content.width, padded.0, 1e-6))
  }

  /// Artwork of one phone on the other, whole screens.
  struct Artwork: CustomTestStringConvertible, Sendable {
    var art: [Double]
    var device: String
    var screen: [Double]
    var bar: Double
    var bars: [Edge]
    var cut: Double
    var cutEdges: [Edge]
    var testDescription: String { "\(art[0]) x \(art[1]) on \(device)" }
  }

  static let artwork = [
    Artwork(
      art: [375, 667], device: "iphone-x", screen: [375, 812], bar: 72.5, bars: [.top, .bottom],
      cut: 40.76, cutEdges: [.left, .right]),
    Artwork(
      art: [375, 812], device: "iphone-8", screen: [375, 667], bar: 33.48, bars: [.left, .right],
      cut: 72.5, cutEdges: [.top, .bottom]),
  ]

  @Test(arguments: artwork)
  func `artwork of one phone is letterboxed, pillarboxed or cropped on the other`(
    row: Artwork
  ) throws {
    let (w, h) = (row.screen[0], row.screen[1])
    let (a, d) = (row.art[0] / row.art[1], w / h)
    let fit = try image(
      row.art, "image: film, contentMode: fit", device: row.device, orientation: .portrait)
    #expect(fit.fit.frame == Rect(x: 0, y: 0, width: w, height: h))
    let bar = a > d ? (h - w / a) / 2 : (w - h * a) / 2
    #expect(fit.fit.bars.map(\.edge) == row.bars)
    for strip in fit.fit.bars { #expect(near(strip.depth, bar, 1e-9)) }
    #expect(near(bar, row.bar, 0.005))
    let fill = try image(
      row.art, "image: film, contentMode: fill", device: row.device, orientation: .portrait)
    let cut = a > d ? (h * a - w) / 2 : (w / a - h) / 2
    #expect(fill.fit.croppedStrips.map(\.edge) == row.cutEdges)
    for strip in fill.fit.croppedStrips { #expect(near(strip.depth, cut, 1e-9)) }
    #expect(near(cut, row.cut, 0.006))
    // 145 points of 812 in both directions: 17.9 %.
    #expect(near(fill.cropped, 145.0 / 812, 1e-9))
    #expect(near(fit.unused, 145.0 / 812, 1e-9))
  }

  @Test func `a film in 16:9 leaves a fifth and more of the unfolded iPhone Duo unused`() throws {
    func film(_ orientation: Orientation) throws -> PlacedImage {
      try image([1600, 900], "video: film", device: "iphone-duo", orientation: orientation) {
        $0.display = "inner"
        $0.pose = .flat
      }
    }
    // 951 wide is 534.94 high of 669, rounded 535; 669 wide is 376.31 of 951.
    let landscape = try film(.landscapeLeft)
    #expect(near(landscape.drawn.width, 951, 1e-9))
    #expect(landscape.drawn.height.rounded() == 535)
    #expect((669 - landscape.drawn.height).rounded() == 134)
    #expect((landscape.unused * 100).rounded() == 20)
    let portrait = try film(.portrait)
    #expect(near(portrait.drawn.width, 669, 1e-9))
    #expect(portrait.drawn.height.rounded() == 376)
    #expect((portrait.unused * 100).rounded() == 60)
  }
}
