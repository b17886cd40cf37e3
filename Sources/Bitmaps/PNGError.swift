/// Why a PNG could not be read or written.
public struct PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in the words of the PNG library where it spoke.
  public let message: String

  /// Makes an error with its message.
  public init(_ message: String) { self.message = message }

  /// The message.
  public var description: String { message }
}
