import CommandLineParsing
import Records

/// `proofsheet history`.
struct HistoryCommand: RunnableCommand {
  let context: CommandContext
  let console: Console

  /// Prints the trend of a history file, and since when each finding has been there.
  func run() -> ExitCode {
    let name = context.parsed.positionals[0]
    do throws(FileError) {
      let bytes = try Files.read(context.path(name), shown: name, limit: 1 << 28)
      let (history, problems) = RunHistory.read(bytes)
      for (line, error) in problems { console.fail("\(name):\(line): \(error.message)") }
      if context.parsed.has("json") {
        console.output(json(history))
      } else {
        for line in lines(history) { console.print(Console.printable(line)) }
      }
      return problems.isEmpty ? .ok : .invalidInput
    } catch {
      console.fail("can't read \(error)")
      return .failed
    }
  }

  private func lines(_ history: RunHistory) -> [String] {
    let head = ["run", "revision", "verdict", "compared", "changed", "new", "removed", "findings"]
    var rows = [head]
    for (index, entry) in history.entries.enumerated() {
      rows.append(
        [
          "\(index + 1)", String(entry.revision.prefix(24)), entry.verdict, "\(entry.compared)",
          "\(entry.changed)", "\(entry.new)", "\(entry.removed)",
          trend(entry, history.entries[..<index].last),
        ])
    }
    var lines = Self.table(rows)
    if let last = history.entries.last, !last.causes.isEmpty {
      lines += ["", "What changed in the last run:"] + last.causes.map { "  \($0)" }
    }
    let standings = history.standings
    if !standings.isEmpty {
      lines += ["", "Findings of the last run, and since when they are there:"]
      lines += standings.map { standing in
        let places = DiffText.plural(standing.configurations, "configuration")
        return "  \(standing.finding) (\(places)): since run \(standing.number), \(standing.since)"
      }
    }
    return lines
  }

  /// `12 (+2)`: how many different findings there are, and how many more or fewer than before.
  private func trend(_ entry: RunHistory.Entry, _ before: RunHistory.Entry?) -> String {
    let count = entry.findings.count
    guard let before, before.findings.count != count else { return "\(count)" }
    let change = count - before.findings.count
    return "\(count) (\(change > 0 ? "+" : "")\(change))"
  }

  private static func table(_ rows: [[String]]) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        // Words begin below each other, numbers end so.
        let isWord = column == 1 || column == 2 || column == row.count - 1
        line += (column == 0 ? "" : "  ") + (isWord ? cell + padding : padding + cell)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private func json(_ history: RunHistory) -> String {
    JSONValue.object([
      "format": .integer(1), "runs": .integer(history.entries.count),
      "findings": .array(
        history.standings.map { standing in
          .object([
            "finding": .string(standing.finding),
            "configurations": .integer(standing.configurations),
            "since": .object([
              "run": .integer(standing.number), "revision": .string(standing.since),
            ]),
          ])
        }),
    ]).text()
  }
}
