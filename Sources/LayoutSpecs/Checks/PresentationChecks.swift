import Diagnostics

/// Looks up what presentations point at.
enum PresentationChecks {
  /// Reports each `source` that no element is called.
  ///
  /// - Precondition: no component uses itself, and the spec keeps to its limits.
  static func check(_ spec: Spec, _ decoder: SpecDecoder) {
    for screen in spec.screens {
      let chain = screen.presentation?.chain ?? []
      guard chain.contains(where: { $0.source != nil }) else { continue }
      let ids = IDChecks.ids(of: screen, in: spec)
      for source in chain.compactMap(\.source)
      where !ExpectationChecks.isElement(source.value, ids) {
        decoder.error(
          "no element of screen '\(screen.id)' is called '\(Words.cut(source.value))'"
            + NearestWord.proposal(for: source.value, among: ids.sorted()),
          rule: "unknown-item", at: source.position)
      }
    }
  }
}
