import Devices
import Diagnostics
import Documents

/// Reads catalogues written in tests.
enum TestDocuments {
  /// Reads a YAML text as a catalogue.
  static func read(
    _ yaml: String, base: DeviceCatalog? = nil
  ) -> (catalog: DeviceCatalog?, lines: [String]) {
    let document = YAMLReader.read(Array(yaml.utf8), file: "mine.yaml")
    let result = CatalogReader.read(document, file: "mine.yaml", base: base)
    return (result.catalog, result.diagnostics.map(\.line))
  }
}
