import Comparison
import Records

/// What a page tells of a comparison, over all configurations.
struct ReportChanges {
  /// Something that changed by itself, or looks otherwise.
  struct Cause {
    /// What happened, in words.
    var words: String
    /// What follows, in words; empty where nothing does.
    var consequences = ""
    /// In which configurations, in words; empty where nobody said.
    var place = ""
    /// The element; absent where none is meant.
    var element: String?
    /// What happened, in one word.
    var change: String
    var configurations: [String]
    /// The ids of what follows.
    var followers: [String] = []
    /// The ids of containers that only grew or shrank.
    var containers: [String] = []
  }

  /// A finding that came or went.
  struct Finding {
    var rule: String
    var severity: String?
    var element: String?
    var message: String?
    var configurations: [String]
  }

  /// A picture that is not the same.
  struct Picture {
    var configuration: String
    /// How much differs, in words.
    var words: String
  }

  var verdict: String
  /// How many configurations were compared.
  var compared: Int
  /// The names of configurations that differ.
  var changed: [String]
  /// The names of those that the reference does not have.
  var new: [String]
  /// The names of those that the run does not have.
  var removed: [String] = []
  /// The weightiest first, numbered from 1 as `diff` does.
  var causes: [Cause]
  /// What looks otherwise in the same frame.
  var looks: [Cause] = []
  /// The worst first.
  var pictures: [Picture]
  var newFindings: [Finding]
  var fixedFindings: [Finding]
  /// What could not be compared, with the reason.
  var failures: [(name: String, reason: String)] = []
  /// The sides as the user named them; absent where nobody said.
  var sides: (reference: String, candidate: String)?
  /// What stands before the names of the page's configurations when something is approved.
  var prefix = ""
  /// Whether the reference can be written into.
  var canApprove = false

  /// The changes as the index of a page holds them.
  ///
  /// - Parameter order: the names of the page's configurations; they are told by their places in it.
  /// - Returns: an object.
  func value(order: [String]) -> JSONValue {
    let places = Dictionary(
      order.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    func numbers(_ names: [String]) -> JSONValue {
      .array(names.compactMap { places[$0] }.map { .integer($0) })
    }
    func cause(_ cause: Cause) -> JSONValue {
      .record([
        "words": .string(cause.words),
        "consequences": cause.consequences.isEmpty ? nil : .string(cause.consequences),
        "place": cause.place.isEmpty ? nil : .string(cause.place),
        "element": cause.element.map { .string($0) },
        "change": .string(cause.change),
        "configurations": numbers(cause.configurations),
        "followers": .array(cause.followers.map { .string($0) }),
        "containers": .array(cause.containers.map { .string($0) }),
      ])
    }
    func finding(_ finding: Finding) -> JSONValue {
      .record([
        "rule": .string(finding.rule), "severity": finding.severity.map { .string($0) },
        "element": finding.element.map { .string($0) },
        "message": finding.message.map { .string($0) },
        "configurations": numbers(finding.configurations),
      ])
    }
    return .record([
      "verdict": .string(verdict), "compared": .integer(compared),
      "changed": numbers(changed), "new": numbers(new),
      "removed": .array(removed.map { .string($0) }),
      "causes": .array(causes.map(cause)), "looks": .array(looks.map(cause)),
      "pictures": .array(
        pictures.compactMap { picture in
          places[picture.configuration].map {
            .object(["configuration": .integer($0), "words": .string(picture.words)])
          }
        }),
      "findings": .object([
        "new": .array(newFindings.map(finding)), "fixed": .array(fixedFindings.map(finding)),
      ]),
      "errors": .array(
        failures.map { .object(["name": .string($0.name), "reason": .string($0.reason)]) }),
      "reference": sides.map { .string($0.reference) },
      "candidate": sides.map { .string($0.candidate) },
      "prefix": .string(prefix),
      "canApprove": .bool(canApprove),
    ])
  }
}

extension ReportChanges {
  /// What two runs came to.
  ///
  /// - Parameters:
  ///   - result: the comparison.
  ///   - canApprove: whether the reference can be written into.
  ///   - prefix: what stands before the names of the page's configurations in the comparison.
  init(_ result: DiffResult, canApprove: Bool, prefix: String = "") {
    let words = result.words
    func own(_ names: [String]) -> [String] {
      prefix.isEmpty
        ? names
        : names.compactMap { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : nil }
    }
    func findings(_ list: [DiffResult.Finding]) -> [Finding] {
      list.map {
        Finding(
          rule: $0.rule, severity: $0.severity, element: $0.element, message: $0.message,
          configurations: own($0.configurations))
      }
    }
    self.init(
      verdict: result.verdict.rawValue, compared: result.compared.count,
      changed: own(result.changed), new: own(result.new),
      causes: result.causes.map { group in
        Cause(
          words: CauseWords.sentence(group),
          consequences: String(CauseWords.consequences(group).trimmingPrefix("; ")),
          place: words.phrase(for: group.configurations),
          element: group.kind.isEmpty ? nil : group.element, change: group.change.rawValue,
          configurations: own(group.configurations), followers: group.followers,
          containers: group.containers)
      },
      // Where causes tell it, a picture without a number of pixels has nothing to add.
      pictures: result.pictures.filter { $0.pixels != nil || !$0.hasCause }.compactMap { picture in
        own([picture.name]).first.map {
          Picture(
            configuration: $0,
            words: (picture.pixels == nil ? "drawn otherwise; " : "") + DiffText.amount(of: picture)
          )
        }
      },
      newFindings: findings(result.newFindings), fixedFindings: findings(result.fixedFindings))
    removed = own(result.removed)
    looks = result.looks.map { look in
      Cause(
        words: "`\(look.element)` looks otherwise: "
          + look.changes.prefix(3).map(\.words).joined(separator: ", "),
        place: words.phrase(for: look.configurations), element: look.element, change: "look",
        configurations: own(look.configurations))
    }
    failures = result.failures.map { ($0.name, $0.reason) }
    sides = (result.reference, result.candidate)
    self.prefix = prefix
    self.canApprove = canApprove
  }

  /// What a comparison printed earlier.
  init(_ diff: DiffSummary) {
    func findings(_ list: [DiffSummary.Finding]?) -> [Finding] {
      (list ?? []).map {
        Finding(
          rule: $0.rule, severity: $0.severity, element: $0.element, message: $0.message,
          configurations: $0.configurations ?? [$0.configuration].compactMap { $0 })
      }
    }
    self.init(
      verdict: diff.verdict, compared: diff.configurations.compared, changed: diff.changedNames,
      new: diff.newNames,
      causes: diff.causes.map { cause in
        let count = cause.followers?.count ?? 0
        return Cause(
          words: cause.words,
          consequences: count == 0
            ? "" : "\(DiffText.plural(count, "element")) \(count == 1 ? "follows" : "follow")",
          element: cause.element, change: cause.change, configurations: cause.configurations,
          followers: cause.followers ?? [])
      },
      pictures: (diff.pictures ?? []).map {
        Picture(
          configuration: $0.configuration,
          words: $0.pixels.map { DiffText.plural($0, "pixel") } ?? "other bytes")
      },
      newFindings: findings(diff.findings?.new), fixedFindings: findings(diff.findings?.fixed))
  }
}
