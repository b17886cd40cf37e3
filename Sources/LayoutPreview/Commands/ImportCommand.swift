import CommandLineParsing
import Diagnostics
import Documents
import Glibc
import LayoutSpecs
import Records

/// `proofsheet import`.
struct ImportCommand: RunnableCommand {
  let context: CommandContext
  var console: Console
  var code = ExitCode.ok

  /// Writes the spec of a storyboard or xib.
  mutating func run() -> ExitCode {
    guard let file = context.parsed.positionals.first else { return .usage }
    guard InterfaceFiles.extensions.contains(Paths.fileExtension(of: file)) else {
      console.fail("'\(file)' is no file to import: storyboards and xibs are")
      return .usage
    }
    let path = context.path(file)
    let name = PictureSpec.name(of: file)
    let shown = context.parsed.value("output") ?? "\(name).yaml"
    let target = shown == "-" ? context.path("spec.yaml") : context.path(shown)
    let folder = Paths.parent(of: target) ?? context.workingDirectory
    guard let files = InterfaceLoading(context: context).files(&console, &code) else {
      return code
    }
    let loaded: InterfaceFiles.Loaded
    do throws(FileError) {
      let bytes = try Files.read(path, shown: file, limit: XMLReader.largestFile)
      console.sources[file] = bytes
      loaded = files.load(
        SpecSource(file: file, folder: Paths.parent(of: path) ?? "/", bytes: bytes), path: path,
        specFolder: folder)
    } catch {
      console.fail("can't read \(error)")
      return .failed
    }
    console.report(loaded.diagnostics)
    guard let spec = loaded.spec else { return .invalidInput }
    // What the program would refuse is not worth writing.
    let problems = SpecReader.read(
      Document(root: spec, diagnostics: []), file: file, allowOutsidePaths: true
    ).diagnostics.filter { $0.severity == .error }
    guard problems.isEmpty else {
      console.report(problems)
      return .invalidInput
    }
    let text = YAMLWriter.text(
      of: spec,
      comment: [
        "yaml-language-server: $schema=./proofsheet.schema.json",
        "Imported from \(Paths.name(of: file)).",
      ])
    return save(text, to: target, shown: shown)
  }

  private func save(_ text: String, to target: String, shown: String) -> ExitCode {
    if shown == "-" {
      console.output(text)
      return .ok
    }
    do throws(FileError) {
      if Files.kind(of: target) != nil { throw FileError(path: shown, number: EEXIST) }
      let folder = Paths.parent(of: target) ?? "/"
      try Files.makeFolder(folder)
      try Files.write(
        Array(text.utf8), to: target,
        by: Paths.join(folder, ".\(Paths.name(of: target)).partial"))
    } catch {
      console.fail("can't write \(FileError(path: shown, reason: error.reason))")
      return .failed
    }
    if context.parsed.has("json") {
      let result = JSONValue.object(["format": .integer(1), "file": .string(shown)])
      console.output(result.text(depth: 1))
    } else {
      console.print(shown)
    }
    console.note("Next: proofsheet render \(shown)")
    return .ok
  }
}

/// What all commands that read storyboards and xibs share.
struct InterfaceLoading {
  let context: CommandContext

  /// The reader of files, with the catalogues of the command line; nothing where one can't be read.
  func files(_ console: inout Console, _ code: inout ExitCode) -> InterfaceFiles? {
    var files = InterfaceFiles()
    var isGood = true
    for folder in context.parsed.list("assets") {
      do throws(FileError) {
        try files.catalogs.add(context.path(folder), shown: folder)
      } catch {
        console.fail("can't read \(error)")
        code.raise(to: .failed)
        isGood = false
      }
    }
    return isGood ? files : nil
  }
}
