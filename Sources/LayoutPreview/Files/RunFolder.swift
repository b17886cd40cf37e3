import Glibc
import Records

/// The folder of a run: locked while the run lasts, its files put in place whole.
///
/// A hidden file holds the lock and lists what runs wrote here, so that what a later run would not
/// write can be told from what someone else put beside it. Safe to use from several threads, each
/// with a number of its own.
final class RunFolder: Sendable {
  /// The file that is locked and lists what was written.
  static let listName = ".proofsheet"
  /// Where files are written before they are put in place; each list has a folder of its own, so that
  /// a run and a report of it do not clear away each other's.
  private let partialName: String

  /// The path of the folder as the user would name it.
  let shown: String
  private let path: String
  private let lock: Int32
  /// What earlier runs wrote here.
  let earlier: Set<String>

  /// Makes the folder where it is missing and locks it.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - shown: the folder as the user would name it.
  ///   - listName: the hidden file that is locked and lists what was written.
  /// - Throws: ``FileError`` if the folder cannot be made or another run writes into it.
  init(
    _ path: String, shown: String, list listName: String = RunFolder.listName
  ) throws(FileError) {
    self.path = path
    self.shown = shown
    partialName = listName == Self.listName ? ".partial" : "\(listName)-partial"
    do { try Files.makeFolder(path) } catch {
      throw FileError(path: error.path == path ? shown : error.path, reason: error.reason)
    }
    let list = Paths.join(path, listName)
    let file = unsafe open(list, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileError(path: shown, number: errno) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      throw FileError(path: shown, reason: "another run is writing into this folder")
    }
    lock = file
    let bytes = (try? Files.read(file, shown: list, limit: 1 << 28)) ?? []
    // Lines could have been written by anyone: only paths below this folder count.
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    earlier = Set(lines.filter { Paths.isConfined($0) && $0 != listName })
    do {
      removePartials()
      try Files.makeFolder(Paths.join(path, partialName))
    } catch {
      throw FileError(path: shown, reason: error.reason)
    }
  }

  deinit { close(lock) }

  /// Lets other runs write into the folder.
  ///
  /// Said by the run that is done, not left to the end of the last reference: a thread on its way out,
  /// or a process that another one starts right now, may hold the file open a little longer.
  func release() { flock(lock, LOCK_UN) }

  /// Notes what the run is about to write, before it does: an interrupted run is cleaned up too.
  func announce(_ files: Set<String>) throws(FileError) {
    try append(files.subtracting(earlier))
  }

  /// Puts a file in its place.
  ///
  /// - Parameters:
  ///   - bytes: what it holds.
  ///   - name: the path inside the folder.
  ///   - worker: the number of the thread.
  /// - Throws: ``FileError`` that names the file as the user would.
  func write(_ bytes: [UInt8], to name: String, worker: Int) throws(FileError) {
    // Names are checked where they are read; should one slip through, nothing leaves the folder.
    guard Paths.isConfined(name) else {
      throw FileError(path: Paths.join(shown, name), reason: "it would lie outside the run folder")
    }
    do {
      let target = Paths.join(path, name)
      if let parent = Paths.parent(of: target) { try Files.makeFolder(parent) }
      try Files.write(
        bytes, to: target, by: Paths.join(path, "\(partialName)/\(worker)"))
    } catch {
      let inside = error.path.hasPrefix(path) ? shown + error.path.dropFirst(path.count) : shown
      throw FileError(path: inside, reason: error.reason)
    }
  }

  /// Whether a file is in its place.
  func has(_ name: String) -> Bool { Files.kind(of: Paths.join(path, name)) == .file }

  /// What earlier runs wrote and this one did not, where it still exists, in order.
  func stale(besides files: Set<String>) -> [String] {
    earlier.subtracting(files).filter { Files.kind(of: Paths.join(path, $0)) == .file }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Removes files that earlier runs wrote, and the folders that become empty.
  func remove(_ files: [String]) throws(FileError) {
    guard let root = Paths.real(path) else { return }
    for name in files {
      let target = Paths.join(path, name)
      // A folder inside may be a link to somewhere else: nothing is removed there.
      guard let parent = Paths.parent(of: target), let folder = Paths.real(parent),
        folder == root || Paths.isInside(folder, folder: root)
      else { continue }
      do { try Files.remove(target) } catch {
        throw FileError(path: Paths.join(shown, name), reason: error.reason)
      }
      var parts = name.split(separator: "/").dropLast()
      while !parts.isEmpty {
        Files.removeEmptyFolder(Paths.join(path, parts.joined(separator: "/")))
        parts = parts.dropLast()
      }
    }
  }

  /// Ends the run: the list names these files and nothing else.
  func finish(keeping files: Set<String>) throws(FileError) {
    removePartials()
    Files.removeEmptyFolder(Paths.join(path, partialName))
    guard ftruncate(lock, 0) == 0 else { throw FileError(path: shown, number: errno) }
    lseek(lock, 0, SEEK_SET)
    try append(files)
  }

  private func append(_ files: Set<String>) throws(FileError) {
    let text = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { $0 + "\n" }.joined()
    lseek(lock, 0, SEEK_END)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(lock, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(path: shown, number: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// What an interrupted run left half written.
  private func removePartials() {
    let folder = Paths.join(path, partialName)
    for name in (try? Files.names(in: folder, shown: folder)) ?? [] {
      try? Files.remove(Paths.join(folder, name))
    }
  }
}
