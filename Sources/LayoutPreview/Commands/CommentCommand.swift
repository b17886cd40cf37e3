import CommandLineParsing
import Devices

/// `proofsheet comment`.
struct CommentCommand: RunnableCommand {
  /// The most bytes of a comment where nothing is said: what code hosts take.
  static let defaultLimit = 65_536

  let context: CommandContext
  var console: Console
  var code = ExitCode.ok

  /// Prints the Markdown that tells of some runs.
  mutating func run() -> ExitCode {
    var options = RunComment.Options()
    guard let limit = number("limit", 1_000...10_000_000, Self.defaultLimit),
      let width = number("thumbnail", 16...4_096, options.pictureWidth),
      let pictures = number("pictures", 0...100, options.pictures), let marker = marker()
    else { return .usage }
    options.marker = marker
    options.pictureWidth = width
    options.pictures = pictures
    options.reportURL = context.parsed.value("report-url")
    options.imageBase = context.parsed.value("image-base").map { base in
      base.hasSuffix("/") ? String(base.dropLast()) : base
    }
    guard let catalog = context.loadCatalog(console: &console, code: &code) else { return code }
    do throws(StoredRunProblem) {
      let diff = try context.readDiff()
      var runs: [CommentedRun] = []
      for shown in context.parsed.positionals {
        let run = try StoredRun(path: context.path(shown), shown: shown)
        runs.append(CommentedRun(run, devices: catalog.catalog.devicesByID, diff: diff))
      }
      for problem in runs.flatMap(\.problems) {
        console.fail(problem)
        code.raise(to: .failed)
      }
      var comment = RunComment(runs: runs, diff: diff, options: options)
      if context.parsed.value("thumbnail") != nil { writeThumbnails(&comment, width: width) }
      guard let text = comment.document.text(limit: limit) else {
        console.fail("a comment of \(limit) bytes is too short for its own heading")
        return .usage
      }
      deliver(text)
    } catch {
      console.fail(error.message)
      code.raise(to: error.isInvalid ? .invalidInput : .failed)
    }
    return code
  }

  private mutating func writeThumbnails(_ comment: inout RunComment, width: Int) {
    let shown = comment.shown
    for run in comment.runs {
      let names = shown.filter { $0.run.run.path == run.run.path }.map(\.name)
      do throws(FileError) {
        for (name, path) in try Thumbnails.write(names, of: run, width: width) {
          comment.thumbnails["\(run.run.path) \(name)"] = path
        }
      } catch {
        console.fail("can't write \(error)")
        code.raise(to: .failed)
      }
    }
  }

  private mutating func deliver(_ text: String) {
    guard let file = context.parsed.value("output") else {
      console.output(text)
      return
    }
    do throws(FileError) {
      let path = context.path(file)
      let folder = Paths.parent(of: path) ?? "/"
      try Files.write(
        Array(text.utf8), to: path, by: Paths.join(folder, ".\(Paths.name(of: path)).partial"))
      console.print(file)
    } catch {
      console.fail("can't write \(error)")
      code.raise(to: .failed)
    }
  }

  // MARK: Options

  private func number(_ option: String, _ range: ClosedRange<Int>, _ standard: Int) -> Int? {
    guard let text = context.parsed.value(option) else { return standard }
    if let number = Int(text), range.contains(number) { return number }
    console.fail(
      "option '--\(option)' needs a number from \(range.lowerBound) to \(range.upperBound), "
        + "found '\(text)'")
    return nil
  }

  /// The hidden text; one that would end its own hiding is refused.
  private func marker() -> String? {
    guard let text = context.parsed.value("marker") else { return RunComment.Options().marker }
    let isPlain = text.allSatisfy { character in
      character.isASCII
        && (character.isLetter || character.isNumber || "-_./: ".contains(character))
    }
    if isPlain, !text.isEmpty, !text.contains("--"), !text.hasSuffix("-") { return text }
    console.fail(
      "option '--marker' takes letters, digits, spaces and -_./: without '--', found '\(text)'")
    return nil
  }
}
