/// A line that tells how far a run is; on a terminal only.
struct ProgressLine {
  private let console: Console
  /// How many there are.
  var count: Int
  private var isShown = false
  private var last = -1

  init(console: Console, count: Int) {
    self.console = console
    self.count = count
  }

  /// Shows how many configurations are done.
  mutating func show(_ done: Int) {
    guard console.isTerminal, !console.isQuiet, count > 0, done != last else { return }
    last = done
    isShown = true
    let width = 30
    let filled = done * width / count
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    console.error("\r[\(bar)] \(done) of \(count)")
  }

  /// Takes the line away.
  mutating func clear() {
    if isShown { console.error("\r\u{1B}[K") }
    isShown = false
  }
}
