/// What a file may be at most; beyond it a reader stops with a diagnostic.
package enum DocumentLimits {
  /// Bytes of a file.
  package static let bytes = 4 * 1024 * 1024
  /// Lists and mappings inside each other.
  package static let depth = 64
  /// Values of a file, keys not counted.
  package static let nodes = 200_000
  /// Diagnostics of a file; more would help nobody and cost time.
  package static let diagnostics = 1_000
}
