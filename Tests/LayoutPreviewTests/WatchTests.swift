import Foundation
import TestSupport
import Testing

/// `watch` as a process of its own.
@Suite(.enabled(if: BuiltProgram.tool != nil, "the program was not built beside the tests"))
struct WatchTests {
  private let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  /// Two screens that know nothing of each other, and a picture in the second.
  private static func spec(width: Int, key: String = "spacing") -> String {
    """
    proofsheet: 1
    name: sample
    matrix:
      devices: [iphone-17-pro, mine]
    assets:
      dot: { file: dot.svg }
    screens:
      - id: one
        content:
          vstack:
            \(key): 8
            children:
              - box: Wide
                id: wide
                frame: { width: \(width), height: 40 }
      - id: two
        content:
          image: dot
          id: dot
    """
  }

  private static func dot(_ side: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\"/>"
  }

  private static func catalog(height: Int) -> String {
    """
    format: 1
    devices:
      - id: mine
        name: Mine
        maker: Us
        family: iphone
        os: { name: OS, standard: 26 }
        displays:
          main:
            size: [320, \(height)]
            scale: 2
            orientations: [portrait]
            safeArea: { portrait: [20, 0, 0, 0] }
            statusBarHeight: { portrait: 20 }
            bezel: [10, 10, 10, 10]
    """
  }

  /// A running watch.
  private final class Watch {
    private let process = Process()
    private let errors: URL

    init(_ harness: CommandHarness, _ arguments: [String]) throws {
      let program = try #require(BuiltProgram.tool)
      let tool = try #require(ExternalTool("env"))
      errors = try harness.write("", to: "errors.txt")
      process.executableURL = URL(filePath: tool.path)
      // Where tests run in the background, the signal may be ignored by all that they start.
      process.arguments = ["--default-signal=INT", program.path, "watch"] + arguments
      process.currentDirectoryURL = harness.folder
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// What it said on standard error.
    var text: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

    /// Waits until something is so; gives up after as long as a loaded machine may need.
    func wait(_ what: String, _ isSo: () -> Bool) {
      for _ in 0..<3_000 {
        if isSo() { return }
        guard process.isRunning else { break }
        Thread.sleep(forTimeInterval: 0.01)
      }
      Issue.record("\(what): \(text)")
    }

    /// Ends it as a user does.
    func interrupt() -> Int32 {
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      return process.terminationReason == .exit ? process.terminationStatus : -1
    }
  }

  /// The numbers of the files below the run folder; a file that is written anew gets another one.
  private func files(_ kind: String) -> [String: Int] {
    var numbers: [String: Int] = [:]
    let root = harness.folder.appending(path: "Output/sample")
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    where name.hasSuffix(kind) {
      let path = root.appending(path: name).path
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      numbers[name] = attributes?[.systemFileNumber] as? Int
    }
    return numbers
  }

  private func text(_ name: String) -> String { harness.text("Output/sample/\(name)") ?? "" }

  @Test func `only what comes out differently is drawn again`() throws {
    try harness.write(Self.spec(width: 100), to: "sample.yaml")
    try harness.write(Self.dot(10), to: "dot.svg")
    try harness.write(Self.catalog(height: 600), to: "mine.yaml")
    let watch = try Watch(harness, ["sample.yaml", "--catalog", "mine.yaml"])
    watch.wait("first drawing") { text("data/version.js") != "" }
    let first = (svg: files(".svg"), script: files(".js"))
    #expect(first.svg.count == 4)

    func changed(_ before: [String: Int], _ kind: String) -> Set<String> {
      let now = files(kind)
      return Set(before.keys.filter { now[$0] != before[$0] })
    }
    func expectChanges(
      _ what: String, _ names: Set<String>, records: Set<String>? = nil, save: () throws -> Void
    ) throws {
      let before = (svg: files(".svg"), script: files(".js"), news: text("data/version.js"))
      try save()
      watch.wait(what) { text("data/version.js") != before.news }
      #expect(changed(before.svg, ".svg") == Set(names.map { "\($0).svg" }), "\(what)")
      let scripts = changed(before.script, ".js").filter {
        $0.hasPrefix("data/one/") || $0.hasPrefix("data/two/")
      }
      #expect(scripts == Set((records ?? names).map { "data/\($0).js" }), "\(what)")
    }

    try expectChanges("a spec", ["one/iphone-17-pro/portrait", "one/mine/portrait"]) {
      try harness.write(Self.spec(width: 120), to: "sample.yaml")
    }
    #expect(text("one/mine/portrait.json").contains("120"))
    try expectChanges("an asset", ["two/iphone-17-pro/portrait", "two/mine/portrait"]) {
      try harness.write(Self.dot(30), to: "dot.svg")
    }
    // All records carry the fingerprint, of which the catalogue is a part.
    let all: Set = [
      "one/iphone-17-pro/portrait", "one/mine/portrait", "two/iphone-17-pro/portrait",
      "two/mine/portrait",
    ]
    try expectChanges("a catalogue", ["one/mine/portrait", "two/mine/portrait"], records: all) {
      try harness.write(Self.catalog(height: 580), to: "mine.yaml")
    }
    // Saved as many editors do: written beside, then put in place.
    try expectChanges("a spec put in place", ["one/iphone-17-pro/portrait", "one/mine/portrait"]) {
      let other = try harness.write(Self.spec(width: 140), to: "other.tmp")
      #expect(unsafe rename(other.path, harness.folder.appending(path: "sample.yaml").path) == 0)
    }
    #expect(watch.interrupt() == 0)
  }

  @Test func `errors are told in the page, and the end leaves whole files`() throws {
    try harness.write(Self.spec(width: 100).replacing(", mine", with: ""), to: "sample.yaml")
    try harness.write(Self.dot(10), to: "dot.svg")
    let watch = try Watch(harness, ["sample.yaml", "--format", "svg,png", "--scale", "1"])
    watch.wait("first drawing") { text("data/version.js") != "" }
    #expect(text("data/index.js").contains("\"live\": true"))
    let good = files(".svg")
    try harness.write(
      Self.spec(width: 100, key: "spacin").replacing(", mine", with: ""), to: "sample.yaml")
    watch.wait("an error") { text("data/version.js").contains("unknown key 'spacin'") }
    #expect(files(".svg") == good)
    #expect(watch.text.contains("sample.yaml:11:9: error: unknown key 'spacin'"))
    try harness.write(Self.spec(width: 110).replacing(", mine", with: ""), to: "sample.yaml")
    watch.wait("the end of the error") {
      text("data/version.js").contains("\"errors\": []") && files(".svg") != good
    }
    #expect(watch.interrupt() == 0)
    // The page does not ask any more, and all is as a report would have left it.
    #expect(!text("data/index.js").contains("live"))
    let left = harness.contents(of: "Output/sample")
    let hidden = try FileManager.default.contentsOfDirectory(
      atPath: harness.folder.appending(path: "Output/sample").path)
    #expect(!hidden.contains { $0.hasSuffix("partial") })
    #expect(harness.run("report", "Output/sample").code == 0)
    #expect(harness.contents(of: "Output/sample") == left)
  }

  @Test func `what can't be watched is told`() throws {
    let watch = try Watch(harness, ["-"])
    watch.wait("the message") { watch.text.contains("standard input can't be watched") }
    let harness = try CommandHarness()
    #expect(harness.run("watch").code == 2)
    #expect(harness.run("watch", "a.yaml", "--scale", "0").code == 2)
  }
}
