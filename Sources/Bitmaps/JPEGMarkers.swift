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
      let exif = Array("Exif\0\0".utf8)
      if marker == 0xe1, body.starts(with: exif),
        let found = EXIFOrientation.read(body.dropFirst(exif.count))
      {
        orientation = found
      }
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
}
