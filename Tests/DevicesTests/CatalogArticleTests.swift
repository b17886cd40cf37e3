import Devices
import Foundation
import TestSupport
import Testing

/// The examples of the article on the file form.
@Suite struct CatalogArticleTests {
  private func article() throws -> String {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Sources/Devices/Devices.docc/catalog-file-format.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `every example of the article reads without a word`() throws {
    let blocks = try article().components(separatedBy: "```yaml\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count == 3)
    for block in blocks {
      let result = TestDocuments.read(block, base: BuiltInCatalog.catalog)
      #expect(result.lines == [])
      #expect(result.catalog?.devices.count == 1)
    }
    let fold = TestDocuments.read(blocks[1], base: BuiltInCatalog.catalog).catalog
    let device = try #require(fold?.device("acme-fold"))
    #expect(device.support(for: .book)?.orientations == [.portrait])
    #expect(device.provenance(of: "safeArea", display: "inner")?.confidence == .medium)
    let sum = BuiltInCatalog.catalog.adding(try #require(fold))
    #expect(sum.select("ours")?.map(\.id) == ["acme-fold", "iphone-duo"])
    #expect(sum.select("foldables")?.map(\.id) == ["iphone-duo", "acme-fold"])
  }

  @Test func `every key that the built-in catalogue uses is in the article`() throws {
    let text = try article()
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(BuiltInCatalog.bytes)) as? [String: Any])
    let devices = try #require(root["devices"] as? [[String: Any]])
    var keys: Set<String> = []
    for device in devices {
      keys.formUnion(device.keys)
      for display in (device["displays"] as? [String: [String: Any]] ?? [:]).values {
        keys.formUnion(display.keys)
      }
    }
    #expect(keys.count > 25)
    for key in keys { #expect(text.contains("`\(key)`"), "\(key)") }
  }
}
