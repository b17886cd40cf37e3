import Glibc

/// Waits until one of some files is saved, or until the user ends the program.
///
/// The system wakes it when something happens in the folders of the files; what counts is how the
/// files look then, since editors save in many ways. Where the system tells nothing, as on some network
/// drives, it looks by itself now and then.
final class FileWatcher {
  /// What ended the waiting.
  enum Event {
    /// A file looks different.
    case saved
    /// The user, or the system, wants the program to end.
    case ended
  }

  /// How long nothing may change for a save to be over, in milliseconds; some take several steps.
  private static let settling: Int32 = 25
  /// How often signals and files are looked at where nobody tells, in milliseconds.
  private static let interval: Int32 = 150
  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  private let notices: Int32
  private var folders: [String: Int32] = [:]
  private var hasEnded = false

  /// Starts to listen; from now on the signals that end a program only end its waiting.
  ///
  /// - Throws: ``FileError`` if the system can't tell of changes.
  init() throws(FileError) {
    var wanted = sigset_t()
    unsafe sigemptyset(&wanted)
    for signal in Self.endings { unsafe sigaddset(&wanted, signal) }
    // Threads that are started later inherit this: none of them is interrupted in the middle of a file.
    unsafe pthread_sigmask(SIG_BLOCK, &wanted, nil)
    notices = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard notices >= 0 else { throw FileError(path: "the watch on files", number: errno) }
  }

  deinit { close(notices) }

  /// Whether the user wants the program to end; asked while there is work to do.
  func isEnded() -> Bool {
    guard !hasEnded else { return true }
    var pending = sigset_t()
    guard unsafe sigpending(&pending) == 0 else { return false }
    for signal in Self.endings where unsafe sigismember(&pending, signal) == 1 { hasEnded = true }
    return hasEnded
  }

  /// Waits until files differ from how they looked.
  func wait(for paths: Set<String>, toDifferFrom before: FileSnapshot) -> Event {
    listen(to: Set(paths.compactMap { Paths.parent(of: $0) }))
    while !isEnded() {
      var now = FileSnapshot(of: paths)
      if now == before {
        rest(Self.interval)
        continue
      }
      // The state that counts is the one that lasts.
      while !isEnded() {
        rest(Self.settling)
        let next = FileSnapshot(of: paths)
        if next == now { return .saved }
        now = next
      }
    }
    return .ended
  }

  private func listen(to wanted: Set<String>) {
    for (folder, watch) in folders where !wanted.contains(folder) {
      inotify_rm_watch(notices, watch)
      folders[folder] = nil
    }
    let mask = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB)
    for folder in wanted where folders[folder] == nil {
      let watch = unsafe inotify_add_watch(notices, folder, mask)
      if watch >= 0 { folders[folder] = watch }
    }
  }

  /// Rests until the system tells of files, at most some milliseconds.
  private func rest(_ milliseconds: Int32) {
    var file = pollfd(fd: notices, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&file, 1, milliseconds) > 0 else { return }
    // What is told does not matter, only that something was: the files themselves are looked at.
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while unsafe read(notices, &chunk, chunk.count) > 0 {}
  }
}
