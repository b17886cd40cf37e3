import Geometry
import Testing

struct LineSegmentTests {
  private let square = Rect(x: 10, y: 10, width: 10, height: 10)

  private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> LineSegment {
    LineSegment(from: Point(x: x1, y: y1), to: Point(x: x2, y: y2))
  }

  @Test func `a line runs through a rectangle or past it`() {
    #expect(line(0, 15, 30, 15).crosses(square))
    #expect(line(12, 12, 13, 13).crosses(square), "wholly inside")
    #expect(line(15, 0, 15, 11).crosses(square), "ends inside")
    #expect(line(0, 0, 30, 30).crosses(square))
    #expect(!line(0, 21, 30, 21).crosses(square))
    #expect(!line(0, 15, 9, 15).crosses(square), "ends before")
    #expect(!line(0, 10, 30, 10).crosses(square), "along the edge")
    #expect(!line(0, 12, 12, 0).crosses(square), "past the corner")
  }

  @Test func `two lines cross or do not`() {
    #expect(line(0, 0, 10, 10).crosses(line(0, 10, 10, 0)))
    #expect(!line(0, 0, 10, 10).crosses(line(20, 0, 10, 9)))
    #expect(!line(0, 0, 10, 10).crosses(line(10, 10, 20, 0)), "a common end")
    #expect(!line(0, 0, 10, 0).crosses(line(0, 5, 10, 5)), "side by side")
    #expect(line(0, 0, 3, 4).length == 5)
  }
}
