import Synchronization

/// Memory for the rows of pictures that is used again: fresh memory costs as much as what is done with it.
public final class RowMemory: Sendable {
  private let limit: Int
  private let idle = Mutex<[[UInt8]]>([])

  /// Makes an empty collection.
  ///
  /// - Parameter limit: the most bytes that are kept while nobody uses them.
  public init(limit: Int = 64 << 20) { self.limit = limit }

  /// Memory of at least some bytes; what they are is left open.
  func take(_ size: Int) -> [UInt8] {
    let kept = idle.withLock { buffers -> [UInt8]? in
      // The smallest that is large enough.
      let fitting = buffers.indices.filter { buffers[$0].count >= size }
      guard let index = fitting.min(by: { buffers[$0].count < buffers[$1].count }) else {
        return nil
      }
      return buffers.remove(at: index)
    }
    return kept ?? [UInt8](repeating: 0, count: size)
  }

  /// Keeps memory for later, as long as there is room.
  func give(_ buffer: consuming [UInt8]) {
    let buffer = buffer
    idle.withLock { buffers in
      let total = buffers.reduce(buffer.count) { $0 + $1.count }
      if total <= limit { buffers.append(buffer) }
    }
  }
}
