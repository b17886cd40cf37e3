import Documents
import Foundation
import Testing

/// A large file of facts, read by us and by Foundation.
struct CatalogueFileTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/data").standardized

  @Test(arguments: ["devices.json", "iphone-duo.json", "layout-metrics.json"])
  func `a large file holds what Foundation reads in it`(_ name: String) throws {
    guard let data = try? Data(contentsOf: Self.folder.appending(path: name)) else {
      print("skipped: \(name) is not beside the checkout")
      return
    }
    let document = DocumentReader.read(Array(data), file: name)
    #expect(document.diagnostics.isEmpty)
    let root = try #require(document.root)
    #expect(same(root, try JSONSerialization.jsonObject(with: data)))
  }

  private func same(_ node: DocumentNode, _ object: Any) -> Bool {
    switch node.content {
    case .empty: return object is NSNull
    case .scalar(let text, quoted: true): return object as? String == text
    case .scalar("true", quoted: false): return object as? Bool == true
    case .scalar("false", quoted: false): return object as? Bool == false
    case .scalar(let text, quoted: false): return (object as? NSNumber)?.doubleValue == Double(text)
    case .sequence(let items):
      guard let list = object as? [Any], list.count == items.count else { return false }
      return zip(items, list).allSatisfy { same($0, $1) }
    case .mapping(let entries):
      guard let mapping = object as? [String: Any], mapping.count == entries.count else {
        return false
      }
      return entries.allSatisfy { entry in mapping[entry.key].map { same(entry.value, $0) } ?? false
      }
    }
  }
}
