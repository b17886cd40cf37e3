extension Sequence<Diagnostic> {
  /// The diagnostics in the order of their places in the file, those without a place first, and of
  /// one place as they were found.
  package func sortedByPlace() -> [Diagnostic] {
    enumerated().sorted { a, b in
      let places = (a.element.position ?? .start, b.element.position ?? .start)
      return places.0 == places.1 ? a.offset < b.offset : places.0 < places.1
    }.map(\.element)
  }
}
