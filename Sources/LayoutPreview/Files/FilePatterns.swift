import Glibc

/// Globs over files: `*`, `?` and `[a-z]` inside the parts of a path.
enum FilePatterns {
  /// Whether a text has a sign of a glob.
  static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }

  /// The paths that a pattern stands for, as the user would write them, in the order of their bytes.
  static func expand(_ pattern: String, in folder: String) -> [String] {
    let isAbsolute = pattern.hasPrefix("/")
    var found = [isAbsolute ? "/" : ""]
    let parts = pattern.split(separator: "/").map(String.init)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      found = found.flatMap { base in
        matches(part, below: base, in: folder).filter { path in
          let kind = Files.kind(of: Paths.resolve(path, in: folder))
          return isLast ? kind != nil : kind == .folder
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func matches(_ part: String, below base: String, in folder: String) -> [String] {
    func path(_ name: String) -> String { base.isEmpty ? name : Paths.join(base, name) }
    guard isPattern(part) else { return [path(part)] }
    let place = Paths.resolve(base, in: folder)
    let names = (try? Files.names(in: place, shown: base)) ?? []
    return names.filter { unsafe fnmatch(part, $0, FNM_PERIOD) == 0 }.map(path)
  }
}
