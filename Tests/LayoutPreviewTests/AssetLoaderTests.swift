import LayoutSpecs
import Testing

@testable import LayoutPreview

struct AssetLoaderTests {
  @Test(arguments: [
    ("cover.png", nil), ("cover@2x.png", 2), ("a@2x/cover@3x.png", 3), ("a@2x/cover.png", nil),
    ("cover@0x.png", nil), ("cover@x.png", nil), ("mail@2.png", nil), ("cover@2x", 2.0),
  ])
  func `a file name states its scale`(name: String, scale: Double?) {
    #expect(Asset.scale(named: name) == scale)
  }
}
