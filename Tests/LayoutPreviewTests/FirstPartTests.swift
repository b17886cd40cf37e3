import Records
import Testing

@testable import LayoutPreview

/// What an open page shows of a drawing that is not at its end.
struct FirstPartTests {
  /// How many configurations are done, and after how many milliseconds.
  struct Step: CustomTestStringConvertible, Sendable {
    var about: String
    var count: Int
    var done: Int
    var after: Int
    var isDue: Bool
    var testDescription: String { about }
  }

  @Test(arguments: [
    Step(about: "slow, a third is done", count: 73, done: 24, after: 500, isDue: true),
    Step(about: "not yet as long as anyone waits", count: 73, done: 24, after: 190, isDue: false),
    Step(about: "a window is not full", count: 73, done: 11, after: 900, isDue: false),
    Step(about: "the end is near", count: 73, done: 66, after: 500, isDue: false),
    Step(about: "few configurations", count: 23, done: 12, after: 2000, isDue: false),
    Step(about: "a first drawing has no page", count: 0, done: 40, after: 2000, isDue: false),
  ])
  func `it is shown where the rest would keep someone waiting`(step: Step) {
    let start = ContinuousClock.now
    var first = FirstPart(count: step.count, start: start)
    let now = start + .milliseconds(step.after)
    let isDue = first.isDue(step.done, at: now)
    #expect(isDue == step.isDue)
    // Once at most: a page that is built again and again shows nothing sooner.
    guard isDue else { return }
    let isDueAgain = first.isDue(step.done + 1, at: now + .seconds(1))
    #expect(!isDueAgain)
  }

  @Test func `what is drawn is new, the rest is as it was`() {
    func file(_ name: String, _ hash: String) -> [String: Manifest.File] {
      ["svg": .init(path: "\(name).svg", hash: hash)]
    }
    let old = Manifest(
      name: "sample", fingerprint: "0", parts: [:],
      configurations: ["a", "b"].map { .init(name: $0, files: file($0, "old")) })
    let memory = RunMemory()
    #expect(memory.newest(of: old) == old)
    memory.keep(
      .init(record: 1, drawing: nil, outcome: .init(files: file("a", "new"))), of: "a")
    let new = memory.newest(of: old)
    #expect(new.configurations.map { $0.files["svg"]?.hash } == ["new", "old"])
    #expect(new.configurations.map(\.name) == ["a", "b"])
  }
}
