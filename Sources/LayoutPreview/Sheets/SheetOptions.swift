import Annotations
import CommandLineParsing
import Geometry
import Rendering

/// What a contact sheet is made as.
struct SheetOptions: Sendable {
  /// A form of output.
  enum Format: String, CaseIterable, Sendable {
    case pdf
    case svg
    case png
  }

  /// The two ways to choose scales.
  enum ScaleWish: String, CaseIterable, Sendable {
    case sheet
    case family
  }

  /// The files to write.
  var formats: [Format] = [.pdf]
  /// What to lay out on; absent: A4 for documents, a roll for pictures.
  var paper: SheetPaper?
  var scale = SheetScale.perFamily
  var style = PreviewOptions.Style.blueprint
  /// Pixels for a point in pictures made of pixels.
  var pixels = 2.0
  var revision: String?
  /// Whether assets and fonts may lie outside the spec's folder.
  var allowOutside = false

  /// What a format is laid out on.
  func paper(for format: Format) -> SheetPaper {
    paper ?? (format == .pdf ? .a4Landscape : .roll)
  }

  /// The percent that previews can be drawn at.
  static let percents = 1.0...400.0

  /// Reads the options of a command line; what is wrong comes in words.
  static func read(_ parsed: ParsedCommand) -> (options: SheetOptions, problems: [String]) {
    var options = SheetOptions()
    var problems: [String] = []
    let formats = parsed.list("format").compactMap(Format.init)
    if !formats.isEmpty { options.formats = Format.allCases.filter(formats.contains) }
    options.paper = parsed.value("paper").flatMap(SheetPaper.init)
    if parsed.value("scale-per").flatMap(ScaleWish.init) == .sheet { options.scale = .one }
    if let text = parsed.value("size") {
      if let percent = percent(text) {
        options.scale = .fixed(percent / 100)
        if parsed.value("scale-per") == ScaleWish.family.rawValue {
          problems.append("option '--size' gives all previews one scale: leave out '--scale-per'")
        }
      } else {
        problems.append(
          "option '--size' needs a percentage from \(percents.lowerBound.text()) to "
            + "\(percents.upperBound.text()), for example 25%, found '\(text)'")
      }
    }
    if let text = parsed.value("scale") {
      if let pixels = number(text), Renderer.scales.contains(pixels) {
        options.pixels = pixels
      } else {
        problems.append(
          "option '--scale' needs a number from \(Renderer.scales.lowerBound.text(decimals: 1)) to "
            + "\(Renderer.scales.upperBound.text(decimals: 1)), found '\(text)'")
      }
    }
    if let style = parsed.value("style").flatMap(PreviewOptions.Style.init) {
      options.style = style
    }
    options.revision = parsed.value("revision")
    options.allowOutside = parsed.has("allow-outside")
    return (options, problems)
  }

  private static func percent(_ text: String) -> Double? {
    guard let percent = number(text.hasSuffix("%") ? String(text.dropLast()) : text),
      percents.contains(percent)
    else { return nil }
    return percent
  }

  private static func number(_ text: String) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else { return nil }
    return Double(text)
  }
}
