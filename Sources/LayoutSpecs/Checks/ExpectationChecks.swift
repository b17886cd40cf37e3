import Diagnostics

/// Looks up the items that expectations name.
enum ExpectationChecks {
  /// The paths of elements begin with one of these.
  private static let roots = [
    "content", "navigation", "tabs", "toolbar", "searchBar", "sideStrip", "present",
  ]
  /// Guides that no expectation can be held against yet.
  private static let notYet = ["parent", "contentLayout", "frameLayout"]

  /// Reports every item that exists in no configuration.
  ///
  /// - Precondition: no component uses itself, and the spec keeps to its limits.
  static func check(_ spec: Spec, _ decoder: SpecDecoder) {
    for screen in spec.screens where !screen.expectations.isEmpty {
      let ids = IDChecks.ids(of: screen, in: spec)
      let guides = Names.guides + screen.guides.map(\.name)
      for expectation in screen.expectations {
        var told: Set<String> = []
        for item in expectation.items where told.insert(item.name).inserted {
          if notYet.contains(item.name) {
            decoder.error(
              "'\(item.name)' in an expectation is not supported yet", rule: "not-supported-yet",
              at: expectation.position)
            continue
          }
          guard !guides.contains(item.name), !isElement(item.name, ids) else { continue }
          let near = NearestWord.find(item.name, among: guides + ids.sorted())
          decoder.error(
            "no element, guide or region of screen '\(screen.id)' is called "
              + "'\(Words.cut(item.name))'" + (near.map { ", did you mean '\($0)'?" } ?? ""),
            rule: "unknown-item", at: expectation.position)
        }
      }
    }
  }

  /// Whether a name can be that of an element: an id, a row or part below one, or a path.
  static func isElement(_ name: String, _ ids: Set<String>) -> Bool {
    if ids.contains(name) { return true }
    let steps = name.split(separator: "/", omittingEmptySubsequences: false)
    if let first = steps.first, roots.contains(String(first)) { return true }
    // Rows of a list are named ID/0, ID/1 and so on.
    guard steps.count > 1, let last = steps.last, Int(last) != nil else { return false }
    return ids.contains(steps.dropLast().joined(separator: "/"))
  }
}
