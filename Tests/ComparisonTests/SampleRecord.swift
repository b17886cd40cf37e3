import Foundation
import Records
import Testing

/// Records written by hand, so that what is expected of a comparison rests on no engine.
struct SampleRecord {
  /// An element of a record.
  struct Item {
    var id: String?
    var path: String
    var kind = "box"
    var frame: [Double]
    var layout: [String: Any] = [:]
    var more: [String: Any] = [:]
  }

  var name = "home/phone/portrait"
  var screen = "home"
  var items: [Item]
  var scene: [String: Any] = ["window": [0, 0, 400, 800], "safeArea": ["top": 50, "bottom": 30]]
  var findings: [[String: Any]] = []

  init(_ items: [Item]) { self.items = items }

  /// The record as it is read.
  func layout() throws -> RecordedLayout {
    let elements = items.map { item in
      var value: [String: Any] = [
        "id": item.id ?? item.path, "path": item.path, "kind": item.kind, "frame": item.frame,
        "role": "container",
      ]
      if !item.layout.isEmpty { value["layout"] = item.layout }
      return value.merging(item.more) { _, new in new }
    }
    let record: [String: Any] = [
      "format": 1, "fingerprint": "f",
      "configuration": [
        "name": name, "screen": screen, "device": "phone", "orientation": "portrait",
        "camera": false,
      ],
      "scene": scene, "elements": elements, "findings": findings,
    ]
    let bytes = try JSONSerialization.data(withJSONObject: record)
    return try RecordedLayout(reading: [UInt8](bytes))
  }

  /// A column of boxes one below the other in a container of their own.
  static func column(
    _ heights: [Double], ids: [String?], top: Double = 100, container: String = "vstack",
    layouts: [[String: Any]]? = nil
  ) -> SampleRecord {
    var items = [
      Item(
        id: "stack", path: "content", kind: container,
        frame: [0, top, 400, heights.reduce(0, +)], layout: ["spacing": 0])
    ]
    var y = top
    for (index, height) in heights.enumerated() {
      items.append(
        Item(
          id: ids[index], path: "content/\(index)", frame: [0, y, 400, height],
          layout: layouts?[index] ?? ["height": height]))
      y += height
    }
    return SampleRecord(items)
  }
}
