/// Why a picture could not be read.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in the words of a library where it spoke.
  public let message: String
  /// Whether the file is of a kind that is not read at all.
  public let isUnsupported: Bool

  /// Makes an error with its message.
  public init(_ message: String, isUnsupported: Bool = false) {
    self.message = message
    self.isUnsupported = isUnsupported
  }

  /// The message.
  public var description: String { message }
}
