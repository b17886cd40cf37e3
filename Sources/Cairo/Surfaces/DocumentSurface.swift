import CCairo
package import Geometry

/// A PDF or SVG file that is drawn in memory.
///
/// Owns its surface.
@safe
package struct DocumentSurface: ~Copyable {
  private let surface: OpaquePointer
  private let sink: ByteSink

  private init(_ surface: OpaquePointer?, sink: ByteSink) throws(CairoError) {
    guard let surface = unsafe surface else {
      throw CairoError(code: CAIRO_STATUS_NO_MEMORY.rawValue)
    }
    do {
      try unsafe CairoError.check(cairo_surface_status(surface))
    } catch {
      unsafe cairo_surface_destroy(surface)
      throw error
    }
    unsafe self.surface = surface
    self.sink = sink
  }

  deinit { FontLock.hold { unsafe cairo_surface_destroy(surface) } }

  /// Makes a PDF with one page.
  ///
  /// The date in the file is fixed, so that equal drawings give equal bytes.
  ///
  /// - Parameters:
  ///   - size: the page in PDF points.
  ///   - title: the title of the document.
  /// - Returns: the surface to draw on.
  /// - Throws: ``CairoError`` if there is not enough memory.
  /// - Note: `cairo_pdf_surface_create_for_stream`.
  package static func pdf(size: Size, title: String) throws(CairoError) -> DocumentSurface {
    let sink = ByteSink()
    let closure = unsafe Unmanaged.passUnretained(sink).toOpaque()
    let document = try unsafe DocumentSurface(
      cairo_pdf_surface_create_for_stream(appendBytes, closure, size.width, size.height),
      sink: sink)
    unsafe cairo_pdf_surface_set_metadata(
      document.surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    unsafe cairo_pdf_surface_set_metadata(document.surface, CAIRO_PDF_METADATA_TITLE, title)
    unsafe cairo_pdf_surface_set_metadata(
      document.surface, CAIRO_PDF_METADATA_CREATOR, "proofsheet")
    return document
  }

  /// Makes an SVG whose text is drawn as outlines.
  ///
  /// Its ids come from a counter of the process; see ``SVGIdentifiers``.
  ///
  /// - Parameter size: the picture in CSS pixels.
  /// - Returns: the surface to draw on.
  /// - Throws: ``CairoError`` if there is not enough memory.
  /// - Note: `cairo_svg_surface_create_for_stream`.
  package static func svg(size: Size) throws(CairoError) -> DocumentSurface {
    let sink = ByteSink()
    let closure = unsafe Unmanaged.passUnretained(sink).toOpaque()
    let document = try unsafe DocumentSurface(
      cairo_svg_surface_create_for_stream(appendBytes, closure, size.width, size.height),
      sink: sink)
    unsafe cairo_svg_surface_set_document_unit(document.surface, CAIRO_SVG_UNIT_PX)
    return document
  }

  /// Makes something to draw with.
  package func makeContext() throws(CairoError) -> Context {
    try unsafe Context(surface)
  }

  /// Ends the file.
  ///
  /// - Returns: the bytes of the file.
  /// - Throws: ``CairoError`` if drawing or writing failed.
  /// - Note: `cairo_surface_finish`.
  package consuming func finish() throws(CairoError) -> [UInt8] {
    // Fonts are put into the file only now.
    FontLock.hold { unsafe cairo_surface_finish(surface) }
    try unsafe CairoError.check(cairo_surface_status(surface))
    return sink.bytes
  }
}
