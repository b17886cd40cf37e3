import Synchronization
import Testing

@testable import LayoutPreview

struct WorkerPoolTests {
  @Test(arguments: [1, 2, 8, 100])
  func `every task is done once, whatever the number of threads`(jobs: Int) {
    let counts = Counts(97)
    var last = 0
    WorkerPool.run(
      jobs: jobs, count: 97, makeState: { $0 },
      task: { worker, index in
        if worker < jobs { counts.add(index) }
      }, progress: { last = $0 })
    #expect(counts.all == Array(repeating: 1, count: 97))
    #expect(last == 97)
  }

  @Test func `nothing to do ends at once`() {
    WorkerPool.run(jobs: 4, count: 0, makeState: { $0 }, task: { _, _ in }, progress: { _ in })
  }

  /// How often each task was done.
  private final class Counts: Sendable {
    private let storage: Mutex<[Int]>

    init(_ count: Int) { storage = Mutex(Array(repeating: 0, count: count)) }

    func add(_ index: Int) { storage.withLock { $0[index] += 1 } }

    var all: [Int] { storage.withLock { $0 } }
  }
}
