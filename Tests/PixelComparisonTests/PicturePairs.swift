import Bitmaps

/// Picture pairs from a seed, pixel by pixel those of `Fixtures/counts.py`.
enum PicturePairs {
  /// SplitMix64.
  private struct Random {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    mutating func color(_ transparent: Bool) -> [Int] {
      let value = (0..<3).map { _ in below(256) }
      return value + [transparent ? below(256) : 255]
    }
  }

  /// The pair of a seed.
  static func pair(_ seed: Int) -> (Bitmap, Bitmap) {
    var random = Random(state: UInt64(seed))
    let (width, height) = (1 + random.below(48), 1 + random.below(48))
    let transparent = random.below(4) == 0
    let ground = random.color(transparent)
    var a = Bitmap(
      width: width, height: height,
      filledWith: (UInt8(ground[0]), UInt8(ground[1]), UInt8(ground[2]), UInt8(ground[3])))
    var b = a
    for _ in 0..<(1 + random.below(6)) {
      let (kind, change) = (random.below(3), random.below(6))
      let (x, y) = (random.below(width), random.below(height))
      let (w, h) = (1 + random.below(24), 1 + random.below(24))
      let tint = random.color(transparent)
      var other = tint
      if change == 1 { other[random.below(3)] ^= 1 + random.below(255) }
      var (dx, dy, grown) = (0, 0, 0)
      switch change {
      case 2: dx = 1
      case 3: (dx, dy) = (random.below(3), random.below(3))
      case 4: grown = 1
      default: break
      }
      switch kind {
      case 0:
        a.rect(x, y, w, h, tint)
        b.rect(x + dx, y + dy, w + grown, h, other)
      case 1:
        a.disc(x * 4, y * 4, w * 2, tint)
        b.disc(x * 4 + dx, y * 4 + dy, w * 2 + grown, other)
      default:
        a.line(x, y, x + w, y + h, tint)
        b.line(x + dx, y + dy, x + w + grown, y + h, other)
      }
    }
    for _ in 0..<random.below(8) {
      let (x, y) = (random.below(width), random.below(height))
      b.mix(x, y, random.color(transparent), 16)
    }
    return (a, b)
  }
}

extension Bitmap {
  /// Puts a colour over a pixel, in sixteenths of full cover.
  fileprivate mutating func mix(_ x: Int, _ y: Int, _ color: [Int], _ sixteenths: Int) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    for channel in 0..<4 {
      let at = (y * width + x) * 4 + channel
      pixels[at] = UInt8((Int(pixels[at]) * (16 - sixteenths) + color[channel] * sixteenths) / 16)
    }
  }

  fileprivate mutating func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: [Int]) {
    for row in y..<(y + height) {
      for column in x..<(x + width) { mix(column, row, color, 16) }
    }
  }

  /// A disc with a soft edge; centre and radius in quarters of pixels.
  fileprivate mutating func disc(_ cx: Int, _ cy: Int, _ radius: Int, _ color: [Int]) {
    for y in (((cy - radius) >> 2) - 1)..<(((cy + radius) >> 2) + 2) {
      for x in (((cx - radius) >> 2) - 1)..<(((cx + radius) >> 2) + 2) {
        var cover = 0
        for sy in 0..<4 {
          for sx in 0..<4 {
            let (dx, dy) = (x * 4 + sx - cx, y * 4 + sy - cy)
            if dx * dx + dy * dy <= radius * radius { cover += 1 }
          }
        }
        if cover > 0 { mix(x, y, color, cover) }
      }
    }
  }

  /// A line without soft edges.
  fileprivate mutating func line(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ color: [Int]) {
    let steps = max(abs(x1 - x0), abs(y1 - y0), 1)
    for step in 0...steps {
      mix(x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps, color, 16)
    }
  }
}
