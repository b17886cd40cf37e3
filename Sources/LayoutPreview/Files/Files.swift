import Glibc

/// Reading and writing of files; every failure says which path and why.
enum Files {
  /// What a path leads to.
  enum Kind {
    case file
    case folder
    case other
  }

  /// What a path leads to, links followed; nothing where there is nothing.
  static func kind(of path: String) -> Kind? {
    var info = stat()
    guard unsafe stat(path, &info) == 0 else { return nil }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: where it lies.
  ///   - shown: the path as the user named it, for messages.
  ///   - limit: the most bytes that are read.
  ///   - cutting: whether a longer file is cut there; else it is an error.
  /// - Returns: the bytes.
  /// - Throws: ``FileError`` if the file cannot be read or is too long.
  static func read(
    _ path: String, shown: String, limit: Int, cutting: Bool = false
  ) throws(FileError) -> [UInt8] {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError(path: shown, number: errno) }
    defer { close(file) }
    var info = stat()
    guard unsafe fstat(file, &info) == 0 else { throw FileError(path: shown, number: errno) }
    if info.st_mode & S_IFMT == S_IFDIR { throw FileError(path: shown, number: EISDIR) }
    return try read(
      file, shown: shown, limit: limit, cutting: cutting, expecting: Int(info.st_size))
  }

  /// The bytes that an open file still has, about as many as are expected.
  static func read(
    _ file: Int32, shown: String, limit: Int, cutting: Bool = false, expecting count: Int = 0
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(count, limit, 1 << 26))
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe Glibc.read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(path: shown, number: errno) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else {
        if cutting { return Array(bytes[..<limit]) }
        throw FileError(path: shown, reason: "it is larger than \(limit >> 20) MiB")
      }
    }
  }

  /// The names in a folder in the order of their bytes, hidden ones left out.
  static func names(in folder: String, shown: String) throws(FileError) -> [String] {
    guard let stream = unsafe opendir(folder) else {
      throw FileError(path: shown, number: errno)
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { start in
          unsafe String(cString: start)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a folder with all that lead to it.
  static func makeFolder(_ path: String) throws(FileError) {
    if unsafe mkdir(path, 0o777) == 0 { return }
    let number = errno
    if number == EEXIST {
      if kind(of: path) == .folder { return }
      throw FileError(path: path, reason: "there is a file where a folder is needed")
    }
    guard number == ENOENT, let parent = Paths.parent(of: path), parent != path else {
      throw FileError(path: path, number: number)
    }
    try makeFolder(parent)
    guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError(path: path, number: errno)
    }
  }

  /// Writes a file whole beside its place, then puts it there: others see the old or the new one.
  ///
  /// - Parameters:
  ///   - bytes: what is written.
  ///   - path: the place.
  ///   - temporary: where it is written first, on the same file system; used by no other thread.
  /// - Throws: ``FileError`` that names the place.
  static func write(
    _ bytes: [UInt8], to path: String, by temporary: String
  ) throws(FileError) {
    let file = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileError(path: path, number: errno) }
    var failure: Int32 = 0
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        return unsafe Glibc.write(file, rest.baseAddress, rest.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        failure = errno
        break
      }
      written += count
    }
    // Some file systems tell of a full disk only now.
    if close(file) != 0, failure == 0 { failure = errno }
    if failure == 0, unsafe rename(temporary, path) != 0 { failure = errno }
    guard failure == 0 else {
      unsafe unlink(temporary)
      throw FileError(path: path, number: failure)
    }
  }

  /// Adds a line to the end of a file, which is made where it is missing.
  ///
  /// - Throws: ``FileError`` that names the file as the user would.
  static func append(line: String, to path: String, shown: String) throws(FileError) {
    let file = unsafe open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileError(path: shown, number: errno) }
    defer { close(file) }
    // An interrupted run may have left half a line: the new one must not be joined to it.
    var last: UInt8 = UInt8(ascii: "\n")
    let length = lseek(file, 0, SEEK_END)
    if length > 0 { unsafe pread(file, &last, 1, length - 1) }
    var rest = Array(((last == UInt8(ascii: "\n") ? "" : "\n") + line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(path: shown, number: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Removes a file; one that is not there is as good as removed.
  static func remove(_ path: String) throws(FileError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else {
      throw FileError(path: path, number: errno)
    }
  }

  /// Removes a folder where it is empty.
  static func removeEmptyFolder(_ path: String) { _ = unsafe rmdir(path) }
}
