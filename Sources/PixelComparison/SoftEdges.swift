/// Tells soft edges of shapes from other pixels, by the rules of pixelmatch.
///
/// - Note: Source: Vysniauskas, Anti-aliased Pixel and Intensity Slope Detector, 2009; pixelmatch 0.4
///   on PyPI. Columns are looked at before rows, which decides between equally bright neighbours.
struct SoftEdges {
  let width: Int
  let height: Int

  /// Whether a pixel of one of two pictures of one size is likely a soft edge.
  func contains(
    _ x: Int, _ y: Int, of picture: Span<UInt32>, beside other: Span<UInt32>
  ) -> Bool {
    let (left, right) = (max(x - 1, 0), min(x + 1, width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, height - 1))
    var equals = x == left || x == right || y == top || y == bottom ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (darkPlace, brightPlace) = ((0, 0), (0, 0))
    let center = picture[y * width + x]
    for column in left...right {
      for row in top...bottom where column != x || row != y {
        let delta = ColorDistance.brightness(center, picture[row * width + column])
        if delta == 0 {
          equals += 1
          // With more than two equal neighbours it is no edge.
          if equals > 2 { return false }
        } else if delta < darkest {
          darkest = delta
          darkPlace = (column, row)
        } else if delta > brightest {
          brightest = delta
          brightPlace = (column, row)
        }
      }
    }
    if darkest == 0 || brightest == 0 { return false }
    return isFlat(darkPlace, picture) && isFlat(darkPlace, other)
      || isFlat(brightPlace, picture) && isFlat(brightPlace, other)
  }

  /// Whether at least three neighbours have the same colour.
  private func isFlat(_ place: (x: Int, y: Int), _ picture: Span<UInt32>) -> Bool {
    let (x, y) = place
    let (left, right) = (max(x - 1, 0), min(x + 1, width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, height - 1))
    var equals = x == left || x == right || y == top || y == bottom ? 1 : 0
    let center = picture[y * width + x]
    for column in left...right {
      for row in top...bottom where column != x || row != y {
        if picture[row * width + column] == center { equals += 1 }
        if equals > 2 { return true }
      }
    }
    return false
  }
}
