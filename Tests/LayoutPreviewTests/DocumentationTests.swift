import CommandLineParsing
import Foundation
import LayoutSpecs
import TestSupport
import Testing

@testable import LayoutPreview

/// What the pages for people say, tried out.
struct DocumentationTests {
  private static let catalogue = "Sources/LayoutPreview/LayoutPreview.docc"

  /// The pages, seen from the folder of the checkout.
  static let pages: [String] = {
    let catalogues = [catalogue, "Sources/Devices/Devices.docc"].flatMap { folder in
      let path = CommittedFile.root.appending(path: folder).path
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      return names.sorted().filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    }
    return ["README.md", "CONTRIBUTING.md"] + catalogues
  }()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: CommittedFile.root.appending(path: path), encoding: .utf8)
  }

  /// The fenced blocks of a page in one language.
  private static func blocks(_ language: String, of page: String) throws -> [String] {
    try text(page).components(separatedBy: "```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  // MARK: Pages made from code

  @Test func `the command reference is what the help says`() throws {
    let harness = try CommandHarness()
    var page = """
      # Command reference

      What `proofsheet help` prints, for the program and for each command.

      ## proofsheet

      ```text
      \(harness.run("help").output)```

      """
    for command in ProgramDeclaration.proofsheet.commands {
      let help = harness.run("help", command.name)
      #expect(help.code == 0)
      page += "\n## \(command.name)\n\n```text\n\(help.output)```\n"
    }
    let problem = try CommittedFile.problem(
      with: page, at: "\(Self.catalogue)/command-reference.md")
    #expect(problem == nil, "\(problem ?? "")")
  }

  // MARK: Examples

  @Test(arguments: pages) func `every spec of a page reads without a word`(_ page: String) throws {
    for block in try Self.blocks("yaml", of: page) where block.hasPrefix("proofsheet: 1") {
      let harness = try CommandHarness()
      try harness.write(block, to: "example.yaml")
      let result = harness.run("render", "example.yaml", "--list")
      #expect(result.code == 0, "\(page): \(result.error)")
      #expect(!result.error.contains("warning"), "\(page): \(result.error)")
    }
  }

  @Test func `the readme shows what the program prints`() throws {
    let spec = try #require(try Self.blocks("yaml", of: "README.md").first)
    let harness = try CommandHarness()
    try harness.write(spec, to: "welcome.yaml")
    var promptsSeen = 0
    for block in try Self.blocks("text", of: "README.md") where block.hasPrefix("$ ") {
      for part in ("\n" + block).components(separatedBy: "\n$ ").dropFirst() {
        let lines = part.split(separator: "\n").map(String.init)
        let words = lines[0].split(separator: " ").map(String.init)
        #expect(words[0] == "proofsheet")
        promptsSeen += 1
        if part.contains("chidren") {
          try harness.write(
            spec.replacing("children:", with: "chidren:"), to: "welcome.yaml")
        }
        let result = harness.run(Array(words.dropFirst()))
        let printed = (result.output + result.error).split(separator: "\n").map(String.init)
        // Results and what is said beside them are two streams, in any order.
        for shown in lines.dropFirst() {
          let isPrinted = printed.contains { Self.agree(shown, $0) }
          #expect(isPrinted, "\(lines[0]): \(shown) is not in \(printed)")
        }
      }
    }
    #expect(promptsSeen == 4)
  }

  /// Whether a line of a page stands for a printed one: `…` cuts it short, times differ.
  private static func agree(_ shown: String, _ printed: String) -> Bool {
    if shown.hasSuffix("…") { return printed.hasPrefix(shown.dropLast()) }
    let time = /in [0-9.]+ s/
    return shown.replacing(time, with: "") == printed.replacing(time, with: "")
  }

  @Test func `the readme gives two commands that the make file knows`() throws {
    let commands = try Self.blocks("sh", of: "README.md").joined()
      .split(separator: "\n").map { $0.split(separator: "#")[0].split(separator: " ") }
    #expect(commands.map { $0.map(String.init) } == [["make", "previews"], ["make", "test"]])
    let makefile = try Self.text("Makefile")
    for command in commands { #expect(makefile.contains("\n\(command[1]): ")) }
  }

  // MARK: Completeness

  @Test func `every key of records and manifests is on their page`() throws {
    let page = try Self.text("\(Self.catalogue)/records.md")
    let folder = CommittedFile.root.appending(path: "Sources/Records")
    var keys: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasPrefix("GeometryRecord") || file == "Manifest.swift" {
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      keys.formUnion(source.matches(of: /"([A-Za-z]\w*)":/).map { String($0.1) })
      keys.formUnion(source.matches(of: /entries\["(\w+)"\]/).map { String($0.1) })
    }
    #expect(keys.count > 60)
    for key in keys.sorted() { #expect(page.contains("`\(key)`"), "\(key)") }
  }

  @Test func `every exit code is on its page`() throws {
    let page = try Self.text("\(Self.catalogue)/exit-codes.md")
    for code in [ExitCode.ok, .findings, .usage, .invalidInput, .failed] {
      #expect(page.contains("| `\(code.rawValue)` | \(code) |"))
    }
  }

  @Test func `what is listed as not supported is refused by name`() throws {
    let harness = try CommandHarness()
    let spec = """
      proofsheet: 1
      name: sample
      screens:
        - id: main
          content: { box: a, align: { leading: fold } }
      """
    try harness.write(spec, to: "sample.yaml")
    let result = harness.run("render", "sample.yaml", "--list")
    #expect(result.code != 0 && result.error.contains("not supported yet"), "\(result.error)")
  }

  @Test func `the landing page leads to every page`() throws {
    let landing = try Self.text("\(Self.catalogue)/LayoutPreview.md")
    for page in Self.pages where page.hasPrefix(Self.catalogue) {
      let name = URL(filePath: page).deletingPathExtension().lastPathComponent
      #expect(name == "LayoutPreview" || landing.contains("<doc:\(name)>"), "\(name)")
    }
  }

  @Test(arguments: pages) func `links and names of files lead somewhere`(_ page: String) throws {
    let text = try Self.text(page)
    let folder = CommittedFile.root.appending(path: page).deletingLastPathComponent()
    for link in text.matches(of: /\]\(([^)#:]+)\)/) {
      let target = folder.appending(path: String(link.1)).path
      #expect(FileManager.default.fileExists(atPath: target), "\(page): \(link.1)")
    }
    for link in text.matches(of: /<doc:([\w-]+)>/) {
      let isThere = Self.pages.contains { $0.hasSuffix("/\(link.1).md") }
      #expect(isThere, "\(page): \(link.1)")
    }
    for path in text.matches(of: /`((?:Sources|Tests|Templates)\/[\w\/.+-]+)`/)
    where !path.1.contains("NAME") {
      let target = CommittedFile.root.appending(path: String(path.1)).path
      #expect(FileManager.default.fileExists(atPath: target), "\(page): \(path.1)")
    }
  }
}
