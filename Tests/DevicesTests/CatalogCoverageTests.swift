import Foundation
import TestSupport
import Testing

/// Every key that a device of the collected facts has is held against the catalogue, or left out for a
/// reason.
struct CatalogCoverageTests {
  /// The suite that holds a key; the longest entry that a path begins with counts.
  static let held: [String: String] = [
    "id": "CatalogFactsTests", "name": "CatalogFactsTests", "family": "CatalogFactsTests",
    "year": "CatalogFactsTests", "alsoCovers": "CatalogFactsTests",
    "seedRow": "CatalogFactsTests", "inSeed": "CatalogFactsTests",
    "hasHomeButton": "CatalogFactsTests", "os": "CatalogFactsTests",
    "sources": "CatalogFactsTests", "confidence": "CatalogFactsTests",
    "sizePt": "CatalogFactsTests", "sizePx": "CatalogFactsTests", "panelPx": "CatalogFactsTests",
    "renderPx": "CatalogFactsTests", "correctedSizePt": "CatalogFactsTests",
    "scale": "CatalogFactsTests", "nativeScale": "CatalogFactsTests", "ppi": "CatalogFactsTests",
    "diagonalInches": "CatalogFactsTests", "bezel": "CatalogFactsTests",
    "frontCameraEdge": "CatalogFactsTests", "orientations": "CatalogFactsTests",
    "grid.columns": "CatalogFactsTests", "grid.safeZone": "PlatformTableTests",
    "safeArea": "CatalogFactsTests", "safeAreaVariants": "CatalogFactsTests",
    "statusBarHeight": "CatalogFactsTests", "sizeClasses": "CatalogFactsTests",
    "cornerRadius": "CatalogFactsTests", "keyboardHeight": "CatalogFactsTests",
    "sensorHousing": "CatalogFactsTests", "homeIndicator": "CatalogFactsTests",
  ]

  /// Keys that no test holds, with the reason.
  static let leftOut: [String: String] = [
    "aspect": "the ratio of the size that is held, and a name for it",
    "correctedSizePx": "the corrected points times the scale",
    "bezel.source": "for drawing only", "bezel.confidence": "for drawing only",
    "notes": "words; the catalogue has as many or more",
  ]

  /// Parts of the file beside its devices.
  static let parts: [String: String] = [
    "meta": "words about the file", "devices": "the keys above",
    "multitasking": "MultitaskingTests", "tvOS": "PlatformTableTests",
    "visionOS": "PlatformTableTests", "sources": "CatalogFactsTests",
    "otherDisplays": "left out: no size in points is known",
    "announcedWithoutGeometry": "left out: no geometry is known",
  ]

  private func paths(in value: Any, at path: String, _ visit: (String) -> Void) {
    switch value {
    case let map as [String: Any]:
      for (key, inner) in map { paths(in: inner, at: path.isEmpty ? key : "\(path).\(key)", visit) }
    case let list as [Any]: for inner in list { paths(in: inner, at: path, visit) }
    default: visit(path)
    }
  }

  @Test func `every key of a device is held or left out for a reason`() throws {
    guard let bytes = SharedFolder.bytes("data/devices.json") else { return }
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(Set(root.keys) == Set(Self.parts.keys))
    let entries = Set(Self.held.keys).union(Self.leftOut.keys)
    var used: Set<String> = []
    var counts = (held: 0, leftOut: 0)
    for device in try #require(root["devices"] as? [[String: Any]]) {
      paths(in: device, at: "") { path in
        let prefixes = entries.filter { path == $0 || path.hasPrefix($0 + ".") }
        guard let longest = prefixes.max(by: { $0.count < $1.count }) else {
          Issue.record("no test holds \(path)")
          return
        }
        used.insert(longest)
        if Self.held[longest] != nil { counts.held += 1 } else { counts.leftOut += 1 }
      }
    }
    #expect(counts.held > 8000)
    #expect(counts.leftOut < 500)
    #expect(entries.subtracting(used).sorted() == [])
  }
}
