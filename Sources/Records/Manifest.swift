public import Findings
public import Geometry

/// The contents of a run folder: what was drawn, in order, with hashes.
///
/// Nothing in it tells where, when or how a run was made, so that equal runs have equal manifests.
public struct Manifest: Hashable, Sendable {
  /// How many things were found, by severity.
  public struct Findings: Hashable, Sendable {
    /// Errors.
    public var errors: Int
    /// Warnings.
    public var warnings: Int
    /// Remarks.
    public var infos: Int

    /// Counts some findings.
    public init(_ findings: [Finding]) {
      errors = findings.filter { $0.severity == .error }.count
      warnings = findings.filter { $0.severity == .warning }.count
      infos = findings.filter { $0.severity == .info }.count
    }

    /// Makes counts.
    public init(errors: Int = 0, warnings: Int = 0, infos: Int = 0) {
      self.errors = errors
      self.warnings = warnings
      self.infos = infos
    }
  }

  /// One file of a configuration.
  public struct File: Hashable, Sendable {
    /// The path inside the run folder.
    public var path: String
    /// SHA-256, 64 hexadecimal digits.
    public var hash: String

    /// Makes an entry.
    public init(path: String, hash: String) {
      self.path = path
      self.hash = hash
    }
  }

  /// Where a window lies in the pictures of its configuration, in points of the page.
  public struct Picture: Hashable, Sendable {
    /// The size of the page.
    public var size: Size
    /// The top left corner of the window.
    public var origin: Point
    /// Page points for a point of the window.
    public var factor: Double
    /// The body of the device.
    public var device: Rect

    /// Makes an entry.
    public init(size: Size, origin: Point, factor: Double, device: Rect) {
      self.size = size
      self.origin = origin
      self.factor = factor
      self.device = device
    }
  }

  /// One configuration with its files.
  public struct Entry: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The files by format: `json`, `svg`, `png` and so on.
    public var files: [String: File]
    /// What was found.
    public var findings: Findings
    /// Why it could not be drawn; absent where it was.
    public var failure: String?
    /// Where its window lies in its pictures; absent where there are none.
    public var picture: Picture?

    /// Makes an entry.
    public init(
      name: String, files: [String: File], findings: Findings = Findings(), failure: String? = nil,
      picture: Picture? = nil
    ) {
      self.name = name
      self.files = files
      self.findings = findings
      self.failure = failure
      self.picture = picture
    }
  }

  /// A picture that shows several configurations of one screen.
  public struct Series: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The names of the configurations in the order of the picture.
    public var configurations: [String]
    /// The files by format.
    public var files: [String: File]

    /// Makes an entry.
    public init(name: String, configurations: [String], files: [String: File]) {
      self.name = name
      self.configurations = configurations
      self.files = files
    }
  }

  /// The version of the form.
  public static let format = 1
  /// The name of the file in a run folder.
  public static let fileName = "manifest.json"

  /// The name of the spec.
  public var name: String
  /// What the program, its data and its libraries were.
  public var fingerprint: String
  /// The parts that the fingerprint is made of, by name.
  public var parts: [String: String]
  /// The configurations in the order of the matrix.
  public var configurations: [Entry]
  /// The pictures that show several configurations, in order.
  public var series: [Series]
  /// Whether the spec's matrix has configurations that are not among these.
  public var isPartial: Bool

  /// Makes a manifest.
  public init(
    name: String, fingerprint: String, parts: [String: String], configurations: [Entry],
    series: [Series] = [], isPartial: Bool = false
  ) {
    self.name = name
    self.isPartial = isPartial
    self.fingerprint = fingerprint
    self.parts = parts
    self.configurations = configurations
    self.series = series
  }

  /// The text of the file, ending in a line break; canonical, one line a configuration.
  public var json: String {
    JSONValue.record([
      "format": .integer(Self.format),
      "name": .string(name),
      "fingerprint": .string(fingerprint),
      "fingerprintParts": .object(parts.mapValues { .string($0) }),
      "configurations": .array(configurations.map(Self.entry)),
      "series": series.isEmpty ? nil : .array(series.map(Self.series)),
      "partial": isPartial ? .bool(true) : nil,
      "findings": Self.findings(configurations.map(\.findings).reduce(Findings(), Self.sum)),
    ]).text()
  }

  private static func entry(_ entry: Entry) -> JSONValue {
    .record([
      "name": .string(entry.name),
      "files": files(entry.files),
      "findings": findings(entry.findings),
      "failure": entry.failure.map { .string($0) },
      "picture": entry.picture.map(picture),
    ])
  }

  private static func picture(_ picture: Picture) -> JSONValue {
    .object([
      "size": .size(picture.size), "origin": .point(picture.origin),
      "factor": .number(picture.factor), "device": .rect(picture.device),
    ])
  }

  private static func series(_ series: Series) -> JSONValue {
    .record([
      "name": .string(series.name),
      "configurations": .array(series.configurations.map { .string($0) }),
      "files": files(series.files),
    ])
  }

  private static func files(_ files: [String: File]) -> JSONValue {
    .object(
      files.mapValues { .object(["path": .string($0.path), "sha256": .string($0.hash)]) })
  }

  private static func findings(_ findings: Findings) -> JSONValue {
    .object([
      "error": .integer(findings.errors), "warning": .integer(findings.warnings),
      "info": .integer(findings.infos),
    ])
  }

  private static func sum(_ a: Findings, _ b: Findings) -> Findings {
    Findings(
      errors: a.errors + b.errors, warnings: a.warnings + b.warnings, infos: a.infos + b.infos)
  }
}
