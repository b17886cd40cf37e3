import CommandLineParsing
import Geometry
import LayoutEngine
import LayoutSpecs

/// How a picture that stands for a spec fills the screen, as the command line says.
struct PictureOptions {
  /// The names of the options, which only make sense for pictures.
  static let names = ["content-mode", "anchor", "focus"]

  /// The words of an anchor.
  static let anchors: [(word: String, alignment: Alignment)] = {
    let all = [VerticalAlignment.center, .top, .bottom].flatMap { vertical in
      [HorizontalAlignment.center, .leading, .trailing].map {
        Alignment(horizontal: $0, vertical: vertical)
      }
    }
    return all.map { ($0.word, $0) }
  }()

  var mode = ContentMode.fill
  var anchor = Alignment.center
  /// Parts that must stay visible, by name, in parts 0…1 of the picture.
  var focus: [String: Rect] = [:]

  /// Reads the options; what is wrong comes in words.
  static func read(_ parsed: ParsedCommand) -> (options: PictureOptions, problems: [String]) {
    var options = PictureOptions()
    var problems: [String] = []
    if let mode = parsed.value("content-mode").flatMap(ContentMode.init) { options.mode = mode }
    if let word = parsed.value("anchor"),
      let anchor = anchors.first(where: { $0.word == word })
    {
      options.anchor = anchor.alignment
    }
    for text in parsed.list("focus") {
      guard let (name, rect) = focus(text) else {
        problems.append(
          "option '--focus' needs x,y,width,height in parts from 0 to 1 of the picture, with a name "
            + "before it where there are several (title=0.1,0.1,0.8,0.2), found '\(text)'")
        continue
      }
      guard options.focus[name] == nil else {
        problems.append("option '--focus': two regions are called '\(name)'")
        continue
      }
      options.focus[name] = rect
    }
    return (options, problems)
  }

  private static func focus(_ text: String) -> (name: String, rect: Rect)? {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = halves.count == 2 ? String(halves[0]) : "focus"
    guard isID(name), let list = halves.last else { return nil }
    let numbers = list.split(separator: ",", omittingEmptySubsequences: false).compactMap { part in
      part.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") } ? Double(part) : nil
    }
    guard numbers.count == 4, list.filter({ $0 == "," }).count == 3 else { return nil }
    let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    // Sums of decimal fractions are allowed their last bit, as in a spec.
    guard rect.maxX <= 1.000_001, rect.maxY <= 1.000_001, !rect.isEmpty else { return nil }
    return (name, rect)
  }

  private static func isID(_ name: String) -> Bool {
    guard let first = name.first, first.isASCII, first.isLetter else { return false }
    return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}
