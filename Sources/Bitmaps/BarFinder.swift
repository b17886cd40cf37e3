/// Finds bars that are part of a picture: letterbox at top and bottom, pillarbox at left and right.
///
/// The rule, all numbers chosen by us:
///
/// 1. A line of pixels along an edge belongs to a bar when all but one in a hundred of its pixels
///    are opaque and differ from the bar's colour by at most 16 of 255 in every channel, which is
///    more than JPEG adds to a plain ground. The bar's colour is the mean of its outermost line.
/// 2. A bar takes at least one line in a hundred, and two lines. Both together leave a tenth of the
///    picture at least: a plain picture has no bars.
/// 3. A bar ends at a straight, hard edge: in one of the lines right behind it (one in a hundred, at
///    least two) most pixels differ by more than 24. A sky ends at a skyline or fades, and so is no
///    bar.
/// 4. Two opposite bars of one colour and equal extent, but for one line in a hundred and at least
///    two, are bars whatever their colour.
/// 5. Where they are unequal, or only one is there, bars must be nearly black (at most 24 in every
///    channel) or nearly white (at least 240), a single one nearly black.
/// 6. Bars at all four edges are a ground that something lies on, unless they are nearly black.
public enum BarFinder {
  private static let tolerance = 16
  private static let edgeStep = 24
  private static let straysPerLine = 100
  private static let leastShare = 100
  private static let darkest = 24
  private static let lightest = 240

  /// The bars of a picture.
  ///
  /// - Parameters:
  ///   - bitmap: the picture.
  ///   - ignored: parts that are not looked at, such as a home indicator that lies over a bar.
  /// - Returns: the bars in pixels; nothing where there are none.
  /// - Complexity: O(pixels of the bars), at most O(pixels).
  public static func find(in bitmap: Bitmap, ignoring ignored: [PixelRect] = []) -> PictureBars? {
    let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let level = Scan(bitmap: bitmap, area: whole, isVertical: true, ignored: ignored).bars()
    var inner = whole
    inner.y += level?.first ?? 0
    inner.height -= (level?.first ?? 0) + (level?.last ?? 0)
    let upright = Scan(bitmap: bitmap, area: inner, isVertical: false, ignored: ignored).bars()
    switch (level, upright) {
    case (nil, nil): return nil
    case (let level?, nil): return PictureBars(top: level.first, bottom: level.last)
    case (nil, let upright?): return PictureBars(left: upright.first, right: upright.last)
    case (let level?, let upright?):
      guard level.isDark, upright.isDark else { return nil }
      return PictureBars(
        top: level.first, left: upright.first, bottom: level.last, right: upright.last)
    }
  }

  private struct Color {
    var channels = [0, 0, 0]

    var isDark: Bool { channels.allSatisfy { $0 <= BarFinder.darkest } }
    var isLight: Bool { channels.allSatisfy { $0 >= BarFinder.lightest } }

    func isNear(_ other: Color) -> Bool {
      zip(channels, other.channels).allSatisfy { abs($0 - $1) <= BarFinder.tolerance }
    }
  }

  /// Two opposite bars; either may be 0.
  private struct Pair {
    var first: Int
    var last: Int
    var isDark: Bool
  }

  /// One direction of the search: lines are rows from the top, or columns from the left.
  private struct Scan {
    let bitmap: Bitmap
    let area: PixelRect
    let isVertical: Bool
    let ignored: [PixelRect]

    /// How many lines there are, and how many pixels each has.
    private var lines: Int { isVertical ? area.height : area.width }
    private var length: Int { isVertical ? area.width : area.height }

    func bars() -> Pair? {
      guard lines >= 10, length >= 2 else { return nil }
      let (first, last) = (bar(fromEnd: false), bar(fromEnd: true))
      let slack = max(2, lines / 100)
      switch (first, last) {
      case (let first?, let last?):
        guard first.extent + last.extent <= lines * 9 / 10, first.color.isNear(last.color) else {
          return nil
        }
        let isEven = abs(first.extent - last.extent) <= slack
        let isExtreme =
          first.color.isDark && last.color.isDark || first.color.isLight && last.color.isLight
        guard isEven || isExtreme, first.isStraight, last.isStraight else { return nil }
        return Pair(first: first.extent, last: last.extent, isDark: first.color.isDark)
      case (let bar?, nil):
        return bar.standsAlone(of: lines)
          ? Pair(first: bar.extent, last: 0, isDark: true) : nil
      case (nil, let bar?):
        return bar.standsAlone(of: lines)
          ? Pair(first: 0, last: bar.extent, isDark: true) : nil
      case (nil, nil): return nil
      }
    }

    private struct Bar {
      var extent: Int
      var color: Color
      /// Whether most pixels right behind it have another colour.
      var isStraight: Bool

      func standsAlone(of lines: Int) -> Bool {
        color.isDark && isStraight && extent <= lines * 9 / 10
      }
    }

    private func bar(fromEnd: Bool) -> Bar? {
      guard let color = color(of: fromEnd ? lines - 1 : 0) else { return nil }
      var extent = 0
      while extent < lines,
        strangers(in: fromEnd ? lines - 1 - extent : extent, to: color) * BarFinder.straysPerLine
          <= length
      {
        extent += 1
      }
      guard extent >= max(2, (lines + BarFinder.leastShare - 1) / BarFinder.leastShare),
        extent < lines
      else { return nil }
      let behind = extent..<min(extent + max(2, lines / 100), lines)
      let most =
        behind.map {
          strangers(in: fromEnd ? lines - 1 - $0 : $0, to: color, limit: BarFinder.edgeStep)
        }.max() ?? 0
      return Bar(extent: extent, color: color, isStraight: most * 2 >= length)
    }

    /// The mean of a line; nothing where it is transparent.
    private func color(of line: Int) -> Color? {
      var sum = [0, 0, 0]
      var count = 0
      forEachPixel(of: line) { start in
        guard bitmap.pixels[start + 3] == 255 else { return }
        for channel in 0..<3 { sum[channel] += Int(bitmap.pixels[start + channel]) }
        count += 1
      }
      guard count * 2 >= length else { return nil }
      return Color(channels: sum.map { ($0 + count / 2) / count })
    }

    /// How many pixels of a line have another colour.
    private func strangers(
      in line: Int, to color: Color, limit: Int = BarFinder.tolerance
    ) -> Int {
      let (red, green, blue) = (color.channels[0], color.channels[1], color.channels[2])
      var count = 0
      forEachPixel(of: line) { start in
        let isNear =
          abs(Int(bitmap.pixels[start]) - red) <= limit
          && abs(Int(bitmap.pixels[start + 1]) - green) <= limit
          && abs(Int(bitmap.pixels[start + 2]) - blue) <= limit
          && bitmap.pixels[start + 3] == 255
        if !isNear { count += 1 }
      }
      return count
    }

    private func forEachPixel(of line: Int, _ body: (Int) -> Void) {
      for place in 0..<length {
        let (x, y) =
          isVertical ? (area.x + place, area.y + line) : (area.x + line, area.y + place)
        let isIgnored = ignored.contains {
          x >= $0.x && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height
        }
        if !isIgnored { body((y * bitmap.width + x) * 4) }
      }
    }
  }
}
