import CCairo
package import Geometry

extension DocumentSurface {
  /// Says what a PDF is about, beside its title.
  ///
  /// - Parameters:
  ///   - subject: one line; empty for none.
  ///   - keywords: words to find it by; empty for none.
  /// - Note: `cairo_pdf_surface_set_metadata`.
  package func describe(subject: String, keywords: String) {
    if !subject.isEmpty {
      unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, subject)
    }
    if !keywords.isEmpty {
      unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_KEYWORDS, keywords)
    }
    unsafe cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_MOD_DATE, "2000-01-01T00:00:00Z")
  }

  /// Sets the size of a page of a PDF, before anything is drawn on it.
  ///
  /// - Note: `cairo_pdf_surface_set_size`.
  package func setPageSize(_ size: Size) {
    unsafe cairo_pdf_surface_set_size(surface, size.width, size.height)
  }

  /// Names the page that is drawn on, as viewers show it.
  ///
  /// - Note: `cairo_pdf_surface_set_page_label`.
  package func setPageLabel(_ label: String) {
    unsafe cairo_pdf_surface_set_page_label(surface, label)
  }

  /// Ends a page; what is drawn afterwards is on the next.
  ///
  /// - Note: `cairo_surface_show_page`.
  package func endPage() { unsafe cairo_surface_show_page(surface) }

  /// Adds an entry to the outline of a PDF.
  ///
  /// - Parameters:
  ///   - title: what the reader sees.
  ///   - destination: the name of a destination of the document.
  ///   - parent: the number of the entry that this one is below; absent for the outermost.
  ///   - isOpen: whether what is below it shows at first.
  /// - Returns: the number of the entry.
  /// - Note: `cairo_pdf_surface_add_outline`.
  package func addOutline(
    _ title: String, to destination: String, below parent: Int?, isOpen: Bool
  ) -> Int {
    let id = unsafe cairo_pdf_surface_add_outline(
      surface, parent.map(Int32.init) ?? CAIRO_PDF_OUTLINE_ROOT, title, "dest='\(destination)'",
      isOpen ? CAIRO_PDF_OUTLINE_FLAG_OPEN : cairo_pdf_outline_flags_t(rawValue: 0))
    return Int(id)
  }
}
