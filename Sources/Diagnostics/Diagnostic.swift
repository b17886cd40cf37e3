/// A problem in the user's input: where, what was expected, and what was found.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How bad a problem is.
  public enum Severity: String, Hashable, Sendable {
    /// The input can't be used.
    case error
    /// The input can be used, but says something that was probably not meant.
    case warning
  }

  /// How bad the problem is.
  public var severity: Severity
  /// The file as the user named it, `-` for standard input.
  public var file: String
  /// The place in the file, absent where the file as a whole is meant.
  public var position: SourcePosition?
  /// What was expected and what was found, with the nearest known word where one is near.
  public var message: String
  /// The kind of problem in kebab case, for example `unknown-key`.
  public var rule: String

  /// Makes a problem from its parts.
  public init(
    _ severity: Severity = .error, file: String, position: SourcePosition?, message: String,
    rule: String
  ) {
    self.severity = severity
    self.file = file
    self.position = position
    self.message = message
    self.rule = rule
  }

  /// The problem on one line: `FILE:LINE:COLUMN: error: message [rule]`.
  public var line: String {
    let place = position.map { "\(file):\($0.line):\($0.column)" } ?? file
    return "\(place): \(severity.rawValue): \(message) [\(rule)]"
  }
}
