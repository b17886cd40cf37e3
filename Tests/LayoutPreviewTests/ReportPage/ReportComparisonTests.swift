import Bitmaps
import Foundation
import TestSupport
import Testing

/// Pages that hold a run against its reference, as a browser shows them.
@Suite(.enabled(if: ReportBrowser.python != nil, ReportBrowser.missing))
struct ReportComparisonTests {
  /// The configurations of the sample whose width is compact: these alone changed.
  private func compact() throws -> [String] {
    let runs = try ReportBrowser.runs.get()
    return try ReportSample.all.filter { name in
      let scene = try #require(try runs.record(name, in: "new/sample")["scene"] as? [String: Any])
      let classes = try #require(scene["sizeClasses"] as? [String: String])
      return classes["horizontal"] == "compact"
    }
  }

  /// The frames of the elements of a configuration by their ids.
  private func frames(_ name: String, in run: String) throws -> [String: [Double]] {
    let record = try ReportBrowser.runs.get().record(name, in: run)
    let elements = try #require(record["elements"] as? [[String: Any]])
    return Dictionary(
      elements.compactMap { element in
        guard let id = element["id"] as? String, let frame = element["frame"] as? [Double] else {
          return nil
        }
        return (id, frame)
      }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Causes

  private struct Causes: Decodable {
    var heading: String
    var causes: [[String]]
    var order: [String]
    var chips: [String]
    var followers: [String]
    var commands: [String]
    var filtered: [String]
    var address: String
    var pressed: String
    var again: [String]
    var changed: [String]
    var loaded: [String]
  }

  @Test func `causes stand as the command tells them, the worst first`() throws {
    let seen: Causes = try ReportBrowser.seen("causes")
    let harness = try ReportBrowser.runs.get().harness
    let lines = harness.run("diff", "old/sample", "new/sample").output.split(separator: "\n")
    let told = lines.filter { Int($0.prefix { $0 != "." }) != nil }
    #expect(told.count >= 3)
    let shown = seen.causes.filter { Int($0[0]) != nil }
    #expect(shown.map { $0[0] } == (1...told.count).map(String.init))
    for (cause, line) in zip(shown, told) {
      let sentence = line.replacing("`", with: "")
      #expect(sentence.hasPrefix("\(cause[0]). player: \(cause[1])"), "\(line)")
    }
    let changed = try compact()
    #expect(changed.count > 1 && changed.count < ReportSample.all.count)
    #expect(seen.heading.hasPrefix("\(changed.count) of 7 configurations changed"))
    #expect(seen.heading.hasSuffix("against old/sample"))
    #expect(seen.chips.contains("\(changed.count) changed"))
    // A finding that came is told by its own words.
    #expect(seen.causes.contains { $0[0] == "new-1" && $0[1].contains("36 x 36 pt") })
  }

  @Test func `a cause leaves the configurations that have it, and changed ones come first`() throws
  {
    let seen: Causes = try ReportBrowser.seen("causes")
    let changed = try compact()
    #expect(Set(seen.filtered) == Set(changed) && seen.again.count == 7)
    #expect(seen.address == "#cause=1" && seen.pressed == "true")
    #expect(Set(seen.changed) == Set(changed))
    let duo = seen.order.filter { $0.contains("duo") }
    let first = duo.prefix { changed.contains($0) }
    #expect(Set(first) == Set(changed.filter { $0.contains("duo") }) && !first.isEmpty)
    // What was is loaded where one looks at it, not for the list.
    #expect(seen.loaded.isEmpty)
  }

  // MARK: Commands

  private struct Copying: Decodable {
    var cause: String
    var said: String
    var configuration: String
    var byHand: [String]
  }

  @Test func `commands that were copied approve what they say`() throws {
    let seen: Copying = try ReportBrowser.seen("copying")
    #expect(seen.said == "Copied: \(seen.cause)")
    #expect(seen.cause == "proofsheet approve old/sample new/sample --cause 1")
    #expect(seen.byHand == [seen.configuration])
    let harness = try ReportBrowser.runs.get().harness
    let words = seen.configuration.split(separator: " ").map(String.init)
    #expect(words.first == "proofsheet")
    let result = harness.run(words.dropFirst() + ["--dry-run"])
    #expect(result.code == 0 && result.output == ReportSample.phone + "\n", "\(result.error)")
    let all: Causes = try ReportBrowser.seen("causes")
    for command in all.commands {
      let words = command.split(separator: " ").dropFirst().map(String.init)
      #expect(harness.run(words + ["--dry-run"]).code == 0, "\(command)")
    }
    #expect(all.commands.last == "proofsheet approve old/sample new/sample")
  }

  // MARK: Frames

  private struct Frame: Decodable {
    var look: String
    var name: String
    var box: [Double]
  }

  private struct Sides: Decodable {
    var tags: [String]
    var play: [[Double]?]
    var forward: [[Double]?]
    var shuffle: [[Double]?]
    var title: [[Double]?]
    var frames: [Frame]
    var scale: String
  }

  @Test func `before and after stand beside each other with their frames`() throws {
    let seen: Sides = try ReportBrowser.seen("sides")
    #expect(seen.tags == ["Before", "After"])
    #expect(seen.forward[0] != nil && seen.forward[1] == nil)
    #expect(seen.shuffle[0] == nil && seen.shuffle[1] != nil)
    // The button keeps its size and moves down by the banner and the space under it.
    let (old, new) = (
      try frames(ReportSample.phone, in: "old/sample"),
      try frames(ReportSample.phone, in: "new/sample")
    )
    let play = try #require(seen.play as? [[Double]])
    let scale = try #require(Double(seen.scale.split(separator: " ")[3]))
    let width = try #require(old["play"])[2]
    #expect(abs(play[0][2] - width * scale) < 1 && abs(play[1][2] - play[0][2]) < 0.01)
    /// Whether a frame of this size lies around what is drawn, in the middle of it.
    func isShown(_ drawn: [Double]?, _ size: [Double]?, _ look: String...) -> Bool {
      guard let drawn, let size else { return false }
      return seen.frames.contains { frame in
        Set(look).isSubset(of: frame.look.split(separator: " ").map(String.init))
          && (0...1).allSatisfy { axis in
            abs(frame.box[axis + 2] - size[axis + 2] * scale) < 1
              && abs(
                frame.box[axis] + frame.box[axis + 2] / 2 - drawn[axis] - drawn[axis + 2] / 2) < 1.5
          }
      }
    }
    #expect(isShown(seen.forward[0], old["forward"], "before", "removed", "as-cause"))
    #expect(isShown(seen.shuffle[1], new["shuffle"], "after", "added", "as-cause"))
    #expect(seen.frames.contains { $0.name == "+ banner" && $0.look.contains("after added") })
    #expect(seen.frames.contains { $0.name == "− forward" && $0.look.contains("before removed") })
    #expect(old["title"] != new["title"])
  }

  private struct Steps: Decodable {
    var forward: [String]
    var back: String
    var elements: [String?]
    var views: [String]
    var reloaded: String
    var moves: [[String]]
    var closed: Bool
  }

  @Test func `keys lead from change to change and from view to view`() throws {
    let seen: Steps = try ReportBrowser.seen("steps")
    let causes: Causes = try ReportBrowser.seen("causes")
    let changed = causes.order.filter { Set(causes.changed).contains($0) }
    // After the last comes the first again.
    #expect(seen.forward == (0..<4).map { changed[$0 % changed.count] })
    #expect(seen.back == seen.forward[2])
    #expect(seen.elements.allSatisfy { ["banner", "shuffle", "forward"].contains($0) })
    #expect(Set(seen.elements).count == 3)
    #expect(
      seen.views == ["difference", "after", "swipe", "overlay", "blink", "difference", "after"])
    #expect(seen.reloaded == "after" && seen.closed)
  }

  @Test func `frames before and after are those of the records`() throws {
    let seen: Steps = try ReportBrowser.seen("steps")
    let name = seen.back
    let old = try frames(name, in: "old/sample")
    let new = try frames(name, in: "new/sample")
    #expect(seen.moves.count >= 5)
    func text(_ frame: [Double]?) -> String {
      guard let frame else { return "–" }
      let numbers = frame.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
      return "\(numbers[0]), \(numbers[1]) · \(numbers[2]) × \(numbers[3])"
    }
    // Those without an id are told by their paths, which another neighbour changes.
    for move in seen.moves where !move[0].contains("/") {
      #expect(move[1] == "\(text(old[move[0]])) → \(text(new[move[0]]))", "\(move[0])")
    }
    // Everything whose frame is another one is told, but for what lies in what moved.
    let told = Set(seen.moves.map { $0[0] })
    #expect(Set(["banner", "shuffle", "forward", "artwork", "title"]).isSubset(of: told))
  }

  // MARK: Records alone

  @Test func `records alone are shown as frames`() throws {
    struct Records: Decodable {
      var play: [[Double]?]
      var forward: [[Double]?]
      var layers: [String]
      var scale: String
      var frames: Int
      var card: Int
    }
    let seen: Records = try ReportBrowser.seen("records")
    #expect(seen.layers == ["device", "content", "safeArea", "regions"])
    #expect(seen.forward[0] != nil && seen.forward[1] == nil && seen.frames > 6)
    let scale = try #require(Double(seen.scale.split(separator: " ")[3]))
    let old = try #require(try frames(ReportSample.phone, in: "old-records/sample")["play"])
    let play = try #require(seen.play[0])
    #expect(abs(play[2] - old[2] * scale) < 2 && abs(play[3] - old[3] * scale) < 2)
    #expect(seen.card > 5)
  }

  // MARK: Many, strangers, access

  @Test func `four hundred changes of two thousand are there at once`() throws {
    struct Many: Decodable {
      var count: String
      var first: [String]
      var paint: Double
      var references: Int
      var filter: Double
      var filtered: Int
      var step: Double
    }
    let seen: Many = try ReportBrowser.seen("manyChanges")
    print(
      "400 of 2,000 changed: first paint after \(seen.paint) ms, a cause in \(seen.filter) ms, "
        + "the next change in \(seen.step) ms")
    #expect(seen.count == "400 of 2000 configurations changed" && seen.filtered == 400)
    #expect(seen.references == 0)
    #expect(
      seen.first
        == ["+x-0", "+x-1", "+x-2"].enumerated().map { place, suffix in
          "home/\(["iphone-17-pro", "iphone-17", "iphone-air"][place])/portrait\(suffix)"
        })
  }

  @Test func `what only the reference has stands among the previews, and opens`() throws {
    struct Seen: Decodable {
      var count: String
      var chips: [String]
      var cards: Int
      var listed: Int
      var label: String
      var drawn: Bool
      var filtered: Int
      var title: String
      var inspector: String
      var violations: [String]
    }
    let seen = try ReportBrowser.seen("removed", as: Seen.self)
    let gone = seen.cards - 1
    #expect(gone > 5 && seen.listed == gone && seen.filtered == gone)
    #expect(seen.count.hasPrefix("1 configuration, \(gone) removed"))
    #expect(seen.chips.contains("1 configuration") && seen.chips.contains("\(gone) removed"))
    #expect(seen.label.contains("removed") && seen.drawn)
    #expect(!seen.title.isEmpty && seen.inspector.contains("Only the reference has this"))
    #expect(seen.violations.isEmpty, "\(seen.violations)")
  }

  @Test func `names of strangers stay words of commands`() throws {
    struct Hostile: Decodable {
      var ran: Int?
      var requested: [String]
      var commands: [String]
      var scripts: Int
      var body: String
    }
    let seen: Hostile = try ReportBrowser.seen("hostileChanges")
    #expect(seen.ran == nil && seen.scripts == 0 && seen.body.contains(HostileRun.text))
    #expect(seen.requested.allSatisfy { $0.hasPrefix("file://") || $0.hasPrefix("data:") })
    #expect(!seen.commands.isEmpty)
    let shell = try #require(ExternalTool("sh"))
    let folder = try TemporaryFolder()
    var words: Set<String> = []
    for command in seen.commands {
      #expect(command.hasPrefix("proofsheet approve hostile-old hostile-new"))
      let script =
        "cd '\(folder.path("."))'; printf '%s\\n' " + command.dropFirst("proofsheet ".count)
      let result = try shell.run(["-c", script])
      #expect(result.status == 0, "\(command)")
      words.formUnion(
        String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init))
    }
    #expect(words.contains("home/x'; touch hacked #/portrait"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("hacked")))
  }

  @Test func `axe finds nothing in any view of a change`() throws {
    struct Access: Decodable { var violations: [String: [String]] }
    let seen: Access = try ReportBrowser.seen("comparedAccess")
    #expect(seen.violations.count == 16)
    for (view, found) in seen.violations { #expect(found.isEmpty, "\(view): \(found)") }
  }
}
