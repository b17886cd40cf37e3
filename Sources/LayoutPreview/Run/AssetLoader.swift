import Bitmaps
import Cairo
import Diagnostics
import Geometry
import LayoutEngine
import LayoutSpecs
import Rendering

/// The pictures and fonts of a spec, read from files.
struct LoadedAssets: Sendable {
  /// What is known of every asset, by name.
  var facts: [String: AssetFacts] = [:]
  /// The pictures that could be read, by name.
  var pictures: [String: Picture] = [:]
  /// The paths of the spec's font files that exist, in order.
  var fontFiles: [String] = []
  /// A hash over the font files; empty where there are none.
  var fontHash = ""
  /// The family that texts are set in; absent where the spec brings no font along.
  var fontFamily: String?
  /// What could not be read.
  var diagnostics: [Diagnostic] = []

  /// What the engine needs to resolve a screen.
  func request(for screen: Screen, of spec: Spec, explains: Bool = false) -> LayoutRequest {
    LayoutRequest(
      spec: spec, screen: screen, assets: facts, fontFamily: fontFamily, explains: explains)
  }
}

/// Reads the assets of a spec; what can't be read is reported and drawn as a placeholder.
struct AssetLoader {
  /// The size of a placeholder in points.
  static let placeholder = Size(width: 100, height: 100)
  private static let pictureLimit = 256 << 20

  let spec: Spec
  /// The folder of the spec.
  let folder: String
  let allowOutside: Bool
  /// Whether pixels are needed, not only sizes.
  let decodes: Bool

  /// Reads everything.
  func load() -> LoadedAssets {
    var loaded = LoadedAssets()
    for (name, asset) in spec.assets.sorted(by: { $0.key < $1.key }) {
      switch asset.source {
      case .standIn(let size): loaded.facts[name] = AssetFacts(size: size)
      case .file(let file, let scale):
        loaded.facts[name] = AssetFacts(size: Self.placeholder)
        do throws(AssetProblem) {
          let bytes = try read(file, limit: Self.pictureLimit)
          let header = try header(of: bytes, file: file)
          let scale = scale ?? Self.scale(named: file)
          let pixels = Size(width: Double(header.width), height: Double(header.height))
          loaded.facts[name] = AssetFacts(
            size: Size(width: pixels.width / scale, height: pixels.height / scale),
            pixels: pixels)
          if decodes {
            do throws(PNGError) { loaded.pictures[name] = try Picture(png: bytes) } catch {
              throw AssetProblem("can't read '\(file)': \(error)", rule: "unreadable-picture")
            }
          }
        } catch {
          loaded.diagnostics.append(
            Diagnostic(
              file: spec.file, position: asset.position,
              message: "\(error.message); a placeholder is drawn for asset '\(name)'",
              rule: error.rule))
        }
      }
    }
    loadFonts(&loaded)
    loaded.diagnostics.sort { ($0.position ?? .start) < ($1.position ?? .start) }
    return loaded
  }

  private func loadFonts(_ loaded: inout LoadedAssets) {
    var hashes: [String] = []
    for font in spec.fonts {
      do throws(AssetProblem) {
        let bytes = try read(font.file.value, limit: Self.pictureLimit)
        let path = Paths.resolve(font.file.value, in: folder)
        let families = FontFiles.families(in: path)
        guard let first = families.first else {
          throw AssetProblem("'\(font.file.value)' is not a font", rule: "unreadable-font")
        }
        if let wanted = font.family, !families.contains(wanted) {
          throw AssetProblem(
            "'\(font.file.value)' holds the family '\(first)', not '\(wanted)'",
            rule: "missing-family")
        }
        loaded.fontFiles.append(path)
        loaded.fontFamily = loaded.fontFamily ?? font.family ?? first
        hashes.append(Fingerprint.hash(bytes))
      } catch {
        loaded.diagnostics.append(
          Diagnostic(
            file: spec.file, position: font.file.position, message: error.message,
            rule: error.rule))
      }
    }
    if !hashes.isEmpty { loaded.fontHash = Fingerprint.hash(Array(hashes.joined().utf8)) }
  }

  private struct AssetProblem: Error {
    var message: String
    var rule: String

    init(_ message: String, rule: String) {
      self.message = message
      self.rule = rule
    }
  }

  private func read(_ file: String, limit: Int) throws(AssetProblem) -> [UInt8] {
    let path = Paths.resolve(file, in: folder)
    guard !file.utf8.contains(0), let real = Paths.real(path) else {
      throw AssetProblem("no such file '\(file)'", rule: "missing-file")
    }
    if !allowOutside {
      // Links are followed first: a spec from a stranger may bring some along.
      guard let home = Paths.real(folder), Paths.isInside(real, folder: home) else {
        throw AssetProblem(
          "'\(file)' lies outside the spec's folder (--allow-outside permits it)",
          rule: "outside-folder")
      }
    }
    guard Files.kind(of: real) == .file else {
      throw AssetProblem("'\(file)' is not a file", rule: "unreadable-file")
    }
    do throws(FileError) { return try Files.read(real, shown: file, limit: limit) } catch {
      throw AssetProblem("can't read '\(file)': \(error.reason)", rule: "unreadable-file")
    }
  }

  private func header(
    of bytes: [UInt8], file: String
  ) throws(AssetProblem) -> (width: Int, height: Int) {
    if let header = PNGReader.header(bytes) { return header }
    switch Paths.fileExtension(of: file) {
    case "jpg", "jpeg", "svg", "pdf", "heic", "webp", "gif":
      throw AssetProblem(
        "'\(file)': pictures other than PNG are not supported yet", rule: "not-supported")
    default:
      throw AssetProblem("'\(file)' is not a PNG picture", rule: "unreadable-picture")
    }
  }

  /// The scale that a file name states: 2 for `cover@2x.png`, 1 where it states none.
  static func scale(named file: String) -> Double {
    let name = Paths.name(of: file)
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    guard stem.hasSuffix("x"), let sign = stem.lastIndex(of: "@") else { return 1 }
    let digits = stem[stem.index(after: sign)...].dropLast()
    guard let scale = Int(digits), (1...9).contains(scale) else { return 1 }
    return Double(scale)
  }
}
