import Annotations
import Devices
import Drawing
import Geometry
import LayoutEngine
import TestSupport
import Testing

struct CanvasTests {
  /// The layout of a starter spec; texts of fixed width do where only sizes are looked at.
  private func layout(_ stance: TemplateStance) throws -> ResolvedLayout {
    try TemplateSpec("settings").layout(stance, .usual, measuring: FixedAdvanceMeasurer())
  }

  private func draw(_ layout: ResolvedLayout, _ options: PreviewOptions) -> DisplayList {
    PreviewDrawing.displayList(
      for: layout, specName: "settings", options: options, measuring: FixedAdvanceMeasurer(),
      assets: [])
  }

  @Test func `a screen at the scale of its device has the pixels that are rendered`() throws {
    for device in BuiltInCatalog.catalog.devices {
      for stance in TemplateStance.all(of: device) {
        let layout = try layout(stance)
        let display = try #require(device.display(stance.display))
        let list = draw(layout, PreviewOptions(style: .mockup, canvas: .screen))
        let turned = stance.orientation.isLandscape
        let (width, height) = (display.renderPixels.width, display.renderPixels.height)
        #expect(
          [list.size.width, list.size.height].map { $0 * layout.scene.scale }
            == (turned ? [height, width] : [width, height]).map(Double.init), "\(stance)")
      }
    }
  }

  @Test func `a screen of a mockup carries no annotation, a device none beside itself`() throws {
    for stance in try TemplateStance.spread() {
      let layout = try layout(stance)
      let screen = DrawnPage(draw(layout, PreviewOptions(style: .mockup, canvas: .screen)))
      #expect(Set(screen.layers).isSubset(of: [.device, .content, .chrome]), "\(stance)")
      #expect(screen.annotations.isEmpty, "\(stance)")
      let device = DrawnPage(draw(layout, PreviewOptions(style: .mockup, canvas: .device)))
      #expect(Set(device.layers).isSubset(of: [.device, .content, .chrome]), "\(stance)")
      let size = layout.scene.display.size
      #expect(device.size.width >= size.width && device.size.height >= size.height, "\(stance)")
    }
  }

  @Test func `a page fits what it shows`() throws {
    for stance in try TemplateStance.spread() {
      let list = draw(try layout(stance), PreviewOptions())
      let page = DrawnPage(list)
      #expect(list.size.width <= 1600 && list.size.height <= 1600, "\(stance): \(list.size)")
      let lowest = page.words.map { $0.run.origin.y }.max() ?? 0
      #expect(list.size.height - lowest < 48, "\(stance)")
      let device = page.segments.filter { $0.groups.first == "layer-device" }
      let right = max(
        page.annotations.map { $0.run.origin.x + $0.run.width }.max() ?? 0,
        device.map(\.bounds.maxX).max() ?? 0)
      #expect(list.size.width - right < 48, "\(stance)")
    }
  }
}
