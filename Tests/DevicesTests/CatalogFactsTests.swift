import Devices
import Foundation
import Geometry
import TestSupport
import Testing

/// Every device of the collected facts against the built-in catalogue, field by field.
@Suite struct CatalogFactsTests {
  private typealias Facts = [String: Any]

  /// Devices whose keyboard is that of one with the same panel, which the facts have a reading of.
  private static let sharedKeyboards = [
    "ipad-mini-8-3": "ipad-mini-a17-pro", "ipad-air-10-9": "ipad-air-11-m2",
  ]

  private func facts() throws -> [Facts]? {
    guard let bytes = SharedFolder.bytes("data/devices.json") else { return nil }
    let root = try JSONSerialization.jsonObject(with: Data(bytes)) as? Facts
    return try #require(root?["devices"] as? [Facts])
  }

  private func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }

  private func size(_ value: Any?) -> Size? {
    guard let value = value as? Facts, let width = number(value["width"]),
      let height = number(value["height"])
    else { return nil }
    return Size(width: width, height: height)
  }

  private func rect(_ value: Any?) -> Rect? {
    guard let map = value as? Facts, let x = number(map["x"]), let y = number(map["y"]),
      let size = size(map)
    else { return nil }
    return Rect(origin: Point(x: x, y: y), size: size)
  }

  private func insets(_ value: Any?) -> EdgeInsets? {
    guard let map = value as? Facts else { return nil }
    var result = EdgeInsets.zero
    for edge in Edge.allCases {
      guard let distance = number(map[edge.rawValue]) else { return nil }
      result[edge] = distance
    }
    return result
  }

  /// The value of a map whose keys are `portrait`, `landscape` or `native`.
  private func simple(_ map: Any?, _ orientation: Orientation) -> Any? {
    let key =
      orientation.isLandscape ? "landscape" : orientation == .native ? "native" : "portrait"
    let value = (map as? Facts)?[key]
    return value is NSNull ? nil : value
  }

  private func isClose(_ a: Rect?, _ b: Rect?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a.minX - b.minX) < 0.0011 && abs(a.minY - b.minY) < 0.0011
      && abs(a.width - b.width) < 0.0011 && abs(a.height - b.height) < 0.0011
  }

  @Test func `the catalogue has all devices of the facts and the Duo`() throws {
    guard let facts = try facts() else { return }
    let ids = facts.compactMap { $0["id"] as? String }
    #expect(ids.count == 118)
    #expect(Set(BuiltInCatalog.catalog.devices.map(\.id)) == Set(ids + ["iphone-duo"]))
    #expect(BuiltInCatalog.catalog.devices.count == 119)
  }

  @Test func `names, years, systems, rows and origins agree`() throws {
    for fact in try facts() ?? [] {
      let id = try #require(fact["id"] as? String)
      let device = try BuiltInCatalog.device(id)
      #expect(device.name == fact["name"] as? String)
      #expect(device.maker == "Apple")
      let family = fact["family"] as? String
      #expect(device.family.rawValue == (family == "ipod" ? "iphone" : family))
      #expect(device.year == fact["year"] as? Int)
      #expect(device.alsoCovers == fact["alsoCovers"] as? [String] ?? [])
      #expect(device.seedRow == fact["seedRow"] as? String)
      #expect((device.seedRow != nil) == fact["inSeed"] as? Bool)
      #expect(device.hasHomeButton == fact["hasHomeButton"] as? Bool)
      let system = fact["os"] as? Facts
      #expect(device.system.standard == (system?["default"] as? Int).map { Version($0) }, "\(id)")
      #expect(device.system.last == (system?["last"] as? Int).map { Version($0) }, "\(id)")
      let origins = try #require(fact["sources"] as? [String: [String]])
      let confidence = try #require(fact["confidence"] as? [String: String])
      for (group, tags) in origins {
        let own = device.provenance[group == "sensorHousing" ? "housing" : group]
        #expect(own?.sources == tags, "\(id) \(group)")
        #expect(own?.confidence?.rawValue == confidence[group], "\(id) \(group)")
        for tag in tags { #expect(BuiltInCatalog.catalog.sources[tag] != nil, "\(tag)") }
      }
      #expect(device.notes.count >= (fact["notes"] as? [Any])?.count ?? 0)
    }
  }

  @Test func `sizes, pixels and scales agree`() throws {
    for fact in try facts() ?? [] {
      let id = try #require(fact["id"] as? String)
      let device = try BuiltInCatalog.device(id)
      #expect(device.displays.count == 1)
      let display = try #require(device.display("main"))
      let pixels = size(fact["sizePx"])
      let panel = size(fact["panelPx"]) ?? pixels
      let rendered = size(fact["renderPx"]) ?? pixels
      #expect(display.size == size(fact["sizePt"]), "\(id)")
      #expect(display.correctedSize == size(fact["correctedSizePt"]), "\(id)")
      #expect(display.scale == number(fact["scale"]), "\(id)")
      #expect(Double(display.panelPixels.width) == panel?.width, "\(id)")
      #expect(Double(display.panelPixels.height) == panel?.height, "\(id)")
      #expect(Double(display.renderPixels.width) == rendered?.width, "\(id)")
      #expect(Double(display.renderPixels.height) == rendered?.height, "\(id)")
      #expect(display.size.width * display.scale == rendered?.width, "\(id)")
      #expect(abs(display.nativeScale - (number(fact["nativeScale"]) ?? 0)) < 0.001, "\(id)")
      #expect(display.pixelsPerInch == number(fact["ppi"]), "\(id)")
      #expect(display.diagonalInches == number(fact["diagonalInches"]), "\(id)")
      // Of bodies that the facts leave out, `BodySizeTests` tells.
      if let bezel = insets(fact["bezel"]) { #expect(display.bezel == bezel, "\(id)") }
      #expect(display.frontCameraEdge?.rawValue == fact["frontCameraEdge"] as? String, "\(id)")
      #expect(
        display.orientations.map(\.orientation.rawValue).sorted()
          == (fact["orientations"] as? [String])?.sorted(), "\(id)")
      let columns = (fact["grid"] as? Facts)?["columns"] as? [Facts] ?? []
      #expect(device.grids.map(\.columnWidth) == columns.map { number($0["unfocusedWidth"]) })
    }
  }

  @Test func `insets and their variants agree in every orientation`() throws {
    for fact in try facts() ?? [] {
      let id = try #require(fact["id"] as? String)
      let display = try #require(try BuiltInCatalog.device(id).display("main"))
      let areas = try #require(fact["safeArea"] as? Facts)
      let variants = fact["safeAreaVariants"] as? [Facts] ?? []
      for oriented in display.orientations {
        let orientation = oriented.orientation
        let place = "\(id) \(orientation.rawValue)"
        #expect(oriented.safeArea == insets(areas[orientation.rawValue]), "\(place)")
        #expect(oriented.safeAreaVariants.count == variants.count, "\(place)")
        for (own, variant) in zip(oriented.safeAreaVariants, variants) {
          // The facts leave out upside down, which is as portrait on every tablet.
          let wanted = variant[orientation.rawValue] ?? variant["portrait"]
          #expect(own.safeArea == insets(wanted), "\(place)")
          #expect(own.sourced == variant["sourced"] as? Bool, "\(place)")
          #expect(own.from == variant["from"] as? Int, "\(place)")
          #expect(own.to == variant["to"] as? Int, "\(place)")
          #expect(own.sources == variant["source"] as? [String], "\(place)")
        }
      }
    }
  }

  @Test func `bars, classes and keyboards agree in every orientation`() throws {
    for fact in try facts() ?? [] {
      let id = try #require(fact["id"] as? String)
      let display = try #require(try BuiltInCatalog.device(id).display("main"))
      for oriented in display.orientations {
        let orientation = oriented.orientation
        let place = "\(id) \(orientation.rawValue)"
        #expect(
          oriented.statusBarHeight == number(simple(fact["statusBarHeight"], orientation)),
          "\(place)")
        let classes = simple(fact["sizeClasses"], orientation) as? [String: String]
        #expect(oriented.sizeClasses?.horizontal.rawValue == classes?["h"], "\(place)")
        #expect(oriented.sizeClasses?.vertical.rawValue == classes?["v"], "\(place)")
        #expect(
          oriented.cornerRadii == CornerRadii(number(fact["cornerRadius"]) ?? 0), "\(place)")
        let own = number(simple(fact["keyboardHeight"], orientation))
        if let sibling = Self.sharedKeyboards[id] {
          let other = try #require(try facts()?.first { $0["id"] as? String == sibling })
          #expect(own == nil && size(fact["sizePt"]) == size(other["sizePt"]), "\(place)")
          #expect(size(fact["sizePt"]) != nil, "\(place)")
          #expect(
            oriented.keyboardHeight == number(simple(other["keyboardHeight"], orientation)),
            "\(place)")
        } else {
          #expect(oriented.keyboardHeight == own, "\(place)")
        }
      }
    }
  }

  @Test func `housings and home indicators agree in every orientation`() throws {
    for fact in try facts() ?? [] {
      let id = try #require(fact["id"] as? String)
      let display = try #require(try BuiltInCatalog.device(id).display("main"))
      let housing = fact["sensorHousing"] as? Facts
      for oriented in display.orientations {
        let place = "\(id) \(oriented.orientation.rawValue)"
        let key: String? =
          switch oriented.orientation {
          case .portrait, .native: "frame"
          case .landscapeLeft: "frameLandscapeLeft"
          case .landscapeRight: "frameLandscapeRight"
          case .portraitUpsideDown: nil
          }
        if let key { #expect(isClose(oriented.housing?.frame, rect(housing?[key])), "\(place)") }
        if oriented.orientation == .portrait {
          #expect(
            isClose(oriented.housing?.boundingFrame, rect(housing?["boundingFrame"])), "\(place)")
        }
        if let own = oriented.housing {
          #expect(own.cornerRadius == number(housing?["cornerRadius"]), "\(place)")
          #expect(own.flareRadius == number(housing?["flareRadius"]) ?? 0, "\(place)")
          #expect(own.visibleOutset == number(housing?["visibleOutset"]) ?? 0, "\(place)")
          let kind = (housing?["kind"] as? String)?.replacing("-", with: "").lowercased()
          #expect(own.kind.rawValue.lowercased() == kind, "\(place)")
        }
        let pill = simple(fact["homeIndicator"], oriented.orientation) as? Facts
        #expect((oriented.homeIndicator == nil) == (pill == nil), "\(place)")
        if let own = oriented.homeIndicator, let pill {
          #expect(own.width == number(pill["width"]), "\(place)")
          #expect(own.height == number(pill["height"]), "\(place)")
          #expect(own.midX == oriented.size.width / 2, "\(place)")
          let offset = oriented.size.height - own.maxY
          #expect(abs(offset - (number(pill["bottomOffset"]) ?? -1)) < 1e-9, "\(place)")
        }
      }
    }
  }
}
