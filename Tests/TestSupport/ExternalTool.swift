import Foundation

/// A program of the machine that tests use as an independent eye.
public struct ExternalTool: Sendable {
  /// Where the program lies.
  public let path: String

  /// Finds a program in the folders of `PATH`; nothing where it is not installed.
  public init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let candidate = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: candidate) {
        path = candidate
        return
      }
    }
    return nil
  }

  /// A program at a known place.
  public init(path: String) { self.path = path }

  /// A Python that has a module; nothing where none has it.
  ///
  /// The system's Python is asked too: packages of the system are there, whatever comes first in
  /// `PATH`.
  public static func python(with module: String) -> ExternalTool? {
    let candidates = [ExternalTool("python3"), ExternalTool(path: "/usr/bin/python3")]
    return candidates.compactMap { $0 }.first { python in
      (try? python.run(["-c", "import \(module)"]))?.status == 0
    }
  }

  /// What a program left behind.
  public struct Result: Sendable {
    /// The exit status.
    public let status: Int32
    /// Standard output.
    public let output: [UInt8]
    /// Standard error.
    public let errorText: String

    /// Standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: its arguments.
  ///   - environment: variables set or, where the value is absent, taken away.
  /// - Returns: what it left behind, whatever its status.
  /// - Throws: an error if it cannot be started.
  public func run(
    _ arguments: [String], environment: [String: String?] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    // Files rather than pipes: a full pipe would hold the program up.
    let folder = try TemporaryFolder()
    let (output, errors) = (folder.path("output"), folder.path("errors"))
    for file in ["output", "errors"] { try folder.write([], to: file) }
    let outputHandle = try FileHandle(forWritingTo: URL(filePath: output))
    let errorHandle = try FileHandle(forWritingTo: URL(filePath: errors))
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = outputHandle
    process.standardError = errorHandle
    try process.run()
    process.waitUntilExit()
    try outputHandle.close()
    try errorHandle.close()
    return Result(
      status: process.terminationStatus, output: try folder.read("output"),
      errorText: String(decoding: try folder.read("errors"), as: UTF8.self))
  }
}
