/// The ids inside SVG files that Cairo writes.
///
/// They come from counters of the process, so the same drawing would give other bytes each time.
package enum SVGIdentifiers {
  /// The file with every id replaced by its number in order of appearance.
  ///
  /// - Parameter svg: a file as Cairo writes it: ids in double quotes, references as `#id`
  ///   followed by a quote or a closing parenthesis.
  /// - Returns: the file with ids `i1`, `i2` and so on.
  /// - Complexity: O(bytes).
  package static func renumbered(_ svg: [UInt8]) -> [UInt8] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var result: [UInt8] = []
    result.reserveCapacity(svg.count)
    let attribute = Array(" id=\"".utf8)
    let (hash, quote, parenthesis) = (UInt8(ascii: "#"), UInt8(ascii: "\""), UInt8(ascii: ")"))
    var index = 0
    while index < svg.count {
      var start: Int?
      if svg[index] == hash {
        start = index + 1
      } else if svg[index] == attribute[0], svg[index...].starts(with: attribute) {
        start = index + attribute.count
      }
      guard let start else {
        result.append(svg[index])
        index += 1
        continue
      }
      var end = start
      while end < svg.count, svg[end] != quote, svg[end] != parenthesis { end += 1 }
      let name = svg[start..<end]
      let number = numbers[name] ?? numbers.count + 1
      numbers[name] = number
      result += svg[index..<start]
      result += Array("i\(number)".utf8)
      index = end
    }
    return result
  }
}
