import Testing

/// Pictures of the report page: beside each other, in pixels, and many.
@Suite(.enabled(if: ReportBrowser.python != nil, ReportBrowser.missing))
struct ReportPictureTests {
  @Test func `two beside each other have one scale and move together`() throws {
    struct Compare: Decodable {
      var play: [[Double]]
      var zoomed: [[Double]]
      var moved: [[Double]]
    }
    let seen: Compare = try ReportBrowser.seen("compare")
    // The button is 64 x 64 points on both devices.
    #expect(abs(seen.play[0][0] - seen.play[1][0]) < 0.1)
    #expect(abs(seen.zoomed[0][0] - seen.zoomed[1][0]) < 0.1)
    #expect(seen.zoomed[0][0] > 1.3 * seen.play[0][0])
    #expect(seen.moved == [[50, 30], [50, 30]])
  }

  @Test func `a run without SVG is shown in pixels`() throws {
    struct Pictures: Decodable {
      var small: Int
      var large: Int
      var layers: Int
      var loaded: [String]
    }
    let seen: Pictures = try ReportBrowser.seen("pictures")
    #expect(seen.small > 100 && seen.large == seen.small && seen.layers == 0)
    let folder = try #require(try ReportBrowser.runs.get().pages["pictures"])
    #expect(seen.loaded.allSatisfy { $0.hasPrefix("file://\(folder)/player/") })
  }

  @Test func `two thousand configurations are there at once`() throws {
    struct Many: Decodable {
      var count: String
      var cards: Int
      var paint: Double
      var mounted: Int
      var mountedAtEnd: Int
      var keystroke: Double
      var found: [String]
    }
    let seen: Many = try ReportBrowser.seen("many")
    print(
      "2,000 configurations: first paint after \(seen.paint) ms, search in \(seen.keystroke) ms")
    #expect(seen.count == "2000 configurations" && seen.cards == 2000)
    #expect(seen.paint < 1000)
    // Only what is near is drawn, wherever one looks.
    #expect(seen.mounted > 0 && seen.mounted < 200)
    #expect(seen.mountedAtEnd > 0 && seen.mountedAtEnd < 200)
    #expect(seen.found == ["home/iphone-duo/portrait+x-1999"])
  }
}
