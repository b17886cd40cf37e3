import Bitmaps
import Documents

/// A spec to read: its bytes, and where it came from.
struct SpecSource {
  /// The name that the user gave it; `-` for standard input.
  var file: String
  /// The folder that its assets are seen from.
  var folder: String
  /// The whole file, or the first part of a picture.
  var bytes: [UInt8]
  /// Whether the file is a picture, which stands for a spec that shows it.
  var isPicture = false
  /// Whether the file is a storyboard or xib, which is imported.
  var isInterface: Bool { InterfaceFiles.extensions.contains(Paths.fileExtension(of: file)) }
}

/// Finds the specs that the words of a command line stand for.
enum SpecSources {
  /// The most bytes that are read: one more than the language allows, so that its reader says so.
  static let limit = (4 << 20) + 1
  /// The ends of names that pictures have, whether they can be read or not.
  static let pictureExtensions: Set<String> = [
    "png", "jpg", "jpeg", "svg", "gif", "webp", "heic", "heif", "avif", "pdf", "tif", "tiff", "bmp",
    "psd",
  ]

  /// What is looked for.
  enum Wanted {
    /// Specs, and pictures only where they are named: those beside specs are their assets.
    case specs
    /// Pictures alone.
    case pictures

    fileprivate var word: String { self == .specs ? "spec" : "picture" }
  }

  /// Reads the specs.
  ///
  /// - Parameters:
  ///   - words: files, folders (what lies directly inside), globs, or `-`.
  ///   - wanted: what is looked for in folders and globs.
  ///   - folder: the folder that they are seen from.
  ///   - input: reads standard input.
  /// - Returns: the specs in the order of the words, each once, and what could not be read.
  static func read(
    _ words: [String], wanted: Wanted = .specs, in folder: String, input: () -> [UInt8]
  ) -> (sources: [SpecSource], failures: [FileError]) {
    var sources: [SpecSource] = []
    var failures: [FileError] = []
    var seen: Set<String> = []
    func add(_ file: String) {
      let path = Paths.resolve(file, in: folder)
      guard seen.insert(Paths.real(path) ?? path).inserted else { return }
      do throws(FileError) {
        let isInterface = InterfaceFiles.extensions.contains(Paths.fileExtension(of: file))
        let bytes = try Files.read(
          path, shown: file, limit: isInterface ? XMLReader.largestFile + 1 : limit, cutting: true)
        let isPicture = isPictureName(file) || PictureFormat.of(bytes) != nil
        sources.append(
          SpecSource(
            file: file, folder: Paths.parent(of: path) ?? folder, bytes: bytes,
            isPicture: isPicture))
      } catch {
        failures.append(error)
      }
    }
    func addFolder(_ shown: String) {
      let path = Paths.resolve(shown, in: folder)
      do throws(FileError) {
        let names = try Files.names(in: path, shown: shown).filter { name in
          wanted == .specs
            ? isSpec(name, in: path)
            : isPictureName(name) && Files.kind(of: Paths.join(path, name)) == .file
        }
        if names.isEmpty {
          failures.append(FileError(path: shown, reason: "the folder holds no \(wanted.word)"))
        }
        for name in names { add(Paths.join(shown, name)) }
      } catch {
        failures.append(error)
      }
    }
    for word in words {
      if word == "-" {
        if seen.insert("-").inserted {
          sources.append(SpecSource(file: "-", folder: folder, bytes: input()))
        }
        continue
      }
      let kind = Files.kind(of: Paths.resolve(word, in: folder))
      if kind == nil, FilePatterns.isPattern(word) {
        // A pattern that does not speak of pictures passes over those that lie beside specs.
        let namesPictures = isPictureName(word)
        let found = FilePatterns.expand(word, in: folder).filter { path in
          let isFolder = Files.kind(of: Paths.resolve(path, in: folder)) == .folder
          return isFolder || namesPictures || isPictureName(path) == (wanted == .pictures)
        }
        if found.isEmpty { failures.append(FileError(path: word, reason: "no file has that form")) }
        for path in found {
          if Files.kind(of: Paths.resolve(path, in: folder)) == .folder {
            addFolder(path)
          } else {
            add(path)
          }
        }
      } else if kind == .folder {
        addFolder(word)
      } else {
        add(word)
      }
    }
    return (sources, failures)
  }

  /// Whether a file has the name of a picture.
  static func isPictureName(_ name: String) -> Bool {
    pictureExtensions.contains(Paths.fileExtension(of: name))
  }

  /// Whether a file of a folder is meant: YAML always, JSON where it speaks of this program.
  private static func isSpec(_ name: String, in folder: String) -> Bool {
    let path = Paths.join(folder, name)
    guard Files.kind(of: path) == .file else { return false }
    switch Paths.fileExtension(of: name) {
    case "yaml", "yml": return true
    case "json":
      guard let bytes = try? Files.read(path, shown: name, limit: limit) else { return true }
      return String(decoding: bytes, as: UTF8.self).contains("\"proofsheet\"")
    default: return false
    }
  }
}
