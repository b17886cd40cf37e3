import Annotations
import CommandLineParsing
import Drawing
import Geometry
import Rendering

/// Turns the options of `render` into what a run does.
enum RenderOptionsReader {
  /// Reads the options; what is wrong comes in words.
  static func read(
    _ parsed: ParsedCommand, cores: Int
  ) -> (options: RunOptions, problems: [String]) {
    var options = RunOptions()
    var problems: [String] = []
    let formats = parsed.list("format").compactMap(RunOptions.Format.init)
    if !formats.isEmpty {
      options.formats = RunOptions.Format.allCases.filter(formats.contains)
    }
    if let text = parsed.value("scale") {
      if let scale = scale(text) {
        options.scale = scale
      } else {
        let range = Renderer.scales
        problems.append(
          "option '--scale' needs a number from \(range.lowerBound.text(decimals: 1)) to "
            + "\(range.upperBound.text(decimals: 1)) or 'device', found '\(text)'")
      }
    }
    options.jobs = cores
    if let text = parsed.value("jobs") {
      if let jobs = Int(text), (1...1024).contains(jobs) {
        options.jobs = jobs
      } else {
        problems.append("option '--jobs' needs a number from 1 to 1024, found '\(text)'")
      }
    }
    if let style = parsed.value("style").flatMap(PreviewOptions.Style.init) {
      options.preview.style = style
    }
    if let canvas = parsed.value("canvas").flatMap(PreviewOptions.Canvas.init) {
      options.preview.canvas = canvas
    }
    if parsed.values["layers"] != nil {
      options.preview.layers = Set(parsed.list("layers").compactMap(Layer.init))
    }
    for text in parsed.list("measure") {
      if let measure = Measure(text) {
        options.preview.measures.append(measure)
      } else {
        problems.append(
          "option '--measure' needs the ids of two elements, for example play,title, found "
            + "'\(text)'")
      }
    }
    options.drawsSeries = parsed.has("series")
    options.drawsFlow = parsed.has("flow")
    options.clean = parsed.has("clean")
    options.allowOutside = parsed.has("allow-outside")
    return (options, problems)
  }

  private static func scale(_ text: String) -> RunOptions.Scale? {
    if text == "device" { return .device }
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard isPlain, let number = Double(text), Renderer.scales.contains(number) else { return nil }
    return .fixed(number)
  }
}
