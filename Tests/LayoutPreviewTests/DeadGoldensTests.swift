import Foundation
import TestSupport
import Testing

/// Expected files that nobody compares with anything.
struct DeadGoldensTests {
  @Test func `every golden is named by a test beside it`() throws {
    let tests = CommittedFile.root.appending(path: "Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path).sorted()
    for golden in files where golden.contains("/Goldens/") && !Self.isFolder(tests, golden) {
      let target = golden.prefix { $0 != "/" }
      let stem = URL(filePath: golden).deletingPathExtension().lastPathComponent
      let isNamed = try files.contains { file in
        guard file.hasPrefix("\(target)/"), file.hasSuffix(".swift") else { return false }
        return try String(contentsOf: tests.appending(path: file), encoding: .utf8)
          .contains(stem)
      }
      #expect(isNamed, "no test of \(target) names \(golden)")
    }
  }

  private static func isFolder(_ root: URL, _ path: String) -> Bool {
    let values = try? root.appending(path: path).resourceValues(forKeys: [.isDirectoryKey])
    return values?.isDirectory ?? false
  }
}
