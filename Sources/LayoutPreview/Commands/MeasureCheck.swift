import Annotations
import Diagnostics
import LayoutSpecs

/// Looks for what a measure names.
enum MeasureCheck {
  /// What is wrong with a measure, in words: a name that no screen of any spec knows.
  static func problems(_ measure: Measure, in specs: [Spec]) -> [String] {
    guard !specs.isEmpty else { return [] }
    var known = Set(Measure.guides)
    for screen in specs.flatMap(\.screens) { known.formUnion(screen.guides.map(\.name)) }
    for spec in specs { known.formUnion(spec.elementIDs) }
    return [measure.first, measure.second].compactMap { name in
      // Paths are known only when a screen is laid out.
      guard !known.contains(name), !name.contains("/") else { return nil }
      let near = NearestWord.proposal(for: name, among: known.sorted())
      return "no element or guide '\(name)'\(near)"
    }
  }
}
