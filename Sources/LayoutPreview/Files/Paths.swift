import Glibc

/// The arithmetic of paths: `/` separates, nothing is looked up unless said.
enum Paths {
  /// A path seen from a folder; absolute ones stay as they are.
  static func resolve(_ path: String, in folder: String) -> String {
    if path.hasPrefix("/") { return path }
    if path.isEmpty || path == "." { return folder }
    return join(folder, path)
  }

  /// Two parts with one slash between them.
  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder that a path lies in; nothing for the root and for a bare name.
  static func parent(of path: String) -> String? {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = trimmed.lastIndex(of: "/") else { return nil }
    let parent = trimmed[..<slash]
    if parent.isEmpty { return trimmed == "/" ? nil : "/" }
    return String(parent)
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The extension of a path in lower case, without the dot; empty where there is none.
  static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// A path as it is seen from a folder; both are absolute.
  static func relative(_ path: String, from folder: String) -> String {
    let parts = path.split(separator: "/")
    let own = folder.split(separator: "/")
    let shared = zip(parts, own).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: own.count - shared)
    return (up + parts.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

  /// The path with all links followed; nothing where it leads nowhere.
  static func real(_ path: String) -> String? {
    guard let start = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(start) }
    return unsafe String(cString: start)
  }

  /// Whether a path with links followed lies in a folder with links followed.
  static func isInside(_ path: String, folder: String) -> Bool {
    folder == "/" || path.hasPrefix(folder + "/")
  }

  /// Whether a path stays below the folder that it is seen from, by its text alone.
  static func isConfined(_ path: String) -> Bool {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.utf8.contains(0) else { return false }
    return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".."
    }
  }
}
