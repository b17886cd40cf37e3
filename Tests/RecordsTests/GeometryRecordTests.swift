import Devices
import Foundation
import Geometry
import LayoutEngine
import LayoutSpecs
import Records
import Testing

struct GeometryRecordTests {
  private let text = GeometryRecord.json(of: SampleLayout.layout(), fingerprint: "f00d")

  private func parsed(_ text: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  private func element(_ id: String) throws -> [String: Any] {
    let elements = try #require(try parsed(text)["elements"] as? [[String: Any]])
    return try #require(elements.first { $0["id"] as? String == id })
  }

  @Test func `another reader finds what was written`() throws {
    let record = try parsed(text)
    #expect(record["format"] as? Int == 1)
    #expect(record["fingerprint"] as? String == "f00d")
    #expect(record["textMetrics"] as? String == "Fixed")
    #expect((record["findings"] as? [Any])?.isEmpty == true)
    let configuration = try #require(record["configuration"] as? [String: Any])
    #expect(configuration["os"] as? String == "26")
    #expect(configuration["sdk"] as? String == "27.1")
    #expect(configuration["camera"] as? Bool == false)
    let string = try #require(try element("title")["text"] as? [String: Any])["string"]
    #expect(string as? String == "Night\u{2028}\"Drive\"")
  }

  @Test func `an element stands on one line with its keys in order`() {
    let lines = text.split(separator: "\n")
    let artwork = lines.filter { $0.contains(#""id": "artwork""#) }
    let expected = """
          {"artwork": {"asset": "cover", "bars": [{"edge": "top", "frame": [20, 0, 415.5, 42.25]}, \
      {"edge": "bottom", "frame": [20, 457.75, 415.5, 42.25]}], "cropped": 0, \
      "drawn": [20, 42.25, 415.5, 415.5], "focus": {"face": {"frame": [20, 42.25, 207.75, 207.75], \
      "state": "visible"}}, "focusVisible": true, "mode": "fit", "unused": 0.169}, "frame": [20, 0, 415.5, 500], \
      "id": "artwork", "kind": "image", "path": "content/artwork", "role": "decoration", \
      "visible": [20, 0, 415.5, 500]},
      """
    #expect(artwork.map(String.init) == [expected])
  }

  @Test func `a window that is a part of its display says where it lies`() throws {
    let plain = try #require(try parsed(text)["scene"] as? [String: Any])
    #expect(plain["place"] == nil)
    var layout = SampleLayout.layout()
    layout.scene.place = Scene.Place(
      kind: .split, others: [Rect(x: 517, y: 0, width: 507, height: 768)])
    let record = try parsed(GeometryRecord.json(of: layout, fingerprint: "f00d"))
    let scene = try #require(record["scene"] as? [String: Any])
    let place = try #require(scene["place"] as? [String: Any])
    #expect(place["kind"] as? String == "split")
    #expect(place["others"] as? [[Double]] == [[517, 0, 507, 768]])
    #expect(place["window"] as? [Double] == scene["window"] as? [Double])
  }

  @Test func `a screen made for another device is told in points of the display`() throws {
    var layout = SampleLayout.layout()
    // A window of 400 × 800 at one and a half times its size: the scene tells the display in its points.
    layout.scene.display.size = Size(width: 600, height: 800)
    layout.scene.place = Scene.Place(kind: .full, origin: Point(x: 100, y: 0))
    layout.scene.place.scale = 1.5
    layout.scene.place.designedFor = .init(device: "iphone-8", name: "iPhone 8", mode: .scale)
    layout.scene.letterbox = Scene.Letterbox(
      window: Rect(x: 100, y: 0, width: 400, height: 800),
      bars: [Rect(x: 0, y: 0, width: 100, height: 800)])
    let record = try parsed(GeometryRecord.json(of: layout, fingerprint: "f00d"))
    let scene = try #require(record["scene"] as? [String: Any])
    #expect(scene["display"] as? [Double] == [900, 1200])
    #expect(scene["window"] as? [Double] == [0, 0, 400, 800])
    let place = try #require(scene["place"] as? [String: Any])
    #expect(place["window"] as? [Double] == [150, 0, 600, 1200])
    #expect(place["designedFor"] as? String == "iphone-8")
    #expect(place["mode"] as? String == "scale")
    #expect(place["scale"] as? Double == 1.5)
    let letterbox = try #require(scene["letterbox"] as? [String: Any])
    #expect(letterbox["bars"] as? [[Double]] == [[0, 0, 150, 1200]])
  }

  @Test func `a docked keyboard is there with its bar of proposals`() throws {
    var layout = SampleLayout.layout()
    layout.scene.keyboard = Scene.Keyboard(
      frame: Rect(x: 0, y: 539, width: 402, height: 335), predictionBar: 44, origin: "")
    let record = try parsed(GeometryRecord.json(of: layout, fingerprint: "f00d"))
    let scene = try #require(record["scene"] as? [String: Any])
    let keyboard = try #require(scene["keyboard"] as? [String: Any])
    #expect(keyboard["frame"] as? [Double] == [0, 539, 402, 335])
    #expect(keyboard["predictionBar"] as? Double == 44 && keyboard["known"] == nil)
    layout.scene.keyboard = Scene.Keyboard(frame: nil, isKnown: false, origin: "")
    #expect(GeometryRecord.json(of: layout, fingerprint: "f00d").contains("\"known\": false"))
  }

  @Test func `numbers have three decimals, halves away from zero, and no minus zero`() throws {
    #expect(text.contains(#""origin": [20, 75.001]"#))
    #expect(text.contains(#""width": 44.124"#))
    #expect(text.contains("[20, 59, 44.333, 20.5]"))
    #expect(!text.contains("-0"))
  }

  @Test func `what is hidden says so and shows nothing`() throws {
    let secret = try element("secret")
    #expect(secret["hidden"] as? Bool == true)
    #expect(secret["visible"] as? [Double] == [1, 2, 0, 0])
    #expect(try element("title")["hidden"] == nil)
  }

  @Test func `display and pose are absent where a device has none`() throws {
    let single = try #require(try parsed(text)["configuration"] as? [String: Any])
    #expect(single["display"] == nil && single["pose"] == nil)
    let folding = GeometryRecord.json(
      of: SampleLayout.layout(displays: ["inner", "outer"], pose: .book), fingerprint: "")
    let both = try #require(try parsed(folding)["configuration"] as? [String: Any])
    #expect(both["display"] as? String == "inner")
    #expect(both["pose"] as? String == "book")
  }

  @Test func `regions carry the margins that are not zero, and no letterbox is null`() throws {
    let scene = try #require(try parsed(text)["scene"] as? [String: Any])
    let region = try #require((scene["regions"] as? [[String: Any]])?.first)
    #expect(region["margins"] as? [String: Double] == ["left": 20, "right": 20])
    #expect(region["active"] as? Bool == true)
    #expect(scene["letterbox"] is NSNull)
    #expect(text.contains(#""letterbox": null"#))
  }

  @Test func `every kind of change to a layout changes the record`() {
    var changes: [ResolvedLayout] = []
    func changed(_ change: (inout ResolvedLayout) -> Void) {
      var layout = SampleLayout.layout()
      change(&layout)
      changes.append(layout)
    }
    changed { $0.background = 0 }
    changed { $0.elements[1].windowFrame.origin.x += 0.001 }
    changed { $0.elements[1].isInteractive = true }
    changed { $0.elements[1].accessibilityLabel = "Title" }
    changed { $0.elements[1].ground = .init(color: 1, frame: .zero, cornerRadius: 0) }
    changed { $0.elements[1].contentFrame.size.width -= 1 }
    changed { $0.scene.safeArea.top += 1 }
    changed { $0.scene.safeAreaIsAssumed = true }
    changed { $0.scene.regions[0].isActive = false }
    changed { $0.scene.letterbox = .init(window: .zero, bars: []) }
    changed { $0.notes = [Note(rule: "missing-glyph", element: "title", message: "one")] }
    changed { $0.configuration.pose = .flat }
    changed { $0.elements.swapAt(0, 1) }
    let texts = changes.map { GeometryRecord.json(of: $0, fingerprint: "f00d") }
    #expect(Set(texts + [text]).count == changes.count + 1)
  }
}
