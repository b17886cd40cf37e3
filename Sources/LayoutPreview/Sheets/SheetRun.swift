import Annotations
import Cairo
import Drawing
import Findings
import Geometry
import LayoutEngine
import LayoutSpecs
import Rendering

/// Makes the contact sheet of one spec, in its run folder.
///
/// Every configuration is resolved twice: once to know how much room it takes and what was found in it,
/// once when its page is drawn. That is cheaper than keeping the layouts of a large matrix.
struct SheetRun {
  let loaded: LoadedSpec
  let configurations: [Configuration]
  let assets: LoadedAssets
  let fingerprint: Fingerprint
  let options: SheetOptions

  /// Makes all files.
  ///
  /// - Parameters:
  ///   - path: the run folder.
  ///   - shown: the run folder as the user would name it.
  ///   - progress: told now and then how many previews are done, of twice as many as there are.
  /// - Returns: what came of it.
  func draw(into path: String, shown: String, progress: (Int) -> Void) -> SheetResult {
    var result = SheetResult(
      file: loaded.source.file, name: loaded.spec.name, folder: shown)
    result.previews = configurations.count
    do {
      let painter = try SheetPainter(
        spec: loaded.spec, configurations: configurations, assets: assets,
        style: options.style)
      let survey = painter.survey { progress($0) }
      var sheets: [(format: SheetOptions.Format, sheet: ContactSheet)] = []
      for format in options.formats {
        sheets.append(
          (
            format,
            try painter.sheet(
              survey, facts: facts, paper: options.paper(for: format), scale: options.scale,
              maximumHeight: maximumHeight(of: format))
          ))
      }
      (result.pages, result.rows) = (sheets[0].sheet.pageCount, sheets[0].sheet.rowCount)
      let folder = try RunFolder(path, shown: shown)
      defer { folder.release() }
      var written: Set<String> = []
      for (format, sheet) in sheets {
        let names = SheetFiles.names(format, count: sheet.pageCount)
        try folder.announce(Set(names))
        try write(sheet, format, painter, names, folder) { page in
          progress(configurations.count * (sheet.pageCount + page) / sheet.pageCount)
        }
        result.files += names
        written.formUnion(names)
      }
      // An earlier sheet of more pages would leave some of them behind.
      let old = folder.earlier.filter { name in
        options.formats.contains { SheetFiles.isSheet(name, $0) } && !written.contains(name)
      }
      try folder.remove(old.sorted())
      try folder.finish(keeping: folder.earlier.subtracting(old).union(written))
    } catch let problem as ContactSheet.Problem {
      result.failure = "\(problem)"
      result.isUsage = true
    } catch {
      result.failure = "\(error)"
    }
    return result
  }

  private var facts: SheetFacts {
    SheetFacts(
      name: loaded.spec.name, revision: options.revision, fingerprint: fingerprint.text)
  }

  /// Where a roll ends, in points: before the most pixels that a side can have, and before a picture
  /// that takes long to open.
  private func maximumHeight(of format: SheetOptions.Format) -> Double {
    guard format == .png else { return SheetFiles.longestPage }
    let width = options.paper(for: format).size.width * options.pixels
    let side = Double(Renderer.maximumSide) / options.pixels
    let area = SheetFiles.mostPixels / width / options.pixels
    return min(side, max(area, SheetFiles.leastPage), SheetFiles.longestPage)
  }

  private func write(
    _ sheet: ContactSheet, _ format: SheetOptions.Format, _ painter: SheetPainter,
    _ names: [String], _ folder: RunFolder, progress: (Int) -> Void
  ) throws {
    guard format != .pdf else {
      let bytes = try painter.pdf(sheet, facts: facts, progress: progress)
      return try folder.write(bytes, to: names[0], worker: 0)
    }
    for (page, name) in names.enumerated() {
      let list = painter.page(page, of: sheet)
      let bytes = try painter.bytes(of: list, format: format, scale: options.pixels)
      try folder.write(bytes, to: name, worker: 0)
      progress(page + 1)
    }
  }
}
