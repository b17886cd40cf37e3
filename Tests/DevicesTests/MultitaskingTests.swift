import Devices
import Diagnostics
import Documents
import Foundation
import TestSupport
import Testing

/// The fixed parts of tablets' displays against the guidelines and the table of widths.
@Suite struct MultitaskingTests {
  @Test func `all fifteen rows of the guidelines' multitasking table hold`() throws {
    guard let bytes = SharedFolder.bytes("seeds/hig-layout.txt") else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("Model | Mode | Portrait") })
    let table = lines[(start + 1)...].prefix { $0.contains("|") }.filter { !$0.hasPrefix("---") }
    #expect(table.count == 15)
    let modes: [String: Multitasking.Mode] = [
      "2/3 split view": .twoThirds, "1/2 split view": .half, "1/3 split view": .oneThird,
    ]
    var model = ""
    for line in table {
      var cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
      if modes[cells[0]] == nil { model = cells.removeFirst() }
      let mode = try #require(modes[cells[0]])
      // The row of the sizes names all of them, this one the last.
      let row = model == "7.9” iPad mini 4" ? "7.9” iPad mini" : model
      let devices = BuiltInCatalog.catalog.devices.filter { $0.seedRow == row }
      #expect(!devices.isEmpty, "no device answers to '\(model)'")
      for device in devices {
        for oriented in device.displays.flatMap(\.orientations) {
          let classes = oriented.multitasking?.part(mode)?.sizeClasses
          let words = classes.map {
            "\($0.horizontal.rawValue) width, \($0.vertical.rawValue) height"
          }
          let cell = cells[oriented.orientation.isLandscape ? 2 : 1]
          #expect(
            words ?? "n/a" == cell.lowercased(), "\(device.id) \(mode) \(oriented.orientation)")
        }
      }
    }
  }

  @Test func `every width of the table of parts is in the catalogue`() throws {
    guard let bytes = SharedFolder.bytes("data/devices.json") else { return }
    let root = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let table = try #require(root?["multitasking"] as? [String: Any])
    let rows = try #require(table["splitView"] as? [[String: Any]])
    #expect(rows.count == 12)
    var compared = 0
    for row in rows {
      let parts = try #require(row["splitView"] as? [String: [String: Any]])
      for id in try #require(row["devices"] as? [String]) {
        let display = try #require(BuiltInCatalog.device(id).displays.first)
        for oriented in display.orientations {
          let modes = try #require(oriented.multitasking)
          #expect(modes.divider == row["dividerWidth"] as? Double, "\(id)")
          let key = oriented.orientation.isLandscape ? "landscape" : "portrait"
          for (name, mode) in [
            ("oneThird", Multitasking.Mode.oneThird), ("half", .half), ("twoThirds", .twoThirds),
          ] {
            let expected = parts[name]?[key] as? [String: Any]
            #expect(
              modes.part(mode)?.width == expected?["width"] as? Double, "\(id) \(mode) \(key)")
            #expect(matches(modes.part(mode), expected), "\(id) \(mode) \(key)")
            compared += 1
          }
          let over = row["slideOver"] as? [String: Any]
          #expect(modes.part(.slideOver)?.width == over?["width"] as? Double, "\(id)")
          #expect(matches(modes.part(.slideOver), over), "\(id)")
        }
      }
    }
    #expect(compared > 200)
  }

  private func matches(_ part: Multitasking.Part?, _ row: [String: Any]?) -> Bool {
    guard let classes = row?["sizeClass"] as? [String: String] else { return part == nil }
    return part?.sizeClasses.horizontal.rawValue == classes["h"]
      && part?.sizeClasses.vertical.rawValue == classes["v"]
  }

  // MARK: Reading

  private func read(_ multitasking: String) -> (Multitasking?, [String]) {
    let text = """
      format: 1
      devices:
        - id: slate
          name: Slate
          family: ipad
          size: [800, 1200]
          scale: 2
          multitasking: \(multitasking)
      """
    let document = YAMLReader.read(Array(text.utf8), file: "c.yaml")
    let result = CatalogReader.read(document, file: "c.yaml")
    let display = result.catalog?.device("slate")?.displays.first
    return (display?.oriented(.landscapeLeft)?.multitasking, result.diagnostics.map(\.rule))
  }

  @Test func `a user's tablet has the parts that are written for it`() throws {
    let (modes, problems) = read(
      """
      {divider: 12, lastSystem: 9, split-1/2: {landscape: {width: 594, sizeClasses: [compact, regular]}},
            slide-over: {width: 320, sizeClasses: [compact, regular]}}
      """)
    #expect(problems.isEmpty)
    #expect(modes?.divider == 12 && modes?.lastSystem == 9)
    #expect(modes?.parts.map(\.mode) == [.half, .slideOver])
    #expect(modes?.part(.half)?.width == 594)
  }

  @Test func `what is wrong with a part is said`() {
    #expect(read("{split-1/4: {}}").1 == ["unknown-key"])
    #expect(read("{slide-over: {sizeClasses: [compact, regular]}}").1 == ["missing-key"])
    #expect(
      read("{slide-over: {width: 1300, sizeClasses: [compact, regular]}}").1.contains(
        "outside-display"))
    #expect(read("{divider: wide}").1 == ["wrong-type"])
  }
}
