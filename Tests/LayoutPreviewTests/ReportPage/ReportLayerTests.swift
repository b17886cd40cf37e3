import Testing

/// Layers of pictures, switched in the report page.
@Suite(.enabled(if: ReportBrowser.python != nil, ReportBrowser.missing))
struct ReportLayerTests {
  private struct Layers: Decodable {
    var small: [String: Bool]
    var before: [String: Bool]
    var after: [String: Bool]
    var pressed: String
    var address: String
    var smallAfter: [String: Bool]
    var again: String
  }

  @Test func `layers are switched in all pictures at once`() throws {
    let seen: Layers = try ReportBrowser.seen("layers")
    #expect(seen.before.values.allSatisfy { $0 } && seen.before.count >= 9)
    #expect(Set(seen.after.filter { !$0.value }.keys) == ["margins", "regions"])
    #expect(seen.pressed == "false")
    #expect(seen.address == "#hide=margins,regions&open=\(ReportSample.book)")
    // Small pictures never say what could not be read.
    let unreadable: Set = ["header", "legend", "dimensions"]
    #expect(Set(seen.small.filter { !$0.value }.keys) == unreadable)
    let off = Set(seen.smallAfter.filter { !$0.value }.keys)
    #expect(off == unreadable.union(["margins", "regions", "content"]))
    #expect(seen.again == "#hide=regions,content&at=\(ReportSample.book)")
  }
}
