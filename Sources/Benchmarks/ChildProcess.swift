import Glibc

/// Another process, run to its end and measured.
enum ChildProcess {
  /// What was measured.
  struct Outcome {
    /// The time from start to end in seconds.
    var seconds: Double
    /// The most memory that the process held, in MiB.
    var peakMemory: Double
    /// The exit status; negative where a signal ended the process.
    var status: Int32
  }

  /// Runs a program with its streams closed off.
  ///
  /// - Parameters:
  ///   - path: where the program lies.
  ///   - arguments: its arguments.
  /// - Returns: what was measured; nothing where the program cannot be started.
  static func run(_ path: String, _ arguments: [String]) -> Outcome? {
    var actions = unsafe posix_spawn_file_actions_t()
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([path] + arguments).map {
      unsafe strdup($0)
    }
    unsafe words.append(nil)
    defer { unsafe words.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let start = ContinuousClock.now
    guard unsafe posix_spawn(&process, path, &actions, nil, words, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { return nil }
    }
    return Outcome(
      seconds: Sample.seconds(since: start), peakMemory: Double(usage.ru_maxrss) / 1024,
      status: status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f))
  }

  /// Makes a folder that the caller removes with ``remove(_:)``.
  static func makeTemporaryFolder() -> String {
    let base = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/proofsheet-bench-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      stop("there is no folder for temporary files")
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a folder and what it holds.
  static func remove(_ folder: String) { _ = run("/bin/rm", ["-rf", folder]) }

  /// The text of a small file; empty where there is none.
  static func read(_ path: String) -> String {
    let file = unsafe open(path, O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe Glibc.read(file, $0.baseAddress, $0.count)
    }
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  /// The bytes of a file; the bench cannot go on without it.
  static func bytes(of path: String) -> [UInt8] {
    let file = unsafe open(path, O_RDONLY)
    precondition(file >= 0, "\(path) can be read")
    defer { close(file) }
    let size = Int(lseek(file, 0, SEEK_END))
    return unsafe [UInt8](unsafeUninitializedCapacity: size) { memory, count in
      count = unsafe max(pread(file, memory.baseAddress, size, 0), 0)
      precondition(count == size, "\(path) is whole")
    }
  }

  /// Writes a file; the bench cannot go on without it.
  static func write(_ bytes: [UInt8], to path: String) {
    let file = unsafe open(path, O_CREAT | O_WRONLY | O_TRUNC, 0o644)
    precondition(file >= 0, "\(path) can be written")
    let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
    precondition(count == bytes.count, "\(path) is whole")
    close(file)
  }
}
