import Devices
import Diagnostics
import Documents
import Testing

/// Reading catalogues that were damaged at random: no crash, and never a catalogue beside an error.
@Suite struct CatalogRobustnessTests {
  private let text = """
    {"format": 1, "maker": "Acme", "sources": {"sheet": "Data"}, "sets": {"ours": ["fold"]},
     "devices": [{"id": "fold", "name": "Fold", "family": "iphone", "year": 2026,
      "os": {"name": "OS", "standard": 4.2, "last": 5}, "homeButton": false,
      "displays": {"outer": {"size": [400, 900], "scale": 2.5, "bezel": [1, 2, 3, 4],
        "safeArea": {"portrait": [40, 0, 20, 0], "landscape": {"left": 40}},
        "safeAreaVariants": [{"to": 18, "sourced": false, "safeArea": [1, 1, 1, 1]}],
        "housing": {"kind": "notch", "frame": [100, 0, 200, 30], "cornerRadius": 9},
        "homeIndicator": {"portrait": {"width": 100, "height": 5, "bottomOffset": 8}},
        "statusBarHeight": {"portrait": 40, "landscape": null}, "cornerRadius": [1, 2, 3, 4]},
       "inner": {"size": [800, 900], "scale": 2.5, "sizeClasses": ["regular", "regular"],
        "regions": [{"id": "fold", "kind": "division", "frame": [390, 0, 20, 900],
          "margins": [0, 10, 0, 10], "activation": "folded", "shape": "rectangle"}],
        "statusBarHidden": {"safeArea": [0, 0, 0, 0], "inactiveRegions": ["fold"]}}},
      "poses": [{"pose": "closed", "display": "outer"}, {"pose": "flat", "display": "inner"}],
      "origin": {"size": ["high", "sheet"]}, "grids": [], "notes": ["One"]}]}
    """

  @Test func `the text reads as it stands`() {
    let result = read(Array(text.utf8))
    #expect(result.catalog?.devices.count == 1)
    #expect(result.diagnostics == [])
  }

  @Test func `damage is told, not suffered`() {
    let whole = Array(text.utf8)
    let pieces = ["null", "-1", "1e300", "\"\"", "[]", "{}", "true", "\"portrait\"", "0", "99999"]
    var state: UInt64 = 12345
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var readable = 0
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0...next(2) {
        let start = next(bytes.count)
        switch next(3) {
        case 0: bytes[start] = UInt8(32 + next(95))
        case 1: bytes.removeSubrange(start..<min(start + 1 + next(12), bytes.count))
        default: replaceValue(&bytes, after: start, with: Array(pieces[next(pieces.count)].utf8))
        }
      }
      let result = read(bytes)
      if result.catalog != nil { readable += 1 }
      let hasError = result.diagnostics.contains { $0.severity == .error }
      #expect((result.catalog == nil) == hasError)
    }
    #expect(readable > 0)
  }

  private func read(
    _ bytes: [UInt8]
  ) -> (catalog: DeviceCatalog?, diagnostics: [Diagnostic]) {
    CatalogReader.read(JSONReader.read(bytes, file: "a.json"), file: "a.json")
  }

  /// Puts a text in the place of the next value that ends in a comma.
  private func replaceValue(_ bytes: inout [UInt8], after start: Int, with piece: [UInt8]) {
    guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")),
      let comma = bytes[colon...].firstIndex(of: UInt8(ascii: ","))
    else { return }
    bytes.replaceSubrange((colon + 1)..<comma, with: piece)
  }
}
