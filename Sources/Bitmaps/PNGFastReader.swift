/// Reads the plain kind of PNG faster than the general library does; comparing pictures is mostly reading
/// them.
enum PNGFastReader {
  /// Decodes a picture; nothing where the file is of another kind or damaged.
  static func read(_ bytes: [UInt8]) -> Bitmap? {
    guard let file = PlainPNG(bytes) else { return nil }
    let (width, height) = (file.width, file.height)
    let filter = RowFilter(width: width, channels: file.channels)
    // Filtered rows lie behind the pixels that are made of them, in the same memory. A pixel is written
    // no later than where its source begins: with three channels these lie a byte a pixel further back.
    let gap = file.channels == 3 ? width * height : 0
    let room = gap + file.size + 1
    let ground = [UInt32](repeating: filter.ground, count: width)
    var isWhole = false
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: room) { memory, count in
      let all = UnsafeMutableRawBufferPointer(memory)
      let rows = unsafe UnsafeMutableRawBufferPointer(rebasing: all[gap..<(gap + file.size)])
      guard unsafe file.inflate(into: rows), let start = all.baseAddress else { return }
      isWhole = unsafe ground.withUnsafeBytes { ground in
        guard var above = ground.baseAddress else { return false }
        for y in 0..<height {
          let target = unsafe start + y * width * 4
          guard unsafe filter.undo(start + gap + y * file.line, above: above, into: target) else {
            return false
          }
          unsafe above = UnsafeRawPointer(target)
        }
        return true
      }
      count = isWhole ? width * height * 4 : 0
    }
    return isWhole ? Bitmap(width: width, height: height, pixels: pixels) : nil
  }
}
