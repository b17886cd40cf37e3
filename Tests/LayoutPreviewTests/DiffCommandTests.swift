import Foundation
import Testing

/// `proofsheet diff` over runs that the command itself draws.
struct DiffCommandTests {
  private let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  // MARK: Specs

  private static let devices =
    "[iphone-se-4-7, iphone-17-pro, iphone-duo, ipad-mini-a17-pro, ipad-pro-13-m5]"

  /// Twelve rows from the top, the first of a height of its own.
  private static func rows(first: Int, title: String = "Row") -> String {
    let rows = (1...12).map { index in
      "            - { box: '\(title) \(index)', id: row-\(index), frame: { height: \(index == 1 ? first : 32) } }"
    }.joined(separator: "\n")
    return """
      proofsheet: 1
      name: rows
      matrix: { devices: \(devices), orientations: [portrait], poses: [flat, closed] }
      screens:
        - id: home
          content:
            vstack:
              spacing: 4
              children:
      \(rows.replacingOccurrences(of: "            - ", with: "          - "))
            id: stack
            frame: { maxHeight: infinity, alignment: top }
      """
  }

  private func draw(
    _ spec: String, into folder: String, format: String = "json"
  ) throws {
    try harness.write(spec, to: "spec.yaml")
    let result = harness.run(
      "render", "spec.yaml", "-o", folder, "--format", format, "--scale", "1", "--fail-on", "never",
      "--canvas", "screen", "--style", "mockup")
    try #require(result.code == 0, "\(result.error)")
  }

  private func diff(_ options: String...) throws -> [String: Any] {
    let result = harness.run(["diff", "a", "b", "--json"] + options)
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(value as? [String: Any], "\(result.error)")
  }

  // MARK: Causes

  /// react-navigation/react-navigation #11338: a header that is too tall on some phones only.
  @Test func `a third of a point is told as it is, and only where it is`() throws {
    func spec(_ height: String) -> String {
      """
      proofsheet: 1
      name: header
      matrix: { devices: [iphone-17-pro, iphone-se-4-7], orientations: [portrait] }
      screens:
        - id: home
          content:
            vstack:
              - box: Header
                id: header
                frame: { height: 44 }
                when: [{ if: "device == iphone-17-pro", set: { frame: { height: \(height) } } }]
              - spacer:
      """
    }
    try draw(spec("44"), into: "a")
    try draw(spec("49.333"), into: "b")
    let causes = try #require(try diff()["causes"] as? [[String: Any]])
    let cause = try #require(causes.first)
    #expect(causes.count == 1 && cause["element"] as? String == "header", "\(causes)")
    #expect((cause["delta"] as? [String: Double])?["height"] == 5.333)
    #expect(cause["configurations"] as? [String] == ["home/iphone-17-pro/portrait"])
  }

  @Test func `a page of several poses differs because a pose does, and is not told again`() throws {
    for (folder, height) in [("a", 32), ("b", 44)] {
      try harness.write(Self.rows(first: height), to: "spec.yaml")
      let drawn = harness.run(
        "render", "spec.yaml", "-o", folder, "--format", "png", "--scale", "1", "--series",
        "--device", "iphone-duo", "--fail-on", "never")
      try #require(drawn.code == 0, "\(drawn.error)")
    }
    let text = harness.run("diff", "a", "b").output
    #expect(!text.contains("picture: "), "\(text)")
    #expect(text.contains("pictures of changed layouts differ too"), "\(text)")
  }

  @Test func `a constraint with another constant is the cause of what it moves`() throws {
    func spec(_ gap: Int) -> String {
      """
      proofsheet: 1
      name: card
      matrix: { devices: [iphone-17-pro, ipad-mini-a17-pro] }
      screens:
        - id: home
          content:
            constraints:
              children:
                - { box: Card, id: card }
                - { box: Pay, id: pay }
              rules:
                - card.top == safeArea.top + \(gap)
                - card.leading == margins.leading
                - card.trailing == margins.trailing
                - card.height == 80
                - pay.top == card.bottom + 8
                - pay.leading == card.leading
                - pay.width == 100
                - pay.height == 44
            id: form
      """
    }
    try draw(spec(20), into: "a")
    try draw(spec(32), into: "b")
    let causes = try #require(try diff()["causes"] as? [[String: Any]])
    #expect(causes.map { $0["element"] as? String } == ["form"])
    #expect(causes.first?["contents"] as? [String] == ["card", "pay"])
    let rules = try #require(causes.first?["rules"] as? [[String: String]])
    #expect(rules.map { $0["reference"] } == ["card.top == safeArea.top + 20"])
    #expect(rules.map { $0["candidate"] } == ["card.top == safeArea.top + 32"])
    #expect((causes.first?["configurations"] as? [String])?.count == 2)
  }

  @Test func `a first row that grows is one cause, and eleven rows follow by as much`() throws {
    try draw(Self.rows(first: 32), into: "a")
    try draw(Self.rows(first: 44), into: "b")
    let result = try diff()
    #expect(result["verdict"] as? String == "different")
    let causes = try #require(result["causes"] as? [[String: Any]])
    #expect(causes.count == 1, "\(causes)")
    let cause = try #require(causes.first)
    #expect(cause["element"] as? String == "row-1")
    #expect(cause["change"] as? String == "resized")
    #expect(
      cause["delta"] as? [String: Double] == ["x": 0, "y": 0, "width": 0, "height": 12])
    #expect(cause["followers"] as? [String] == (2...12).map { "row-\($0)" })
    #expect(
      cause["followerDeltas"] as? [[String: Double]]
        == [["x": 0, "y": 12, "width": 0, "height": 0]])
    let configurations = try #require(result["configurations"] as? [String: Int])
    #expect(configurations["compared"] == configurations["changed"])
    #expect((cause["configurations"] as? [String])?.count == configurations["compared"])
    #expect(harness.run("diff", "a", "b").code == 1)
  }

  @Test func `the sentence says what grew, where, and what follows`() throws {
    try draw(Self.rows(first: 32), into: "a")
    try draw(Self.rows(first: 44), into: "b")
    let result = harness.run("diff", "a", "b")
    let count = harness.run("render", "spec.yaml", "--list", "-q").output
      .split(separator: "\n").count
    #expect(
      result.output == """
        different: \(count) of \(count) configurations changed
        1. home: `row-1` grew 12 pt: height 32 → 44; 11 elements follow, 12 pt down \
        — in all \(count) configurations

        """)
  }

  @Test func `equal runs are the same, and everything is new without a reference`() throws {
    try draw(Self.rows(first: 32), into: "a")
    try draw(Self.rows(first: 32), into: "b")
    let same = harness.run("diff", "a", "b")
    #expect(same.code == 0)
    #expect(same.output.hasPrefix("same: "))
    let new = harness.run("diff", "nowhere", "b")
    #expect(new.code == 0)
    #expect(new.output.hasPrefix("new: "))
    #expect(harness.run("diff", "nowhere", "b", "--require-reference").code == 1)
    #expect(harness.contents(of: "nowhere").isEmpty)
    #expect(harness.run("diff", "a", "nowhere").code == 4)
    #expect(harness.run("diff", "a").code == 2)
  }

  @Test func `a colour alone is a picture that differs and no cause`() throws {
    let spec = SampleSpecs.simple()
    try draw(spec, into: "a", format: "png")
    try draw(
      spec.replacingOccurrences(
        of: "id: title", with: "id: title\n          foreground: '#D00000'"), into: "b",
      format: "png")
    let result = try diff()
    #expect(result["verdict"] as? String == "different")
    #expect((result["causes"] as? [Any])?.isEmpty == true)
    let pictures = try #require(result["pictures"] as? [[String: Any]])
    #expect(pictures.count == 1)
    #expect(try #require(pictures[0]["pixels"] as? Int) > 50)
    #expect(try #require(pictures[0]["share"] as? Double) > 0)
    let looks = try #require(result["looks"] as? [[String: Any]])
    #expect(looks.map { $0["element"] as? String } == ["title"])
  }

  @Test func `a component that changed is one cause with all its places`() throws {
    func spec(_ height: Int, color: String) -> String {
      """
      proofsheet: 1
      name: cards
      matrix: { devices: [iphone-17-pro, ipad-mini-a17-pro], orientations: [portrait] }
      components:
        card:
          vstack:
            - box: Art
              id: art
              frame: { height: \(height) }
            - text: Title
              id: title
              foreground: '\(color)'
      screens:
        - id: home
          content:
            vstack:
              - { use: card, id: one }
              - { use: card, id: two }
              - use: card
        - id: other
          content: { vstack: [ { use: card, id: one }, { text: Hello } ] }
      """
    }
    try draw(spec(40, color: "#222222"), into: "a", format: "png")
    try draw(spec(52, color: "#990000"), into: "b", format: "png")
    let text = harness.run("diff", "a", "b").output
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count == 4, "\(text)")
    let sentence = "1. home, other: `art` grew 12 pt in 4 places on 2 screens: height 40 → 52;"
    #expect(lines[1].hasPrefix(sentence))
    #expect(
      lines[2]
        == "home, other: `title` looks otherwise in 4 places on 2 screens: "
        + "color #222222FF → #990000FF — in all 4 configurations")
    let causes = try #require(try diff()["causes"] as? [[String: Any]])
    let places = try #require(causes.first?["places"] as? [[String: Any]])
    #expect(
      places.map { "\($0["screen"] ?? "") \($0["element"] ?? "")" }
        == ["home one/art", "home two/art", "home art", "other one/art"])
    // By the name of the part, or by all its ids in a screen; never by one of several.
    func approved(_ elements: String...) -> [String] {
      let options = elements.flatMap { ["--element", $0] }
      return harness.run(["approve", "a", "b", "--dry-run"] + options).output
        .split(separator: "\n").map(String.init)
    }
    #expect(approved("art", "title").count == 4)
    #expect(
      approved("one/art", "one/title")
        == ["other/iphone-17-pro/portrait", "other/ipad-mini-a17-pro/portrait"])
  }

  @Test func `what is cut short is an error and never the same`() throws {
    try draw(SampleSpecs.simple(), into: "a", format: "png")
    try draw(SampleSpecs.simple(), into: "b", format: "png")
    let picture = "b/sample/home/iphone-17-pro/portrait.png"
    let whole = try Data(contentsOf: harness.folder.appending(path: picture))
    try harness.write(whole.prefix(whole.count / 2), to: picture)
    let cut = harness.run("diff", "a", "b")
    #expect(cut.code == 4)
    #expect(cut.output.hasPrefix("error: "))
    try FileManager.default.removeItem(at: harness.folder.appending(path: picture))
    #expect(harness.run("diff", "a", "b").code == 4)
    try harness.write(whole, to: picture)
    #expect(harness.run("diff", "a", "b").code == 0)
    let record = "b/sample/home/iphone-17-pro/portrait.json"
    let text = try #require(harness.text(record))
    try harness.write(String(text.prefix(200)), to: record)
    #expect(harness.run("diff", "a", "b").code == 4)
  }
}
