import Testing

/// An open report page while someone works on the spec.
@Suite(.enabled(if: ReportBrowser.python != nil, ReportBrowser.missing))
struct ReportWatchTests {
  @Test(.enabled(if: BuiltProgram.tool != nil, "the program was not built beside the tests"))
  func `an open page follows the spec`() throws {
    struct Live: Decodable {
      var printed: String
      var before: String
      var seconds: Double
      var problem: String
      var still: String
      var code: Int
      var askedAfterwards: Int
    }
    let seen: Live = try ReportBrowser.seen("live")
    print("a save was shown after \(seen.seconds) s")
    #expect(seen.printed == "Output/sample/index.html" && seen.before == "64 × 64")
    #expect(seen.problem.contains("error: unknown key 'spacin' in vstack"))
    // What was good stays, what is wrong is told beside it.
    #expect(seen.still == "96 × 64")
    #expect(seen.code == 0 && seen.askedAfterwards == 0)
  }
}
