import CPango

/// Where a paragraph may be broken, and how far each of its characters reaches.
///
/// Made once for a text; lines for any width follow from it without asking Pango again.
struct ParagraphMetrics {
  /// The Unicode scalars of the paragraph.
  let scalars: [Unicode.Scalar]
  /// The advance width before each scalar in points, and that of all at the end.
  private let reach: [Double]
  private let breaks: [Break]

  private enum Break { case none, insideWord, betweenWords }

  /// Looks at a paragraph that was set in one line.
  init(_ line: ShapedLine, locale: String) {
    let bytes = line.utf8.dropLast().map { UInt8(bitPattern: $0) }
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var index: [Int: Int] = [:]
    var offset = 0
    for (number, scalar) in scalars.enumerated() {
      index[offset] = number
      offset += UTF8.width(scalar)
    }
    var advances = [Int32](repeating: 0, count: scalars.count)
    for run in line.runs {
      guard let item = unsafe run.item.pointee.item,
        let first = unsafe index[Int(item.pointee.offset)]
      else { continue }
      let count = unsafe Int(item.pointee.num_chars)
      var widths = [Int32](repeating: 0, count: count)
      unsafe pango_glyph_item_get_logical_widths(run.item, line.utf8, &widths)
      for number in 0..<count where first + number < advances.count {
        advances[first + number] = widths[number]
      }
    }
    var reach = [0.0]
    var sum = 0
    for advance in advances {
      sum += Int(advance)
      reach.append(Double(sum) / Double(PANGO_SCALE))
    }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
    unsafe pango_get_log_attrs(
      line.utf8, Int32(bytes.count), -1, pango_language_from_string(locale), &attributes,
      Int32(attributes.count))
    breaks = attributes.map { attribute in
      if attribute.is_line_break != 0 { return .betweenWords }
      return attribute.is_cursor_position != 0 ? .insideWord : .none
    }
    self.scalars = scalars
    self.reach = reach
  }

  /// The last place where a line may end so that it fits.
  ///
  /// - Parameters:
  ///   - start: where the line begins.
  ///   - limit: where it may end at the latest.
  ///   - room: the width; spaces at the end take none.
  /// - Returns: a place between words or the end, or inside a word where not even one fits, always
  ///   at least one character on.
  func end(from start: Int, limit: Int, room: Double) -> Int {
    var word: Int?
    var inside: Int?
    var first: Int?
    var place = start + 1
    while place <= limit {
      let atEnd = place == scalars.count
      guard atEnd || breaks[place] != .none else {
        place += 1
        continue
      }
      first = first ?? place
      guard width(from: start, to: place) <= room else { break }
      if atEnd || breaks[place] == .betweenWords { word = place }
      inside = place
      place += 1
    }
    return word ?? inside ?? first ?? limit
  }

  /// The last place that a character ends at so that what is before it fits; the start if none does.
  func endOfCharacter(from start: Int, limit: Int, room: Double) -> Int {
    var place = limit
    while place > start {
      let allowed = place == scalars.count || breaks[place] != .none
      if allowed, width(from: start, to: place) <= room { return place }
      place -= 1
    }
    return start
  }

  /// The word that a line would break in if it ended at a place.
  ///
  /// - Parameters:
  ///   - place: where the line ends, inside the paragraph.
  ///   - start: where the line begins.
  /// - Returns: the word; nothing where a line may end there, and for scripts that write no spaces,
  ///   whose words the shaper may not know.
  func word(brokenAt place: Int, from start: Int) -> String? {
    guard place < scalars.count, breaks[place] == .insideWord else { return nil }
    var first = place
    while first > start, breaks[first] != .betweenWords { first -= 1 }
    var last = place
    while last < scalars.count, breaks[last] != .betweenWords { last += 1 }
    while last > place, scalars[last - 1].properties.isWhitespace { last -= 1 }
    // Spaces that hang over the edge belong to no word.
    guard last > place, !scalars[place..<last].contains(where: Self.isOfSpacelessScript),
      scalars[first..<place].contains(where: { !$0.properties.isWhitespace })
    else { return nil }
    return text(from: first, to: last)
  }

  /// Whether a character is Thai, Lao, Tibetan, Burmese or Khmer: words of these are found with a
  /// dictionary.
  private static func isOfSpacelessScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0e00...0x0fff, 0x1000...0x109f, 0x1780...0x17ff: true
    default: false
    }
  }

  /// The characters from one place to another.
  func text(from start: Int, to end: Int) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<end])
    return String(view)
  }

  private func width(from start: Int, to end: Int) -> Double {
    var last = end
    while last > start, scalars[last - 1].properties.isWhitespace { last -= 1 }
    return reach[last] - reach[start]
  }
}
