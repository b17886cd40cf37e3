import Cairo
public import Drawing
import Geometry

extension Renderer {
  /// Draws a PDF of several pages, with links between them and an outline.
  ///
  /// Pages are asked for one after the other, so that never more than one is held in memory.
  ///
  /// - Parameters:
  ///   - document: what the document says about itself.
  ///   - images: the pictures that the pages name; a placeholder stands for one that is absent.
  ///   - page: draws a page, by its number from zero. Every link MUST lead to a destination on some
  ///     page.
  /// - Returns: the file; its text can be searched, its dates are fixed.
  /// - Throws: ``RenderingError``.
  public func pdf(
    _ document: PagedDocument, images: [String: Picture] = [:], page: (Int) -> DisplayList
  ) throws(RenderingError) -> [UInt8] {
    let first = page(0)
    try checkSize(first)
    do {
      let surface = try DocumentSurface.pdf(
        size: first.size, title: DisplayableText.clean(document.title))
      surface.describe(
        subject: DisplayableText.clean(document.subject),
        keywords: DisplayableText.clean(document.keywords.joined(separator: ", ")))
      for number in 0..<max(document.pageCount, 1) {
        let list = number == 0 ? first : page(number)
        surface.setPageSize(list.size)
        surface.setPageLabel("\(number + 1)")
        try paint(
          list, on: surface.makeContext(), grid: nil, scale: Renderer.documentScale,
          images: images, drawsLinks: true)
        surface.endPage()
      }
      Self.add(document.outline, below: nil, to: surface)
      return try surface.finish()
    } catch {
      throw .drawing("\(error)")
    }
  }

  private static func add(
    _ entries: [PagedDocument.OutlineEntry], below parent: Int?,
    to surface: borrowing DocumentSurface
  ) {
    for entry in entries {
      let id = surface.addOutline(
        DisplayableText.clean(entry.title), to: entry.destination, below: parent,
        isOpen: parent == nil)
      add(entry.entries, below: id, to: surface)
    }
  }
}
