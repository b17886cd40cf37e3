import Records

/// What a run's bytes depend on beside the spec: program, catalogue, fonts, libraries.
struct Fingerprint: Hashable, Sendable {
  /// The parts by name.
  var parts: [String: String]

  /// The fingerprint: a hash over the parts, 64 hexadecimal digits.
  var text: String {
    let lines = parts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\n" }
    return Self.hash(Array(lines.joined().utf8))
  }

  /// The hash that is used throughout a run.
  static func hash(_ bytes: [UInt8]) -> String { SHA256.hex(bytes) }
}
