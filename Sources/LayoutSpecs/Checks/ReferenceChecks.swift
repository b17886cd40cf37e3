import Diagnostics

/// Looks up the names that nodes refer to.
enum ReferenceChecks {
  /// Reports every name that stands for nothing.
  static func check(_ spec: Spec, _ decoder: SpecDecoder) {
    let assets = Set(decoder.assetNames)
    for reference in decoder.assetReferences where !assets.contains(reference.name) {
      unknown("asset", reference, decoder.assetNames, "under 'assets'", decoder)
    }
    let components = Set(decoder.componentNames)
    for reference in decoder.componentReferences where !components.contains(reference.name) {
      unknown("component", reference, decoder.componentNames, "under 'components'", decoder)
    }
    let screens = spec.screens.map(\.id) + Destination.allCases.map(\.rawValue)
    for reference in decoder.screenReferences where !screens.contains(reference.name) {
      unknown("screen", reference, screens, "under 'screens'", decoder)
    }
    checkStrings(spec, decoder)
    checkGuides(spec, decoder)
  }

  private static func checkStrings(_ spec: Spec, _ decoder: SpecDecoder) {
    var keys: Set<String> = []
    for texts in spec.strings.texts.values { keys.formUnion(texts.keys) }
    for reference in decoder.stringReferences where !keys.contains(reference.name) {
      unknown("string", reference, keys.sorted(), "in any locale of 'strings'", decoder)
    }
  }

  private static func checkGuides(_ spec: Spec, _ decoder: SpecDecoder) {
    // A component may stand in any screen, so it may name the guides of any.
    let all = spec.screens.flatMap(\.guides).map(\.name)
    for reference in decoder.guideReferences {
      var own = all
      if let screen = reference.screen, screen < spec.screens.count {
        own = spec.screens[screen].guides.map(\.name)
      }
      if Names.alignableGuides.contains(reference.name) || own.contains(reference.name) { continue }
      if Names.guides.contains(reference.name) {
        decoder.error(
          "'align' to '\(reference.name)' is not supported yet", rule: "not-supported-yet",
          at: reference.position)
      } else {
        unknown("guide", reference, Names.alignableGuides + own, "", decoder)
      }
    }
  }

  private static func unknown(
    _ what: String, _ reference: SpecDecoder.Reference, _ known: [String], _ place: String,
    _ decoder: SpecDecoder
  ) {
    let near = decoder.canListMore ? NearestWord.find(reference.name, among: known) : nil
    let hint =
      near.map { ", did you mean '\($0)'?" }
      ?? (place.isEmpty ? "" : ": there is none \(place)")
    decoder.error(
      "unknown \(what) '\(Words.cut(reference.name))'\(hint)", rule: "unknown-\(what)",
      at: reference.position)
  }
}
