import Documents
import InterfaceBuilder

/// Reads the colours and images of asset catalogues.
struct AssetCatalogs {
  /// The most bytes of a description that are read.
  private static let limit = 1 << 20
  /// The deepest folder that is looked into.
  private static let depth = 16
  /// What pictures can be drawn.
  private static let pictures: Set<String> = ["png", "jpg", "jpeg", "svg"]

  /// The colours by name.
  private(set) var colors: [String: AssetColor] = [:]
  /// The images by name, with the paths of their files.
  private(set) var images: [String: InterfaceImportOptions.Image] = [:]

  /// Adds a catalogue.
  ///
  /// - Parameters:
  ///   - folder: where it lies.
  ///   - shown: the folder as the user named it.
  /// - Throws: ``FileError`` where the folder itself can't be read; sets in it that can't be are
  ///   passed over.
  mutating func add(_ folder: String, shown: String) throws(FileError) {
    let names = try Files.names(in: folder, shown: shown)
    for name in names { add(name, in: folder, prefix: "", depth: 0) }
  }

  private mutating func add(_ name: String, in folder: String, prefix: String, depth: Int) {
    let path = Paths.join(folder, name)
    guard depth < Self.depth, Files.kind(of: path) == .folder else { return }
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    switch Paths.fileExtension(of: name) {
    case "colorset":
      if let contents = contents(of: path), let color = AssetCatalogEntry.color(contents) {
        colors[prefix + stem] = color
      }
    case "imageset":
      if let contents = contents(of: path),
        let found = AssetCatalogEntry.image(contents, known: Self.pictures)
      {
        images[prefix + stem] = .init(file: Paths.join(path, found.file), scale: found.scale)
      }
    case "":
      let hasNamespace =
        contents(of: path)?["properties"]?["provides-namespace"]?.content
        == .scalar("true", quoted: false)
      let names = (try? Files.names(in: path, shown: path)) ?? []
      for inner in names {
        add(
          inner, in: path, prefix: hasNamespace ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
      }
    default: break
    }
  }

  private func contents(of folder: String) -> DocumentNode? {
    let path = Paths.join(folder, "Contents.json")
    guard let bytes = try? Files.read(path, shown: path, limit: Self.limit) else { return nil }
    return JSONReader.read(bytes, file: "Contents.json").root
  }
}
