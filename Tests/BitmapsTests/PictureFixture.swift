import Bitmaps
import Foundation
import Testing

/// A small picture file with the pixels that other programs read from it; `Fixtures/pictures.py`
/// makes them.
struct PictureFixture: Decodable, CustomTestStringConvertible, Sendable {
  var name: String
  var file: Data
  var width: Int
  var height: Int
  var pixels: Data
  var tolerance: Int
  var remark: String
  var isShownByFile: Bool

  var testDescription: String { name }

  static let all: [PictureFixture] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/pictures.json")
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([PictureFixture].self, from: data)) ?? []
  }()

  /// The file of a name.
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try #require(all.first { $0.name == name }, "\(name)").file)
  }
}
