import Foundation
import Records
import Testing

struct ManifestTests {
  @Test func `a manifest lists configurations in order, one a line, and sums findings`() throws {
    let manifest = Manifest(
      name: "player", fingerprint: "abc", parts: ["program": "0.1.0", "cairo": "1.16.0"],
      configurations: [
        .init(
          name: "b/x/portrait",
          files: ["json": .init(path: "b/x/portrait.json", hash: "12")],
          findings: .init(errors: 1, warnings: 2)),
        .init(
          name: "a/x/portrait", files: [:], findings: .init(warnings: 1, infos: 4), failure: "no"),
      ])
    let value = try JSONSerialization.jsonObject(with: Data(manifest.json.utf8))
    let record = try #require(value as? [String: Any])
    let configurations = try #require(record["configurations"] as? [[String: Any]])
    #expect(configurations.map { $0["name"] as? String } == ["b/x/portrait", "a/x/portrait"])
    #expect(record["findings"] as? [String: Int] == ["error": 1, "warning": 3, "info": 4])
    #expect(record["fingerprintParts"] as? [String: String] == manifest.parts)
    #expect(manifest.json.split(separator: "\n").filter { $0.contains("portrait") }.count == 2)
    #expect(manifest.json.hasPrefix("{\n  \"configurations\": [\n    {\"files\""))
  }
}
