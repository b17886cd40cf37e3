import Testing

/// What strangers write into a report page, and who can use it.
@Suite(.enabled(if: ReportBrowser.python != nil, ReportBrowser.missing))
struct ReportAccessTests {
  @Test func `names and texts never become part of the page`() throws {
    struct Hostile: Decodable {
      var ran: Int?
      var title: String
      var heading: String
      var body: String
      var requested: [String]
      var scripts: Int
    }
    let seen: Hostile = try ReportBrowser.seen("hostile")
    #expect(seen.ran == nil)
    #expect(seen.title == HostileRun.text + " – proofsheet" && seen.heading == HostileRun.text)
    #expect(seen.body.contains(HostileRun.text) && seen.scripts == 0)
    #expect(seen.requested.allSatisfy { $0.hasPrefix("file://") || $0.hasPrefix("data:") })
  }

  private struct Accessibility: Decodable {
    var violations: [String: [String]]
    var faulty: [String]
    var landmarks: [String: Int]
    var firstStop: String
    var skipped: String
    var status: String
    var label: String
  }

  @Test func `axe finds nothing, in light and dark`() throws {
    let seen: Accessibility = try ReportBrowser.seen("accessibility")
    #expect(seen.violations.count == 12)
    for (view, found) in seen.violations { #expect(found.isEmpty, "\(view): \(found)") }
    #expect(seen.faulty.contains { $0.hasPrefix("button-name") })
  }

  @Test func `a screen reader finds its way`() throws {
    let seen: Accessibility = try ReportBrowser.seen("accessibility")
    #expect(seen.landmarks.values.allSatisfy { $0 == 1 } && seen.landmarks.count == 5)
    #expect(seen.firstStop == "skip" && seen.skipped == "previews" && seen.status == "status")
    #expect(seen.label == "iPhone 17 Pro, portrait, player, 1 warning, 1 failed expectation")
  }

  @Test func `the console says nothing`() throws {
    #expect(try ReportBrowser.seen("console", as: [String].self).isEmpty)
  }
}
