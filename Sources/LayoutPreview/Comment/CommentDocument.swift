/// A comment in parts, put together so that it stays within a number of bytes.
struct CommentDocument {
  /// A part with rows, of which the last may be left out.
  struct Section {
    /// What the part is called where it is left out.
    var name: String
    /// What stands before the rows, ending in a line break.
    var opening: String
    /// The rows, each ending in a line break.
    var rows: [String]
    /// What stands after the rows, ending in a line break.
    var closing = "\n"
    /// The most rows that are shown, whatever room there is.
    var most = Int.max
    /// What is called by the sentence on rows that were left out: `12 more findings`.
    var rest: (Int) -> String
  }

  /// What always stands at the top.
  var head: String
  /// The parts, the most important first.
  var sections: [Section]
  /// What always stands at the end.
  var foot: String

  /// The text.
  ///
  /// - Parameter limit: the most bytes of it in UTF-8.
  /// - Returns: the text; nothing where not even head and foot fit.
  func text(limit: Int) -> String? {
    let names = sections.map(\.name)
    let reserve = leftOut(names, limit).utf8.count
    var room = limit - head.utf8.count - foot.utf8.count - reserve
    guard room >= 0 else { return nil }
    var body = ""
    var missing: [String] = []
    for section in sections {
      if let part = part(section, room: room) {
        body += part
        room -= part.utf8.count
      } else {
        missing.append(section.name)
      }
    }
    return head + body + (missing.isEmpty ? "" : leftOut(missing, limit)) + foot
  }

  /// A part with as many rows as there is room for; nothing where there is none for a single one.
  private func part(_ section: Section, room: Int) -> String? {
    func sentence(_ count: Int) -> String { "\n\(section.rest(count)).\n" }
    let frame = section.opening.utf8.count + section.closing.utf8.count
    let rows = section.rows
    let whole = rows.reduce(frame) { $0 + $1.utf8.count }
    if rows.count <= section.most, whole <= room {
      return section.opening + rows.joined() + section.closing
    }
    var used = frame + sentence(rows.count).utf8.count
    var count = 0
    for row in rows.prefix(section.most) where used + row.utf8.count <= room {
      used += row.utf8.count
      count += 1
      // The first row that does not fit ends the part: no shorter one takes its place.
      if count < rows.count, used + rows[count].utf8.count > room { break }
    }
    guard count > 0 else { return nil }
    return section.opening + rows.prefix(count).joined() + sentence(rows.count - count)
      + section.closing
  }

  private func leftOut(_ names: [String], _ limit: Int) -> String {
    "Left out, to stay within \(limit) bytes: \(Markdown.list(names)).\n\n"
  }
}
