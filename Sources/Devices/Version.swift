/// A system or SDK version: one to three numbers.
public struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The first number.
  public var major: Int
  /// The second number, 0 where none was written.
  public var minor: Int
  /// The third number, 0 where none was written.
  public var patch: Int

  /// Makes a version from its numbers.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `27`, `27.1` or `27.1.2`; nothing for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard !part.isEmpty, part.count <= 4, part.allSatisfy({ $0.isASCII && $0.isNumber }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    self.init(
      numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// Whether one version is older than another.
  public static func < (a: Version, b: Version) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }

  /// The shortest form: `27`, `27.1`, `27.1.2`.
  public var description: String {
    if patch != 0 { return "\(major).\(minor).\(patch)" }
    return minor != 0 ? "\(major).\(minor)" : "\(major)"
  }
}
