public import Foundation

/// The folder of facts and real files beside the checkout; tests that need it are skipped without.
public enum SharedFolder {
  /// The folder, absent where there is none.
  public static let url: URL? = {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.deletingLastPathComponent().appending(path: "shared")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// The bytes of a file in the folder; nothing, with a printed reason, where it is absent.
  public static func bytes(_ path: String, skipping test: String = #function) -> [UInt8]? {
    guard let file = url?.appending(path: path), let data = try? Data(contentsOf: file) else {
      print("skipped \(test): there is no shared/\(path) beside the checkout")
      return nil
    }
    return [UInt8](data)
  }
}
