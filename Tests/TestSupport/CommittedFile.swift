public import Foundation

/// A file of the checkout that must say what the program says: a golden, or a page made from code.
public enum CommittedFile {
  /// The folder of the checkout.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Compares a text with a committed file.
  ///
  /// With `RECORD=missing`, `failed` or `all` in the environment the file is written instead, and
  /// the answer says so: recording never passes.
  ///
  /// - Parameters:
  ///   - text: what the file should say.
  ///   - path: the file, seen from the folder of the checkout.
  /// - Returns: what is wrong; nothing where the file says the same.
  /// - Throws: an error if the file cannot be written.
  public static func problem(with text: String, at path: String) throws -> String? {
    let file = root.appending(path: path)
    let expected = try? String(contentsOf: file, encoding: .utf8)
    let record = ProcessInfo.processInfo.environment["RECORD"] ?? "never"
    if expected == text, record != "all" { return nil }
    switch (record, expected) {
    case ("all", _), ("failed", _), ("missing", nil):
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return "recorded \(path); read it and run again"
    case (_, nil): return "there is no \(path); RECORD=missing writes it"
    case (_, let expected?): return difference(expected, text, path)
    }
  }

  /// The first line that differs.
  private static func difference(_ expected: String, _ actual: String, _ path: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    let was = line < old.count ? old[line] : "nothing"
    let now = line < new.count ? new[line] : "nothing"
    return """
      \(path):\(line + 1) is out of date; `make goldens` writes it anew
      committed: \(was)
      now:       \(now)
      """
  }
}
