import Foundation
import Testing

/// The filters and the search of the report page.
@Suite(.enabled(if: ReportBrowser.python != nil, ReportBrowser.missing))
struct ReportFilterTests {
  private struct Filters: Decodable {
    var all: [String]
    var count: String
    var duo: [String]
    var duoCount: String
    var bookOrTent: [String]
    var poseNumber: String
    var reset: [String]
    var warning: [String]
    var chip: [String]
  }

  @Test func `filters leave what has any of the chosen values in every group`() throws {
    let seen: Filters = try ReportBrowser.seen("filters")
    #expect(seen.all == ReportSample.all && seen.count == "7 configurations")
    #expect(seen.duo == ReportSample.duo && seen.duoCount == "5 of 7 configurations")
    #expect(seen.bookOrTent == [ReportSample.duo[1], ReportSample.book])
    // What one more value of a group in use would bring is counted without that group.
    #expect(seen.poseNumber == "1")
    #expect(seen.reset == ReportSample.all && seen.chip == ReportSample.all)
  }

  @Test func `filters count what the records hold`() throws {
    struct Numbers: Decodable {
      var numbers: [Row]
      struct Row: Decodable, Hashable {
        var facet: String
        var value: String
        var number: Int
        init(from decoder: any Decoder) throws {
          var row = try decoder.unkeyedContainer()
          facet = try row.decode(String.self)
          value = try row.decode(String.self)
          number = try row.decode(Int.self)
        }
      }
    }
    let seen: Numbers = try ReportBrowser.seen("filters")
    let runs = try ReportBrowser.runs.get()
    var expected: [String: Int] = [:]
    for name in ReportSample.all {
      let record = try runs.record(name)
      let findings = try #require(record["findings"] as? [[String: Any]])
      let configuration = try #require(record["configuration"] as? [String: Any])
      for key in ["rule", "severity"] {
        for value in Set(findings.compactMap { $0[key] as? String }) {
          expected["\(key) \(value)", default: 0] += 1
        }
      }
      for key in ["device", "display", "orientation", "pose", "os"] {
        if let value = configuration[key] as? String {
          expected["\(key) \(value)", default: 0] += 1
        }
      }
    }
    for row in seen.numbers where row.facet != "show" && row.facet != "family" {
      #expect(row.number == expected["\(row.facet) \(row.value)"], "\(row.facet) \(row.value)")
    }
    for key in expected.keys {
      #expect(seen.numbers.contains { "\($0.facet) \($0.value)" == key }, "\(key)")
    }
    let families = seen.numbers.filter { $0.facet == "family" }.map { "\($0.value) \($0.number)" }
    #expect(families == ["iphone 1", "iphone-duo 5", "ipad 1"])
  }

  @Test func `search looks at elements, devices and rules`() throws {
    let seen = try ReportBrowser.seen("filters", as: [String: Lenient].self)
    #expect(seen["search-element"]?.names == ReportSample.all)
    #expect(seen["search-device"]?.names == [ReportSample.tablet])
    #expect(seen["search-rule"]?.names == seen["warning"]?.names)
    #expect(seen["search-none"]?.names == [])
  }

  /// A list of names, or something else.
  private struct Lenient: Decodable {
    var names: [String]?
    init(from decoder: any Decoder) throws { names = try? [String](from: decoder) }
  }
}
