import Foundation
import Testing

/// The cut into modules: who may know whom.
struct ModuleDirectionTests {
  /// The layers from the bottom; a target may import from lower ones only.
  private static let layers: [String: Int] = [
    "CCairo": 0, "CPango": 0, "CFontconfig": 0, "CPNG": 0, "CTurboJPEG": 0,
    "CLCMS": 0, "CZlib": 0, "CDeflate": 0, "CRSVG": 0, "CYAML": 0, "CXML2": 0, "CEmbedded": 0,
    "Geometry": 1, "ConstraintSolver": 1, "Diagnostics": 1, "Documents": 1, "Typography": 1,
    "Bitmaps": 1, "Cairo": 1,
    "CommandLineParsing": 1,
    "Devices": 2, "LayoutSpecs": 2, "Drawing": 2, "PixelComparison": 2,
    "LayoutEngine": 3, "Rendering": 3,
    "Findings": 4, "InterfaceBuilder": 4,
    "Annotations": 5, "Records": 5,
    "Comparison": 6,
    "LayoutPreview": 7,
    "proofsheet": 8, "Benchmarks": 8,
  ]

  /// Edges inside layer 1, from vocabulary to bindings; there is no circle in them.
  private static let insideLayer1: [String: Set<String>] = [
    "Documents": ["Diagnostics"],
    "Typography": ["Geometry"],
    "Cairo": ["Geometry", "Typography"],
    "CommandLineParsing": ["Diagnostics"],
  ]

  /// The one target that imports each C module; the embedded data has its own reader in tests.
  private static let bindings: [String: Set<String>] = [
    "CCairo": ["Cairo"], "CPango": ["Cairo"], "CFontconfig": ["Cairo"], "CPNG": ["Bitmaps"],
    "CTurboJPEG": ["Bitmaps"], "CLCMS": ["Bitmaps"], "CZlib": ["Bitmaps"], "CRSVG": ["Cairo"],
    "CDeflate": ["Bitmaps"], "CYAML": ["Documents"], "CXML2": ["Documents"],
    "CEmbedded": ["LayoutPreview", "TestSupport"],
  ]

  /// The modules that come with the toolchain, and the targets that may import them.
  private static let toolchain: [String: Set<String>?] = [
    "Foundation": ["LayoutPreview"], "FoundationEssentials": ["LayoutPreview", "Documents"],
    "Glibc": nil, "Synchronization": nil, "Testing": [],
  ]

  @Test func `every target has a layer`() throws {
    let names = Set(try Manifest.read().targets.filter { !$0.isTest }.map(\.name))
    #expect(names == Set(Self.layers.keys))
  }

  @Test func `no target depends on one above it or beside it`() throws {
    for target in try Manifest.read().targets where !target.isTest {
      let layer = try #require(Self.layers[target.name])
      for dependency in target.dependencies {
        let below = try #require(Self.layers[dependency], "\(dependency)")
        let isAllowed =
          below < layer || Self.insideLayer1[target.name]?.contains(dependency) == true
        #expect(isAllowed, "\(target.name) depends on \(dependency)")
      }
    }
  }

  @Test func `every C module has one binding`() throws {
    for target in try Manifest.read().targets {
      for dependency in target.dependencies {
        guard let allowed = Self.bindings[dependency] else { continue }
        #expect(allowed.contains(target.name), "\(target.name) depends on \(dependency)")
      }
    }
  }

  @Test func `a file imports what its target declares and nothing else`() throws {
    let manifest = try Manifest.read()
    let ours = Set(manifest.targets.map(\.name))
    for target in manifest.targets {
      for (file, module) in try target.imports() {
        if ours.contains(module) {
          #expect(
            target.dependencies.contains(module), "\(target.name)/\(file) imports \(module)")
        } else if target.isTest {
          continue
        } else {
          let allowed = try #require(
            Self.toolchain[module], "\(target.name)/\(file) imports \(module)")
          #expect(
            allowed?.contains(target.name) ?? true, "\(target.name)/\(file) imports \(module)")
        }
      }
    }
  }

  @Test func `a target declares only what one of its files imports`() throws {
    for target in try Manifest.read().targets where !target.isTest {
      let imported = Set(try target.imports().map(\.module))
      for dependency in target.dependencies {
        #expect(imported.contains(dependency), "\(target.name) does not import \(dependency)")
      }
    }
  }

  @Test func `the reader of imports sees all their forms`() {
    let text = """
      // import Nothing
      import A
      public import B
      @testable import C
      @testable  public   import struct D.Thing
        import E
      /* import No */ let important = "import F"
      internal import func G.call // why
      """
    #expect(Manifest.Target.imports(in: text) == ["A", "B", "C", "D", "E", "G"])
  }
}

/// The target table of the package's manifest, read as text: asking the package manager is slow.
private struct Manifest {
  /// A target with what it declares.
  struct Target {
    var name: String
    var dependencies: [String]
    /// Whether the target is for tests alone.
    var isTest: Bool

    /// All imports of all Swift files, with the name of the file.
    func imports() throws -> [(file: String, module: String)] {
      let folder = Manifest.root.appending(path: isTest ? "Tests/\(name)" : "Sources/\(name)")
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        return Self.imports(in: text).map { (file, $0) }
      }
    }

    /// The modules that a text imports, in order; a script inside a text imports for itself.
    static func imports(in text: String) -> [String] {
      let text = text.replacing(/"""[\s\S]*?"""/, with: "")
      let form =
        /^\s*(?:@\w+\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|let|var|typealias)\s+)?(\w+)/
        .anchorsMatchLineEndings()
      return text.matches(of: form).map { String($0.1) }
    }
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  var targets: [Target]

  /// Reads the manifest.
  static func read() throws -> Manifest {
    let text = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let table = try #require(text.split(separator: "\n  targets: [", maxSplits: 1).last)
    let uncommented = String(table).replacing(/\/\/.*/.anchorsMatchLineEndings(), with: "")
    // A target ends where the next one begins.
    let head =
      /(\.systemLibrary|\.target|\.executableTarget|library|tests)\(\s*(?:name:\s*)?"(\w+)"/
    let heads = uncommented.matches(of: head)
    let targets = heads.indices.map { index in
      let start = heads[index].range.upperBound
      let end =
        index + 1 < heads.count ? heads[index + 1].range.lowerBound : uncommented.endIndex
      let kind = String(heads[index].1)
      let rest = kind == ".systemLibrary" ? "" : String(uncommented[start..<end])
      let isTest = kind == "tests" || rest.contains(#"path: "Tests/"#)
      // Of the strings that follow only those with a capital are targets, `exclude` apart.
      let names = rest.components(separatedBy: "exclude:")[0].matches(of: /"([A-Z]\w*)"/)
        .map { String($0.1) }
      return Target(
        name: String(heads[index].2),
        dependencies: names + (kind == "tests" ? ["TestSupport"] : []),
        isTest: isTest)
    }
    #expect(targets.count > 25)
    return Manifest(targets: targets)
  }
}
