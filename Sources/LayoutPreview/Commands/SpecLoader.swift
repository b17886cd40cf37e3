import Bitmaps
import CommandLineParsing
import Devices
import Diagnostics
import Documents
import LayoutEngine
import LayoutSpecs

/// A spec of a batch, ready to be drawn.
struct LoadedSpec {
  var source: SpecSource
  var spec: Spec

  /// Reads its assets.
  ///
  /// - Parameters:
  ///   - allowOutside: whether they may lie outside the spec's folder; a picture that was named on
  ///     the command line may lie anywhere.
  ///   - decodes: whether the pictures are drawn, not only laid out.
  /// - Returns: what could be read, and what is to be said of it.
  func assets(allowOutside: Bool, decodes: Bool) -> LoadedAssets {
    AssetLoader(
      spec: spec, folder: source.folder,
      allowOutside: allowOutside || source.isPicture || source.isInterface,
      decodes: decodes, hasLines: !source.isPicture
    ).load()
  }
}

/// Reads the specs of a command line; one that is broken is reported and left out.
struct SpecLoader {
  let context: CommandContext

  /// Reads everything that the words stand for.
  func load(
    _ words: [String], catalog: DeviceCatalog, console: inout Console, code: inout ExitCode
  ) -> [LoadedSpec] {
    let (pictureOptions, problems) = PictureOptions.read(context.parsed)
    for problem in problems { console.fail(problem) }
    guard problems.isEmpty else {
      code.raise(to: .usage)
      return []
    }
    let (sources, failures) = SpecSources.read(
      words, in: context.workingDirectory, input: context.standardInput)
    for failure in failures {
      console.fail("can't read \(failure)")
      code.raise(to: .failed)
    }
    if let spec = sources.first(where: { !$0.isPicture }),
      let option = PictureOptions.names.first(where: { context.parsed.values[$0] != nil })
    {
      console.fail(
        "option '--\(option)' is for pictures; '\(spec.file)' is a spec, which says so itself")
      code.raise(to: .usage)
      return []
    }
    var loaded: [LoadedSpec] = []
    for source in sources {
      if source.file == "-", PictureFormat.of(source.bytes) != nil {
        console.fail("a picture can't be read from standard input: name its file")
        code.raise(to: .usage)
        continue
      }
      let read =
        source.isPicture
        ? PictureSpec.artwork(source.file, pictureOptions)
        : source.isInterface
          ? interface(source, console: &console, code: &code)
          : spec(source, catalog: catalog, console: &console, code: &code)
      guard let spec = read else { continue }
      if let earlier = loaded.first(where: { $0.spec.name == spec.name }) {
        console.report([
          Diagnostic(
            file: source.file, position: nil,
            message: "the name '\(spec.name)' is that of '\(earlier.source.file)' too; "
              + "specs drawn together need different names", rule: "duplicate-name")
        ])
        code.raise(to: .invalidInput)
        continue
      }
      loaded.append(LoadedSpec(source: source, spec: spec))
    }
    return loaded
  }

  /// Reads one spec, and tells what is wrong with it.
  private func spec(
    _ source: SpecSource, catalog: DeviceCatalog, console: inout Console, code: inout ExitCode
  ) -> Spec? {
    console.sources[source.file] = source.bytes
    let reading = SpecReader.read(
      source.bytes, file: source.file,
      allowOutsidePaths: context.parsed.has("allow-outside"))
    var diagnostics = reading.diagnostics
    if let draft = reading.draft {
      diagnostics += Matrix.diagnostics(
        ofDraft: draft, catalog: catalog, options: matrixOptions)
    }
    console.report(diagnostics.sortedByPlace())
    if reading.spec == nil || reading.diagnostics.contains(where: { $0.severity == .error }) {
      code.raise(to: .invalidInput)
    }
    return reading.spec
  }

  /// Imports a storyboard or xib, and tells what is wrong with it and what it lacks.
  private func interface(
    _ source: SpecSource, console: inout Console, code: inout ExitCode
  ) -> Spec? {
    console.sources[source.file] = source.bytes
    guard let files = InterfaceLoading(context: context).files(&console, &code) else { return nil }
    let loaded = files.load(
      source, path: context.path(source.file), specFolder: source.folder)
    console.report(loaded.diagnostics)
    guard let root = loaded.spec else {
      code.raise(to: .invalidInput)
      return nil
    }
    let reading = SpecReader.read(
      Document(root: root, diagnostics: []), file: source.file, allowOutsidePaths: true)
    console.report(reading.diagnostics)
    if reading.spec == nil { code.raise(to: .invalidInput) }
    return reading.spec
  }

  /// The matrix as the options change it.
  var matrixOptions: MatrixOptions {
    var options = MatrixOptions(screens: context.parsed.list("screen"))
    for axis in MatrixSpec.Axis.allCases {
      if let values = context.parsed.values[axis.optionName] { options.axes[axis] = values }
    }
    return options
  }
}
