import Foundation
import Geometry
import TestSupport

/// Real files of public projects, with the frames that Apple's engine computed for them.
struct Corpus {
  /// A file with what is expected of it.
  struct File {
    /// The path from the folder of the corpus.
    var name: String
    var bytes: [UInt8]
    var expected: Expected
  }

  /// What is expected of a file.
  struct Expected: Decodable {
    var device: String
    var kind: String
    var toolsVersion: String
    var scenes: [Scene]
  }

  /// A scene, or a view that lies at the top of a file.
  struct Scene: Decodable {
    var id: String
    var kind: String
    var controller: String?
    var root: String?
    var views: [String: View]
    var safeArea: SafeArea?

    /// The size of the root view in points.
    var size: Size? {
      root.flatMap { views[$0]?.frame }.map { Size(width: $0[2], height: $0[3]) }
    }
  }

  /// The safe area that Interface Builder used for a root view.
  struct SafeArea: Decodable {
    /// Left, top, right, bottom.
    var byRule: [Double]
    /// The rule that gave them: `plain`, `small` and so on.
    var rule: String?
    var observedTop: Double?
    var observedBottom: Double?
  }

  /// A view with its stored frame.
  struct View: Decodable {
    var tag: String
    var role: String
    var parent: String?
    /// x, y, width and height in the parent's space.
    var frame: [Double]?
    var trust: String
    var category: String?
  }

  private struct Index: Decodable {
    struct Entry: Decodable { var file: String }
    var files: [Entry]
  }

  /// The folder of the corpus; nothing, with a printed reason, where there is none.
  static func folder(skipping test: String) -> URL? {
    let named = ProcessInfo.processInfo.environment["PROOFSHEET_CORPUS"].map { URL(filePath: $0) }
    guard let folder = named ?? SharedFolder.url?.appending(path: "corpus/ib"),
      FileManager.default.fileExists(atPath: folder.appending(path: "index.json").path)
    else {
      print("skipped \(test): no shared/corpus/ib beside the checkout, none in PROOFSHEET_CORPUS")
      return nil
    }
    return folder
  }

  /// All files in the order of the index; nothing, with a printed reason, where there is no corpus.
  static func files(skipping test: String = #function) throws -> [File]? {
    guard let folder = folder(skipping: test) else { return nil }
    let index = try JSONDecoder().decode(
      Index.self, from: Data(contentsOf: folder.appending(path: "index.json")))
    return try index.files.map { entry in
      let url = folder.appending(path: entry.file)
      let expected = try JSONDecoder().decode(
        Expected.self, from: Data(contentsOf: URL(filePath: url.path + ".expected.json")))
      return File(
        name: entry.file, bytes: [UInt8](try Data(contentsOf: url)), expected: expected)
    }
  }
}
