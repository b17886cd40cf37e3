import Devices
import Documents
import Foundation
import Geometry
import LayoutPreview
import TestSupport
import Testing

/// The texts of the command `devices`.
@Suite struct DeviceReportsTests {
  private let catalog = BuiltInCatalog.catalog

  @Test func `the embedded bytes are the ones that tests read`() {
    #expect(Embedded.catalog == BuiltInCatalog.bytes)
  }

  @Test func `the list is a table with one line a device`() throws {
    let devices = try ["iphone-duo", "apple-tv-4k"].map(BuiltInCatalog.device)
    #expect(
      DeviceReports.list(devices) == """
        ID           NAME                        FAMILY  POINTS            SCALE  YEAR
        iphone-duo   iPhone Duo                  iphone  466x678, 669x951  @3x    2026
        apple-tv-4k  Apple TV 4K (2160p output)  tv      1920x1080         @2x    2017

        """)
    #expect(DeviceReports.list(catalog.devices).split(separator: "\n").count == 120)
  }

  @Test func `a full report explains every source tag that it names`() {
    for device in catalog.devices {
      let text = DeviceReports.full(device, catalog: catalog)
      #expect(!text.contains("not explained"), "\(device.id)")
      for provenance in device.provenance.values where provenance.isAssumed {
        #expect(text.contains(" ASSUMED"), "\(device.id)")
      }
    }
  }

  @Test func `a full report tells origins, variants and assumptions`() throws {
    let text = DeviceReports.full(try BuiltInCatalog.device("iphone-16-pro"), catalog: catalog)
    #expect(text.contains("size                  402x874 pt  [high: hig-seed]"))
    #expect(text.contains("[topcutout, derived] ASSUMED"))
    #expect(text.contains("dynamicIsland"))
    let duo = DeviceReports.full(try BuiltInCatalog.device("iphone-duo"), catalog: catalog)
    #expect(duo.contains("division (455.5, 0, 40x669), margins 0 20 0 20, rectangle, active while"))
    #expect(duo.contains("panel pixels          1878x2670 px  [high: A-SPEC]"))
    #expect(duo.contains("  laptop                inner: portrait, portraitUpsideDown"))
    #expect(duo.contains("264"))
  }

  @Test func `the JSON is valid, complete and the same each time`() throws {
    let text = DeviceReports.json(catalog.devices, catalog: catalog)
    #expect(text == DeviceReports.json(catalog.devices, catalog: catalog))
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let devices = try #require(root["devices"] as? [[String: Any]])
    #expect(devices.count == 119)
    let duo = try #require(devices.first { $0["id"] as? String == "iphone-duo" })
    let displays = try #require(duo["displays"] as? [String: [String: Any]])
    let orientations = try #require(displays["inner"]?["orientations"] as? [String: Any])
    #expect(Set(orientations.keys).count == 4)
    let left = try #require(orientations["landscapeLeft"] as? [String: Any])
    #expect(left["size"] as? [Double] == [951, 669])
    #expect(
      left["safeArea"] as? [String: Double] == ["top": 0, "left": 0, "bottom": 34, "right": 84])
  }

  @Test func `parts of a tablet's display are told with their origin`() throws {
    let device = try BuiltInCatalog.device("ipad-9-7")
    let text = DeviceReports.full(device, catalog: catalog)
    #expect(text.contains("507 wide, compact width, regular height"))
    #expect(text.contains("[medium: snapshot-testing, hig-seed, unity-multitasking]"))
    #expect(text.contains("[medium: sgl0v-gist]"))
    let json = DeviceReports.json([device], catalog: catalog)
    let devices = try JSONSerialization.jsonObject(with: Data(json.utf8))
    #expect(String(describing: devices).contains("split-2/3"))
  }

  @Test func `a check names problems and counts what was read`() {
    func check(_ yaml: String) -> String {
      let document = YAMLReader.read(Array(yaml.utf8), file: "mine.yaml")
      let result = CatalogReader.read(document, file: "mine.yaml", base: catalog)
      return DeviceReports.check(
        file: "mine.yaml", catalog: result.catalog, diagnostics: result.diagnostics, base: catalog)
    }
    #expect(
      check(
        """
        format: 1
        devices:
          - {id: iphone-x, name: Mine, family: iphone, size: [375, 812], scale: 3}
          - {id: other, name: Other, family: iphone, size: [375, 812], scale: 3}
        """) == "mine.yaml: 2 devices (1 in place of a built-in one), no problems\n")
    let broken = check("format: 1\ndevces: []")
    #expect(broken.hasSuffix("[unknown-key]\nmine.yaml: 1 error\n"), "\(broken)")
  }
}
