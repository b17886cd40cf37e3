import Glibc

/// Files below a folder, and their bytes.
enum FolderFiles {
  /// The paths of all files below a folder that end in one of some ways, in the order of names.
  static func paths(below folder: String, endingIn endings: [String]) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted().flatMap { name in
      let path = "\(folder)/\(name)"
      return endings.contains { name.hasSuffix($0) }
        ? [path] : paths(below: path, endingIn: endings)
    }
  }

  /// The bytes of a file; nothing where it is empty or can't be read.
  static func read(_ path: String) -> [UInt8]? {
    let file = unsafe open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let length = Int(lseek(file, 0, SEEK_END))
    lseek(file, 0, SEEK_SET)
    guard length > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: length)
    var at = 0
    while at < length {
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe Glibc.read(file, $0.baseAddress?.advanced(by: at), length - at)
      }
      guard count > 0 else { return nil }
      at += count
    }
    return bytes
  }
}
