import Drawing
import Geometry
import LayoutEngine
import TestSupport
import Testing

@testable import Annotations

struct DimensionTrackTests {
  /// Half of the type size for every character: a value of n digits is 4.5 n wide.
  private let text = TextSetter(measurer: FixedAdvanceMeasurer())
  private let color = Ink(.light).soft

  private func track(_ spans: [(Double, Double)], axis: Axis = .horizontal) -> DimensionTrack {
    DimensionTrack(
      axis: axis, position: 100,
      spans: spans.map {
        DimensionTrack.Span(start: $0.0, end: $0.1, value: $0.1 - $0.0, color: color)
      })
  }

  private func page(_ track: DimensionTrack) -> DrawnPage {
    DrawnPage(
      DisplayList(
        size: Size(width: 2000, height: 2000), background: nil, title: "",
        commands: track.draw(text)
      ))
  }

  @Test func `a wide stretch has ticks, heads inside and its value in the gap`() throws {
    let page = page(track([(0, 100)]))
    let words = try #require(page.words.first)
    #expect(words.run.string == "100")
    // Three digits of 4.5 around the middle.
    #expect(words.run.origin.x == 50 - 6.75)
    #expect(words.run.width == 13.5)
    let ticks = page.segments.filter { $0.from.x == $0.to.x }
    #expect(ticks.map(\.from.x) == [0, 100])
    #expect(ticks.allSatisfy { $0.from.y == 95 && $0.to.y == 105 })
    let line = page.segments.filter { $0.from.y == $0.to.y }
    #expect(line.count == 2)
    #expect(
      line.allSatisfy { !$0.bounds.inset(by: -0.4).intersects(DrawnPage.Words.room(words.run)) })
    #expect(heads(page).count == 4)
  }

  private func heads(_ page: DrawnPage) -> [DrawnPage.Segment] {
    page.segments.filter { $0.from.x != $0.to.x && $0.from.y != $0.to.y }
  }

  @Test(arguments: Axis.allCases)
  func `no head is longer than its line, no value stands on a line`(axis: Axis) {
    for tenths in stride(from: 1, through: 2000, by: 7) {
      let length = Double(tenths) / 10
      let page = page(track([(300, 300 + length)], axis: axis))
      let heads = heads(page)
      let total = heads.map { axis == .horizontal ? $0.bounds.width : $0.bounds.height }
      #expect((total.max() ?? 0) * 2 <= length, "heads of a stretch of \(length)")
      for words in page.words {
        let room = DrawnPage.Words.room(words.run).inset(by: 0.3)
        for segment in page.segments {
          let bounds = segment.bounds.inset(by: -0.375)
          #expect(!bounds.intersects(room), "\(words.run.string) on a line at \(length)")
        }
      }
    }
  }

  @Test(arguments: Axis.allCases)
  func `a value that does not fit its gap has no heads beside it`(axis: Axis) {
    for length in [1.0, 4, 10, 16, 20, 24, 28, 30, 34] {
      let page = page(track([(300, 300 + length)], axis: axis))
      let isInGap = page.words.allSatisfy { words in
        let middle = DrawnPage.Words.room(words.run)
        return axis == .horizontal
          ? abs(middle.midX - (300 + length / 2)) < 0.01
            && middle.minY < 100 && middle.maxY > 100
          : abs(words.run.origin.y - 9 * 0.36 - (300 + length / 2)) < 0.01
            && middle.minX < 100 && middle.maxX > 100
      }
      #expect(heads(page).isEmpty == !isInGap, "\(length)")
    }
  }

  @Test func `values of neighbours never touch`() {
    for a in [1.0, 4, 8, 16, 20, 34, 60] {
      for b in [1.0, 4, 8, 20, 40, 84] {
        for c in [1.0, 4, 8, 20, 40, 84] {
          let page = page(
            track([(300, 300 + a), (300 + a, 300 + a + b), (300 + a + b, 300 + a + b + c)]))
          let rooms = page.words.map { DrawnPage.Words.room($0.run) }
          for first in rooms.indices {
            for second in rooms.indices where second > first {
              #expect(!rooms[first].intersects(rooms[second]), "\(a) \(b) \(c)")
            }
          }
        }
      }
    }
  }

  @Test func `a wide value keeps off the next upright track`() {
    // The heights of menu bars that are not whole: 33.5 of a notebook, beside the window's whole height.
    for length in [6.0, 17.25, 20.1, 29.9] {
      let spans = [(300.0, 300 + length)]
      let page = page(track(spans, axis: .vertical))
      for words in page.words where words.run.width > DimensionBand.trackGap - 10.5 {
        let room = DrawnPage.Words.room(words.run)
        #expect(room.minX > 100 - DimensionBand.trackGap + 2, "\(words.run.string) at \(room)")
        #expect(room.minY > 300 + length, "\(words.run.string) at \(room)")
      }
    }
  }
}
