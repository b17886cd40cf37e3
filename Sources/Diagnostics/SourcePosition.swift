/// A place in a text file.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1)

  /// Makes a place from line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether one place comes before another in the file.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
