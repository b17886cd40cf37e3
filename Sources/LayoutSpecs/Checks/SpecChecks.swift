import Diagnostics

/// What can only be checked when the whole file is known.
enum SpecChecks {
  /// Nodes that the screens of a spec may have together, components counted where they are used.
  static let nodeLimit = 10_000
  /// Nodes inside each other, components counted where they are used.
  static let depthLimit = 64

  /// Checks a decoded spec; what is wrong is reported.
  static func check(_ spec: Spec, _ decoder: SpecDecoder) {
    ReferenceChecks.check(spec, decoder)
    checkScreens(spec, decoder)
    // Counting follows components, so it needs them to come to an end.
    guard !ComponentChecks.hasCycle(decoder) else { return }
    guard SizeChecks.check(spec, decoder) else { return }
    IDChecks.check(spec, decoder)
    ExpectationChecks.check(spec, decoder)
    ConstraintChecks.check(spec, decoder)
    SelectionChecks.check(spec, decoder)
  }

  private static func checkScreens(_ spec: Spec, _ decoder: SpecDecoder) {
    var lines: [String: Int] = [:]
    for screen in spec.screens where !screen.id.isEmpty {
      if let line = lines[screen.id] {
        decoder.error(
          "two screens have the id '\(screen.id)', the first is on line \(line)",
          rule: "duplicate-id", at: screen.position)
      } else {
        lines[screen.id] = screen.position.line
      }
    }
    let ids = spec.screens.map(\.id)
    for part in spec.matrix.exclude + spec.matrix.include {
      guard let screen = part.screen, !ids.contains(screen.value) else { continue }
      decoder.error(
        "unknown screen '\(Words.cut(screen.value))'"
          + NearestWord.proposal(for: screen.value, among: ids),
        rule: "unknown-screen", at: screen.position)
    }
  }
}
