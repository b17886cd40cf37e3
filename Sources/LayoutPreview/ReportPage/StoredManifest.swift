import Foundation
import Records

/// What a manifest says of a run that was written earlier.
struct StoredManifest: Decodable {
  /// A file of a configuration.
  struct File: Decodable, Hashable {
    var path: String
    var sha256: String
  }

  /// How many things were found in a configuration.
  struct Findings: Decodable, Hashable {
    var error: Int
    var warning: Int
    var info: Int
  }

  /// Where the window lies in the pictures of a configuration.
  struct Picture: Decodable, Hashable {
    var size: [Double]
    var origin: [Double]
    var factor: Double
    var device: [Double]

    /// Whether all numbers are there.
    var isWhole: Bool { size.count == 2 && origin.count == 2 && device.count == 4 && factor > 0 }
  }

  /// A configuration.
  struct Entry: Decodable, Hashable {
    var name: String
    var files: [String: File]
    var findings: Findings
    var failure: String?
    var picture: Picture?
  }

  var format: Int
  var name: String
  var fingerprint: String
  var fingerprintParts: [String: String]
  var configurations: [Entry]
  var findings: Findings
}

/// Why a run folder can't be used, in words.
struct StoredRunProblem: Error {
  var message: String
  /// Whether the files are there but hold something else than they should.
  var isInvalid: Bool
}

/// A run folder that was written earlier.
struct StoredRun {
  /// The most bytes of a file that are read; a picture may hold other pictures.
  static let limit = 256 << 20

  /// Where it lies.
  let path: String
  /// The path as the user named it.
  let shown: String
  let manifest: StoredManifest

  /// Reads the manifest of a folder.
  ///
  /// - Throws: ``StoredRunProblem`` if there is none, or none that this program understands.
  init(path: String, shown: String) throws(StoredRunProblem) {
    self.path = path
    self.shown = shown
    let file = Paths.join(path, Manifest.fileName)
    guard Files.kind(of: file) == .file else {
      throw StoredRunProblem(message: Self.missing(path, shown), isInvalid: false)
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(
        file, shown: Paths.join(shown, Manifest.fileName), limit: Self.limit)
    } catch {
      throw StoredRunProblem(message: "can't read \(error)", isInvalid: false)
    }
    let place = Paths.join(shown, Manifest.fileName)
    guard let manifest = try? JSONDecoder().decode(StoredManifest.self, from: Data(bytes)) else {
      throw StoredRunProblem(
        message: "\(place): not the manifest of a run; 'proofsheet render' writes one",
        isInvalid: true)
    }
    guard manifest.format == Manifest.format else {
      throw StoredRunProblem(
        message: "\(place): has form \(manifest.format); this program reads form "
          + "\(Manifest.format), so draw the run anew", isInvalid: true)
    }
    // Names become paths: one that leads out of the folder was not written by a run.
    for entry in manifest.configurations {
      for name in [entry.name] + entry.files.values.map(\.path) where !Paths.isConfined(name) {
        throw StoredRunProblem(
          message: "\(place): '\(name)' leads out of the run folder", isInvalid: true)
      }
    }
    self.manifest = manifest
  }

  private static func missing(_ path: String, _ shown: String) -> String {
    guard Files.kind(of: path) == .folder else { return "can't read \(shown): no such folder" }
    let runs = ((try? Files.names(in: path, shown: shown)) ?? []).filter {
      Files.kind(of: Paths.join(Paths.join(path, $0), Manifest.fileName)) == .file
    }
    guard !runs.isEmpty else {
      return "can't read \(shown): it holds no \(Manifest.fileName), so it is not a run folder"
    }
    let names = runs.prefix(3).map { Paths.join(shown, $0) }.joined(separator: ", ")
    let more = runs.count > 3 ? " and \(runs.count - 3) more" : ""
    return "\(shown) is not a run folder itself, but holds some: \(names)\(more)"
  }

  /// The bytes of a file of the run.
  func read(_ name: String) throws(FileError) -> [UInt8] {
    try Files.read(
      Paths.join(path, name), shown: Paths.join(shown, name), limit: Self.limit)
  }
}
