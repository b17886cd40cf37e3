import Drawing
import Geometry

/// The key to the patterns of a picture: only what the picture shows.
struct Legend {
  private static let swatch = Size(width: 18, height: 10)
  private static let rowHeight = 18.0
  private static let gap = 22.0

  private let entries: [(entry: LegendEntry, width: Double)]
  private let ink: Ink
  private let text: TextSetter

  /// Lays out some entries.
  init(_ entries: [LegendEntry], ink: Ink, text: TextSetter) {
    self.ink = ink
    self.text = text
    self.entries = entries.map { entry in
      (entry, Self.swatch.width + 6 + text.width(entry.words, Face.legend))
    }
  }

  /// Whether there is nothing to explain.
  var isEmpty: Bool { entries.isEmpty }

  /// The height of the rows for a width, in page points.
  func height(width: Double) -> Double { Double(rows(width).count) * Self.rowHeight }

  /// The rows from a point downwards.
  func draw(at origin: Point, width: Double) -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    for (row, members) in rows(width).enumerated() {
      var x = origin.x
      let y = origin.y + Double(row) * Self.rowHeight
      for index in members {
        let (entry, width) = entries[index]
        let frame = Rect(origin: Point(x: x, y: y), size: Self.swatch)
        commands += entry.draw(frame)
        commands.append(
          .text(
            text.run(
              entry.words, Face.legend, ink.soft, at: Point(x: frame.maxX + 6, y: y + 8.5))))
        x += width + Self.gap
      }
    }
    return commands
  }

  private func rows(_ width: Double) -> [[Int]] {
    var rows: [[Int]] = []
    var x = 0.0
    for index in entries.indices {
      if rows.isEmpty || x + entries[index].width > width {
        rows.append([])
        x = 0
      }
      rows[rows.count - 1].append(index)
      x += entries[index].width + Self.gap
    }
    return rows
  }
}
