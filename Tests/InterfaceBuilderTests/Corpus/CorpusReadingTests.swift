import Foundation
import Geometry
import InterfaceBuilder
import Testing

/// Reading the files of real apps.
struct CorpusReadingTests {
  @Test func `every file of the corpus is read, with the views that another reader found`() throws {
    guard let files = try Corpus.files() else { return }
    #expect(files.count >= 100)
    var views = 0
    var unknown: [String: Int] = [:]
    for file in files {
      let reading = InterfaceReader.read(file.bytes, file: file.name)
      #expect(reading.diagnostics.isEmpty)
      let document = try #require(reading.document, "\(file.name)")
      for entry in document.notUnderstood { unknown[entry.name, default: 0] += entry.count }
      for scene in file.expected.scenes {
        guard let id = scene.root else { continue }
        let root = try #require(
          document.scenes.compactMap(\.root).first { $0.id == id }, "\(file.name): \(id)")
        let found = root.withDescendants
        let parents = Dictionary(
          found.flatMap { view in view.children.map { ($0.id, view.id) } },
          uniquingKeysWith: { first, _ in first })
        for (id, view) in scene.views where !isInBar(view, of: scene) {
          guard let own = found.first(where: { $0.id == id }) else {
            Issue.record("\(file.name): no view \(id)")
            continue
          }
          views += 1
          #expect(own.kind == view.tag)
          if id != scene.root { #expect(parents[id] == view.parent, "\(file.name) \(id)") }
          if let frame = view.frame, let rect = own.frame {
            #expect([rect.minX, rect.minY, rect.width, rect.height] == frame)
          }
        }
      }
    }
    #expect(views > 4000)
    print("read \(views) views; not understood:")
    for (name, count) in unknown.sorted(by: { $0.key < $1.key }) { print("  \(name): \(count)") }
  }

  /// Views of bars, which lie beside the views of a scene.
  private static let barRoles: Set<String> = ["navigationBar", "tabBar", "customView", "titleView"]

  private func isInBar(_ view: Corpus.View, of scene: Corpus.Scene) -> Bool {
    Self.barRoles.contains(view.role)
      || view.parent.flatMap { scene.views[$0] }.map { isInBar($0, of: scene) } == true
  }
}
