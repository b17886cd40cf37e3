import Annotations
import Bitmaps
import Cairo
import Devices
import Geometry
import LayoutEngine
import Rendering
import TestSupport
import Testing

/// The edge of a screen as poppler smooths it.
struct DeviceRimTests {
  @Test(.enabled(if: Rasterizer.hasPoppler, "pdftoppm is not installed"))
  func `no light line stands between a dark screen and its body`() throws {
    let layout = try SampleScreen.resolve(
      """
      statusBar: hidden
      content: { box: {}, ignoresSafeArea: true, background: "#101010" }
      """, device: "iphone-8")
    let fonts = try TextShaper()
    let list = PreviewDrawing.displayList(
      for: layout, specName: "rim", options: PreviewOptions(style: .mockup, canvas: .device),
      measuring: PangoTextMeasurer(fonts), assets: [])
    let pdf = try Renderer(fonts: fonts).pdf(list)
    // Where pixels end is different at each scale.
    for scale in [0.31, 0.37, 0.43, 0.53, 0.61] {
      let picture = try Rasterizer.poppler(pdf, scale: scale)
      let row = picture.height / 2
      let levels = (0..<picture.width).map { x in
        let pixel = picture[x, row]
        return max(pixel.red, pixel.green, pixel.blue)
      }
      // From the body to the body: 0x23272D, and the screen is darker.
      let first = try #require(levels.firstIndex { $0 <= 0x2D })
      let last = try #require(levels.lastIndex { $0 <= 0x2D })
      #expect((levels[first...last].max() ?? 0) <= 0x30, "at \(scale)")
    }
  }
}
