import Diagnostics
import Geometry
import InterfaceBuilder
import LayoutEngine
import Testing
import Typography

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
    var matches: Bool { found.count == 4 && zip(found, stored).allSatisfy { abs($0 - $1) <= 0.5 } }
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

  /// Whether a kind of view is as large as a font makes its words.
  static func hasText(_ kind: String) -> Bool {
    ["label", "button", "textField", "textView", "segmentedControl", "searchBar"].contains(kind)
  }

  /// How many of the values x and y are found again, of the views that a condition picks.
  func shareOfPlaces(of picks: (Result) -> Bool) -> Share {
    let picked = results.filter(picks)
    let good = picked.flatMap { result in
      zip(result.found, result.stored).prefix(2).filter { abs($0 - $1) <= 0.5 }
    }
    return Share(good: good.count, count: picked.count * 2)
  }

  /// How many of the views that a condition picks are found again.
  func share(of picks: (Result) -> Bool) -> Share {
    let picked = results.filter(picks)
    return Share(good: picked.count { $0.matches }, count: picked.count)
  }

  /// Lays out all scenes of a file and compares.
  mutating func add(_ file: Corpus.File, _ document: InterfaceDocument, safeArea: SafeArea) {
    for (scene, own) in scenes(file, document) {
      let insets = insets(of: scene, safeArea, in: document)
      guard
        let layout = SceneLayout(own, of: document, in: document.device.traits, safeArea: insets)
      else { continue }
      compare(AutoLayout.resolve(layout.request).frames, scene, file)
    }
  }

  /// Imports all scenes of a file, resolves them and compares.
  mutating func addImported(
    _ file: Corpus.File, _ document: InterfaceDocument, measurer: (any TextMeasuring)? = nil
  ) throws {
    for (scene, own) in scenes(file, document) {
      let screen = try ImportedScreen(
        own, of: document, safeArea: insets(of: scene, .observed, in: document), measurer: measurer)
      for problem in screen.problems { Issue.record("\(file.name): \(problem.line)") }
      compare(screen.frames, scene, file)
    }
  }

  private func scenes(
    _ file: Corpus.File, _ document: InterfaceDocument
  ) -> [(Corpus.Scene, InterfaceScene)] {
    file.expected.scenes.compactMap { scene in
      document.scenes.first { $0.root != nil && $0.root?.id == scene.root }.map { (scene, $0) }
    }
  }

  private func insets(
    of scene: Corpus.Scene, _ safeArea: SafeArea, in document: InterfaceDocument
  ) -> EdgeInsets {
    guard let known = scene.safeArea else { return .zero }
    var insets = DesignSafeArea.byRule(scene, in: document)
    if safeArea == .observed {
      // A point more or less is that of a view whose frame is rounded, not of the safe area.
      if let top = known.observedTop, abs(top - insets.top) > 1 { insets.top = top }
      if let bottom = known.observedBottom, abs(bottom - insets.bottom) > 1 {
        insets.bottom = bottom
      }
    }
    return insets
  }

  private mutating func compare(
    _ frames: [String: Rect], _ scene: Corpus.Scene, _ file: Corpus.File
  ) {
    for (id, expected) in scene.views.sorted(by: { $0.key < $1.key }) {
      guard let stored = expected.frame, ["A", "B", "C"].contains(expected.trust) else { continue }
      let frame = frames[id]
      results.append(
        Result(
          file: file.name, view: id, kind: expected.tag, trust: expected.trust,
          category: expected.category ?? "",
          found: frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? [], stored: stored))
    }
  }
}
