import Glibc

/// A file or folder that could not be read or written, with the reason in words.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as the user would name it.
  public var path: String
  /// What went wrong, for example `no space left on the disk`.
  public var reason: String

  /// Makes an error from its parts.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Makes an error from a number of the C library.
  init(path: String, number: Int32) {
    self.init(path: path, reason: Self.words(for: number))
  }

  /// Path and reason.
  public var description: String { "\(path): \(reason)" }

  // The C library's own words depend on the locale.
  private static func words(for number: Int32) -> String {
    switch number {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the file system can only be read"
    case ENOSPC: "no space left on the disk"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "the file would be too large"
    case ENOTDIR: "a part of the path is a file, not a folder"
    case EISDIR: "it is a folder"
    case EEXIST: "there is a file of that name"
    case ENOTEMPTY: "the folder is not empty"
    case ENAMETOOLONG: "the name is too long"
    case ELOOP: "too many symbolic links"
    case EMFILE, ENFILE: "too many open files"
    case EIO: "the disk reports an error"
    case ENOMEM: "not enough memory"
    default: "error \(number)"
    }
  }
}
