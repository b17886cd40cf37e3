import Diagnostics
import Records

/// Checks the ids of elements that a comparison of pictures is told to pass over, or to keep to.
///
/// An id that no record has would be passed over in silence: with a misspelt one everything is compared, or
/// nothing.
struct RegionNames {
  let sides: [ComparedSide]

  /// What is wrong with the ids.
  ///
  /// - Parameter rules: the rules that may name elements.
  /// - Returns: a sentence for each id that no record of any side has.
  func problems(_ rules: PictureRules) -> [String] {
    var missing = rules.elements
    var known: Set<String> = []
    guard !missing.isEmpty else { return [] }
    guard sides.contains(where: { !$0.runs.isEmpty }) else {
      return missing.sorted().map {
        "'\($0)' is no X,Y,W,H in pixels, and pictures without a run have no elements"
      }
    }
    for side in sides {
      for run in side.runs {
        for entry in run.manifest.configurations {
          guard let file = entry.files["json"], !missing.isEmpty else { continue }
          let path = run.path(file.path)
          // A record that can't be read is told when it is compared.
          guard let bytes = try? side.files.read(path),
            let layout = try? RecordedLayout(reading: bytes)
          else { continue }
          let ids = layout.elements.map(\.id)
          missing.subtract(ids)
          known.formUnion(ids)
        }
      }
    }
    return missing.sorted().map {
      "there is no element '\($0)' here" + NearestWord.proposal(for: $0, among: known.sorted())
    }
  }
}
