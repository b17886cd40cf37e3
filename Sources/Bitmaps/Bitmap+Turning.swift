extension Bitmap {
  /// The picture put upright.
  ///
  /// - Parameter orientation: how it lies, 1 to 8 as in EXIF: what its first row and first column
  ///   are when it is seen upright.
  /// - Returns: the picture; for 5 to 8 width and height have changed places.
  func upright(from orientation: Int) -> Bitmap {
    guard (2...8).contains(orientation) else { return self }
    let isTurned = orientation >= 5
    let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
    var result = Bitmap(width: newWidth, height: newHeight)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (right, lower) = (width - 1, height - 1)
        let source =
          switch orientation {
          case 2: (right - x, y)
          case 3: (right - x, lower - y)
          case 4: (x, lower - y)
          case 5: (y, x)
          case 6: (y, lower - x)
          case 7: (right - y, lower - x)
          default: (right - y, x)
          }
        let from = (source.1 * width + source.0) * 4
        let to = (y * newWidth + x) * 4
        for channel in 0..<4 { result.pixels[to + channel] = pixels[from + channel] }
      }
    }
    return result
  }
}
