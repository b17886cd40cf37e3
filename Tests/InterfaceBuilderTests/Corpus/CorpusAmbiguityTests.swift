import Geometry
import InterfaceBuilder
import Testing

/// What real files leave open, held against the views that Interface Builder itself marked with
/// `ambiguous`.
struct CorpusAmbiguityTests {
  /// Where the two differ, by the id of the view, with the reason.
  private static let known: [String: String] = [
    "m20-7N-aj5": "one of two equal views must be clipped; the scene's stored frames are stale",
    "msG-pz-EKk": "scrolls nothing but what code adds: it becomes a box",
    "Mc5-1c-z7q": "scrolls nothing but what code adds: it becomes a box",
    "Hi1-ep-ICn": "no constraint lays it out: it keeps its stored frame",
  ]
  /// Of this file cells that lie below the visible screen, with a view that is held by all four
  /// edges: marked, while cells of the same kind further up are not.
  private static let scrolledAway = "IQKeyboardManagerSwiftExample/Storyboard/Base.lproj/ScrollView"

  @Test func `what is open in real files is what Interface Builder marked as ambiguous`() throws {
    guard let files = try Corpus.files() else { return }
    var (scenes, views, both) = (0, 0, 0)
    var (found, marked): ([String], [String]) = ([], [])
    var away = 0
    for file in files {
      let document = try #require(InterfaceReader.read(file.bytes, file: file.name).document)
      for scene in document.scenes {
        guard let root = scene.root?.installed(in: document.device.traits) else { continue }
        scenes += 1
        let screen = try ImportedScreen(
          scene, of: document, safeArea: .zero, keepsCells: false)
        for view in root.withDescendants {
          views += 1
          switch (screen.open[view.id] != nil, view.isAmbiguous) {
          case (true, true): both += 1
          case (true, false): found.append(view.id)
          case (false, true):
            if file.name.contains(Self.scrolledAway) { away += 1 } else { marked.append(view.id) }
          case (false, false): break
          }
        }
      }
    }
    print("open in \(scenes) scenes, \(views) views: \(both) found and marked")
    print("  found alone: \(found.count), marked alone: \(marked.count), scrolled away: \(away)")
    for id in found + marked {
      print("  \(id): \(Self.known[id] ?? "no reason known")")
      #expect(Self.known[id] != nil, "\(id)")
    }
    #expect(both == 6)
    #expect(Set(found + marked) == Set(Self.known.keys))
    #expect(away == 11)
  }
}
