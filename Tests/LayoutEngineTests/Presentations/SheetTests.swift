import Devices
import Documents
import Foundation
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// Sheets against the measured frames of the facts.
struct SheetTests {
  private typealias Row = [String: Any]

  private func facts() throws -> Row? {
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json") else { return nil }
    let all = try JSONSerialization.jsonObject(with: Data(bytes)) as? Row
    return try #require((all?["modals"] as? Row)?["sheet"] as? Row)
  }

  /// A sheet over an empty screen.
  private func sheet(
    _ detents: String, device: String = "iphone-16", os: Version? = nil, more: String = "",
    change: (inout Configuration) -> Void = { _ in }
  ) throws -> PlacedPresentation {
    let layout = try SampleScreen.resolve(
      """
      content: { box: {} }
      present:
        style: sheet
        detents: [\(detents)]
        content: { box: {}, id: inside }
      \(more)
      """, device: device
    ) { configuration in
      if let os { configuration.os = os }
      change(&configuration)
    }
    return try #require(layout.presentations.first)
  }

  private func near(_ a: Double, _ b: Double, _ tolerance: Double = 0.006) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test func `the room of a sheet is the window less its safe area`() throws {
    guard let facts = try facts() else { return }
    let examples = try #require((facts["maximumDetent"] as? Row)?["examples"] as? [String: Double])
    let devices = [
      "852(59/34)": "iphone-16", "874(62/34)": "iphone-17-pro", "956(62/34)": "iphone-17-pro-max",
      "844(47/34)": "iphone-14",
    ]
    #expect(examples.count == devices.count)
    for (key, maximum) in examples {
      let device = try #require(devices[key])
      // A tenth of the room, and what is below it, tells the room.
      let found = try sheet("{ fraction: 0.9 }", device: device)
      #expect(near(found.surface.scene.window.height - 34, maximum * 0.9), "\(key)")
    }
  }

  @Test func `the medium detent is the measured part of the room`() throws {
    guard let facts = try facts() else { return }
    let detents = try #require(facts["detents"] as? [Row])
    let medium = try #require(detents.first { $0["name"] as? String == "medium" })
    let examples = try #require(medium["examples"] as? [String: Double])
    let devices = ["759": "iphone-16", "778": "iphone-17-pro"]
    for (key, value) in examples {
      let found = try sheet("medium", device: try #require(devices[key]))
      #expect(near(found.surface.scene.window.height - 34, value, 0.001), "\(key)")
      #expect(found.detent == .medium)
    }
  }

  @Test func `a floating sheet has the measured frames`() throws {
    guard let facts = try facts() else { return }
    let glass = try #require(facts["glassFloating"] as? Row)
    for example in try #require(glass["examples"] as? [Row]) {
      let value = example["v"] as? Double
      let found = try sheet(value.map { "{ height: \($0) }" } ?? "medium")
      let height = try #require(example["height"] as? Double)
      #expect(near(found.frame.height, height), "\(example)")
      #expect(found.frame.minX == 8 && found.frame.width == 393 - 16)
      #expect(near(found.frame.maxY, 852 - 8))
      if let y = example["y"] as? Double { #expect(near(found.frame.minY, y)) }
      // It is laid out as wide as the window and shown smaller.
      #expect(found.surface.scene.window.width == 393)
      #expect(near(found.map.scale, 377.0 / 393, 1e-9))
    }
    for example in try #require(glass["smallExamples"] as? [Row]) {
      let value = try #require(example["v"] as? Double)
      let inset = try #require(example["inset"] as? Double)
      let found = try sheet("{ height: \(value) }")
      #expect(near(found.frame.minX, inset), "\(example)")
      #expect(near(852 - found.frame.maxY, inset))
      #expect(near(found.frame.height, value * (393 - 2 * found.frame.minX) / 393, 1e-9))
      #expect(found.surface.scene.safeArea.bottom == 0)
    }
  }

  @Test func `a height between those that were measured says that it is ours`() throws {
    #expect(try sheet("{ height: 170 }").isAssumed)
    #expect(try !sheet("{ height: 200 }").isAssumed)
    #expect(try !sheet("{ height: 149 }").isAssumed)
  }

  @Test func `the large sheet begins at the safe area and has its bottom inset`() throws {
    let found = try sheet("large")
    #expect(found.frame == Rect(x: 0, y: 59, width: 393, height: 793))
    #expect(found.surface.scene.safeArea == EdgeInsets(bottom: 34))
    // More than all the room is all the room.
    #expect(try sheet("{ height: 2000 }").frame == found.frame)
    #expect(try sheet("{ fraction: 1 }").detent == .large)
  }

  @Test func `a classic card leaves ten points of the page before`() throws {
    guard let facts = try facts() else { return }
    let card = try #require(facts["classicCard"] as? Row)
    #expect((card["phonePortraitTop"] as? String)?.contains("safeTop + 10") == true)
    for (device, top) in [("iphone-16", 59.0), ("iphone-se-4-7", 20), ("iphone-14", 47)] {
      let found = try sheet("large", device: device, os: Version(18))
      #expect(found.frame.minY == top + 10, "\(device)")
      #expect(found.corners.topLeft == card["radius"] as? Double)
      #expect(found.beneath?.scale == card["parentScale"] as? Double)
      #expect(found.beneath?.origin.y == top)
    }
    // At medium it stands on the edge, as wide as the window, and nothing is drawn back.
    let medium = try sheet("medium", os: Version(18))
    #expect(medium.frame == Rect(x: 0, y: 852 - 425 - 34, width: 393, height: 459))
    #expect(medium.beneath == nil)
  }

  @Test func `detents and cards begin with their releases`() throws {
    #expect(try sheet("medium", device: "iphone-13", os: Version(14)).detent == .large)
    #expect(try sheet("medium", device: "iphone-13", os: Version(15)).detent == .medium)
    #expect(try sheet("{ height: 300 }", device: "iphone-13", os: Version(15)).detent == .large)
    #expect(try sheet("large", device: "iphone-8", os: Version(12)).shape == .cover)
  }

  @Test func `in compact height a sheet covers, or hangs as wide as the safe area`() throws {
    let cover = try sheet("medium") { $0.orientation = .landscapeLeft }
    #expect(cover.shape == .cover && cover.frame == Rect(x: 0, y: 0, width: 852, height: 393))
    #expect(cover.dim == 0)
    let hanging = try sheet("medium", more: "  compactHeight: edgeAttached") {
      $0.orientation = .landscapeLeft
    }
    #expect(hanging.shape == .card)
    #expect(hanging.frame.minX == 59 && hanging.frame.width == 852 - 118)
    #expect(hanging.frame.maxY == 393)
  }

  @Test func `grabber and dimming are the measured ones`() throws {
    guard let facts = try facts() else { return }
    let chrome = try #require(facts["chrome"] as? Row)
    let grabber = try #require(chrome["grabber"] as? [String: Double])
    let found = try sheet("large", more: "  grabber: true")
    let place = try #require(found.grabber)
    #expect(place.width == grabber["width"] && place.height == grabber["height"])
    #expect(place.minY - found.frame.minY == grabber["top"])
    #expect(place.midX == found.frame.midX)
    #expect(found.dim == chrome["dimAlphaLight"] as? Double)
    #expect(try sheet("large").grabber == nil)
  }

  @Test func `elements of a sheet lie in the window and know their screen is beneath`() throws {
    let layout = try SampleScreen.resolve(
      """
      content: { box: {}, id: under }
      navigation: { title: Trips }
      present:
        style: sheet
        id: card
        detents: [medium]
        navigation: { title: New, leading: [{ button: Cancel, id: cancel }] }
        content: { box: {}, id: inside, padding: 16 }
      """, device: "iphone-16")
    let scale = 377.0 / 393
    #expect(layout.element("under")?.isBeneath == true)
    #expect(layout.element("inside")?.isBeneath == false)
    #expect(layout.element("inside")?.path == "present/content")
    #expect(layout.elements.contains { $0.path == "present/navigation/title" })
    let card = layout.frame("card")
    let inside = layout.frame("inside")
    // Below the bar of 70 and above the inset of 34, both in the sheet's own points.
    #expect(near(inside[1], card[1] + 70 * scale) && near(inside[2], 377))
    #expect(near(inside[3], (459 - 70 - 34) * scale))
    let parent = try #require(layout.element("inside")?.parent)
    #expect(layout.elements[parent].id == "card")
  }

  @Test func `in right to left the content of a sheet is mirrored in it`() throws {
    func frame(_ direction: LayoutDirection) throws -> [Double] {
      try SampleScreen.resolve(
        """
        content: { box: {} }
        present:
          style: sheet
          detents: [medium]
          content: { hstack: [{ box: { size: [50, 50] }, id: a }, { spacer: }] }
        """, device: "iphone-16"
      ) { $0.direction = direction }.frame("a")
    }
    let left = try frame(.leftToRight)
    let right = try frame(.rightToLeft)
    #expect(near(left[0], 8) && near(right[0] + right[2], 385))
  }
}
