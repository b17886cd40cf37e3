import Foundation
import LayoutEngine
import Records
import TestSupport
import Testing

/// What records say of controls.
struct ControlRecordTests {
  private func record(_ text: String, device: String = "iphone-17-pro") throws -> [String: Any] {
    let layout = try SampleScreen.resolve("content: { \(text), id: a }", device: device)
    let json = GeometryRecord.json(of: layout, fingerprint: "")
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let elements = try #require(value?["elements"] as? [[String: Any]])
    return try #require(elements.first { $0["id"] as? String == "a" })
  }

  @Test func `a toggle has its title where all texts are, and its parts`() throws {
    let toggle = try record("toggle: { title: Wi-Fi, on: true }")
    #expect(toggle["kind"] as? String == "toggle")
    #expect(toggle["interactive"] as? Bool == true)
    #expect((toggle["text"] as? [String: Any])?["string"] as? String == "Wi-Fi")
    let parts = try #require(toggle["toggle"] as? [String: Any])
    #expect(parts["on"] as? Bool == true)
    #expect(parts["track"] as? [Double] == [339, 437, 63, 28])
    #expect(parts["thumb"] as? [Double] == [363, 439, 37, 24])
    #expect(parts["look"] as? String == "glass")
    #expect(parts["assumed"] == nil)
  }

  @Test func `a text field says whether its text is the placeholder`() throws {
    let empty = try #require(
      try record("textField: { placeholder: Name }")["textField"] as? [String: Any])
    #expect(empty["placeholder"] as? Bool == true)
    #expect(empty["field"] as? [Double] == [0, 434, 402, 34])
    let filled = try record("textField: { placeholder: Name, text: Maria }")
    #expect((filled["textField"] as? [String: Any])?["placeholder"] == nil)
    #expect((filled["text"] as? [String: Any])?["string"] as? String == "Maria")
    #expect(try record("textField: {}")["text"] == nil)
  }

  @Test func `segments have a frame and a text each`() throws {
    let parts = try #require(
      try record("segmented: { items: [Day, Week], selected: 1 }")["segmented"] as? [String: Any])
    #expect(parts["selected"] as? Int == 1)
    #expect(parts["selection"] as? [Double] == [203, 437, 197, 28])
    let segments = try #require(parts["segments"] as? [[String: Any]])
    #expect(
      segments.map { $0["frame"] as? [Double] } == [[0, 435, 201, 32], [201, 435, 201, 32]])
    let texts = segments.map { ($0["text"] as? [String: Any])?["string"] as? String }
    #expect(texts == ["Day", "Week"])
  }

  @Test func `what has no source is marked`() throws {
    let parts = try record("stepper: { value: 3 }", device: "apple-tv-4k")["stepper"]
    let stepper = try #require(parts as? [String: Any])
    #expect(stepper["assumed"] as? Bool == true)
    #expect(stepper["value"] as? Double == 3)
  }

  /// Each pair differs in one property.
  @Test(arguments: [
    ("textField: {}", "textField: { placeholder: Name }"),
    ("textField: {}", "textField: { text: Name }"),
    ("toggle: {}", "toggle: { title: Name }"),
    ("toggle: {}", "toggle: { on: true }"),
    ("slider: {}", "slider: { value: 0.51 }"),
    ("stepper: { value: 5 }", "stepper: { value: 6 }"),
    ("segmented: { items: [a, b] }", "segmented: { items: [a, c] }"),
    ("segmented: { items: [a, b] }", "segmented: { items: [a, b], selected: 1 }"),
    ("progress: {}", "progress: { value: 0.49 }"),
    ("spinner: {}", "spinner: { size: large }"),
  ])
  func `every property changes the record`(_ one: String, _ other: String) throws {
    let before = try JSONSerialization.data(withJSONObject: record(one), options: .sortedKeys)
    let after = try JSONSerialization.data(withJSONObject: record(other), options: .sortedKeys)
    #expect(before != after)
  }
}
