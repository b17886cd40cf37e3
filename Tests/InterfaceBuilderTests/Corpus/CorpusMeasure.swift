import Geometry
import InterfaceBuilder
import LayoutEngine

/// How many frames of the corpus are found again.
struct CorpusMeasure {
  /// A view that was looked at.
  struct Result {
    var file: String
    var view: String
    var kind: String
    var trust: String
    var category: String
    var found: [Double]
    var stored: [Double]

    /// Whether all four values lie within half a point of the stored ones.
    var matches: Bool { zip(found, stored).allSatisfy { abs($0 - $1) <= 0.5 } }
  }

  /// Where the safe area of a root view comes from.
  enum SafeArea {
    /// As the file shows it.
    case observed
    /// As device and version of Interface Builder let expect it.
    case byRule
  }

  /// How many of some views are found again.
  struct Share: CustomStringConvertible {
    var good: Int
    var count: Int

    /// The share, 0 to 1.
    var part: Double { count == 0 ? 0 : Double(good) / Double(count) }

    var description: String {
      // One decimal, cut, so that nothing reads as more than it is.
      let tenths = Int((part * 1000).rounded(.down))
      return "\(tenths / 10).\(tenths % 10) % of \(count)"
    }
  }

  var results: [Result] = []

  /// How many of the views that a condition picks are found again.
  func share(of picks: (Result) -> Bool) -> Share {
    let picked = results.filter(picks)
    return Share(good: picked.count { $0.matches }, count: picked.count)
  }

  /// Lays out all scenes of a file and compares.
  mutating func add(_ file: Corpus.File, _ document: InterfaceDocument, safeArea: SafeArea) {
    for scene in file.expected.scenes {
      guard let id = scene.root, let own = document.scenes.first(where: { $0.root?.id == id })
      else {
        continue
      }
      var insets = EdgeInsets.zero
      if let known = scene.safeArea {
        insets = EdgeInsets(
          top: known.byRule[1], left: known.byRule[0], bottom: known.byRule[3],
          right: known.byRule[2])
        if safeArea == .observed {
          insets.top = known.observedTop ?? insets.top
          insets.bottom = known.observedBottom ?? insets.bottom
        }
      }
      guard
        let layout = SceneLayout(own, of: document, in: document.device.traits, safeArea: insets)
      else { continue }
      let frames = AutoLayout.resolve(layout.request).frames
      for view in layout.views {
        guard let expected = scene.views[view.id], let stored = expected.frame,
          ["A", "B", "C"].contains(expected.trust), let frame = frames[view.id]
        else { continue }
        results.append(
          Result(
            file: file.name, view: view.id, kind: view.kind, trust: expected.trust,
            category: expected.category ?? "",
            found: [frame.minX, frame.minY, frame.width, frame.height], stored: stored))
      }
    }
  }
}
