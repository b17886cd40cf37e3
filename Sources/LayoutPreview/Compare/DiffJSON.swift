import Bitmaps
import Comparison
import Records

/// What differs as JSON: stable, and documented on the page about comparing runs.
enum DiffJSON {
  /// The version of the form.
  static let format = 1

  /// The text of a result, ending in a line break.
  static func text(_ result: DiffResult) -> String { value(result).text() }

  /// The result as a value.
  static func value(_ result: DiffResult) -> JSONValue {
    .record([
      "format": .integer(format),
      "verdict": .string(result.verdict.rawValue),
      "configurations": .object([
        "compared": .integer(result.compared.count), "changed": .integer(result.changed.count),
        "new": .integer(result.new.count), "removed": .integer(result.removed.count),
      ]),
      "changed": strings(result.changed),
      "new": strings(result.new),
      "removed": strings(result.removed),
      "causes": .array(result.causes.map { cause($0) }),
      "looks": result.looks.isEmpty ? nil : .array(result.looks.map(look)),
      "pictures": .array(result.pictures.map(picture)),
      "uncounted": result.uncounted.isEmpty ? nil : strings(result.uncounted),
      "findings": .object([
        "new": .array(result.newFindings.map(finding)),
        "fixed": .array(result.fixedFindings.map(finding)),
      ]),
      "errors": result.failures.isEmpty
        ? nil
        : .array(
          result.failures.map {
            .object(["configuration": .string($0.name), "message": .string($0.reason)])
          }),
      "fingerprint": result.fingerprint.isEmpty
        ? nil : .array(result.fingerprint.map(change)),
    ])
  }

  private static func cause(_ group: CauseGroup) -> JSONValue {
    .record([
      "element": .string(group.element), "screen": .string(group.screen),
      "kind": group.kind.isEmpty ? nil : .string(group.kind),
      "change": .string(group.change.rawValue),
      "delta": delta(group.delta), "unit": .string("pt"),
      "deltas": group.sizes.count < 2
        ? nil
        : .array(
          group.sizes.map {
            .object(["delta": delta($0.delta), "configurations": strings($0.configurations)])
          }),
      "rules": group.rules.isEmpty ? nil : .array(group.rules.map(change)),
      "places": places(group.places),
      "textFit": group.fit.map { .string($0.words) },
      "cut": group.cut.isEmpty ? nil : strings(group.cut),
      "configurations": strings(group.configurations),
      "followers": strings(group.followers),
      "followerDeltas": group.moves.isEmpty ? nil : .array(group.moves.map(delta)),
      "containers": group.containers.isEmpty ? nil : strings(group.containers),
      "contents": group.contents.isEmpty ? nil : strings(group.contents),
    ])
  }

  private static func look(_ look: DiffResult.Look) -> JSONValue {
    .record([
      "element": .string(look.element),
      "screen": .string(look.screens.count == 1 ? look.screens[0] : ""),
      "rules": .array(look.changes.map(change)), "places": places(look.places),
      "configurations": strings(look.configurations),
    ])
  }

  /// The elements that changed alike, where there are several.
  private static func places(_ places: [CauseGroup.Place]) -> JSONValue? {
    places.count < 2
      ? nil
      : .array(
        places.map {
          .object([
            "screen": .string($0.screen), "element": .string($0.element),
            "configurations": strings($0.configurations),
          ])
        })
  }

  private static func picture(_ picture: DiffResult.Picture) -> JSONValue {
    .record([
      "configuration": .string(picture.name),
      "pixels": picture.pixels.map { .integer($0) } ?? .null,
      "share": picture.share.map { .share($0) },
      "bounds": picture.bounds.map { bounds in
        .array([bounds.x, bounds.y, bounds.width, bounds.height].map { .integer($0) })
      },
      "file": picture.file.map { .string($0) },
      "remark": picture.remark.map { .string($0) },
    ])
  }

  private static func finding(_ finding: DiffResult.Finding) -> JSONValue {
    .record([
      "rule": .string(finding.rule), "severity": .string(finding.severity),
      "screen": .string(finding.screen), "element": finding.element.map { .string($0) },
      "message": .string(finding.message), "configurations": strings(finding.configurations),
    ])
  }

  private static func change(_ change: RuleChange) -> JSONValue {
    .object([
      "key": .string(change.key), "reference": change.reference.map { .string($0) } ?? .null,
      "candidate": change.candidate.map { .string($0) } ?? .null,
    ])
  }

  private static func delta(_ delta: FrameDelta) -> JSONValue {
    .object([
      "x": .number(delta.x), "y": .number(delta.y), "width": .number(delta.width),
      "height": .number(delta.height),
    ])
  }

  private static func strings(_ values: [String]) -> JSONValue {
    .array(values.map { .string($0) })
  }
}
