import Testing

@testable import LayoutPreview

struct AssetLoaderTests {
  @Test(arguments: [
    ("cover.png", 1.0), ("cover@2x.png", 2), ("a@2x/cover@3x.png", 3), ("a@2x/cover.png", 1),
    ("cover@0x.png", 1), ("cover@x.png", 1), ("mail@2.png", 1), ("cover@2x", 2),
  ])
  func `a file name states its scale`(name: String, scale: Double) {
    #expect(AssetLoader.scale(named: name) == scale)
  }
}
