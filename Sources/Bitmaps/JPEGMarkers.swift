/// What the segments before the pixels of a JPEG file say.
struct JPEGMarkers {
  /// The ICC profile; absent where there is none.
  private(set) var profile: [UInt8]?
  /// Whether parts of a profile are there, but not all of them.
  private(set) var isProfileBroken = false
  /// How the picture lies, 1 to 8 as in EXIF; 1 is upright.
  private(set) var orientation = 1

  /// Reads the segments of a file; of a damaged one as many as there are.
  init(_ bytes: [UInt8]) {
    var parts: [Int: ArraySlice<UInt8>] = [:]
    var count = 0
    var start = 2
    while start + 4 <= bytes.count, bytes[start] == 0xff {
      let marker = bytes[start + 1]
      // Any number of fill bytes may stand before a marker.
      if marker == 0xff {
        start += 1
        continue
      }
      // The pixels begin.
      if marker == 0xda || marker == 0xd9 { break }
      let length = Int(bytes[start + 2]) << 8 | Int(bytes[start + 3])
      guard length >= 2, start + 2 + length <= bytes.count else { break }
      let body = bytes[(start + 4)..<(start + 2 + length)]
      if marker == 0xe1, let found = Self.orientation(in: body) { orientation = found }
      let name = Array("ICC_PROFILE\0".utf8)
      if marker == 0xe2, body.starts(with: name), body.count > name.count + 2 {
        let data = body.dropFirst(name.count)
        count = Int(data[data.startIndex + 1])
        parts[Int(data[data.startIndex])] = data.dropFirst(2)
      }
      start += 2 + length
    }
    guard !parts.isEmpty else { return }
    let all = (1...max(count, 1)).compactMap { parts[$0] }
    guard all.count == count else {
      isProfileBroken = true
      return
    }
    profile = all.flatMap { $0 }
  }

  /// The orientation tag of an EXIF segment.
  ///
  /// - Note: Source: EXIF 2.3, 4.6.4 A; tag 0x0112 of the first directory, one short number.
  private static func orientation(in segment: ArraySlice<UInt8>) -> Int? {
    let name = Array("Exif\0\0".utf8)
    guard segment.starts(with: name) else { return nil }
    let data = Array(segment.dropFirst(name.count))
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
