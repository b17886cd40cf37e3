import Drawing
import Geometry
import Typography

/// The room that a preview with its caption takes.
struct SheetCell {
  /// The device on the page.
  let picture: Size
  /// The lines of the title.
  let titles: [String]
  /// The lines below it.
  let facts: [String]
  /// The width of the caption.
  let captionWidth: Double
  /// Whether the caption begins with the glyph of a pose.
  let hasGlyph: Bool
  /// What discs mark on the device.
  let marks: SheetMarks

  /// The distance from the device to the first baseline of the caption.
  static let captionGap = 14.0
  static let lineHeight = 9.5
  static let glyphFactor = 0.6
  static let glyphWidth = PoseGlyph.size.width * glyphFactor + 5
  /// A caption below a narrow device may be as wide as this before it is broken.
  private static let leastCaption = 118.0
  /// The most letters of an aside that no line is broken in.
  private static let longestAside = 12

  init(_ preview: SheetPreview, factor: Double, text: TextSetter) {
    picture = Size(width: preview.size.width * factor, height: preview.size.height * factor)
    hasGlyph = preview.held != nil
    let room = Self.room(below: picture.width, hasGlyph) - (hasGlyph ? Self.glyphWidth : 0)
    marks = SheetMarks(preview.findings, on: picture)
    titles = Self.broken(Self.words(of: preview.title), " ", SheetFace.name, room, text)
    facts = (preview.facts + [marks.words].compactMap { $0 }).flatMap {
      Self.broken($0.split(separator: " · ").map(String.init), " · ", SheetFace.fact, room, text)
    }
    let widths =
      titles.map { text.width($0, SheetFace.name) } + facts.map { text.width($0, SheetFace.fact) }
    captionWidth = (widths.max() ?? 0) + (hasGlyph ? Self.glyphWidth : 0)
  }

  /// The width that a caption below a device may take before it is broken, with the glyph of a pose,
  /// whose room is not taken from the words.
  static func room(below width: Double, _ hasGlyph: Bool) -> Double {
    max(width, leastCaption + (hasGlyph ? glyphWidth : 0))
  }

  /// The words of a name; a short aside in parentheses, such as a size with its unit, is one of them.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    for word in name.split(separator: " ") {
      if let last = words.last, last.hasPrefix("("), !last.hasSuffix(")"),
        let rest = name[word.startIndex...].firstIndex(of: ")"),
        last.count + name.distance(from: word.startIndex, to: rest) < longestAside
      {
        words[words.count - 1] += " " + word
      } else {
        words.append(String(word))
      }
    }
    return words
  }

  /// A line broken between its parts, so that a size stays whole; a part that is too long for a line
  /// is broken between its words, and a word that is too long is cut.
  private static func broken(
    _ parts: [String], _ separator: String, _ font: Font, _ room: Double, _ text: TextSetter
  ) -> [String] {
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, text.width(last + separator + part, font) <= room {
        lines[lines.count - 1] = last + separator + part
      } else if separator != " ", text.width(part, font) > room {
        lines += broken(words(of: part), " ", font, room, text)
      } else {
        lines.append(text.fitted(part, font, width: room))
      }
    }
    return lines
  }

  /// The width of device and caption.
  var width: Double { max(picture.width, captionWidth) }

  /// The height of the caption with the gap above it.
  var captionHeight: Double {
    let words = Self.captionGap + Double(titles.count + facts.count - 1) * Self.lineHeight + 3
    return hasGlyph ? max(words, PoseGlyph.size.height * Self.glyphFactor + 8) : words
  }

  /// The caption below a device.
  func caption(
    _ preview: SheetPreview, at corner: Point, ink: Ink, text: TextSetter
  ) -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    var x = corner.x
    if let held = preview.held {
      commands += PoseGlyph.draw(held, at: .zero, ink).map {
        $0.scaled(by: Self.glyphFactor, offset: corner.offset(x: 0, y: 6))
      }
      x += Self.glyphWidth
    }
    for (index, line) in (titles + facts).enumerated() where !line.isEmpty {
      let isTitle = index < titles.count
      let y = corner.y + Self.captionGap + Double(index) * Self.lineHeight
      commands.append(
        .text(
          text.run(
            line, isTitle ? SheetFace.name : SheetFace.fact, isTitle ? ink.ink : ink.soft,
            at: Point(x: x, y: y))))
    }
    return commands
  }
}
