import Testing

/// The report page by keys, and its address.
@Suite(.enabled(if: ReportBrowser.python != nil, ReportBrowser.missing))
struct ReportKeyTests {
  private struct Keyboard: Decodable {
    var steps: [[String]]
    var stops: Int
    var opened: Bool
    var focus: String
    var moved: Bool
    var scales: [String]
    var exact: String
    var element: String
    var next: String
    var panes: Int
    var onePane: Int
    var reset: String
    var help: Bool
    var helpClosed: Bool
    var theme: String
    var layers: String
  }

  @Test func `everything can be done with keys`() throws {
    let seen: Keyboard = try ReportBrowser.seen("keyboard")
    let chosen = seen.steps.map { $0[1] }
    #expect(
      Array(chosen.prefix(4)) == [
        ReportSample.all[0], ReportSample.all[1], ReportSample.all[0], ReportSample.all[1],
      ])
    // The arrows go by rows, and the focus goes along.
    #expect(chosen[4] != chosen[3] && chosen[5] == chosen[3])
    #expect(seen.steps.allSatisfy { $0[1] == $0[2] })
    #expect(seen.stops == 1)
    #expect(seen.opened && seen.focus == "stage" && seen.moved)
    #expect(seen.scales[0] == seen.scales[2] && seen.scales[0] != seen.scales[1])
    #expect(seen.exact == "1 pt = 1.00 px")
    #expect(seen.element == "#open=\(ReportSample.all[1])&element=content")
    #expect(seen.next == "#open=\(ReportSample.all[2])&element=content")
    #expect(seen.panes == 2 && seen.onePane == 1)
    #expect(seen.reset.isEmpty && seen.help && seen.helpClosed)
    #expect(seen.theme == "dark" && seen.layers == "device")
  }

  @Test func `letters typed into the search are no keys`() throws {
    struct Typed: Decodable {
      var typed: (text: String, help: Bool)
      init(from decoder: any Decoder) throws {
        let scene = try decoder.container(keyedBy: AnyKey.self)
        var pair = try scene.nestedUnkeyedContainer(forKey: AnyKey("typed"))
        typed = (try pair.decode(String.self), try pair.decode(Bool.self))
      }
    }
    let seen: Typed = try ReportBrowser.seen("keyboard")
    #expect(seen.typed.text == "jk?" && !seen.typed.help)
  }

  private struct Address: Decodable {
    struct State: Decodable, Hashable {
      var query: String
      var checked: [String]
      var off: [String]
      var panes: [String]
      var element: String?
      var theme: String?
      var path: String?
    }
    var first: State
    var hash: String
    var fragment: String
    var reloaded: State
    var closed: Bool
    var back: String
  }

  @Test func `the address holds what is shown`() throws {
    let seen: Address = try ReportBrowser.seen("address")
    #expect(seen.hash == seen.fragment && seen.first == seen.reloaded)
    #expect(seen.first.query == "play" && seen.first.off == ["margins", "readable"])
    #expect(seen.first.checked == ["family=iphone", "family=iphone-duo"])
    #expect(seen.first.panes.map { $0.prefix(10) } == ["iPhone Duo", "iPhone 17 "])
    #expect(seen.first.element == "play" && seen.first.theme == "dark")
    #expect(seen.first.path == ReportSample.book)
    #expect(seen.closed && seen.back == seen.fragment)
  }

  @Test func `an address of another run does no harm`() throws {
    struct Stale: Decodable {
      var stale: (isClosed: Bool, count: String)
      init(from decoder: any Decoder) throws {
        let scene = try decoder.container(keyedBy: AnyKey.self)
        var pair = try scene.nestedUnkeyedContainer(forKey: AnyKey("stale"))
        stale = (try pair.decode(Bool.self), try pair.decode(String.self))
      }
    }
    let seen: Stale = try ReportBrowser.seen("address")
    #expect(seen.stale.isClosed && seen.stale.count == "0 of 7 configurations")
  }
}
