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
  /// The libraries that had a say in the pictures, with their versions.
  var libraries: [String: String] = [:]
  /// What could not be read, and what is to be said of pictures that could.
  var diagnostics: [Diagnostic] = []

  /// Whether something could not be read.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

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
  /// The largest file that is read, in bytes; chosen.
  static let pictureLimit = 256 << 20

  let spec: Spec
  /// The folder of the spec.
  let folder: String
  let allowOutside: Bool
  /// Whether the pictures are drawn, not only laid out.
  let decodes: Bool
  /// Whether the spec is a file, whose lines are told.
  var hasLines = true

  /// Reads everything.
  func load() -> LoadedAssets {
    var loaded = LoadedAssets()
    for (name, asset) in spec.assets.sorted(by: { $0.key < $1.key }) {
      switch asset.source {
      case .standIn(let size): loaded.facts[name] = AssetFacts(size: size)
      case .file(let file, let scale):
        loaded.facts[name] = AssetFacts(size: Self.placeholder)
        let position = hasLines ? asset.position : nil
        do throws(AssetProblem) {
          let remarks = try load(
            name, file, scale: scale ?? Asset.scale(named: file) ?? 1, asset, &loaded)
          loaded.diagnostics += remarks.map { remark in
            Diagnostic(
              .warning, file: spec.file, position: position, message: "'\(file)' \(remark)",
              rule: "picture")
          }
        } catch {
          loaded.diagnostics.append(
            Diagnostic(
              file: spec.file, position: position,
              message: "\(error.message); a placeholder is drawn for asset '\(name)'",
              rule: error.rule))
        }
      }
    }
    loadFonts(&loaded)
    loaded.diagnostics.sort { ($0.position ?? .start) < ($1.position ?? .start) }
    return loaded
  }

  /// Reads a picture, told by its bytes whatever the file is called; gives what is to be said of it.
  private func load(
    _ name: String, _ file: String, scale: Double, _ asset: Asset, _ loaded: inout LoadedAssets
  ) throws(AssetProblem) -> [String] {
    let bytes = try read(file, limit: Self.pictureLimit)
    let format = try format(of: bytes, file)
    if format == .svg {
      loaded.libraries["librsvg"] = LibraryVersions.librsvg
      let vector: VectorPicture
      do throws(VectorError) {
        vector = try VectorPicture(svg: bytes)
        loaded.facts[name] = AssetFacts(
          size: Size(width: vector.width / scale, height: vector.height / scale))
        // Without fonts nothing is drawn at all, which is told elsewhere.
        if decodes, let fonts = try? TextShaper() { try vector.check(fonts: fonts) }
      } catch {
        throw AssetProblem("can't read '\(file)': \(error)", rule: "unreadable-picture")
      }
      if decodes { loaded.pictures[name] = Picture(svg: bytes) }
      return []
    }
    do throws(PictureError) {
      let (width, height) = try PictureReader.size(bytes)
      let pixels = Size(width: Double(width), height: Double(height))
      loaded.facts[name] = AssetFacts(
        size: Size(width: pixels.width / scale, height: pixels.height / scale), pixels: pixels)
      // Layouts may depend on bars in the picture, so it is looked into even where nothing is drawn.
      guard decodes || asset.bakedBars == nil else { return [] }
      let decoded = try PictureReader.read(bytes)
      if asset.bakedBars == nil {
        loaded.facts[name]?.foundBars = BarFinder.find(in: decoded.bitmap).map {
          Self.parts($0, of: decoded.bitmap)
        }
      }
      if !decoded.isShownByFile { loaded.libraries["lcms2"] = ColorLibrary.version }
      if decodes {
        let type: Picture.FileType = format == .jpeg ? .jpeg : .png
        loaded.pictures[name] = Picture(
          bitmap: decoded.bitmap,
          file: decoded.isShownByFile ? Picture.File(type, bytes) : nil, fileType: type)
      }
      return decoded.remarks
    } catch {
      throw AssetProblem("can't read '\(file)': \(error)", rule: "unreadable-picture")
    }
  }

  /// Bars in parts of a picture.
  static func parts(_ bars: PictureBars, of bitmap: Bitmap) -> EdgeInsets {
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    return EdgeInsets(
      top: Double(bars.top) / height, left: Double(bars.left) / width,
      bottom: Double(bars.bottom) / height, right: Double(bars.right) / width)
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

  /// The kind of a picture, one that is read.
  private func format(of bytes: [UInt8], _ file: String) throws(AssetProblem) -> PictureFormat {
    let names = PictureFormat.supportedNames
    if let format = PictureFormat.of(bytes) {
      if format.isSupported { return format }
      throw AssetProblem(
        "'\(file)' is \(format.rawValue), which is not supported: pictures are \(names)",
        rule: "not-supported")
    }
    if bytes.isEmpty { throw AssetProblem("'\(file)' is empty", rule: "unreadable-picture") }
    throw AssetProblem(
      "'\(file)' is not a picture of a kind that is read: \(names)", rule: "unreadable-picture")
  }
}
