import Findings
import Foundation
import TestSupport
import Testing

/// The pages that go through the guidelines sentence by sentence: nothing is left out, and what they
/// name is there.
struct GuidelinesPageTests {
  private static let catalogue = "Sources/LayoutPreview/LayoutPreview.docc"

  /// Which text each part of the pages goes through: the heading that it begins with, or the page.
  struct Part: CustomTestStringConvertible, Sendable {
    var text: String
    var page: String
    /// The heading that the part begins with; absent: the whole page.
    var heading: String?
    var sentences: Int
    var testDescription: String { text }
  }

  static let parts = [
    Part(text: "hig-layout", page: "guidelines-layout", sentences: 320),
    Part(text: "hig-app-architecture", page: "guidelines-app-architecture", sentences: 173),
    Part(
      text: "iphone-duo-adaptive-layouts", page: "guidelines-phones",
      heading: "### Strike a pose", sentences: 116),
    Part(
      text: "iphone-x-guide", page: "guidelines-phones", heading: "### A developer's guide",
      sentences: 102),
    Part(
      text: "iphone-x-guidelines-garbled", page: "guidelines-phones",
      heading: "### Guidelines for iPhone X", sentences: 111),
  ]

  /// A row of a table: what it tells of, and its cells.
  struct Row {
    var range: Substring
    var want: String
    var holder: String
  }

  /// A sentence by its line and its place in it, both from 1.
  struct Place: Hashable, Comparable, CustomStringConvertible {
    var line: Int
    var sentence: Int
    var description: String { "\(line).\(sentence)" }

    static func < (a: Place, b: Place) -> Bool {
      (a.line, a.sentence) < (b.line, b.sentence)
    }
  }

  private static func page(_ name: String) throws -> String {
    try String(
      contentsOf: CommittedFile.root.appending(path: "\(catalogue)/\(name).md"), encoding: .utf8)
  }

  /// The text of all pages, one after the other.
  private static func allPages() throws -> String {
    var text = try page("guidelines")
    for name in Set(parts.map { $0.page }).sorted() { text += try page(name) }
    return text
  }

  /// The rows of a part of a page whose first cell is a range.
  private static func rows(_ part: Part) throws -> [Row] {
    var text = try page(part.page)[...]
    if let heading = part.heading {
      let start = try #require(text.range(of: heading))
      text = text[start.upperBound...]
      if let next = text.range(of: "\n### ") { text = text[..<next.lowerBound] }
    }
    return text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| "), let first = line.dropFirst(2).first, first.isNumber else {
        return nil
      }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 5 else { return nil }
      func cell(_ index: Int) -> String { cells[index].trimmingCharacters(in: .whitespaces) }
      return Row(range: cells[1].drop { $0 == " " }, want: cell(2), holder: cell(3))
    }
  }

  /// The sentences of a text, in order: a word that ends one is followed by a capital letter.
  private static func sentences(_ text: String) -> [Place] {
    var result: [Place] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split { $0 == " " || $0 == "\r" || $0 == "\t" }
      if words.isEmpty { continue }
      var count = 1
      if !line.contains("|") {
        for (word, next) in zip(words, words.dropFirst()) {
          let end = word.last { !"”\")".contains($0) }
          let isEnd = end.map { ".!?".contains($0) } ?? false
          if isEnd, let first = next.first, first.isUppercase || "“\"".contains(first) {
            count += 1
          }
        }
      }
      result += (1...count).map { Place(line: index + 1, sentence: $0) }
    }
    return result
  }

  /// The sentences that a range names: `12`, `12.3`, `12.1–3`, `12–14` or `12.3–14.1`.
  private static func places(_ range: Substring, of all: [Place]) throws -> [Place] {
    let words = range.trimmingCharacters(in: .whitespaces)
    let match = try #require(
      words.wholeMatch(of: /(\d+)(?:\.(\d+))?(?:–(\d+)(?:\.(\d+))?)?/), "\(words) is no range")
    let line = try #require(Int(match.1))
    let sentence = match.2.flatMap { Int($0) }
    let end = match.3.flatMap { Int($0) }
    let endSentence = match.4.flatMap { Int($0) }
    let first = Place(line: line, sentence: sentence ?? 1)
    let last =
      switch (end, endSentence) {
      case (let end?, let endSentence?): Place(line: end, sentence: endSentence)
      case (let end?, nil) where sentence != nil: Place(line: line, sentence: end)
      case (let end?, nil): Place(line: end, sentence: .max)
      default: Place(line: line, sentence: sentence ?? .max)
      }
    let found = all.filter { $0 >= first && $0 <= last }
    // Both ends are sentences of the text, so that a range can't reach further than it says.
    #expect(found.first?.line == first.line && found.last?.line == last.line, "\(words)")
    if sentence != nil { #expect(found.first == first, "\(words)") }
    if last.sentence != .max { #expect(found.last == last, "\(words)") }
    return found
  }

  @Test(arguments: parts) func `every sentence of a guideline is in one row`(_ part: Part) throws {
    guard let bytes = SharedFolder.bytes("seeds/\(part.text).txt") else { return }
    let all = Self.sentences(String(decoding: bytes, as: UTF8.self))
    #expect(all.count == part.sentences)
    var next = 0
    for row in try Self.rows(part) {
      let found = try Self.places(row.range, of: all)
      let expected = all[min(next, all.count)...].prefix(found.count)
      #expect(
        Array(expected) == found,
        "after \(next == 0 ? "the start" : all[next - 1].description) comes \(row.range)")
      guard let last = found.last, let place = all.firstIndex(of: last) else { continue }
      next = place + 1
    }
    #expect(next == all.count, "nothing after \(next == 0 ? "the start" : "\(all[next - 1])")")
  }

  @Test(arguments: parts) func `every row says what holds it`(_ part: Part) throws {
    let suites = try Self.suites()
    let rows = try Self.rows(part)
    #expect(rows.count > 20)
    for row in rows {
      let holder = row.holder
      let place = "\(part.text) \(row.range)"
      let named = holder.matches(of: /`(\w+Tests)`/).map { String($0.1) }
      for suite in named { #expect(suites.contains(suite), "\(place): no suite \(suite)") }
      let rules = holder.matches(of: /\b[A-Z]{2}-\d\d\b/)
      let words = /(?:^|; )(?:No frame|Words): \w+/
      #expect(
        !rules.isEmpty || !named.isEmpty || holder.contains("`")
          || holder.contains(words), "\(place): nothing holds it")
      let isWords = holder.hasPrefix("Words: ")
      #expect(isWords || !row.want.isEmpty, "\(place): what does it want?")
      if isWords { #expect(rules.isEmpty || holder.contains("; "), "\(place)") }
    }
  }

  @Test func `every rule is named, and every named rule exists`() throws {
    let text = try Self.allPages()
    let named = Set(text.matches(of: /\b[A-Z]{2}-\d\d\b/).map { String($0.output) })
    let known = Set(RuleRegistry.all.map { $0.info.id })
    let unknown = named.subtracting(known).sorted()
    let unnamed = known.subtracting(named).sorted()
    #expect(unknown.isEmpty, "no such rule: \(unknown)")
    #expect(unnamed.isEmpty, "named in no guideline: \(unnamed)")
  }

  @Test func `every rule of the tables of facts is named`() throws {
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json") else { return }
    let root = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let rows = try #require((root?["lint"] as? [String: Any])?["rules"] as? [[String: Any]])
    let text = try Self.allPages()
    for row in rows {
      let id = try #require(row["id"] as? String)
      // Every line is as high as its font by construction: no rule can find one that is not.
      if id == "TX-02" { continue }
      #expect(text.contains(id), "\(id)")
    }
  }

  /// The names of all suites, which are those of their files.
  private static func suites() throws -> Set<String> {
    let folder = CommittedFile.root.appending(path: "Tests").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return Set(
      files.filter { $0.hasSuffix("Tests.swift") }
        .map { URL(filePath: $0).deletingPathExtension().lastPathComponent })
  }
}
