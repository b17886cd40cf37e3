import Bitmaps
import CommandLineParsing
import PixelComparison

/// Reads the options that say what of pictures counts.
struct PictureRulesReader {
  let context: CommandContext

  /// The options of a command that compares pictures.
  static let options = [
    OptionDeclaration(
      "threshold", values: .any("T"),
      help:
        "the distance of colours that counts as equal, 0 to 1 as pixelmatch has it (none: exact)"),
    OptionDeclaration(
      "ignore-antialiasing", help: "pass over pixels that look like soft edges"),
    OptionDeclaration(
      "noise", values: .any("N"),
      help: "pass over differing pixels of which fewer than N touch each other, as in 8px"),
    OptionDeclaration(
      "tolerance", values: .any("AMOUNT"),
      help: "how much of a picture may differ: 2px or 0.1% (0px)"),
    OptionDeclaration(
      "ignore", values: .any("WHAT"), isList: true, splitsCommas: false,
      help: "pass over an element by its id, or over X,Y,W,H in pixels"),
    OptionDeclaration(
      "only", values: .any("WHAT"), isList: true, splitsCommas: false,
      help: "compare nothing but an element by its id, or X,Y,W,H in pixels"),
    OptionDeclaration(
      "mask", values: .file("FILE"), help: "a PNG whose dark parts are passed over"),
    OptionDeclaration(
      "output", letter: "o", values: .folder("DIR"),
      help: "where pictures of the differences are drawn (none)", readsEnvironment: false),
  ]

  /// Reads the options.
  ///
  /// - Returns: the rules, and what is wrong with the command line.
  func read() throws(FileError) -> (rules: PictureRules, problems: [String]) {
    var rules = PictureRules()
    var problems: [String] = []
    let parsed = context.parsed
    if let text = parsed.value("threshold") {
      if let value = Double(text), (0...1).contains(value) {
        rules.options.threshold = value
      } else {
        problems.append("option '--threshold': '\(text)' is no number from 0 to 1")
      }
    }
    rules.options.ignoresAntialiasing = parsed.has("ignore-antialiasing")
    if let text = parsed.value("noise") {
      let number = text.hasSuffix("px") ? String(text.dropLast(2)) : text
      if let value = Int(number), value >= 1 {
        rules.options.smallestCluster = value
      } else {
        problems.append("option '--noise': '\(text)' is no number of pixels such as 8px")
      }
    }
    if let text = parsed.value("tolerance") {
      if let value = PictureRules.Tolerance(text) {
        rules.tolerance = value
      } else {
        problems.append("option '--tolerance': '\(text)' is no amount such as 2px or 0.1%")
      }
    }
    rules.ignored = regions("ignore", &problems)
    rules.only = regions("only", &problems)
    if let file = parsed.value("mask") {
      let bytes = try Files.read(context.path(file), shown: file, limit: 1 << 30)
      do throws(PNGError) { rules.mask = try PNGReader.read(bytes, convertingColors: false) } catch
      {
        throw FileError(path: file, reason: error.message)
      }
    }
    return (rules, problems)
  }

  private func regions(_ option: String, _ problems: inout [String]) -> [PictureRules.Region] {
    context.parsed.list(option).compactMap { text in
      if let region = PictureRules.Region(text) { return region }
      problems.append("option '--\(option)': '\(text)' is neither an id nor X,Y,W,H in pixels")
      return nil
    }
  }
}
