import CCairo

extension Context {
  /// Lets links lead to what follows until ``endDestination()``.
  ///
  /// - Parameter name: a name of letters, digits and hyphens, given once in a document.
  /// - Note: `cairo_tag_begin`; surfaces without links pass it over.
  package func beginDestination(_ name: String) {
    unsafe cairo_tag_begin(cr, CAIRO_TAG_DEST, "name='\(name)'")
  }

  /// Ends the destination that was begun last.
  package func endDestination() { unsafe cairo_tag_end(cr, CAIRO_TAG_DEST) }

  /// Lets a click on what follows until ``endLink()`` lead to a destination.
  ///
  /// - Parameter name: the name of a destination, before or after on any page of the document; a
  ///   document that lacks it cannot be finished.
  package func beginLink(to name: String) {
    unsafe cairo_tag_begin(cr, CAIRO_TAG_LINK, "dest='\(name)'")
  }

  /// Ends the link that was begun last.
  package func endLink() { unsafe cairo_tag_end(cr, CAIRO_TAG_LINK) }
}
