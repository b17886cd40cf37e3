/// How far a number of the catalogue can be trusted.
public enum Confidence: String, Hashable, Sendable, CaseIterable {
  /// The maker's own table, or two independent measurements that agree.
  case high
  /// One measurement, a secondary table, or a well-supported inference.
  case medium
  /// An estimate, carried over from a sibling, or sources disagree.
  case low
}

/// Where a group of numbers comes from.
public struct Provenance: Hashable, Sendable {
  /// Tags of the catalogue's source list.
  public var sources: [String]
  /// How far the numbers can be trusted.
  public var confidence: Confidence?

  /// Whether any of the numbers is assumed rather than measured, stated or derived.
  public var isAssumed: Bool { sources.contains("assumed") }

  /// Makes a provenance from its parts.
  public init(sources: [String], confidence: Confidence?) {
    self.sources = sources
    self.confidence = confidence
  }
}
