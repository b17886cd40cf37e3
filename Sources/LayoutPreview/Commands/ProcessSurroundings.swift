import Foundation
import Glibc

/// What the process was started with; asked once, in one place.
struct ProcessSurroundings {
  let arguments = Array(CommandLine.arguments.dropFirst())
  let environment = ProcessInfo.processInfo.environment
  let workingDirectory = FileManager.default.currentDirectoryPath
  let cores = max(ProcessInfo.processInfo.activeProcessorCount, 1)

  /// Reads standard input to its end; what comes after the limit of a spec is not needed.
  static func readStandardInput() -> [UInt8] {
    (try? Files.read(STDIN_FILENO, shown: "-", limit: SpecSources.limit, cutting: true)) ?? []
  }

  /// Writes text to an open file; a reader that went away is no error.
  ///
  /// - Returns: the number of the error that stopped it, 0 where all is well.
  static func write(_ text: String, to file: Int32) -> Int32 {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 && errno != EPIPE ? errno : 0 }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
