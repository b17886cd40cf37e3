/// What the program tells the one that called it; of several the highest stands.
enum ExitCode: Int32, Comparable {
  /// Done, nothing to report.
  case ok = 0
  /// Done; findings or differences exist.
  case findings = 1
  /// The command line is wrong.
  case usage = 2
  /// A spec, catalogue or asset has errors.
  case invalidInput = 3
  /// Something could not be read, written or drawn.
  case failed = 4

  /// Whether one code is milder than another.
  static func < (a: ExitCode, b: ExitCode) -> Bool { a.rawValue < b.rawValue }

  /// Raises the code to another one where that is higher.
  mutating func raise(to other: ExitCode) { self = max(self, other) }
}
