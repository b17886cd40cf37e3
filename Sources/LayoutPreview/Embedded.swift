import CEmbedded

/// The data files carried inside the program; the only place that touches their memory.
package enum Embedded {
  /// The built-in device catalogue: JSON in UTF-8, the form of a user's own catalogue file.
  package static var catalog: [UInt8] {
    var length = 0
    let start = unsafe proofsheet_catalog(&length)
    return unsafe Array(UnsafeBufferPointer(start: start, count: length))
  }
}
