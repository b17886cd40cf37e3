/// How a photo lies, as its camera wrote it down.
enum EXIFOrientation {
  /// The orientation tag of EXIF data.
  ///
  /// - Parameter bytes: the data from its byte order mark on, without what comes before it in a JPEG
  ///   segment.
  /// - Returns: 1 to 8, where 1 is upright; nothing where the data are damaged or don't say.
  /// - Note: Source: EXIF 2.3, 4.6.4 A; tag 0x0112 of the first directory, one short number.
  static func read(_ bytes: ArraySlice<UInt8>) -> Int? {
    let data = Array(bytes)
    let isLittle = data.starts(with: Array("II".utf8))
    guard isLittle || data.starts(with: Array("MM".utf8)) else { return nil }
    func number(_ start: Int, _ size: Int) -> Int? {
      guard start >= 0, start + size <= data.count else { return nil }
      let part = data[start..<(start + size)]
      return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let entries = number(directory, 2)
    else { return nil }
    for index in 0..<entries {
      let entry = directory + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      guard tag == 0x0112, number(entry + 2, 2) == 3, let value = number(entry + 8, 2) else {
        continue
      }
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }
}
