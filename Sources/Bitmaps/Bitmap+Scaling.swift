extension Bitmap {
  /// The picture at a smaller width, its sides in proportion.
  ///
  /// Every pixel is the mean of those that it covers, in sRGB values as they stand, weighted by their
  /// alpha: thin lines stay as dark as people are used to from browsers.
  ///
  /// - Parameter wanted: the width in pixels, at least 1.
  /// - Returns: the picture; the same one where it is not wider than that.
  /// - Complexity: O(pixels).
  public func scaledDown(toWidth wanted: Int) -> Bitmap {
    precondition(wanted > 0, "a bitmap has at least one pixel")
    guard wanted < width else { return self }
    let newHeight = max(Int((Double(height) * Double(wanted) / Double(width)).rounded()), 1)
    let columns = (0..<wanted).map { Self.cover($0, of: wanted, over: width) }
    var result = Bitmap(width: wanted, height: newHeight)
    for y in 0..<newHeight {
      let rows = Self.cover(y, of: newHeight, over: height)
      for x in 0..<wanted { result[x, y] = mean(columns[x], rows) }
    }
    return result
  }

  /// The pixels that one of fewer covers, with the part of each.
  private static func cover(
    _ index: Int, of count: Int, over length: Int
  ) -> [(index: Int, part: Double)] {
    let step = Double(length) / Double(count)
    let start = Double(index) * step
    let end = min(start + step, Double(length))
    return (Int(start)..<max(Int(end.rounded(.up)), Int(start) + 1)).compactMap { pixel in
      let part = min(end, Double(pixel) + 1) - max(start, Double(pixel))
      return pixel < length && part > 0 ? (pixel, part) : nil
    }
  }

  private func mean(
    _ columns: [(index: Int, part: Double)], _ rows: [(index: Int, part: Double)]
  ) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var alpha = 0.0
    var area = 0.0
    for row in rows {
      for column in columns {
        let pixel = self[column.index, row.index]
        let part = row.part * column.part
        let weight = part * Double(pixel.alpha)
        red += weight * Double(pixel.red)
        green += weight * Double(pixel.green)
        blue += weight * Double(pixel.blue)
        alpha += weight
        area += part
      }
    }
    guard alpha > 0 else { return (0, 0, 0, 0) }
    func byte(_ value: Double) -> UInt8 { UInt8(min(max(value.rounded(), 0), 255)) }
    return (byte(red / alpha), byte(green / alpha), byte(blue / alpha), byte(alpha / area))
  }
}
