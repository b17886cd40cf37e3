/// Why fonts could not be used.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The program's text family is not installed.
  case missingFamily(String)
  /// A font file could not be read.
  case unreadableFile(String)
  /// The font system could not be set up.
  case unavailable

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .missingFamily(let family):
      "the font family \(family) is not installed (on Debian: apt-get install fonts-inter)"
    case .unreadableFile(let path):
      "the file \(path) is not a font that can be read"
    case .unavailable:
      "the font system could not be set up"
    }
  }
}
