import Devices
import LayoutEngine
import TestSupport
import Testing
import Typography

/// What a device implies for text.
@Suite struct SceneDefaultsTests {
  @Test func `watches start with the category of their case size`() throws {
    for device in BuiltInCatalog.catalog.devices {
      let wanted: TextSize =
        if device.family != .watch {
          .large
        } else if device.id.hasSuffix("38mm") {
          .small
        } else if ["40mm", "41mm", "42mm"].contains(where: device.id.hasSuffix) {
          .large
        } else {
          .xLarge
        }
      #expect(device.defaultTextSize == wanted, "\(device.id)")
    }
  }

  @Test func `a window in space uses the table of iOS`() {
    #expect(DeviceFamily.vision.typePlatform == .ios)
    #expect(DeviceFamily.ipad.typePlatform == .ios)
    #expect(DeviceFamily.tv.typePlatform == .tv)
  }
}
