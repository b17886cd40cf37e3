import CommandLineParsing
import Documents
import Foundation
import TestSupport
import Testing

@testable import LayoutPreview

/// The workflows for build machines in `Templates/ci`.
struct CITemplateTests {
  /// A workflow, and the name under which the schemas know its kind.
  struct Workflow: Sendable, CustomTestStringConvertible {
    var file: String
    var schema: String
    var testDescription: String { file }
    var url: URL { CommittedFile.root.appending(path: "Templates/ci/\(file)") }
    var text: String { get throws { try String(contentsOf: url, encoding: .utf8) } }
  }

  static let workflows = [
    Workflow(file: "github-actions.yml", schema: "vendor.github-workflows"),
    Workflow(file: "gitlab-ci.yml", schema: "vendor.gitlab-ci"),
  ]

  private static let checker = PythonTools.python(importing: "check_jsonschema")
  private static let actionlint: ExternalTool? =
    ExternalTool("actionlint")
    ?? {
      let own = CommittedFile.root.appending(path: ".build/venv/bin/actionlint").path
      return FileManager.default.isExecutableFile(atPath: own) ? ExternalTool(path: own) : nil
    }()

  @Test(
    .enabled(if: checker != nil, "check-jsonschema is not installed; 'make setup' does it"),
    arguments: workflows)
  func `the hosts' own schemas accept it`(workflow: Workflow) throws {
    let tool = try #require(Self.checker)
    func check(_ file: String) throws -> ExternalTool.Result {
      try tool.run(["-m", "check_jsonschema", "--builtin-schema", workflow.schema, file])
    }
    let result = try check(workflow.url.path)
    #expect(result.status == 0, "\(result.text)\(result.errorText)")
    // One that is wrong is seen.
    let folder = try TemporaryFolder()
    let wrong = try workflow.text.replacing("steps:", with: "stepps:")
      .replacing("  script:", with: "  skript:")
    try folder.write(Array(wrong.utf8), to: workflow.file)
    #expect(try check(folder.path(workflow.file)).status != 0)
  }

  @Test(.enabled(if: actionlint != nil, "actionlint is not installed"))
  func `actionlint finds nothing in the workflow of GitHub`() throws {
    let result = try #require(Self.actionlint).run([
      "-no-color", Self.workflows[0].url.path,
    ])
    #expect(result.status == 0, "\(result.text)\(result.errorText)")
  }

  @Test(arguments: workflows)
  func `its scripts are scripts`(workflow: Workflow) throws {
    let scripts = try scripts(of: workflow)
    #expect(scripts.count >= 6)
    let bash = try #require(ExternalTool("bash"))
    for script in scripts {
      let result = try bash.run(["-n", "-c", script])
      #expect(result.status == 0, "\(script): \(result.errorText)")
    }
  }

  @Test(arguments: workflows)
  func `its commands are those of the program`(workflow: Workflow) throws {
    var seen: Set<String> = []
    for script in try scripts(of: workflow) {
      let joined = script.replacing("\\\n", with: " ")
      for line in joined.split(separator: "\n") {
        guard let start = line.firstRange(of: "proofsheet ")?.lowerBound,
          line[..<start].allSatisfy({ $0 == " " })
        else { continue }
        // The shell's own parts: redirections and what follows them, values of variables.
        let command = line[start...].prefix { $0 != ">" && $0 != "|" }
        let words = command.split(separator: " ").dropFirst()
          .filter { !$0.contains("[@]") }
          .map { String($0).replacing("\"", with: "") }
        seen.insert(words[0])
        guard ProgramDeclaration.proofsheet.command(words[0]) != nil else {
          print("skipped '\(words[0])' of \(workflow.file): this program does not have it")
          continue
        }
        switch CommandLineParser(.proofsheet).parse(words, environment: [:]) {
        case .command: break
        case let other: Issue.record("\(command): \(other)")
        }
      }
    }
    #expect(seen == ["render", "lint", "diff", "report", "comment"])
  }

  /// The shell scripts of a workflow: what GitHub calls `run`, GitLab `script` and `before_script`.
  private func scripts(of workflow: Workflow) throws -> [String] {
    let document = YAMLReader.read(Array(try workflow.text.utf8), file: workflow.file)
    var scripts: [String] = []
    func text(_ node: DocumentNode) -> String? {
      if case .scalar(let value, _) = node.content { value } else { nil }
    }
    func visit(_ node: DocumentNode, _ key: String) {
      switch node.content {
      case .mapping(let entries): for entry in entries { visit(entry.value, entry.key) }
      case .sequence(let items): for item in items { visit(item, key) }
      default:
        let isGitHub = workflow.file.hasPrefix("github")
        let keys: Set = isGitHub ? ["run"] : ["script", "before_script"]
        if keys.contains(key), let script = text(node) { scripts.append(script) }
      }
    }
    visit(try #require(document.root), "")
    return scripts
  }
}
