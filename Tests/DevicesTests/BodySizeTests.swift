import Devices
import Geometry
import TestSupport
import Testing

/// The distances from the display to the edge of the body, against the sizes of bodies that the maker
/// states.
@Suite struct BodySizeTests {
  /// Width and height of bodies in millimetres.
  ///
  /// Source: Apple's specification pages.
  private static let bodies: [(id: String, width: Double, height: Double)] = [
    ("iphone-16e", 71.5, 146.7),
    ("iphone-15", 71.6, 147.6), ("iphone-15-plus", 77.8, 160.9),
    ("iphone-15-pro", 70.6, 146.6), ("iphone-15-pro-max", 76.7, 159.9),
    ("iphone-14", 71.5, 146.7), ("iphone-14-plus", 78.1, 160.8),
    ("iphone-14-pro", 71.5, 147.5), ("iphone-14-pro-max", 77.6, 160.7),
    ("iphone-13-mini", 64.2, 131.5), ("iphone-13", 71.5, 146.7),
    ("iphone-13-pro", 71.5, 146.7), ("iphone-13-pro-max", 78.1, 160.8),
    ("iphone-12-mini", 64.2, 131.5), ("iphone-12", 71.5, 146.7),
    ("iphone-12-pro", 71.5, 146.7), ("iphone-12-pro-max", 78.1, 160.8),
    ("iphone-11", 75.7, 150.9), ("iphone-11-pro", 71.4, 144),
    ("iphone-11-pro-max", 77.8, 158),
    ("iphone-xr", 75.7, 150.9), ("iphone-xs", 70.9, 143.6), ("iphone-xs-max", 77.4, 157.5),
    ("iphone-x", 70.9, 143.6),
    ("iphone-8", 67.3, 138.4), ("iphone-8-plus", 78.1, 158.4),
    ("iphone-7", 67.1, 138.3), ("iphone-7-plus", 77.9, 158.2),
    ("iphone-6s", 67.1, 138.3), ("iphone-6s-plus", 77.9, 158.2),
    ("iphone-6", 67, 138.1), ("iphone-6-plus", 77.8, 158.1),
    ("iphone-se-4", 58.6, 123.8), ("ipod-touch-5", 58.6, 123.4),
    ("ipad-pro-12-9", 214.9, 280.6), ("ipad-pro-12-9-home-button", 220.6, 305.7),
    ("ipad-pro-11", 178.5, 247.6), ("ipad-pro-10-5", 174.1, 250.6),
    ("ipad-pro-9-7", 169.5, 240), ("ipad-mini-8-3", 134.8, 195.4),
    ("ipad-mini-7-9", 134.8, 203.2), ("ipad-air-10-9", 178.5, 247.6),
    ("ipad-air-10-5", 174.1, 250.6), ("ipad-air-9-7", 169.5, 240),
    ("ipad-10-2", 174.1, 250.6), ("ipad-9-7", 169.5, 240),
  ]

  /// Bodies of devices whose edges other sources state, in millimetres; Apple's specification pages.
  private static let others: [(id: String, width: Double, height: Double)] = [
    ("iphone-se-4-7", 67.3, 138.4), ("iphone-17-pro", 71.9, 150), ("iphone-17", 71.5, 149.6),
    ("iphone-16", 71.6, 147.6), ("ipad-pro-13-m4", 215.5, 281.6), ("ipad-pro-11-m4", 177.5, 249.7),
    ("ipad-air-13-m2", 214.9, 280.6), ("ipad-air-11-m2", 178.5, 247.6),
    ("ipad-a16", 179.5, 248.6), ("ipad-mini-a17-pro", 134.8, 195.4),
  ]

  /// From the display's edge to the body's in points, both edges alike.
  private func edges(_ id: String, width: Double, height: Double) throws -> EdgeInsets {
    let display = try #require(try BuiltInCatalog.device(id).display("main"))
    let size = display.correctedSize ?? display.size
    let pixelsPerInch = try #require(display.pixelsPerInch)
    let pointsPerMillimetre =
      pixelsPerInch * size.width / Double(display.panelPixels.width) / 25.4
    let side = (width * pointsPerMillimetre - size.width) / 2
    let end = (height * pointsPerMillimetre - size.height) / 2
    return EdgeInsets(top: end, left: side, bottom: end, right: side)
  }

  @Test func `edges of the body follow from its size and that of the display`() throws {
    for body in Self.bodies {
      let bezel = try #require(try BuiltInCatalog.device(body.id).display("main")?.bezel)
      let wanted = try edges(body.id, width: body.width, height: body.height)
      for edge in Edge.allCases {
        #expect(abs(bezel[edge] - wanted[edge]) <= 0.51, "\(body.id) \(edge)")
      }
    }
    let derived = BuiltInCatalog.catalog.devices.filter {
      $0.provenance["bezel"]?.sources.contains("apple-dimensions") == true
    }
    #expect(Set(derived.map(\.id)) == Set(Self.bodies.map(\.id)))
  }

  /// Drawings leave out the rounding of the body's sides, and frames are drawn by eye: within five
  /// points.
  @Test func `edges from other sources lie near those of the stated bodies`() throws {
    for body in Self.others {
      let device = try BuiltInCatalog.device(body.id)
      let bezel = try #require(device.display("main")?.bezel)
      let wanted = try edges(body.id, width: body.width, height: body.height)
      for edge in Edge.allCases {
        #expect(abs(bezel[edge] - wanted[edge]) <= 5, "\(body.id) \(edge) \(wanted[edge])")
      }
    }
  }
}
