import Annotations
import Bitmaps
import CommandLineParsing
import Devices
import Diagnostics
import Geometry
import LayoutEngine
import LayoutSpecs
import Records
import Rendering

/// `proofsheet annotate`.
struct AnnotateCommand: RunnableCommand {
  let context: CommandContext
  var console: Console
  var code = ExitCode.ok
  var toldUsageErrors: Set<String> = []

  /// A screenshot whose screen was found.
  private struct Shot {
    var job: Job
    var asset: String
    var size: (width: Int, height: Int)
    var matches: [Configuration]
    var bars: EdgeInsets?
  }

  /// Draws every screenshot of the command line into its device; one that has none costs no other.
  mutating func run() -> ExitCode {
    var (options, problems) = RenderOptionsReader.read(context.parsed, cores: context.cores)
    for problem in problems { console.fail(problem) }
    guard problems.isEmpty else { return .usage }
    // What a screenshot shows would be hard to see below the lines of a blueprint.
    if context.parsed.value("style") == nil { options.preview.style = .mockup }
    guard let catalog = context.loadCatalog(console: &console, code: &code) else { return code }
    let (sources, failures) = SpecSources.read(
      context.parsed.positionals.filter { $0 != "-" }, wanted: .pictures,
      in: context.workingDirectory, input: { [] })
    if context.parsed.positionals.contains("-") {
      console.fail("a picture can't be read from standard input: name its file")
      code.raise(to: .usage)
    }
    for failure in failures {
      console.fail("can't read \(failure)")
      code.raise(to: .failed)
    }
    var shots: [Shot] = []
    for source in sources {
      guard let shot = shot(source, catalog.catalog, besides: shots) else { continue }
      shots.append(shot)
    }
    if context.parsed.has("list") {
      list(shots)
    } else {
      draw(shots, options: options, catalogHash: catalog.hash)
    }
    return code
  }

  // MARK: Finding the screen

  /// The screen that a file is a picture of; what is wrong or open is told.
  private mutating func shot(
    _ source: SpecSource, _ catalog: DeviceCatalog, besides others: [Shot]
  ) -> Shot? {
    let file = source.file
    guard let size = size(of: source) else { return nil }
    var (spec, asset) = PictureSpec.screenshot(file)
    if let other = others.first(where: { $0.job.loaded.spec.name == spec.name }) {
      refuse(
        file,
        "its run would be called '\(spec.name)', as that of '\(other.job.loaded.source.file)'",
        rule: "duplicate-name")
      return nil
    }
    spec.file = file
    let options = SpecLoader(context: context).matrixOptions
    let expansion = Matrix.expand(spec: spec, catalog: catalog, options: options)
    for message in expansion.usageErrors {
      // A misspelt value is wrong for every screenshot, and told once.
      if toldUsageErrors.insert(message).inserted { console.fail(message) }
      code.raise(to: .usage)
    }
    guard !expansion.hasErrors else { return nil }
    let matcher = ShotMatcher(configurations: expansion.configurations)
    let matches = matcher.matches(width: size.width, height: size.height)
    guard let chosen = matches.first else {
      let whose = options.axes.isEmpty ? "no device has" : "with these options no device has"
      refuse(
        file,
        "\(whose) a screen of \(size.width) x \(size.height) pixels; "
          + matcher.proposal(width: size.width, height: size.height), rule: "unknown-screen-size")
      return nil
    }
    console.note("\(file): \(ShotMatcher.words(for: matches))")
    let loaded = LoadedSpec(source: source, spec: spec)
    return Shot(
      job: Job(loaded: loaded, expansion: MatrixExpansion(configurations: [chosen])),
      asset: asset, size: size, matches: matches)
  }

  private mutating func size(of source: SpecSource) -> (width: Int, height: Int)? {
    do throws(FileError) {
      let path = Paths.resolve(Paths.name(of: source.file), in: source.folder)
      let bytes = try Files.read(path, shown: source.file, limit: AssetLoader.pictureLimit)
      if let format = PictureFormat.of(bytes), format != .png, format != .jpeg {
        refuse(
          source.file, "a screenshot is PNG or JPEG, this is \(format.rawValue)",
          rule: "not-supported")
        return nil
      }
      do throws(PictureError) { return try PictureReader.size(bytes) } catch {
        refuse(source.file, "\(error)", rule: "unreadable-picture")
        return nil
      }
    } catch {
      console.fail("can't read \(error)")
      code.raise(to: .failed)
      return nil
    }
  }

  private mutating func refuse(_ file: String, _ message: String, rule: String) {
    console.report([Diagnostic(file: file, position: nil, message: message, rule: rule)])
    code.raise(to: .invalidInput)
  }

  // MARK: Results

  private func list(_ shots: [Shot]) {
    if context.parsed.has("json") {
      console.output(Self.json(shots.map { Self.entries(of: $0) }))
      return
    }
    for shot in shots {
      for configuration in shot.job.expansion.configurations {
        console.print("\(shot.job.loaded.source.file): \(configuration.name)")
      }
    }
  }

  private mutating func draw(_ shots: [Shot], options: RunOptions, catalogHash: String) {
    let batch = Batch(
      context: context, options: options, hasAxisOptions: false, catalogHash: catalogHash)
    var results: [[String: JSONValue?]] = []
    for shot in shots {
      var shot = shot
      let reports = batch.draw([shot.job], console: console, code: &code) { job in
        // Pixels are needed whatever is drawn: there may be bars among them.
        var assets = job.loaded.assets(allowOutside: true, decodes: true)
        shot.bars = Self.lookForBars(shot, in: &assets)
        return assets
      }
      if let bars = shot.bars {
        console.note("\(shot.job.loaded.source.file): has bars of \(bars.lengthsInWords)")
      }
      results += reports.map { report in
        Self.entries(of: shot).merging(report.entries) { own, _ in own }
      }
    }
    if context.parsed.has("json") { console.output(Self.json(results)) }
  }

  /// Looks for bars once more, now that it is known where the home indicator lies over them.
  ///
  /// - Parameters:
  ///   - shot: the screenshot.
  ///   - assets: its picture; the bars are written down in it.
  /// - Returns: the bars in points; nothing where there are none.
  private static func lookForBars(_ shot: Shot, in assets: inout LoadedAssets) -> EdgeInsets? {
    guard let configuration = shot.matches.first,
      let display = configuration.device.display(configuration.display),
      case .pixels(let bitmap)? = assets.pictures[shot.asset]?.content
    else { return nil }
    let indicator = display.oriented(configuration.orientation)?.homeIndicator
    let ignored = indicator.map { frame in
      // With some points around it, chosen: it fades into its ground and may lie a little lower.
      let pixels = frame.inset(by: -4)
      return PixelRect(
        x: Int(pixels.minX * display.scale), y: Int(pixels.minY * display.scale),
        width: Int((pixels.width * display.scale).rounded(.up)),
        height: Int((pixels.height * display.scale).rounded(.up)))
    }
    let bars = BarFinder.find(in: bitmap, ignoring: [ignored].compactMap { $0 })
    assets.facts[shot.asset]?.foundBars = bars.map { AssetLoader.parts($0, of: bitmap) }
    func points(_ pixels: Int) -> Double { Double(pixels) / display.scale }
    return bars.map {
      EdgeInsets(
        top: points($0.top), left: points($0.left), bottom: points($0.bottom),
        right: points($0.right))
    }
  }

  private static func json(_ shots: [[String: JSONValue?]]) -> String {
    JSONValue.object(["format": .integer(1), "shots": .array(shots.map { .record($0) })]).text()
  }

  private static func entries(of shot: Shot) -> [String: JSONValue?] {
    [
      "file": .string(shot.job.loaded.source.file),
      "pixels": .array([.integer(shot.size.width), .integer(shot.size.height)]),
      "configuration": shot.matches.first.map { .string($0.name) },
      "candidates": .array(shot.matches.map { .string($0.name) }),
      "bars": shot.bars.map { bars in
        .object([
          "top": .number(bars.top), "left": .number(bars.left), "bottom": .number(bars.bottom),
          "right": .number(bars.right),
        ])
      },
    ]
  }
}
