import Records

/// What came of a run.
struct RunResult: Sendable {
  /// A configuration that could not be drawn, or not wholly.
  struct Failure: Hashable, Sendable {
    var name: String
    var reason: String
  }

  /// The name of the spec.
  var name: String
  /// The run folder as the user would name it.
  var folder: String
  /// How many configurations there were.
  var configurations = 0
  /// How many of them were drawn without a failure.
  var drawn = 0
  /// How many of these did not need to be drawn again.
  var kept = 0
  /// How many files were written, the manifest included.
  var files = 0
  /// Those that failed, in the order of the matrix.
  var failures: [Failure] = []
  /// What was said about layouts, by rule.
  var notes: [String: Int] = [:]
  /// How many things were found, by severity, each counted in every configuration.
  var findings = Manifest.Findings()
  /// How often an expectation failed.
  var failedExpectations = 0
  /// What earlier runs wrote and this one did not.
  var stale: [String] = []
  /// Whether the stale files were removed.
  var removedStale = false
  /// Why the run as a whole stopped; nothing where it did not.
  var stop: String?
  /// The time that it took, in seconds; shown to the user and written nowhere.
  var seconds = 0.0
}
