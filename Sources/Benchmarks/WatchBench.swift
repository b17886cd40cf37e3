import Glibc

/// Measures how long a save takes to show in an open page, in a real browser, where there is one.
struct WatchBench {
  /// The script that saves and looks, seen from the checkout.
  private static let script = "Tests/LayoutPreviewTests/Browser/watch_speed.py"
  /// The Python that `make setup` fills with what drives the browser.
  private static let python = ".build/venv/bin/python"

  private let program: String
  private let report: Report

  init(program: String, report: Report) {
    self.program = program
    self.report = report
  }

  /// Measures it.
  func run() {
    report.section("Watching: from a save of the spec to the picture in an open page, Chromium")
    let folder = ChildProcess.makeTemporaryFolder()
    defer { ChildProcess.remove(folder) }
    let output = folder + "/times.txt"
    guard
      let outcome = ChildProcess.run(Self.python, [Self.script, program, output]),
      outcome.status == 0
    else {
      print("  (no browser: 'make setup' installs what drives it)")
      return
    }
    let lines = ChildProcess.read(output).split(separator: "\n")
    for line in lines {
      // `7 configurations: 0.41 0.39 …`, in seconds.
      let parts = line.split(separator: ":")
      let times = parts[1].split(separator: " ").compactMap { Double($0) }
      guard !times.isEmpty else { continue }
      report.row(
        String(parts[0]), Sample(times.map { $0 * 1e3 }), "ms", .time("the limit set", 1000))
    }
  }
}
