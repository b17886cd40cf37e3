import Foundation
import Geometry
import Records

/// The result of a comparison of two runs: what `proofsheet diff --json` prints.
struct DiffSummary: Decodable {
  /// How far something moved or grew, in points.
  struct Delta: Decodable, Hashable {
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
  }

  /// A key of the spec whose value differs, where that is why.
  struct Rule: Decodable, Hashable {
    var key: String
    var reference: String?
    var candidate: String?
  }

  /// One cause of changes, with what followed it.
  struct Cause: Decodable, Hashable {
    var element: String?
    var screen: String?
    var change: String
    var delta: Delta?
    var unit: String?
    var configurations: [String]
    var followers: [String]?
    var rules: [Rule]?
  }

  /// Pixels that differ in one configuration.
  struct Picture: Decodable, Hashable {
    var configuration: String
    var pixels: Int?
    var share: Double?
  }

  /// A finding that one of the runs alone has.
  struct Finding: Decodable, Hashable {
    var rule: String
    var severity: String?
    var element: String?
    var message: String?
    var configuration: String?
    var configurations: [String]?
  }

  /// Findings that came and went.
  struct Findings: Decodable, Hashable {
    var new: [Finding]?
    var fixed: [Finding]?
  }

  /// How many configurations were compared, and how that ended.
  struct Counts: Decodable, Hashable {
    var compared: Int
    var changed: Int
    var new: Int?
    var removed: Int?
  }

  /// The version of the form.
  static let format = 1

  var format: Int
  var verdict: String
  var configurations: Counts
  var causes: [Cause]
  var pictures: [Picture]?
  var findings: Findings?
  private var changed: [String]?
  private var new: [String]?

  /// Reads the result of a comparison.
  ///
  /// - Throws: ``StoredRunProblem`` if the bytes are something else.
  static func read(_ bytes: [UInt8], shown: String) throws(StoredRunProblem) -> DiffSummary {
    guard let diff = try? JSONDecoder().decode(DiffSummary.self, from: Data(bytes)) else {
      throw StoredRunProblem(
        message: "\(shown): not the result of a comparison; 'proofsheet diff --json' prints one",
        isInvalid: true)
    }
    guard diff.format == format else {
      throw StoredRunProblem(
        message: "\(shown): has form \(diff.format); this program reads form \(format)",
        isInvalid: true)
    }
    return diff
  }

  /// The configurations that differ, each once.
  var changedNames: [String] {
    var seen: Set<String> = []
    let named =
      (changed ?? []) + causes.flatMap(\.configurations) + (pictures ?? []).map(\.configuration)
    return named.filter { seen.insert($0).inserted }
  }

  /// The configurations that the reference does not have.
  var newNames: [String] { new ?? [] }
}

extension DiffSummary.Cause {
  /// What happened, in words: `title grew by 12 pt in height`.
  var words: String {
    let subject = element ?? screen ?? "the layout"
    let parts = movements
    let verb: String
    switch change {
    case "moved": verb = "moved"
    case "resized": verb = parts.allSatisfy { $0.value > 0 } ? "grew" : resizedVerb(parts)
    case "added", "removed": return "\(subject) was \(change)"
    default: verb = change
    }
    guard !parts.isEmpty else { return "\(subject) \(verb)" }
    return "\(subject) \(verb) \(parts.map(\.words).joined(separator: " and "))"
  }

  private func resizedVerb(_ parts: [(words: String, value: Double)]) -> String {
    !parts.isEmpty && parts.allSatisfy { $0.value < 0 } ? "shrank" : "changed its size"
  }

  private var movements: [(words: String, value: Double)] {
    guard let delta else { return [] }
    let unit = self.unit ?? "pt"
    func text(_ value: Double) -> String { "\(abs(value).text(decimals: 2)) \(unit)" }
    var parts: [(String, Double)] = []
    if change == "moved" {
      if let y = delta.y, y != 0 { parts.append(("\(text(y)) \(y > 0 ? "down" : "up")", y)) }
      if let x = delta.x, x != 0 { parts.append(("\(text(x)) \(x > 0 ? "right" : "left")", x)) }
      return parts
    }
    let sides = [("width", delta.width ?? 0), ("height", delta.height ?? 0)].filter { $0.1 != 0 }
    let isMixed = Set(sides.map { $0.1 > 0 }).count > 1
    return sides.map { name, value in
      ("\(isMixed ? (value > 0 ? "+" : "−") : "by ")\(text(value)) in \(name)", value)
    }
  }
}
