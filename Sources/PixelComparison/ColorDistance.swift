/// The distance of two colours in YIQ, with the numbers and the order of operations of pixelmatch 0.4.
///
/// - Note: Source: Kotsarenko and Ramos, Measuring perceived color difference using YIQ NTSC
///   transmission color space in mobile applications, 2010; pixelmatch 0.4 on PyPI.
enum ColorDistance {
  /// The largest distance there is.
  static let maximum = 35215.0

  private struct Color {
    var red: Double
    var green: Double
    var blue: Double

    /// A colour over white; four bytes from the lowest: red, green, blue, alpha.
    @inline(__always)
    init(_ pixel: UInt32) {
      red = Double(pixel & 0xFF)
      green = Double(pixel >> 8 & 0xFF)
      blue = Double(pixel >> 16 & 0xFF)
      let opacity = pixel >> 24
      if opacity < 255 {
        let alpha = Double(opacity) / 255
        red = 255 + (red - 255) * alpha
        green = 255 + (green - 255) * alpha
        blue = 255 + (blue - 255) * alpha
      }
    }

    var y: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
    var i: Double { red * 0.59597799 - green * 0.27417610 - blue * 0.32180189 }
    var q: Double { red * 0.21147017 - green * 0.52261711 + blue * 0.31114694 }
  }

  /// The squared distance of two colours.
  static func squared(_ a: UInt32, _ b: UInt32) -> Double {
    if a == b { return 0 }
    let (first, second) = (Color(a), Color(b))
    let y = first.y - second.y
    let i = first.i - second.i
    let q = first.q - second.q
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// How much brighter one colour is than another.
  static func brightness(_ a: UInt32, _ b: UInt32) -> Double {
    a == b ? 0 : Color(a).y - Color(b).y
  }
}
