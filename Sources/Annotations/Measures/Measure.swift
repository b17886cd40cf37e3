/// Two things whose distance is drawn.
public struct Measure: Hashable, Sendable {
  /// The id or path of an element, or the name of a guide: `window`, `safeArea`, `margins`, `readable`,
  /// `keyboard`, `fold` or one of the screen's own.
  public var first: String
  /// The other one.
  public var second: String

  /// The names that stand for something on every screen.
  public static let guides = ["window", "safeArea", "margins", "readable", "keyboard", "fold"]

  /// Makes a measure between two things.
  public init(from first: String, to second: String) {
    self.first = first
    self.second = second
  }

  /// Reads a measure as it is written on a command line: `play,transport`; nothing where there are not
  /// two different names.
  ///
  /// - Parameter text: two names with a comma between them.
  public init?(_ text: String) {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map {
      String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    guard names.count == 2, !names[0].isEmpty, !names[1].isEmpty, names[0] != names[1] else {
      return nil
    }
    self.init(from: names[0], to: names[1])
  }
}
