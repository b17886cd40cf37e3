/// The files of one side of a comparison: a folder, or a folder of a git revision.
protocol ComparedFiles: Sendable {
  /// The side as the user named it.
  var shown: String { get }
  /// The paths of all files, seen from the folder, in the order of their bytes; hidden ones left out.
  var paths: [String] { get }
  /// The bytes of a file.
  ///
  /// - Throws: ``FileError`` if the file is not there or cannot be read.
  func read(_ path: String) throws(FileError) -> [UInt8]
  /// Where a file lies on the disk; absent where it is no file there.
  func location(of path: String) -> String?
}

extension ComparedFiles {
  /// The most bytes of a file that are read.
  static var limit: Int { 1 << 30 }

  /// A file of this side.
  func place(_ path: String) -> FileEquality.Place { .init(files: self, path: path) }

  /// Whether there is a file.
  func has(_ path: String) -> Bool {
    var range = paths.startIndex..<paths.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if paths[middle] == path { return true }
      range =
        paths[middle].utf8.lexicographicallyPrecedes(path.utf8)
        ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }
}

/// The files of a folder.
struct FolderFiles: ComparedFiles {
  let shown: String
  let paths: [String]
  private let root: String

  /// Lists a folder.
  ///
  /// - Throws: ``FileError`` if the folder, or one in it, cannot be read.
  init(_ root: String, shown: String) throws(FileError) {
    self.root = root
    self.shown = shown
    var found: [String] = []
    try Self.list(root, shown: shown, prefix: "", depth: 0, into: &found)
    paths = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    try Files.read(Paths.join(root, path), shown: Paths.join(shown, path), limit: Self.limit)
  }

  func location(of path: String) -> String? { Paths.join(root, path) }

  /// Deeper than any run; a link that leads back into its own folder ends here.
  private static let maximumDepth = 16

  private static func list(
    _ folder: String, shown: String, prefix: String, depth: Int, into found: inout [String]
  ) throws(FileError) {
    for name in try Files.names(in: folder, shown: shown) {
      let path = Paths.join(folder, name)
      switch Files.kind(of: path) {
      case .file: found.append(prefix + name)
      case .folder where depth < maximumDepth:
        try list(
          path, shown: Paths.join(shown, name), prefix: "\(prefix)\(name)/", depth: depth + 1,
          into: &found)
      default: break
      }
    }
  }
}
