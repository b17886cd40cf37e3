import Cairo
import CommandLineParsing
import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

extension RenderCommand {
  /// Sweeps instead of drawing previews: a table on the output, and a chart for each result.
  mutating func sweep(_ jobs: [Job], _ request: SweepRequest, options: RunOptions) {
    var all: [(spec: String, result: SweepResult)] = []
    let parent = context.parsed.value("output") ?? "Output"
    for job in jobs {
      let loaded = job.loaded
      let assets = loaded.assets(allowOutside: options.allowOutside, decodes: false)
      console.report(assets.diagnostics)
      if assets.hasErrors { code.raise(to: .invalidInput) }
      do throws(FontError) {
        let painter = try Painter(fontFiles: assets.fontFiles)
        let results = SweepRunner(
          spec: loaded.spec, assets: assets, painter: painter, request: request
        ).run(job.expansion.configurations)
        all += results.map { (loaded.source.file, $0) }
        if !context.parsed.has("json") {
          console.output(SweepReport.text(results, of: loaded.spec))
        }
        let shown = Paths.join(parent, loaded.spec.name)
        try write(results, of: job, painter, into: shown, options)
      } catch {
        console.fail("\(error)")
        code.raise(to: .failed)
        return
      }
    }
    if context.parsed.has("json") { console.output(SweepReport.json(all)) }
  }

  /// Draws the charts beside the pictures of the configurations that were swept.
  private mutating func write(
    _ results: [SweepResult], of job: Job, _ painter: Painter, into shown: String,
    _ options: RunOptions
  ) throws(FontError) {
    do throws(FileError) {
      let folder = try RunFolder(context.path(shown), shown: shown)
      var files = folder.earlier
      for result in results {
        let configuration = job.expansion.configurations.first { $0.name == result.configuration }
        guard let configuration else { continue }
        let axis = result.axis == .horizontal ? "width" : "height"
        let list = painter.chart(
          SweepReport.chart(result, device: configuration.device.name, spec: job.loaded.spec),
          configuration.appearance)
        for format in options.formats where format != .json {
          let name = "\(result.configuration)-sweep-\(axis)\(format.fileSuffix)"
          files.insert(name)
          try folder.announce([name])
          let scale = if case .fixed(let scale) = options.scale { scale } else { 2.0 }
          guard
            let bytes = try? painter.bytes(of: list, format: format, scale: scale, pictures: [:])
          else { continue }
          try folder.write(bytes, to: name, worker: 0)
        }
      }
      try folder.finish(keeping: files)
      if !context.parsed.has("json") { console.note(shown) }
    } catch {
      console.fail("\(error)")
      code.raise(to: .failed)
    }
  }
}
