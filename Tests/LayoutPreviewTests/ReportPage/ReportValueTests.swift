import Foundation
import Testing

/// Frames and facts that the report page shows, held against the records.
@Suite(.enabled(if: ReportBrowser.python != nil, ReportBrowser.missing))
struct ReportValueTests {
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

  @Test(arguments: [ReportSample.book, ReportSample.phone])
  func `the pointer shows the frames of the record`(name: String) throws {
    struct Hover: Decodable {
      var places: [String: [String: Place]]
      init(from decoder: any Decoder) throws {
        let scenes = try decoder.container(keyedBy: AnyKey.self)
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
    let play = try frame(of: "play", in: ReportSample.phone)
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
    let record = try ReportBrowser.runs.get().record(ReportSample.phone)
    let findings = try #require(record["findings"] as? [[String: Any]])
    let expected = findings.compactMap { $0["message"] as? String }
    #expect(seen.findings == expected + ["play.width >= 44", "play.width >= 100"])
    #expect(seen.fromFinding == "#open=\(ReportSample.phone)&element=back")
    let elements = try #require(record["elements"] as? [[String: Any]])
    #expect(seen.elements.map(\.first) == elements.map { $0["id"] as? String })
    let play = try frame(of: "play", in: ReportSample.phone)
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
}
