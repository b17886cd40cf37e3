import Foundation
import Synchronization

/// The files of a folder in a revision of a git repository, read by the program `git`.
struct GitFiles: ComparedFiles {
  let shown: String
  let paths: [String]
  /// The names that git has for the contents, by path.
  private let blobs: [String: String]
  private let reader: BlobReader

  /// Lists a folder of a revision.
  ///
  /// - Parameters:
  ///   - name: `REVISION:FOLDER`, the folder seen from the top of the repository, as git has it.
  ///   - directory: a folder of the checkout.
  /// - Throws: ``FileError`` in the words of git where there is no such revision or folder.
  init(_ name: String, in directory: String) throws(FileError) {
    shown = name
    // A name that begins with a hyphen would be taken for an option.
    guard !name.hasPrefix("-") else { throw FileError(path: name, reason: "no such revision") }
    let (status, output, errors) = try Self.run(
      ["ls-tree", "-r", "-z", "--full-tree", name], in: directory)
    guard status == 0 else {
      let words = errors.split(separator: "\n").first.map(String.init) ?? "git gave no reason"
      let reason = words.hasPrefix("fatal: ") ? String(words.dropFirst(7)) : words
      throw FileError(path: name, reason: "git says: \(reason)")
    }
    var blobs: [String: String] = [:]
    for entry in output.split(separator: 0) {
      // `100644 blob 8a1f…\tpath`
      let text = String(decoding: entry, as: UTF8.self)
      guard let tab = text.firstIndex(of: "\t") else { continue }
      let words = text[..<tab].split(separator: " ")
      let path = String(text[text.index(after: tab)...])
      guard words.count == 3, words[1] == "blob", words[0] != "120000",
        !path.split(separator: "/").contains(where: { $0.hasPrefix(".") })
      else { continue }
      blobs[path] = String(words[2])
    }
    self.blobs = blobs
    paths = blobs.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    reader = try BlobReader(directory: directory, shown: name)
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    let file = Paths.join(shown, path)
    guard let blob = blobs[path] else {
      throw FileError(path: file, reason: "no such file or folder")
    }
    return try reader.read(blob, shown: file)
  }

  func location(of path: String) -> String? { nil }

  private static func run(
    _ arguments: [String], in directory: String
  ) throws(FileError) -> (status: Int32, output: Data, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(filePath: directory)
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
      // Words of an error fit into the pipe while the list is read.
      let list = try output.fileHandleForReading.readToEnd() ?? Data()
      let words = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (process.terminationStatus, list, String(decoding: words, as: UTF8.self))
    } catch {
      throw FileError(path: "git", reason: "it can't be run")
    }
  }

  /// One `git cat-file --batch` that all threads ask in turn.
  private final class BlobReader: Sendable {
    private struct State: @unchecked Sendable {
      let process: Process
      let input: FileHandle
      let output: FileHandle
    }

    private let state: Mutex<State>

    init(directory: String, shown: String) throws(FileError) {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git", "cat-file", "--batch"]
      process.currentDirectoryURL = URL(filePath: directory)
      let (input, output) = (Pipe(), Pipe())
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      do { try process.run() } catch { throw FileError(path: "git", reason: "it can't be run") }
      state = Mutex(
        State(
          process: process, input: input.fileHandleForWriting,
          output: output.fileHandleForReading))
    }

    deinit {
      state.withLock {
        // It ends by itself when there is nothing more to ask.
        try? $0.input.close()
        $0.process.waitUntilExit()
      }
    }

    func read(_ blob: String, shown: String) throws(FileError) -> [UInt8] {
      do {
        return try state.withLock { state in
          try state.input.write(contentsOf: Data("\(blob)\n".utf8))
          // `8a1f… blob 1234`, the bytes, a line break.
          var head: [UInt8] = []
          while head.last != UInt8(ascii: "\n") {
            guard let byte = try state.output.read(upToCount: 1)?.first else {
              throw FileError(path: shown, reason: "git ended early")
            }
            head.append(byte)
          }
          let words = String(decoding: head.dropLast(), as: UTF8.self).split(separator: " ")
          guard words.count == 3, let count = Int(words[2]) else {
            throw FileError(path: shown, reason: "git has no such object")
          }
          var bytes: [UInt8] = []
          bytes.reserveCapacity(count)
          while bytes.count < count + 1 {
            guard let part = try state.output.read(upToCount: count + 1 - bytes.count),
              !part.isEmpty
            else { throw FileError(path: shown, reason: "git ended early") }
            bytes += part
          }
          return Array(bytes.dropLast())
        }
      } catch let error as FileError {
        throw error
      } catch {
        throw FileError(path: shown, reason: "git can't be asked")
      }
    }
  }
}
