import Foundation

/// The views of the corpus whose stored frames are not found again, with the reason of each.
enum KnownMisses {
  /// A view by file and id.
  static func name(of result: CorpusMeasure.Result) -> String { "\(result.file) \(result.view)" }

  /// The reasons by view.
  ///
  /// A line holds the id of a view, a bar and the reason; a line that ends in a
  /// colon names the file of those that follow.
  static func read() throws -> [String: String] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/known-misses.txt")
    var file = ""
    var result: [String: String] = [:]
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      if line.hasSuffix(":") {
        file = String(line.dropLast())
        continue
      }
      let parts = line.components(separatedBy: " | ")
      guard parts.count == 2, !parts[1].isEmpty else { continue }
      result["\(file) \(parts[0].trimmingCharacters(in: .whitespaces))"] = parts[1]
    }
    return result
  }
}
