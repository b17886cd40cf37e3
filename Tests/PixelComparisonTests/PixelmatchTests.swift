import Bitmaps
import Foundation
import PixelComparison
import TestSupport
import Testing

/// Counts against those of pixelmatch, which `Fixtures/counts.py` wrote down.
struct PixelmatchTests {
  private struct Row {
    var seed: Int
    var size: (Int, Int)
    var threshold: Double
    var counts: (withSoftEdges: Int, without: Int)
  }

  private func rows() throws -> [Row] {
    let file = CommittedFile.root.appending(
      path: "Tests/PixelComparisonTests/Fixtures/counts.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    return try text.split(separator: "\n").dropFirst().map { line in
      let words = line.split(separator: " ").map(String.init)
      let numbers = words.compactMap(Double.init)
      try #require(numbers.count == 6)
      return Row(
        seed: Int(numbers[0]), size: (Int(numbers[1]), Int(numbers[2])), threshold: numbers[3],
        counts: (Int(numbers[4]), Int(numbers[5])))
    }
  }

  @Test func `three hundred pairs have the counts of pixelmatch`() throws {
    let rows = try rows()
    #expect(rows.count == 300)
    var count = 0
    for row in rows {
      let (a, b) = PicturePairs.pair(row.seed)
      #expect(row.size == (a.width, a.height), "seed \(row.seed)")
      let all = PixelComparer.compare(a, b, options: PixelOptions(threshold: row.threshold))
      #expect(all.count == row.counts.withSoftEdges, "seed \(row.seed)")
      let hard = PixelComparer.compare(
        a, b, options: PixelOptions(threshold: row.threshold, ignoresAntialiasing: true))
      #expect(hard.count == row.counts.without, "seed \(row.seed)")
      #expect(hard.count + hard.antialiased == all.count, "seed \(row.seed)")
      // Files compared as their rows are inflated give what pixels in memory give.
      if let files = PNGPair(try PNGWriter.writeFiltered(a), try PNGWriter.writeFiltered(b)) {
        count += 1
        for options in [PixelOptions(threshold: row.threshold), PixelOptions()] {
          #expect(
            PixelComparer.compare(files, options: options)
              == PixelComparer.compare(a, b, options: options), "seed \(row.seed)")
        }
      }
      // The two are not the same question asked twice, over all pairs.
      let told = PixelComparer.compare(
        a, b, options: PixelOptions(threshold: row.threshold, ignoresAntialiasing: true),
        tellsClasses: true)
      #expect(told.count == hard.count && told.bounds == hard.bounds)
      #expect(told.classes.count { $0 == 1 } == hard.count)
    }
    #expect(count > 200)
    #expect(rows.count { $0.counts.withSoftEdges != $0.counts.without } >= 50)
  }
}
