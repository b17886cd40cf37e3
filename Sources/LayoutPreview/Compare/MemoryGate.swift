import Foundation

/// Lets threads work as long as what all of them hold together stays below a limit.
///
/// Decoded pictures are far larger than their files, and how many are held must not depend on how many
/// threads there are.
final class MemoryGate: @unchecked Sendable {
  private let limit: Int
  private let condition = NSCondition()
  private var held = 0

  /// Makes a gate.
  ///
  /// - Parameter limit: the most bytes that are held together.
  init(limit: Int) { self.limit = limit }

  /// Does something that takes memory once there is room for it; what is larger than the limit alone.
  ///
  /// - Parameters:
  ///   - bytes: how much memory it takes.
  ///   - body: what is done.
  /// - Returns: what it returns.
  /// - Throws: what it throws.
  func withRoom<Value>(
    for bytes: Int, _ body: () throws(FileError) -> Value
  ) throws(FileError) -> Value {
    condition.lock()
    while held > 0, held + bytes > limit { condition.wait() }
    held += bytes
    condition.unlock()
    defer {
      condition.lock()
      held -= bytes
      condition.broadcast()
      condition.unlock()
    }
    return try body()
  }
}
