import Foundation
import Synchronization

/// Threads that share a list of numbered tasks, each with a state of its own.
enum WorkerPool {
  /// Deep enough for the nesting that the spec language allows, in a build without optimisation too.
  private static let stackSize = 32 << 20

  /// Does every task once and returns when all are done.
  ///
  /// - Parameters:
  ///   - jobs: how many threads work.
  ///   - count: how many tasks there are.
  ///   - makeState: makes what a thread works with; called on that thread, with its number.
  ///   - task: does a task, by its number.
  ///   - progress: told now and then how many tasks are done; called on the calling thread.
  static func run<State>(
    jobs: Int, count: Int, makeState: @escaping @Sendable (Int) -> State,
    task: @escaping @Sendable (State, Int) -> Void, progress: (Int) -> Void
  ) {
    let board = Board()
    let counter = Counter()
    let workers = max(1, min(jobs, count))
    for worker in 0..<workers {
      let thread = Thread {
        let state = makeState(worker)
        while let index = counter.take(below: count) {
          task(state, index)
          board.taskEnded()
        }
        board.workerEnded()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    while true {
      let (done, ended) = board.wait(until: Date(timeIntervalSinceNow: 0.1), workers: workers)
      progress(done)
      if ended { return }
    }
  }

  /// Hands out the numbers of tasks.
  private final class Counter: Sendable {
    private let next = Atomic<Int>(0)

    func take(below count: Int) -> Int? {
      let index = next.add(1, ordering: .relaxed).oldValue
      return index < count ? index : nil
    }
  }

  /// What the threads tell the one that waits for them.
  private final class Board: @unchecked Sendable {
    private let condition = NSCondition()
    private var tasks = 0
    private var endedWorkers = 0

    func taskEnded() {
      condition.lock()
      tasks += 1
      condition.unlock()
    }

    func workerEnded() {
      condition.lock()
      endedWorkers += 1
      condition.signal()
      condition.unlock()
    }

    func wait(until date: Date, workers: Int) -> (done: Int, ended: Bool) {
      condition.lock()
      defer { condition.unlock() }
      if endedWorkers < workers { _ = condition.wait(until: date) }
      return (tasks, endedWorkers == workers)
    }
  }
}
