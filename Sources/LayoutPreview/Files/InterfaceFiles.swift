import Diagnostics
import Documents
import InterfaceBuilder

/// Reads a storyboard or xib with what lies beside it.
struct InterfaceFiles {
  /// The extensions of files that are read here.
  static let extensions: Set<String> = ["storyboard", "xib"]
  /// The most bytes of a table of strings that are read.
  private static let stringsLimit = 16 << 20

  /// What came of reading a file.
  struct Loaded {
    /// The values of the spec; nothing where the file can't be used.
    var spec: DocumentNode?
    /// What was wrong, and what did not come along.
    var diagnostics: [Diagnostic]
  }

  /// The catalogues of colours and images.
  var catalogs = AssetCatalogs()

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: its bytes, and where it lies.
  ///   - path: the path of the file.
  ///   - folder: the folder that the spec's own paths are seen from.
  /// - Returns: the spec as values, with places in the file.
  func load(_ source: SpecSource, path: String, specFolder folder: String) -> Loaded {
    let reading = InterfaceReader.read(source.bytes, file: source.file)
    guard let document = reading.document else {
      return Loaded(spec: nil, diagnostics: reading.diagnostics)
    }
    var options = InterfaceImportOptions(name: PictureSpec.name(of: source.file))
    options.colors = catalogs.colors
    options.images = catalogs.images.mapValues { image in
      InterfaceImportOptions.Image(
        file: Paths.relative(image.file, from: folder), scale: image.scale)
    }
    let (strings, problems) = strings(beside: path, shown: source.file)
    let (catalogued, others) = catalogue(beside: path)
    options.strings =
      strings + catalogued.filter { own in !strings.contains { $0.locale == own.locale } }
    var diagnostics = reading.diagnostics + problems + others
    guard let made = InterfaceImport(document, options: options) else {
      diagnostics.append(
        Diagnostic(
          file: source.file, position: .start, message: "the file holds no view to show",
          rule: "interface-empty"))
      return Loaded(spec: nil, diagnostics: diagnostics)
    }
    diagnostics += made.leftOut.map { entry in
      let count = entry.count == 1 ? "" : ", \(entry.count) times"
      return Diagnostic(
        .warning, file: source.file, position: entry.position,
        message: "\(entry.name)\(count): \(entry.consequence)", rule: "not-imported")
    }
    return Loaded(spec: made.spec, diagnostics: diagnostics)
  }

  // MARK: Strings

  /// The texts of a string catalogue: beside the file, in the folder of many languages beside the
  /// file's own folder, or beside that.
  private func catalogue(
    beside path: String
  ) -> (strings: [(locale: String, texts: [String: String])], problems: [Diagnostic]) {
    let stem = Paths.name(of: path).split(separator: ".").dropLast().joined(separator: ".")
    let own = Paths.parent(of: path) ?? "/"
    let outer = Paths.parent(of: own) ?? "/"
    let isLocalized = Paths.fileExtension(of: own) == "lproj"
    let folders = isLocalized ? [own, Paths.join(outer, "mul.lproj"), outer] : [own]
    for folder in folders {
      let file = Paths.join(folder, "\(stem).xcstrings")
      guard Files.kind(of: file) == .file,
        let bytes = try? Files.read(file, shown: file, limit: Self.stringsLimit)
      else { continue }
      let (locales, problems) = StringCatalog.read(bytes, file: "\(stem).xcstrings")
      return (locales, problems)
    }
    return ([], [])
  }

  private func strings(
    beside path: String, shown: String
  ) -> (strings: [(locale: String, texts: [String: String])], problems: [Diagnostic]) {
    guard let own = Paths.parent(of: path), Paths.fileExtension(of: own) == "lproj",
      let parent = Paths.parent(of: own), let names = try? Files.names(in: parent, shown: parent)
    else { return ([], []) }
    let name = Paths.name(of: path)
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    var result: [(locale: String, texts: [String: String])] = []
    var problems: [Diagnostic] = []
    for folder in names where Paths.fileExtension(of: folder) == "lproj" {
      let locale = String(folder.dropLast(".lproj".count))
      let file = Paths.join(Paths.join(parent, folder), "\(stem).strings")
      guard locale != "Base", Files.kind(of: file) == .file,
        let bytes = try? Files.read(file, shown: file, limit: Self.stringsLimit)
      else { continue }
      let shownFile = "\(folder)/\(stem).strings"
      let (texts, diagnostics) = StringsFile.read(bytes, file: shownFile)
      problems += diagnostics
      if !texts.isEmpty { result.append((locale, texts)) }
    }
    return (result, problems)
  }
}
