import Annotations
import Bitmaps
import Cairo
import ConstraintSolver
import Devices
import Documents
import Drawing
import Findings
import Geometry
import LayoutEngine
import LayoutPreview
import LayoutSpecs
import Records
import Rendering

/// Everything that the bench measures.
///
/// The figures of other programs were measured once, on two cores of a server of 2025 (Zen 4), with
/// like pictures but not these: they tell orders of magnitude, and only on a like machine.
struct Suite {
  private let program: String
  private let report = Report()
  private let catalog: DeviceCatalog
  private let workload: Workload
  private let renderer: Renderer
  private let measurer: PangoTextMeasurer

  /// Prepares the input.
  ///
  /// - Parameter program: where the program to be measured from outside lies.
  init(program: String) {
    self.program = program
    let document = DocumentReader.read(Embedded.catalog, file: "catalog.json")
    guard let catalog = CatalogReader.read(document, file: "catalog.json").catalog else {
      stop("the built-in catalogue can be read")
    }
    self.catalog = catalog
    workload = Workload(catalog: catalog)
    do throws(FontError) {
      let shaper = try TextShaper()
      renderer = Renderer(fonts: shaper)
      measurer = PangoTextMeasurer(shaper)
    } catch {
      stop("\(error)")
    }
  }

  /// Measures everything and prints a table.
  func run() {
    print("Medians, after a round that does not count. Other programs were measured earlier.")
    // The peak of a process counts what the one that starts it holds by then, so that what has to
    // do with memory comes before anything large is made here.
    memory()
    ComparisonBench(program: program, report: report).run()
    inputs()
    layout()
    constraints()
    pictures()
    processes()
    WatchBench(program: program, report: report).run()
  }

  private func inputs() {
    report.section("Input")
    let milliseconds = { (seconds: Double) in seconds * 1e3 }
    let catalogTime = Sample.time {
      let document = DocumentReader.read(Embedded.catalog, file: "catalog.json")
      use(CatalogReader.read(document, file: "catalog.json").catalog?.devices.count)
    }
    report.row(
      "catalogue of \(catalog.devices.count) devices", catalogTime.mapped(milliseconds), "ms")
    let parsing = Sample.time(count: 20) {
      for _ in 0..<20 { use(SpecReader.read(workload.source, file: "bench.yaml").spec?.name) }
    }
    report.row("spec of 61 nodes, read and checked", parsing.mapped(milliseconds), "ms")
  }

  private func layout() {
    report.section("Layout: 61 nodes on 100 sizes, one core, texts measured before")
    let places = workload.configurations
    let scene = Sample.time(count: places.count) {
      for place in places { use(SceneResolver.resolve(place).window.width) }
    }
    let microseconds = { (seconds: Double) in seconds * 1e6 }
    report.row("scene alone", scene.mapped(microseconds), "µs")
    let whole = Sample.time(rounds: 15, count: places.count) {
      for place in places { use(resolve(place).elements.count) }
    }
    let stacks = StackWorkload(measurer: measurer)
    let sizes = places.map { SceneResolver.resolve($0).window.size }
    let tree = Sample.time(rounds: 15, count: sizes.count) {
      for size in sizes { use(stacks.layOut(in: size)) }
    }
    report.row(
      "the tree alone, built anew", tree.mapped(microseconds), "µs",
      .time("Yoga, stand-in measuring", 45), .time("Taffy, stand-in measuring", 98))
    report.row("scene, conditions, tree, pictures", whole.mapped(microseconds), "µs")
    let layouts = places.map(resolve)
    let request = workload.request
    let checks = Sample.time(rounds: 15, count: places.count) {
      for layout in layouts {
        use(Checker.check(layout, of: request.screen, in: request.spec).findings.count)
      }
    }
    report.row(
      "rules and expectations over it", checks.mapped(microseconds), "µs")
    let count = resolve(workload.configuration("iphone-17-pro")).elements.count
    print("  (\(count) elements a layout, \(stacks.layOut(in: sizes[0])) of the tree alone)")
  }

  private func constraints() {
    let workload = ConstraintWorkload()
    report.section(
      "Constraints: 61 views, \(workload.variableCount) variables, \(workload.parts.count + 2) "
        + "constraints, one core")
    // One at a time, as the other program is timed: what disturbs a round disturbs no more of it.
    let build = Sample.time(rounds: 101) {
      use(workload.solver(width: 390, height: 844).solver.conflicts.count)
    }
    var (solver, width, height) = workload.solver(width: 390, height: 844)
    let resize = Sample.time(rounds: 15, count: 1000) {
      for step in 0..<1000 {
        solver.setConstant(-Double(320 + step % 100), of: width)
        solver.setConstant(-Double(600 + step % 70), of: height)
        solver.solve()
      }
    }
    let microseconds = { (seconds: Double) in seconds * 1e6 }
    let rows = [("built and solved", build), ("new size on a kept system", resize)]
    if let kiwi = KiwiProcess.run(workload) {
      for ((name, sample), other) in zip(rows, [kiwi.build, kiwi.resize]) {
        report.row(
          name, sample.mapped(microseconds), "µs",
          .time("kiwisolver in Python, now", other.median * 1e6))
      }
    } else {
      for ((name, sample), other) in zip(rows, [(3800.0, 4780.0), (5.8, 6.9)]) {
        report.row(
          name, sample.mapped(microseconds), "µs", .time("Kiwi, C++", other.0),
          .time("kiwisolver in Python", other.1))
      }
      print("  (python3 has no kiwisolver: figures measured earlier)")
    }
  }

  private func pictures() {
    report.section("Pictures: one core, the annotated page")
    let layout = resolve(workload.configuration("iphone-17-pro"))
    let milliseconds = { (seconds: Double) in seconds * 1e3 }
    let list = drawing(of: layout)
    let large = drawing(of: resolve(workload.configuration("iphone-17-pro-max")))
    let record = Sample.time(count: 20) {
      for _ in 0..<20 { use(GeometryRecord.json(of: layout, fingerprint: "").utf8.count) }
    }
    report.row("record", record.mapped(milliseconds), "ms")
    let drawings = Sample.time(count: 20) {
      for _ in 0..<20 { use(drawing(of: layout).commands.count) }
    }
    report.row("display list", drawings.mapped(milliseconds), "ms")
    let svg = Sample.time(count: 20) {
      for _ in 0..<20 { use(renderer.svg(list).utf8.count) }
    }
    report.row("SVG", svg.mapped(milliseconds), "ms")
    let small = Sample.time(rounds: 9, count: 5) { for _ in 0..<5 { use(png(list, scale: 1)) } }
    report.row(
      "PNG at 1x, \(pixels(list, 1))", small.mapped(milliseconds), "ms",
      .time("Chromium, headless shell, fastest way", 36), .time("Cairo and libpng in C", 6.5),
      .time("Cairo and isa-l in C", 3.1))
    let big = Sample.time(rounds: 9) { use(png(large, scale: 3)) }
    report.row(
      "PNG at 3x, \(pixels(large, 3))", big.mapped(milliseconds), "ms",
      .time("Chromium, headless shell, fastest way", 147), .time("Cairo and libpng in C", 44.5),
      .time("Cairo and isa-l in C", 19.3))
    let bitmap = self.bitmap(large, scale: 3)
    let megapixels = Double(bitmap.width * bitmap.height) / 1e6
    let encoding = Sample.time { use((try? PNGWriter.write(bitmap))?.count) }
    report.row(
      "PNG encoding, a megapixel", encoding.mapped { $0 * 1e3 / megapixels }, "ms",
      .time("libpng, its own default", 24.5), .time("isa-l, level 1", 0.75))
  }

  private func processes() {
    report.section("Whole processes")
    let folder = ChildProcess.makeTemporaryFolder()
    defer { ChildProcess.remove(folder) }
    let spec = folder + "/bench.yaml"
    ChildProcess.write(workload.source, to: spec)
    let milliseconds = { (outcome: ChildProcess.Outcome) in outcome.seconds * 1e3 }
    report.row(
      "proofsheet --version", repeated(15, ["--version"]).mappedSample(milliseconds), "ms",
      .time("odiff --version", 2), .time("headless shell --version", 22))
    let one = [
      "render", spec, "-o", folder + "/one", "--device", "iphone-17-pro", "--format", "png",
      "--fail-on", "never",
    ]
    report.row(
      "one preview at 1x, cold", repeated(9, one + ["--scale", "1"]).mappedSample(milliseconds),
      "ms", .time("headless shell, a process a preview", 312))
    report.row(
      "one preview at 3x, cold", repeated(9, one + ["--scale", "3"]).mappedSample(milliseconds),
      "ms", .time("headless shell, a process a preview", 483))
    let phones = [
      "render", spec, "-o", folder + "/many", "--device", "iphone", "--fail-on", "never",
    ]
    let sizes = ["--text-size", "small,large,xLarge,accessibility1"]
    let count = Double(configurations(phones + sizes))
    func rate(_ options: String...) -> Sample {
      repeated(5, phones + sizes + options).mappedSample { count / $0.seconds }
    }
    let all = "\(count.text()) configurations"
    report.row("\(all), records", rate("--format", "json"), "a second")
    report.row("\(all), SVG", rate("--format", "svg"), "a second")
    report.row(
      "\(all), PNG at 1x", rate("--format", "png", "--scale", "1"), "a second",
      .rate("two Chromium shells, fastest way", 45.3))
    report.row("\(all), SVG and PNG at 2x", rate(), "a second")
    let few = Double(configurations(phones))
    report.row(
      "\(few.text()) configurations, PNG at 3x",
      repeated(5, phones + ["--format", "png", "--scale", "3"])
        .mappedSample { few / $0.seconds }, "a second",
      .rate("two Chromium shells, fastest way", 11.2))
  }

  private func memory() {
    report.section("Peak memory of a run")
    let folder = ChildProcess.makeTemporaryFolder()
    defer { ChildProcess.remove(folder) }
    let spec = folder + "/bench.yaml"
    ChildProcess.write(workload.source, to: spec)
    let base = ["render", spec, "-o", folder + "/out", "--fail-on", "never"]
    let one = base + ["--device", "iphone-17-pro-max", "--format", "png", "--scale", "3"]
    report.row(
      "one picture at 3x", repeated(5, one).mappedSample(\.peakMemory), "MiB",
      .time("Chromium, the least seen", 400))
    // The same devices each time, so that the largest picture is the same.
    for size in ["large", "all"] {
      let run =
        base + ["--device", "iphone", "--device", "ipad", "--text-size", size, "--scale", "1"]
      report.row(
        "\(configurations(run)) configurations, SVG and PNG at 1x",
        repeated(3, run).mappedSample(\.peakMemory), "MiB")
    }
  }

  // MARK: Parts

  private func resolve(_ configuration: Configuration) -> ResolvedLayout {
    Resolver.resolve(workload.request, in: configuration, measuring: measurer)
  }

  private func drawing(of layout: ResolvedLayout) -> DisplayList {
    PreviewDrawing.displayList(
      for: layout, specName: "bench", options: PreviewOptions(), measuring: measurer, assets: [])
  }

  private func png(_ list: DisplayList, scale: Double) -> Int {
    do throws(RenderingError) { return try renderer.png(list, scale: scale).count } catch {
      stop("\(error)")
    }
  }

  private func bitmap(_ list: DisplayList, scale: Double) -> Bitmap {
    do throws(RenderingError) { return try renderer.bitmap(list, scale: scale) } catch {
      stop("\(error)")
    }
  }

  private func pixels(_ list: DisplayList, _ scale: Double) -> String {
    let sides = [list.size.width, list.size.height].map { ($0 * scale).rounded(.up).text() }
    return sides.joined(separator: " x ")
  }

  /// Runs the program several times after one time that does not count.
  private func repeated(_ rounds: Int, _ arguments: [String]) -> [ChildProcess.Outcome] {
    (0...rounds).compactMap { round in
      guard let outcome = ChildProcess.run(program, arguments), outcome.status == 0 else {
        stop("\(program) \(arguments.joined(separator: " ")) failed")
      }
      return round == 0 ? nil : outcome
    }
  }

  /// How many configurations a command line draws.
  private func configurations(_ arguments: [String]) -> Int {
    var names = 0
    let code = ProofsheetCommand.run(
      arguments: arguments + ["--list"], environment: [:], standardInput: { [] },
      output: { names += $0.count { $0 == "\n" } }, error: { _ in }, workingDirectory: "/",
      isTerminal: false, cores: 1)
    precondition(code == 0, "the configurations can be listed")
    return names
  }
}

extension [ChildProcess.Outcome] {
  /// One measure of all outcomes.
  fileprivate func mappedSample(_ measure: (ChildProcess.Outcome) -> Double) -> Sample {
    Sample(map(measure))
  }
}

/// Keeps the compiler from leaving out work whose result nobody needs.
@inline(never)
private func use<Value>(_ value: Value) {}
