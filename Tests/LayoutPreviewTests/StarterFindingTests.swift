import Foundation
import LayoutPreview
import TestSupport
import Testing

/// Starter specs that are made for a few devices and still have nothing wrong with them on the others.
struct StarterFindingTests {
  private let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
  }

  /// The smallest and the largest of most families, both generations of bars, and all poses of the
  /// foldable.
  private static let devices = [
    "apple-watch-1st-gen-38mm", "apple-watch-se-3-40mm", "apple-watch-series-9-41mm",
    "apple-watch-ultra-4", "iphone-se-4", "iphone-8", "iphone-17-pro", "iphone-17-pro-max",
    "iphone-duo", "ipad-mini-a17-pro", "ipad-10-2", "ipad-pro-13-m5", "apple-tv-4k",
    "apple-vision-pro-window", "macbook-pro-14",
  ].joined(separator: ",")

  @Test(arguments: ["form", "mac-window", "media-player", "watch-glance"])
  func `nothing is found on any kind of device`(name: String) {
    let spec = TemplateSpec.folder.appending(path: "\(name).yaml").path
    let result = harness.run([
      "lint", spec, "--device", Self.devices, "--orientation", "all", "--pose", "all",
    ])
    #expect(result.code == 0, "\(result.error)")
    #expect(result.output.isEmpty, "\(result.output)")
  }
}
