import CommandLineParsing
import Devices
import Diagnostics
import LayoutEngine
import LayoutSpecs

/// A spec of a batch, ready to be drawn.
struct LoadedSpec {
  var source: SpecSource
  var spec: Spec
}

/// Reads the specs of a command line; one that is broken is reported and left out.
struct SpecLoader {
  let context: CommandContext

  /// Reads everything that the words stand for.
  func load(_ words: [String], console: inout Console, code: inout ExitCode) -> [LoadedSpec] {
    let (sources, failures) = SpecSources.read(
      words, in: context.workingDirectory, input: context.standardInput)
    for failure in failures {
      console.fail("can't read \(failure)")
      code.raise(to: .failed)
    }
    var loaded: [LoadedSpec] = []
    for source in sources {
      console.sources[source.file] = source.bytes
      let reading = SpecReader.read(
        source.bytes, file: source.file,
        allowOutsidePaths: context.parsed.has("allow-outside"))
      console.report(reading.diagnostics)
      if reading.diagnostics.contains(where: { $0.severity == .error }) {
        code.raise(to: .invalidInput)
      }
      guard let spec = reading.spec else {
        code.raise(to: .invalidInput)
        continue
      }
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

  /// The matrix as the options change it.
  var matrixOptions: MatrixOptions {
    var options = MatrixOptions(screens: context.parsed.list("screen"))
    for axis in MatrixSpec.Axis.allCases {
      if let values = context.parsed.values[axis.optionName] { options.axes[axis] = values }
    }
    return options
  }
}
