import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// The docked keyboard: its height, its guide, and what avoids it.
@Suite struct KeyboardTests {
  private func resolve(
    _ screen: String, _ id: String = "iphone-17-pro", keyboard: String = "true",
    change: (inout Configuration) -> Void = { _ in }
  ) throws -> ResolvedLayout {
    try SampleScreen.resolve("keyboard: \(keyboard)\n" + screen, device: id, change: change)
  }

  private let field = "content: { box: {}, id: a }"

  @Test func `the measured height holds the bar of proposals, less it without one`() throws {
    // Source: devices.json 335 on a 402-point phone; layout metrics, section 3: a bar of 44.
    let with = try resolve(field, keyboard: "{ prediction: true }").scene
    #expect(with.keyboard?.frame == Rect(x: 0, y: 539, width: 402, height: 335))
    #expect(with.keyboard?.predictionBar == 44)
    let without = try resolve(field).scene
    #expect(without.keyboard?.frame == Rect(x: 0, y: 583, width: 402, height: 291))
    #expect(without.keyboard?.predictionBar == nil)
  }

  @Test func `an older system has the height of the table`() throws {
    let scene = try resolve(field, keyboard: "{ prediction: true }") {
      $0.os = Version(18)
      $0.osIsExplicit = true
    }.scene
    #expect(scene.keyboard?.frame?.height == 336)
  }

  @Test func `a phone of the table is a point lower from system 26 on`() throws {
    let scene = try resolve(field, "iphone-14", keyboard: "{ prediction: true }").scene
    #expect(scene.keyboard?.frame?.height == 335)
  }

  @Test func `the guide is the keyboard, and the safe area's foot without one`() throws {
    let up = try resolve(field).scene
    #expect(up.guide("keyboard") == Rect(x: 0, y: 583, width: 402, height: 291))
    #expect(up.guide("safeArea") == Rect(x: 0, y: 62, width: 402, height: 778))
    #expect(
      up.bars.last == Scene.Bar(id: "keyboard", frame: Rect(x: 0, y: 583, width: 402, height: 291)))
    let down = try resolve(field, keyboard: "false").scene
    #expect(down.guide("keyboard") == Rect(x: 0, y: 840, width: 402, height: 34))
    #expect(down.keyboard == nil)
    // The system draws it over the keys.
    #expect(up.homeIndicator != nil && up.homeIndicator == down.homeIndicator)
  }

  @Test func `content ends at the keyboard`() throws {
    #expect(try resolve(field).frame("a") == [0, 62, 402, 521])
  }

  @Test func `content that ignores the keyboard alone is laid out as if it were not there`() throws
  {
    let ignoring = "ignoresSafeArea: { regions: [keyboard], edges: [bottom] }"
    let small = "content: { box: {}, id: a, frame: { width: 100, height: 100 }, \(ignoring) }"
    let plain = "content: { box: {}, id: a, frame: { width: 100, height: 100 } }"
    #expect(
      try resolve(small).frame("a") == resolve(plain, keyboard: "false").frame("a"))
    #expect(
      try resolve("content: { box: {}, id: a, \(ignoring) }").frame("a") == [0, 62, 402, 778])
  }

  @Test func `a child that ignores one region keeps to the other`() throws {
    func child(_ regions: String) throws -> [Double] {
      try resolve(
        """
        content:
          zstack:
            children:
              - { box: {}, id: a, ignoresSafeArea: { regions: [\(regions)], edges: true } }
              - { box: {}, id: b }
        """
      ).frame("a")
    }
    // The container's region goes to the window's top and stays above the keyboard.
    #expect(try child("container") == [0, 0, 402, 583])
    // The keyboard's goes under the keyboard and stays in the safe area.
    #expect(try child("keyboard") == [0, 62, 402, 778])
    #expect(try child("container, keyboard") == [0, 0, 402, 874])
  }

  @Test func `a scroll goes under the keyboard and insets its content by it`() throws {
    let layout = try resolve(
      "content: { scroll: { content: { box: {}, id: a, frame: { height: 900 } } }, id: s }")
    #expect(layout.frame("s") == [0, 0, 402, 874])
    #expect(layout.frame("a")[1] == 62)
  }

  @Test func `a bar beside the safe area rides on the keyboard`() throws {
    let layout = try resolve(
      """
      content:
        box: {}
        id: a
        safeAreaInset: { edge: bottom, spacing: 0, content: { box: {}, id: bar, frame: { height: 50 } } }
      """)
    #expect(layout.frame("bar") == [0, 533, 402, 50])
    #expect(layout.frame("a") == [0, 62, 402, 471])
  }

  @Test func `nodes keep to the keyboard guide`() throws {
    let layout = try resolve(
      """
      content:
        zstack:
          children:
            - { box: {}, id: a, frame: { height: 40 }, align: { top: keyboard } }
        ignoresSafeArea: true
      """)
    #expect(layout.frame("a")[1] == 583)
  }

  @Test func `conditions know of the keyboard`() throws {
    let screen = """
      content: { box: {}, id: a, frame: { height: 10 }, when: [{ if: keyboard, set: { frame: { height: 20 } } }] }
      """
    #expect(try resolve(screen).frame("a")[3] == 20)
    #expect(try resolve(screen, keyboard: "false").frame("a")[3] == 10)
  }

  @Test func `the keyboard itself may depend on conditions`() throws {
    let screen = """
      when: [{ if: portrait, set: { keyboard: true } }]
      content: { box: {}, id: a }
      """
    #expect(try SampleScreen.resolve(screen).frame("a") == [0, 62, 402, 521])
  }

  @Test func `a height that is not known draws nothing and says so`() throws {
    let layout = try resolve(field, "iphone-duo") {
      ($0.display, $0.orientation, $0.pose) = ("inner", .landscapeLeft, .flat)
    }
    #expect(layout.scene.keyboard?.frame == nil && layout.scene.keyboard != nil)
    #expect(layout.scene.guide("keyboard") == nil)
    #expect(layout.scene.bars.allSatisfy { $0.id != "keyboard" })
    #expect(layout.notes.map(\.rule) == ["keyboard-unknown"])
    #expect(layout.frame("a")[3] == 669 - 34)
  }

  @Test(arguments: [
    ("ipad-pro-13-m5", Orientation.portrait, 403.0, 328.0),
    ("ipad-pro-13-m4", .landscapeLeft, 498, 423),
    ("ipad-pro-11-m5", .portrait, 340, 265), ("ipad-pro-11-m4", .landscapeLeft, 428, 353),
  ])
  func `the reading of a tablet holds a bar of 55`(
    id: String, orientation: Orientation, reading: Double, keys: Double
  ) throws {
    // Source: devices.json for the readings; KEYMAN in layout metrics, section 3, for keys without bar and
    // inset.
    let with = try resolve(field, id, keyboard: "{ prediction: true }") {
      $0.orientation = orientation
    }
    #expect(with.scene.keyboard?.frame?.height == reading)
    #expect(with.scene.keyboard?.predictionBar == reading - keys - 20)
    let without = try resolve(field, id) { $0.orientation = orientation }
    #expect(without.scene.keyboard?.frame?.height == keys + 20)
    #expect(with.notes.isEmpty && without.notes.isEmpty)
  }

  @Test func `a bar that a height may hold is asked for in vain and said so`() throws {
    let asked = try resolve(field, "iphone-duo", keyboard: "{ prediction: true }")
    #expect(asked.scene.keyboard?.frame?.height == 252)
    #expect(asked.scene.keyboard?.predictionBar == nil)
    #expect(asked.notes.map(\.rule) == ["prediction-unknown"])
    #expect(try resolve(field, "iphone-duo").notes.map(\.rule) == ["keyboard-doubt"])
  }

  @Test func `tablets of one panel have one keyboard`() throws {
    for (id, other) in [
      ("ipad-mini-8-3", "ipad-mini-a17-pro"), ("ipad-air-10-9", "ipad-10"),
    ] {
      for orientation in [Orientation.portrait, .landscapeLeft, .landscapeRight] {
        func keyboard(_ id: String) throws -> Scene.Keyboard? {
          try resolve(field, id, keyboard: "{ prediction: true }") {
            $0.orientation = orientation
          }.scene.keyboard
        }
        let own = try #require(try keyboard(id))
        let wanted = try #require(try keyboard(other))
        #expect(own.frame == wanted.frame && own.frame != nil)
        #expect(own.predictionBar == wanted.predictionBar)
        #expect(own.origin == "read on a device with the same panel")
        #expect(wanted.origin == "read on the device")
      }
    }
  }

  @Test func `a reading that stands in for an older system says so`() throws {
    let layout = try resolve(field, "ipad-mini-a17-pro", keyboard: "{ prediction: true }") {
      ($0.os, $0.osIsExplicit) = (Version(18), true)
    }
    #expect(layout.scene.keyboard?.frame?.height == 340)
    #expect(layout.notes.map(\.rule) == ["keyboard-doubt"])
  }

  @Test func `the Duo has what was measured on it`() throws {
    func scene(_ display: String, _ orientation: Orientation, _ pose: Pose) throws -> Scene {
      SceneResolver.resolve(
        Scenes.configuration(
          try BuiltInCatalog.device("iphone-duo"), orientation, display: display, pose: pose),
        keyboard: .docked(hasPredictionBar: false))
    }
    #expect(try scene("outer", .portrait, .closed).keyboard?.frame?.height == 252)
    #expect(try scene("outer", .landscapeLeft, .closed).keyboard?.frame?.height == 193)
    #expect(try scene("inner", .portrait, .flat).keyboard?.frame?.height == 311)
    let unsettled = try scene("inner", .landscapeLeft, .flat)
    #expect(unsettled.keyboard?.frame == nil && unsettled.notes.map(\.rule) == ["keyboard-unknown"])
  }

  @Test func `only the part over a window counts`() throws {
    let part = try resolve(field, "ipad-pro-11-m5", keyboard: "{ prediction: true }") {
      $0.window = "slide-over"
    }.scene
    #expect(part.keyboard?.frame == Rect(x: 0, y: 870, width: 375, height: 340))
    // A window of 700 in the middle of 1210 ends 255 above the foot: 85 of 340 lie over it.
    let floating = try resolve(field, "ipad-pro-11-m5", keyboard: "{ prediction: true }") {
      $0.window = "400x700"
    }.scene
    #expect(floating.keyboard?.frame == Rect(x: 0, y: 615, width: 400, height: 85))
    let above = try resolve(field, "ipad-pro-11-m5") { $0.window = "400x400" }
    #expect(above.scene.keyboard?.frame == nil)
    #expect(above.scene.guide("keyboard")?.height == 0)
    #expect(above.frame("a") == [0, 0, 400, 400])
  }

  @Test func `platforms and displays without a docked keyboard say so`() throws {
    for id in ["apple-tv-hd", "apple-vision-pro-window"] {
      #expect(try resolve(field, id).notes.map(\.rule) == ["keyboard-absent"])
    }
    let outside = try resolve(field, "ipad-9-7") { $0.window = "external-16x9" }
    #expect(outside.notes.map(\.rule) == ["keyboard-absent"])
  }
}
