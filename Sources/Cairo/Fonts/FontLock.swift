import Synchronization

/// Lets one thread at a time into the parts of Cairo and Pango that open, use or close font files.
///
/// Cairo 1.16 keeps at most ten files open for the whole process. When one more is asked for, it
/// closes another that it holds to be unused, without waiting for a thread that has just begun to
/// use it; and all files belong to one FreeType library, which may not open and close two at once.
/// Shapes and glyphs are remembered by every worker, so the lock is seldom asked for.
enum FontLock {
  private static let mutex = Mutex(())

  /// Does something that touches fonts; MUST NOT be called inside itself.
  static func hold<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    mutex.withLock { _ in result = body() }
    guard let result else { preconditionFailure("the body of a lock always runs") }
    return result
  }
}
