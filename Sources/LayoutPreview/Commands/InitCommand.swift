import CommandLineParsing
import Diagnostics
import Glibc
import Records

/// `proofsheet init`.
struct InitCommand: RunnableCommand {
  let context: CommandContext
  let console: Console

  /// Lists the templates, or writes one to a file.
  func run() -> ExitCode {
    let templates = Templates.all
    guard let name = context.parsed.positionals.first else {
      list(templates)
      return .ok
    }
    let names = templates.map(\.name)
    guard let template = templates.first(where: { $0.name == name }) else {
      let near = NearestWord.find(name, among: names).map { ", did you mean '\($0)'?" }
      console.fail(
        "unknown template '\(name)'\(near ?? "; known: \(names.joined(separator: ", "))")")
      return .usage
    }
    let shown = context.parsed.value("output") ?? "\(name).yaml"
    if shown == "-" {
      console.output(template.text)
      return .ok
    }
    do throws(FileError) {
      try create(context.path(shown), shown: shown, text: template.text)
    } catch {
      console.fail("can't write \(error)")
      return .failed
    }
    if context.parsed.has("json") {
      let result = JSONValue.object([
        "format": .integer(1), "template": .string(name), "file": .string(shown),
      ])
      console.output(result.text(depth: 1))
    } else {
      console.print(shown)
    }
    console.note("Next: proofsheet render \(shown)")
    return .ok
  }

  private func list(_ templates: [Templates.Template]) {
    if context.parsed.has("json") {
      let values = templates.map {
        JSONValue.object(["name": .string($0.name), "summary": .string($0.summary)])
      }
      console.output(
        JSONValue.object(["format": .integer(1), "templates": .array(values)]).text())
      return
    }
    let widest = templates.map(\.name.count).max() ?? 0
    for template in templates {
      let padding = String(repeating: " ", count: widest - template.name.count + 2)
      console.print(template.name + padding + template.summary)
    }
    console.note("'proofsheet init TEMPLATE' starts from one of them.")
  }

  /// Makes a file that was not there; an existing one stays as it is.
  private func create(_ path: String, shown: String, text: String) throws(FileError) {
    if Files.kind(of: path) != nil {
      throw FileError(path: shown, number: EEXIST)
    }
    let folder = Paths.parent(of: path) ?? "/"
    do throws(FileError) {
      try Files.makeFolder(folder)
      try Files.write(
        Array(text.utf8), to: path, by: Paths.join(folder, ".\(Paths.name(of: path)).partial"))
    } catch {
      throw FileError(path: shown, reason: error.reason)
    }
  }
}
