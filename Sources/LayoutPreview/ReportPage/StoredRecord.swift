import Foundation

/// The parts of a geometry record that reports and comments look at.
struct StoredRecord: Decodable {
  /// What was resolved.
  struct Configuration: Decodable {
    var screen: String
    var device: String
    var display: String?
    var orientation: String
    var pose: String?
    var window: String
    var textSize: String
    var locale: String
    var direction: String
    var appearance: String
    var camera: Bool
    var os: String?
    var sdk: String?
  }

  /// The size classes of a scene.
  struct SizeClasses: Decodable {
    var horizontal: String
    var vertical: String
  }

  /// What surrounds the content.
  struct Scene: Decodable {
    var display: [Double]
    var window: [Double]
    var scale: Double
    var sizeClasses: SizeClasses?
  }

  /// Something that a rule found.
  struct Finding: Decodable, Hashable {
    var rule: String
    var severity: String
    var element: String?
    var others: [String]?
    var measured: Double?
    var limit: Double?
    var unit: String?
    var message: String
    var frame: [Double]?
  }

  /// How an expectation turned out.
  struct Expectation: Decodable {
    var text: String
    var outcome: String
    var detail: String
  }

  /// An element; reports pass the rest on as it stands.
  struct Element: Decodable {
    var id: String
  }

  var configuration: Configuration
  var elements: [Element]
  var scene: Scene
  var findings: [Finding]
  var expectations: [Expectation]?

  /// Reads a record; nothing where the bytes are something else.
  static func read(_ bytes: [UInt8]) -> StoredRecord? {
    guard let record = try? JSONDecoder().decode(StoredRecord.self, from: Data(bytes)),
      record.scene.display.count == 2, record.scene.window.count == 4
    else { return nil }
    return record
  }
}
