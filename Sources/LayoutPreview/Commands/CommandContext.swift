import CommandLineParsing
import Devices
import Diagnostics
import Documents
import Glibc

/// What a command works with.
struct CommandContext {
  let parsed: ParsedCommand
  let workingDirectory: String
  let standardInput: () -> [UInt8]
  let cores: Int

  /// A path of the command line as an absolute one.
  func path(_ shown: String) -> String { Paths.resolve(shown, in: workingDirectory) }

  /// The devices that a command works with, and a hash over their files.
  struct LoadedCatalog {
    var catalog: DeviceCatalog
    var hash: String
  }

  /// The built-in catalogue with the user's own added; nothing where one of these has errors.
  func loadCatalog(console: inout Console, code: inout ExitCode) -> LoadedCatalog? {
    let builtIn = Embedded.catalog
    guard var catalog = BuiltInCatalog.load() else {
      preconditionFailure("the built-in catalogue can be read")
    }
    var hashes = [Fingerprint.hash(builtIn)]
    var isGood = true
    for file in parsed.list("catalog") {
      do throws(FileError) {
        let bytes = try Files.read(path(file), shown: file, limit: 64 << 20)
        hashes.append(Fingerprint.hash(bytes))
        console.sources[file] = bytes
        let (added, diagnostics) = CatalogReader.read(
          DocumentReader.read(bytes, file: file), file: file, base: catalog)
        console.report(diagnostics)
        if let added, !diagnostics.contains(where: { $0.severity == .error }) {
          catalog = catalog.adding(added)
        } else {
          isGood = false
          code.raise(to: .invalidInput)
        }
      } catch {
        console.fail("can't read \(error)")
        isGood = false
        code.raise(to: .failed)
      }
    }
    let hash = hashes.count == 1 ? hashes[0] : Fingerprint.hash(Array(hashes.joined().utf8))
    return isGood ? LoadedCatalog(catalog: catalog, hash: hash) : nil
  }
}

/// The catalogue that the program carries.
enum BuiltInCatalog {
  /// Reads the catalogue; nothing if it has errors, which a test rules out.
  static func load() -> DeviceCatalog? {
    let file = "catalog.json"
    return CatalogReader.read(DocumentReader.read(Embedded.catalog, file: file), file: file).catalog
  }
}
