import Geometry
import LayoutEngine
import Typography

extension ToggleParts {
  /// The room of words that say what a switch is set to, where a platform has words in its place.
  ///
  /// At the end of the switch, and up to half as wide again as far as the title leaves room; in the
  /// space of the parts.
  var wordRoom: Rect {
    let isTrailingRight = (thumb.midX > track.midX) == isOn
    let gap = (title?.font.size ?? 0) / 2
    let free = title?.lines.map { line in
      let end = isTrailingRight ? line.origin.x + line.width : line.origin.x
      return (isTrailingRight ? track.maxX - end : end - track.minX) - gap
    }.min()
    let width = min(max(track.width, free ?? 0), track.width * 1.5)
    return Rect(
      x: isTrailingRight ? track.maxX - width : track.minX, y: track.minY, width: width,
      height: track.height)
  }
}
