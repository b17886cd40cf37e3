import Foundation
import TestSupport
import Testing

/// The report page as headless Chromium shows it.
@Suite(.enabled(if: ReportBrowser.python != nil, ReportBrowser.missing))
struct ReportPageTests {
  private static let book = "player/iphone-duo/inner-landscape-left-book"
  private static let phone = "player/iphone-17-pro/portrait"
  private static let duo = [
    "outer-portrait", "outer-landscape-left-tent", "inner-landscape-left",
    "inner-landscape-left-book", "inner-portrait-laptop",
  ].map { "player/iphone-duo/\($0)" }
  private static let tablet = "player/ipad-mini-a17-pro/portrait"
  private static let all = [phone] + duo + [tablet]

  // MARK: Filters

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
    #expect(seen.all == Self.all && seen.count == "7 configurations")
    #expect(seen.duo == Self.duo && seen.duoCount == "5 of 7 configurations")
    #expect(seen.bookOrTent == [Self.duo[1], Self.book])
    // What one more value of a group in use would bring is counted without that group.
    #expect(seen.poseNumber == "1")
    #expect(seen.reset == Self.all && seen.chip == Self.all)
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
    for name in Self.all {
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
    #expect(seen["search-element"]?.names == Self.all)
    #expect(seen["search-device"]?.names == [Self.tablet])
    #expect(seen["search-rule"]?.names == seen["warning"]?.names)
    #expect(seen["search-none"]?.names == [])
  }

  /// A list of names, or something else.
  private struct Lenient: Decodable {
    var names: [String]?
    init(from decoder: any Decoder) throws { names = try? [String](from: decoder) }
  }

  // MARK: Layers

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
    #expect(seen.address == "#hide=margins,regions&open=\(Self.book)")
    // Small pictures never say what could not be read.
    let unreadable: Set = ["header", "legend", "dimensions"]
    #expect(Set(seen.small.filter { !$0.value }.keys) == unreadable)
    let off = Set(seen.smallAfter.filter { !$0.value }.keys)
    #expect(off == unreadable.union(["margins", "regions", "content"]))
    #expect(seen.again == "#hide=regions,content&at=\(Self.book)")
  }

  // MARK: Values

  private struct Tip: Decodable {
    var id: String
    var point: String
    var size: String
    var outline: [Double]
  }

  private struct Place: Decodable {
    var drawn: [Double]
    var tip: Tip?
  }

  @Test(arguments: [book, phone])
  func `the pointer shows the frames of the record`(name: String) throws {
    struct Hover: Decodable {
      var places: [String: [String: Place]]
      init(from decoder: any Decoder) throws {
        let scenes = try decoder.container(keyedBy: Key.self)
        places = [:]
        for key in scenes.allKeys where key.stringValue.contains("/") {
          places[key.stringValue] = try scenes.decode([String: Place].self, forKey: key)
        }
      }
    }
    let places = try #require(try ReportBrowser.seen("hover", as: Hover.self).places[name])
    #expect(places.count == 8)
    for (what, place) in places {
      let id = String(what.split(separator: " ")[0])
      let tip = try #require(place.tip, "\(name) \(what)")
      let frame = try frame(of: id, in: name)
      #expect(tip.id == id)
      #expect(tip.point == "\(frame[0]), \(frame[1])" && tip.size == "\(frame[2]) × \(frame[3])")
      // The outline lies where the picture shows the element.
      for (a, b) in zip(tip.outline, place.drawn) { #expect(abs(a - b) < 1, "\(name) \(what)") }
    }
  }

  @Test func `cards show frames too, and a chosen element how far others are`() throws {
    struct Hover: Decodable {
      var card: Tip
      var between: String
    }
    let seen: Hover = try ReportBrowser.seen("hover")
    let play = try frame(of: "play", in: Self.phone)
    #expect(seen.card.id == "play" && seen.card.point == "\(play[0]), \(play[1])")
    // The stack's spacing.
    #expect(seen.between.contains("to back: 24 across"))
  }

  private struct Inspector: Decodable {
    var findings: [String]
    var fromFinding: String
    var elements: [[String]]
    var origin: String
    var size: String
    var focused: String
    var mark: [Double]
    var drawn: [Double]
  }

  @Test func `the column at the right tells findings and elements`() throws {
    let seen: Inspector = try ReportBrowser.seen("inspector")
    let record = try ReportBrowser.runs.get().record(Self.phone)
    let findings = try #require(record["findings"] as? [[String: Any]])
    let expected = findings.compactMap { $0["message"] as? String }
    #expect(seen.findings == expected + ["play.width >= 44", "play.width >= 100"])
    #expect(seen.fromFinding == "#open=\(Self.phone)&element=back")
    let elements = try #require(record["elements"] as? [[String: Any]])
    #expect(seen.elements.map(\.first) == elements.map { $0["id"] as? String })
    let play = try frame(of: "play", in: Self.phone)
    #expect(seen.origin == "\(play[0]), \(play[1])" && seen.size == "\(play[2]) × \(play[3])")
    #expect(seen.focused.hasPrefix("play"))
    for (a, b) in zip(seen.mark, seen.drawn) { #expect(abs(a - b) < 1) }
  }

  /// The frame of an element as the record writes it.
  private func frame(of id: String, in name: String) throws -> [String] {
    let record = try ReportBrowser.runs.get().record(name)
    let elements = try #require(record["elements"] as? [[String: Any]])
    let element = try #require(elements.first { $0["id"] as? String == id })
    return try #require(element["frame"] as? [Double]).map { number in
      number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
  }

  // MARK: Keys and address

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
    #expect(Array(chosen.prefix(4)) == [Self.all[0], Self.all[1], Self.all[0], Self.all[1]])
    // The arrows go by rows, and the focus goes along.
    #expect(chosen[4] != chosen[3] && chosen[5] == chosen[3])
    #expect(seen.steps.allSatisfy { $0[1] == $0[2] })
    #expect(seen.stops == 1)
    #expect(seen.opened && seen.focus == "stage" && seen.moved)
    #expect(seen.scales[0] == seen.scales[2] && seen.scales[0] != seen.scales[1])
    #expect(seen.exact == "1 pt = 1.00 px")
    #expect(seen.element == "#open=\(Self.all[1])&element=content")
    #expect(seen.next == "#open=\(Self.all[2])&element=content")
    #expect(seen.panes == 2 && seen.onePane == 1)
    #expect(seen.reset.isEmpty && seen.help && seen.helpClosed)
    #expect(seen.theme == "dark" && seen.layers == "device")
  }

  @Test func `letters typed into the search are no keys`() throws {
    struct Typed: Decodable {
      var typed: (text: String, help: Bool)
      init(from decoder: any Decoder) throws {
        let scene = try decoder.container(keyedBy: Key.self)
        var pair = try scene.nestedUnkeyedContainer(forKey: Key("typed"))
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
    #expect(seen.first.path == Self.book)
    #expect(seen.closed && seen.back == seen.fragment)
  }

  @Test func `an address of another run does no harm`() throws {
    struct Stale: Decodable {
      var stale: (isClosed: Bool, count: String)
      init(from decoder: any Decoder) throws {
        let scene = try decoder.container(keyedBy: Key.self)
        var pair = try scene.nestedUnkeyedContainer(forKey: Key("stale"))
        stale = (try pair.decode(Bool.self), try pair.decode(String.self))
      }
    }
    let seen: Stale = try ReportBrowser.seen("address")
    #expect(seen.stale.isClosed && seen.stale.count == "0 of 7 configurations")
  }

  // MARK: Pictures

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

  // MARK: Safety and access

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

  /// A key of any name.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
