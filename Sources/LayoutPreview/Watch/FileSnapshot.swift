import Glibc

/// What some files look like from outside: enough to see that one was saved.
struct FileSnapshot: Hashable {
  /// What tells one state of a file from another.
  private struct Mark: Hashable {
    var file: UInt
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  private var marks: [String: Mark] = [:]

  /// Looks at files; one that is not there is a state too.
  init(of paths: Set<String>) {
    for path in paths {
      var info = stat()
      guard unsafe stat(path, &info) == 0 else { continue }
      marks[path] = Mark(
        file: UInt(info.st_ino), size: Int(info.st_size), seconds: info.st_mtim.tv_sec,
        nanoseconds: info.st_mtim.tv_nsec)
    }
  }
}
