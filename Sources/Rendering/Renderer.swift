public import Bitmaps
public import Cairo
public import Drawing
import Geometry

/// Turns display lists into SVG, PNG and PDF.
///
/// Equal display lists give equal bytes, whatever was drawn before. Make one for each worker: it
/// remembers shaped text and prepared pictures and may not be shared between threads.
public final class Renderer {
  /// The scales that pictures can be drawn at, in pixels per point.
  public static let scales = 0.1...8.0
  /// The most pixels that a picture can have: a gigabyte of them.
  public static let maximumPixels = 1 << 28

  /// The most pixels that a side of a picture can have.
  public static let maximumSide = ImageSurface.maximumSide

  /// Pixels per point that pictures keep in documents, enough for print at 300 an inch.
  static let documentScale = 4.0

  let fonts: TextShaper
  private let pictures: PictureCache

  /// Makes a renderer that sets text with loaded fonts.
  public init(fonts: TextShaper) {
    self.fonts = fonts
    pictures = PictureCache(fonts: fonts)
  }

  /// Draws a PNG.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - scale: pixels per point, one of ``scales``; sides are rounded up to whole pixels.
  ///   - images: the pictures that the list names; a placeholder stands for one that is absent.
  /// - Returns: the file: sRGB, without an alpha channel where the ground is opaque.
  /// - Throws: ``RenderingError``.
  public func png(
    _ list: DisplayList, scale: Double, images: [String: Picture] = [:]
  ) throws(RenderingError) -> [UInt8] {
    let surface = try paint(list, scale: scale, images: images)
    do {
      return try surface.isOpaque
        ? PNGWriter.write(
          surface.rgb(), channels: 3, width: surface.width, height: surface.height)
        : PNGWriter.write(
          surface.rgba(), channels: 4, width: surface.width, height: surface.height)
    } catch {
      throw .drawing(error.message)
    }
  }

  /// Draws a picture in memory.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - scale: pixels per point, one of ``scales``; sides are rounded up to whole pixels.
  ///   - images: the pictures that the list names; a placeholder stands for one that is absent.
  /// - Returns: the picture.
  /// - Throws: ``RenderingError``.
  public func bitmap(
    _ list: DisplayList, scale: Double, images: [String: Picture] = [:]
  ) throws(RenderingError) -> Bitmap {
    let surface = try paint(list, scale: scale, images: images)
    return Bitmap(width: surface.width, height: surface.height, pixels: surface.rgba())
  }

  /// Draws a PDF with one page of the list's size, in PDF points.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - images: the pictures that the list names; a placeholder stands for one that is absent.
  /// - Returns: the file; its text can be searched.
  /// - Throws: ``RenderingError``.
  public func pdf(
    _ list: DisplayList, images: [String: Picture] = [:]
  ) throws(RenderingError) -> [UInt8] {
    try checkSize(list)
    do {
      let surface = try DocumentSurface.pdf(
        size: list.size, title: DisplayableText.clean(list.title))
      try paint(
        list, on: surface.makeContext(), grid: nil, scale: Renderer.documentScale, images: images)
      return try surface.finish()
    } catch {
      throw .drawing("\(error)")
    }
  }

  /// Draws an SVG whose text is outlines, which looks alike in every program.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - images: the pictures that the list names; a placeholder stands for one that is absent.
  /// - Returns: the file in UTF-8.
  /// - Throws: ``RenderingError``.
  public func svgOutlines(
    _ list: DisplayList, images: [String: Picture] = [:]
  ) throws(RenderingError) -> [UInt8] {
    try checkSize(list)
    do {
      let surface = try DocumentSurface.svg(size: list.size)
      try paint(
        list, on: surface.makeContext(), grid: nil, scale: Renderer.documentScale, images: images)
      return SVGOutlines.titled(
        SVGIdentifiers.renumbered(try surface.finish()), title: list.title)
    } catch {
      throw .drawing("\(error)")
    }
  }

  /// Writes an SVG whose text is text: small, searchable, with the ids of the display list.
  ///
  /// Lengths are points, one CSS pixel each. Text is placed and stretched to its measured width, so
  /// that another font does not move anything.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - images: the pictures that the list names; a placeholder stands for one that is absent.
  /// - Returns: the file; nothing in it comes from the list unescaped.
  public func svg(_ list: DisplayList, images: [String: Picture] = [:]) -> String {
    var writer = SVGWriter(fonts: fonts, images: images, cache: pictures)
    return writer.write(list)
  }

  private func paint(
    _ list: DisplayList, scale: Double, images: [String: Picture]
  ) throws(RenderingError) -> ImageSurface {
    try checkSize(list)
    guard Renderer.scales.contains(scale) else { throw .scale(scale) }
    let width = pixels(list.size.width * scale)
    let height = pixels(list.size.height * scale)
    let limit = ImageSurface.maximumSide
    guard width <= limit, height <= limit, width * height <= Renderer.maximumPixels else {
      throw .canvasTooLarge(width: width, height: height, limit: limit)
    }
    do {
      let opaque = list.background.map { $0.alpha >= 1 } ?? false
      let surface = try ImageSurface(width: width, height: height, opaque: opaque)
      let context = try surface.makeContext()
      context.scale(x: scale, y: scale)
      try paint(
        list, on: context, grid: PixelGrid(scale: scale), scale: scale, images: images)
      return surface
    } catch {
      throw .drawing("\(error)")
    }
  }

  func paint(
    _ list: DisplayList, on context: Context, grid: PixelGrid?, scale: Double,
    images: [String: Picture], drawsLinks: Bool = false
  ) throws(CairoError) {
    let painter = CanvasPainter(
      context: context, fonts: fonts, grid: grid, scale: scale, drawsLinks: drawsLinks,
      picture: { (name, size) throws(CairoError) in
        try images[name].flatMap { (picture) throws(CairoError) in
          try self.pictures.source(picture, name, size: size)
        }
      })
    painter.drawBackground(list.background)
    try painter.draw(list.commands)
    try context.check()
  }

  func checkSize(_ list: DisplayList) throws(RenderingError) {
    let (width, height) = (list.size.width, list.size.height)
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw .emptyCanvas(width: width, height: height)
    }
  }

  /// Whole pixels for a length; a thousandth over does not cost one more.
  private func pixels(_ length: Double) -> Int {
    Int(min(max((length - 0.001).rounded(.up), 1), 1e9))
  }
}
