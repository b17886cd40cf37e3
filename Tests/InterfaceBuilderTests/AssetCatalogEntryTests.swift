import Documents
import InterfaceBuilder
import Testing

/// Colour and image sets of asset catalogues.
struct AssetCatalogEntryTests {
  private func read(_ json: String) throws -> DocumentNode {
    try #require(JSONReader.read(Array(json.utf8), file: "Contents.json").root)
  }

  @Test(
    arguments: [
      (#"{"red": "0x1A", "green": "0xFF", "blue": "0x00", "alpha": "1.000"}"#, "#1AFF00"),
      (#"{"red": "0.102", "green": "1.000", "blue": "0", "alpha": "0.5"}"#, "#1AFF0080"),
      (#"{"red": "26", "green": "255", "blue": "0", "alpha": "1"}"#, "#1AFF00"),
      (#"{"white": "0.5", "alpha": "1"}"#, "#808080"),
    ])
  func `components in all their forms`(components: String, hex: String) throws {
    let contents = try read(
      #"{"colors": [{"idiom": "universal", "color": {"components": \#(components)}}]}"#)
    #expect(AssetCatalogEntry.color(contents) == AssetColor(light: hex, dark: nil))
  }

  @Test func `a dark colour is taken along`() throws {
    let contents = try read(
      """
      {"colors": [
        {"idiom": "universal", "color": {"components": {"white": "1", "alpha": "1"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"white": "0", "alpha": "1"}}}]}
      """)
    #expect(AssetCatalogEntry.color(contents) == AssetColor(light: "#FFFFFF", dark: "#000000"))
  }

  @Test func `of an image the file with most pixels is taken`() throws {
    let contents = try read(
      """
      {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "a@3x.heic", "scale": "3x"},
        {"idiom": "universal", "filename": "a@2x.png", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"}]}
      """)
    let found = try #require(AssetCatalogEntry.image(contents, known: ["png"]))
    #expect(found.file == "a@2x.png" && found.scale == 2)
    #expect(AssetCatalogEntry.image(try read("{\"images\": []}"), known: ["png"]) == nil)
  }

  @Test func `colours of the system stay the system's`() throws {
    let contents = try read(
      #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#)
    #expect(AssetCatalogEntry.color(contents) == nil)
  }
}
