import CommandLineParsing
import Devices
import LayoutSpecs

/// `proofsheet watch`.
struct WatchCommand: RunnableCommand {
  let context: CommandContext
  let console: Console

  /// Draws at every save, until the user ends it.
  func run() -> ExitCode {
    var (options, problems) = RenderOptionsReader.read(context.parsed, cores: context.cores)
    for problem in problems { console.fail(problem) }
    if context.parsed.positionals.contains("-") {
      console.fail("standard input can't be watched: name the file of the spec")
      problems.append("-")
    }
    guard problems.isEmpty else { return .usage }
    if context.parsed.values["format"] == nil { options.formats = [.svg] }
    do throws(FileError) {
      return loop(
        WatchSession(
          context: context, console: console, options: options, watcher: try FileWatcher()))
    } catch {
      console.fail("can't start \(error)")
      return .failed
    }
  }

  private func loop(_ session: WatchSession) -> ExitCode {
    while true {
      let (code, known) = session.draw()
      // A command line that can't be right gets no better by saving a file.
      if code == .usage { return code }
      if session.watcher.wait(for: session.files, toDifferFrom: known) == .ended {
        session.end()
        return .ok
      }
    }
  }
}
