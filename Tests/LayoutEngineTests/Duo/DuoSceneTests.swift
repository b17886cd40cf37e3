import Devices
import Foundation
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// The scenes of the Duo against what was read on its simulator.
@Suite struct DuoSceneTests {
  private typealias Facts = [String: Any]

  /// One display in one orientation as read.
  private struct Reading {
    var display: String
    var orientation: Orientation
    var facts: Facts
  }

  private func root() throws -> Facts? {
    guard let bytes = SharedFolder.bytes("data/iphone-duo.json") else { return nil }
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? Facts)
  }

  /// The readings by display and orientation; the interface orientation decides.
  private func readings() throws -> [Reading] {
    guard let displays = try root()?["displays"] as? Facts else { return [] }
    var result: [Reading] = []
    for (name, value) in displays {
      guard let orientations = (value as? Facts)?["orientations"] as? Facts else { continue }
      for (key, value) in orientations {
        let facts = try #require(value as? Facts)
        if facts["supported"] as? Bool == false { continue }
        let word = facts["interfaceOrientation"] as? String ?? key
        let orientation = try #require(Orientation(rawValue: word))
        result.append(Reading(display: name, orientation: orientation, facts: facts))
      }
    }
    #expect(result.count == 7)
    return result
  }

  private func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? .nan }

  private func insets(_ value: Any?) -> EdgeInsets? {
    guard let map = value as? Facts else { return nil }
    return EdgeInsets(
      top: number(map["top"]), left: number(map["left"]), bottom: number(map["bottom"]),
      right: number(map["right"]))
  }

  private func rect(_ value: Any?) -> Rect? {
    guard let map = value as? Facts else { return nil }
    return Rect(
      x: number(map["x"]), y: number(map["y"]), width: number(map["w"]), height: number(map["h"]))
  }

  private func isClose(_ a: Rect?, _ b: Rect?) -> Bool {
    guard let a, let b else { return false }
    return abs(a.minX - b.minX) < 0.0011 && abs(a.minY - b.minY) < 0.0011
      && abs(a.width - b.width) < 0.0011 && abs(a.height - b.height) < 0.0011
  }

  private func resolve(
    _ reading: Reading, pose: Pose? = nil, camera: Bool = false, statusBarHidden: Bool = false
  ) throws -> Scene {
    try Scenes.duo(
      reading.display, reading.orientation, pose ?? (reading.display == "outer" ? .closed : .flat),
      camera: camera, statusBarHidden: statusBarHidden)
  }

  @Test func `sizes, insets, classes, corners and strips are those read`() throws {
    for reading in try readings() {
      let scene = try resolve(reading)
      let facts = reading.facts
      let place = "\(reading.display) \(reading.orientation)"
      let size = try #require(facts["sizePt"] as? Facts)
      #expect(scene.window.width == number(size["w"]), "\(place)")
      #expect(scene.window.height == number(size["h"]), "\(place)")
      let pixels = try #require(facts["sizePx"] as? Facts)
      #expect(scene.window.width * scene.scale == number(pixels["w"]), "\(place)")
      #expect(scene.safeArea == insets(facts["safeArea"]), "\(place)")
      #expect(scene.guide("safeArea") == rect(facts["safeRectPt"]), "\(place)")
      let classes = try #require(facts["sizeClasses"] as? [String: String])
      #expect(scene.sizeClasses?.horizontal.rawValue == classes["horizontal"], "\(place)")
      #expect(scene.sizeClasses?.vertical.rawValue == classes["vertical"], "\(place)")
      let corners = try #require(facts["cornerRadius"] as? Facts)
      let radii = scene.display.cornerRadii
      #expect(
        [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
          == ["topLeft", "topRight", "bottomRight", "bottomLeft"].map { number(corners[$0]) },
        "\(place)")
      #expect(
        scene.display.sideStripEdge?.rawValue == facts["verticalBarEdge"] as? String, "\(place)")
      #expect(!scene.safeAreaIsAssumed)
    }
  }

  @Test func `regions are those read, in every pose`() throws {
    for reading in try readings() {
      let device = try BuiltInCatalog.device("iphone-duo")
      let poses = device.poses.filter {
        $0.display == reading.display && $0.orientations.contains(reading.orientation)
      }
      #expect(!poses.isEmpty)
      for pose in poses {
        for camera in [false, true] {
          let scene = try resolve(reading, pose: pose.pose, camera: camera)
          let facts = try #require(reading.facts["regions"] as? [Facts])
          #expect(Set(scene.regions.map(\.region.id)) == Set(facts.map { $0["name"] as? String }))
          for fact in facts {
            let id = try #require(fact["name"] as? String)
            let place = "\(reading.display) \(reading.orientation) \(pose.pose) \(id)"
            let found = try #require(scene.regions.first { $0.region.id == id })
            #expect(isClose(found.region.frame, rect(fact["frame"])), "\(place)")
            #expect(found.region.margins == insets(fact["margins"]), "\(place)")
            #expect(found.region.kind.rawValue == fact["kind"] as? String, "\(place)")
            if let shape = fact["shape"] as? String {
              #expect(found.region.shape.rawValue == shape, "\(place)")
            }
            let rule = try #require(fact["activeWhen"] as? String)
            let active =
              if rule.hasPrefix("always") || rule.hasPrefix("while the status bar") {
                true
              } else if rule.hasPrefix("hinge partially open") {
                pose.pose == .book || pose.pose == .laptop
              } else {
                camera
              }
            #expect(found.isActive == active, "\(place): \(rule)")
          }
        }
      }
    }
  }

  @Test func `regions tell the sources and the trust of their own orientation`() throws {
    let device = try BuiltInCatalog.device("iphone-duo")
    let words = ["apple": "high", "sim-multi": "high", "sim-one": "medium", "derived": "low"]
    for reading in try readings() {
      for fact in try #require(reading.facts["regions"] as? [Facts]) {
        let id = try #require(fact["name"] as? String)
        let origin = device.provenance(
          of: "regions.\(id)", display: reading.display, orientation: reading.orientation)
        let place = "\(reading.display) \(reading.orientation) \(id)"
        let confidence = try #require(fact["confidence"] as? String)
        #expect(origin?.confidence?.rawValue == words[confidence], "\(place)")
        if confidence != "derived" {
          #expect(origin?.sources == fact["source"] as? [String], "\(place)")
        }
      }
      let safeArea = device.provenance(
        of: "safeArea", display: reading.display, orientation: reading.orientation)
      #expect(safeArea?.sources == reading.facts["source"] as? [String])
    }
  }

  @Test func `without a status bar the scene is the one read`() throws {
    var checked = 0
    for reading in try readings() {
      guard let facts = reading.facts["statusBarHidden"] as? Facts else { continue }
      let scene = try resolve(reading, statusBarHidden: true)
      #expect(scene.safeArea == insets(facts["safeArea"]))
      for region in facts["regions"] as? [Facts] ?? [] {
        let found = scene.regions.first { $0.region.id == region["name"] as? String }
        #expect(isClose(found?.region.frame, rect(region["frame"])))
      }
      if let active = facts["activeOcclusions"] as? [Any] {
        let found = scene.regions.filter { $0.isActive && $0.region.kind == .occlusion }
        #expect(found.count == active.count)
        #expect(scene.bars == [])
      }
      checked += 1
    }
    #expect(checked == 5 || checked == 0)
  }

  @Test func `margins and corner adaptation are those read`() throws {
    for reading in try readings() {
      let scene = try resolve(reading)
      if let margins = reading.facts["layoutMargins"] as? Facts {
        #expect(scene.margins.left == number(margins["leading"]))
        #expect(scene.margins.right == number(margins["trailing"]))
      }
      let adapted = reading.facts["cornerAdaptedInsets"] as? Facts
      let horizontal = (adapted?["horizontalAxis"] as? Facts ?? adapted)?["leading"]
      #expect((scene.cornerAdaptedHorizontal != nil) == (horizontal != nil))
      if let horizontal {
        #expect(
          scene.cornerAdaptedHorizontal
            == scene.safeArea + EdgeInsets(left: number(horizontal)))
      }
      if let top = (adapted?["verticalAxis"] as? Facts)?["top"] {
        #expect(scene.cornerAdaptedVertical == scene.safeArea + EdgeInsets(top: number(top)))
      }
    }
  }

  @Test func `poses divide the window and the safe area as read`() throws {
    let poses = try root()?["poses"] as? [Facts] ?? []
    let kinds: [String: (Pose, [Orientation])] = [
      "closed": (.closed, [.portrait]),
      "closedLandscape": (.closed, [.landscapeLeft, .landscapeRight]),
      "tent": (.tent, [.landscapeLeft, .landscapeRight]),
      "openFlatLandscape": (.flat, [.landscapeLeft]),
      "book": (.book, [.landscapeLeft]), "openFlatPortrait": (.flat, [.portrait]),
      "laptop": (.laptop, [.portrait]),
    ]
    for fact in poses {
      let name = try #require(fact["name"] as? String)
      let (pose, orientations) = try #require(kinds[name], "\(name)")
      let display = pose == .closed || pose == .tent ? "outer" : "inner"
      #expect((fact["display"] as? String)?.hasPrefix(display) == true)
      for orientation in orientations {
        let scene = try Scenes.duo(display, orientation, pose)
        let fold = scene.regions.first { $0.region.kind == .division }
        #expect((fold?.isActive ?? false) == fact["foldActive"] as? Bool, "\(name)")
        guard let halves = fact["halvesWindowPt"] as? Facts, let fold,
          let safeHalves = fact["halvesSafePt"] as? Facts
        else { continue }
        let frame = fold.region.frame
        let safe = try #require(scene.guide("safeArea"))
        let upright = frame.height > frame.width
        let first = Rect(
          left: 0, top: 0, right: upright ? frame.minX : scene.window.maxX,
          bottom: upright ? scene.window.maxY : frame.minY)
        let second = Rect(
          left: upright ? frame.maxX : 0, top: upright ? 0 : frame.maxY, right: scene.window.maxX,
          bottom: scene.window.maxY)
        let keys = upright ? ["leading", "trailing"] : ["top", "bottom"]
        #expect(first == rect(halves[keys[0]]), "\(name)")
        #expect(second == rect(halves[keys[1]]), "\(name)")
        #expect(first.intersection(safe) == rect(safeHalves[keys[0]]), "\(name)")
        #expect(second.intersection(safe) == rect(safeHalves[keys[1]]), "\(name)")
      }
    }
  }

  @Test func `the numbers of the record example hold`() throws {
    let scene = try Scenes.duo("inner", .landscapeLeft, .book)
    #expect(scene.safeArea == EdgeInsets(top: 0, left: 0, bottom: 34, right: 84))
    #expect(scene.margins == EdgeInsets(top: 0, left: 20, bottom: 34, right: 84))
    #expect(scene.guides.map(\.name) == ["safeArea", "margins", "readable", "keyboard"])
    #expect(scene.guide("safeArea") == Rect(x: 0, y: 0, width: 867, height: 635))
    #expect(scene.guide("margins") == Rect(x: 20, y: 0, width: 847, height: 635))
    #expect(scene.guide("readable") == Rect(x: 107.5, y: 0, width: 672, height: 635))
    #expect(scene.guide("keyboard") == Rect(x: 0, y: 635, width: 951, height: 34))
    #expect(
      scene.bars == [
        Scene.Bar(id: "sideStrip", frame: Rect(x: 867, y: 0, width: 84, height: 669))
      ])
    #expect(scene.letterbox == nil)
  }

  @Test func `the strip lies on the left where the camera does`() throws {
    let scene = try Scenes.duo("outer", .landscapeRight, .tent)
    #expect(
      scene.bars == [
        Scene.Bar(id: "sideStrip", frame: Rect(x: 0, y: 0, width: 84, height: 466))
      ])
    let camera = try #require(scene.regions.first { $0.region.id == "outerCamera" })
    #expect(scene.bars[0].frame.contains(camera.region.frame))
    #expect(scene.margins == EdgeInsets(top: 0, left: 84, bottom: 34, right: 20))
  }

  @Test func `without the strip its edge has the margin of any other`() throws {
    let scene = try Scenes.duo("inner", .landscapeLeft, .flat, statusBarHidden: true)
    #expect(scene.margins == EdgeInsets(top: 0, left: 20, bottom: 34, right: 20))
    #expect(scene.cornerAdaptedHorizontal == nil)
  }
}
