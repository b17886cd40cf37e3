import Foundation
import LayoutPreview
import Testing

/// Runs the command in process, in a folder of its own that goes away with it.
final class CommandHarness: Sendable {
  /// What came of a command line.
  struct Result {
    var code: Int32
    var output: String
    var error: String
  }

  /// The folder that relative paths are seen from.
  let folder: URL

  init() throws {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = root.appending(path: "proofsheet-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    for file in files {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: file).path)
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs a command line.
  func run(
    _ arguments: String..., environment: [String: String] = [:], input: String = "",
    in place: String = "", isTerminal: Bool = false
  ) -> Result {
    run(
      arguments, environment: environment, input: input, in: place, isTerminal: isTerminal)
  }

  /// Runs a command line.
  func run(
    _ arguments: [String], environment: [String: String] = [:], input: String = "",
    in place: String = "", isTerminal: Bool = false
  ) -> Result {
    var output = ""
    var error = ""
    let code = ProofsheetCommand.run(
      arguments: arguments, environment: environment, standardInput: { Array(input.utf8) },
      output: { output += $0 }, error: { error += $0 },
      workingDirectory: place.isEmpty ? folder.path : folder.appending(path: place).path,
      isTerminal: isTerminal, cores: 2)
    return Result(code: code, output: output, error: error)
  }

  /// Writes a file below the folder.
  @discardableResult
  func write(_ text: String, to path: String) throws -> URL { try write(Data(text.utf8), to: path) }

  /// Writes a file below the folder.
  @discardableResult
  func write(_ bytes: Data, to path: String) throws -> URL {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
    return file
  }

  /// The text of a file below the folder; nothing where there is none.
  func text(_ path: String) -> String? {
    try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// All files below a folder with their bytes, the run's own list apart.
  func contents(of path: String) -> [String: Data] {
    let root = folder.appending(path: path)
    var contents: [String: Data] = [:]
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? [] {
      let file = root.appending(path: name)
      if let data = try? Data(contentsOf: file), !name.hasPrefix(".") { contents[name] = data }
    }
    return contents
  }
}

/// Specs that the tests of the command draw.
enum SampleSpecs {
  /// A text and a box on a phone and the foldable.
  static func simple(name: String = "sample", devices: String = "[iphone-17-pro]") -> String {
    """
    proofsheet: 1
    name: \(name)
    matrix:
      devices: \(devices)
    screens:
      - id: home
        content:
          vstack:
            - text: Night Drive
              id: title
            - box: Artwork
              id: artwork
    """
  }
}
