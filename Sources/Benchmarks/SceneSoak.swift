import Cairo
import Devices
import Diagnostics
import Documents
import Geometry
import Glibc
import InterfaceBuilder
import LayoutEngine
import LayoutPreview
import LayoutSpecs

/// Lays out every scene of every storyboard and xib below a folder on every distinct environment of
/// the catalogue.
///
/// A crash ends the program, and so does a layout that takes longer than ``limit``; the file is the
/// last that is named. Frames that are not finite fail the run. What cannot hold together is counted
/// and told, as it says something about a file and nothing about the program.
struct SceneSoak {
  /// The longest that a layout may take, in seconds.
  private static let limit: UInt32 = 60

  private let catalog: DeviceCatalog
  private let measurer: PangoTextMeasurer
  private var environments = 0
  private var scenes = 0
  private var layouts = 0
  private var conflicting = 0
  private var ambiguous = 0
  private var bad = 0
  private var slowest = (seconds: 0.0, name: "")

  /// Lays out a folder.
  ///
  /// - Parameter folder: the folder.
  /// - Returns: whether there was a scene and every number of every layout is finite.
  static func run(folder: String) -> Bool {
    let document = DocumentReader.read(Embedded.catalog, file: "catalog.json")
    guard let catalog = CatalogReader.read(document, file: "catalog.json").catalog else {
      stop("the built-in catalogue can be read")
    }
    do throws(FontError) {
      var soak = SceneSoak(
        catalog: catalog, measurer: PangoTextMeasurer(try TextShaper()))
      return soak.layOut(folder)
    } catch {
      stop("\(error)")
    }
  }

  private init(catalog: DeviceCatalog, measurer: PangoTextMeasurer) {
    self.catalog = catalog
    self.measurer = measurer
  }

  private mutating func layOut(_ folder: String) -> Bool {
    for path in FolderFiles.paths(below: folder, endingIn: [".storyboard", ".xib"]) {
      let name = String(path.dropFirst(folder.count + 1))
      print(name)
      fflush(nil)
      guard let bytes = FolderFiles.read(path) else { stop("\(path) can be read") }
      layOut(bytes, name)
    }
    print(
      "\(scenes) scenes on \(environments) environments: \(layouts) layouts, \(bad) with numbers "
        + "that are not finite, \(conflicting) with constraints in conflict, \(ambiguous) with "
        + "something left open; the slowest took \((slowest.seconds * 1e3).text(decimals: 1)) ms "
        + "(\(slowest.name))")
    return scenes > 0 && bad == 0
  }

  private mutating func layOut(_ bytes: [UInt8], _ file: String) {
    guard let document = InterfaceReader.read(bytes, file: file).document,
      let made = InterfaceImport(document, options: .init(name: "soak"))
    else { return }
    let reading = SpecReader.read(Document(root: made.spec, diagnostics: []), file: file)
    guard let spec = reading.spec else {
      bad += 1
      for problem in reading.diagnostics { print("  \(problem.line)") }
      return
    }
    let assets = spec.assets.compactMapValues { asset -> AssetFacts? in
      if case .standIn(let size) = asset.source { AssetFacts(size: size) } else { nil }
    }
    let all = Matrix.expand(
      spec: spec, catalog: catalog,
      options: MatrixOptions(axes: [
        .devices: ["all"], .displays: ["all"], .orientations: ["all"], .poses: ["all"],
      ]))
    for screen in spec.screens {
      scenes += 1
      var conflicts: Set<String> = []
      let request = LayoutRequest(spec: spec, screen: screen, assets: assets)
      let places = Self.distinct(all.configurations.filter { $0.screen == screen.id })
      environments = max(environments, places.count)
      for place in places { conflicts.formUnion(layOut(request, place, file)) }
      for conflict in conflicts.sorted() { print("  \(screen.id): left out: \(conflict)") }
    }
  }

  /// Lays out a screen.
  ///
  /// - Returns: the constraints that were left out, as the file has them.
  private mutating func layOut(
    _ request: LayoutRequest, _ place: Configuration, _ file: String
  ) -> Set<String> {
    alarm(Self.limit)
    let start = ContinuousClock.now
    let layout = Resolver.resolve(request, in: place, measuring: measurer)
    let seconds = Sample.seconds(since: start)
    alarm(0)
    layouts += 1
    if seconds > slowest.seconds { slowest = (seconds, "\(file), \(place.name)") }
    let frames = layout.elements.flatMap { [$0.frame, $0.windowFrame, $0.visible] }
    if !frames.allSatisfy(Self.isSound) {
      bad += 1
      print("  \(place.name): a frame is not finite")
    }
    let reports = layout.elements.compactMap(\.constraintReport)
    if reports.contains(where: { !$0.conflicts.isEmpty }) { conflicting += 1 }
    if reports.contains(where: { !$0.ambiguities.isEmpty }) { ambiguous += 1 }
    return Set(
      reports.flatMap(\.conflicts).map { conflict in
        let line = conflict.broken.position.map { "line \($0.line), " } ?? ""
        return "\(line)\(conflict.broken.text)"
      })
  }

  private static func isSound(_ rect: Rect) -> Bool {
    [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
      && rect.width >= 0 && rect.height >= 0
  }

  /// One configuration for each set of sizes, insets and size classes.
  private static func distinct(_ configurations: [Configuration]) -> [Configuration] {
    var seen: Set<String> = []
    return configurations.filter { configuration in
      let scene = SceneResolver.resolve(configuration)
      let parts: [Any] = [
        scene.window, scene.scale, scene.safeArea, scene.margins,
        scene.sizeClasses.map { "\($0)" } ?? "", scene.regions.map(\.region),
      ]
      return seen.insert(parts.map { "\($0)" }.joined(separator: " ")).inserted
    }
  }
}
