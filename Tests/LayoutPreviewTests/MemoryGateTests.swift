import Foundation
import Synchronization
import Testing

@testable import LayoutPreview

/// How much threads hold together.
struct MemoryGateTests {
  /// Does tasks on threads and tells the most that was held at once.
  private func most(_ sizes: [Int], limit: Int, threads: Int) -> Int {
    let gate = MemoryGate(limit: limit)
    let held = Mutex((now: 0, most: 0))
    WorkerPool.run(
      jobs: threads, count: sizes.count, makeState: { _ in },
      task: { _, index in
        try? gate.withRoom(for: sizes[index]) { () throws(FileError) in
          held.withLock {
            $0.now += sizes[index]
            $0.most = max($0.most, $0.now)
          }
          // Others get their turn while this is held.
          for _ in 0..<20 { sched_yield() }
          held.withLock { $0.now -= sizes[index] }
        }
      }, progress: { _ in })
    #expect(held.withLock { $0.now } == 0)
    return held.withLock { $0.most }
  }

  @Test func `many threads together hold no more than the limit`() {
    let sizes = (0..<200).map { 10 + $0 % 30 }
    #expect(most(sizes, limit: 100, threads: 16) <= 100)
    #expect(most(sizes, limit: 10_000, threads: 16) > 0)
  }

  @Test func `what is larger than the limit is held alone`() {
    #expect(most([500, 20, 500, 20, 500], limit: 100, threads: 5) == 500)
  }

  @Test func `an error gives back what was held`() throws {
    let gate = MemoryGate(limit: 10)
    for _ in 0..<3 {
      #expect(throws: FileError.self) {
        try gate.withRoom(for: 10) { () throws(FileError) in
          throw FileError(path: "a", reason: "b")
        }
      }
    }
  }
}
