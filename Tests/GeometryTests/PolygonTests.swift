import Geometry
import Testing

/// Areas of outlines, alone and shared with rectangles, against those of schoolbooks.
struct PolygonTests {
  private let circle = Polygon.ellipse(in: Rect(x: 10, y: 20, width: 100, height: 100))

  @Test func `an ellipse and a rounded rectangle have the areas of their formulas`() {
    #expect(abs(circle.area / (Double.pi * 2500) - 1) < 1e-3)
    let oval = Polygon.ellipse(in: Rect(x: 0, y: 0, width: 40, height: 10))
    #expect(abs(oval.area / (Double.pi * 100) - 1) < 1e-3)
    let rounded = Polygon.roundedRect(Rect(x: 0, y: 0, width: 100, height: 60), radius: 20)
    #expect(abs(rounded.area - (6000 - (4 - Double.pi) * 400)) < 1)
    // A radius over half of the shorter side gives a capsule.
    let capsule = Polygon.roundedRect(Rect(x: 0, y: 0, width: 100, height: 20), radius: 50)
    #expect(abs(capsule.area - (80 * 20 + Double.pi * 100)) < 1)
    #expect(Polygon.roundedRect(Rect(x: 1, y: 2, width: 3, height: 4), radius: 0).area == 12)
  }

  @Test func `a quarter of a circle is a quarter of its area, wherever it is cut`() {
    let whole = circle.area
    for (x, y) in [(10.0, 20.0), (60, 20), (10, 70), (60, 70)] {
      let part = circle.area(sharedWith: Rect(x: x, y: y, width: 50, height: 50))
      #expect(abs(part - whole / 4) < 1e-9)
    }
    #expect(abs(circle.area(sharedWith: Rect(x: 0, y: 0, width: 500, height: 500)) - whole) < 1e-9)
    #expect(circle.area(sharedWith: Rect(x: 200, y: 20, width: 50, height: 50)) == 0)
    #expect(circle.area(sharedWith: Rect(x: 20, y: 20, width: 0, height: 50)) == 0)
    // Well inside, the rectangle is what they share.
    #expect(abs(circle.area(sharedWith: Rect(x: 50, y: 60, width: 20, height: 20)) - 400) < 1e-9)
  }

  @Test func `cutting a shape into tiles changes nothing of its area, hollows included`() {
    let star = Polygon([
      Point(x: 0, y: 0), Point(x: 50, y: 30), Point(x: 100, y: 0), Point(x: 70, y: 50),
      Point(x: 100, y: 100), Point(x: 50, y: 70), Point(x: 0, y: 100), Point(x: 30, y: 50),
    ])
    let continuous = Polygon.continuousRect(
      Rect(x: 0, y: 0, width: 100, height: 100),
      radii: CornerRadii(topLeft: 10, topRight: 0, bottomRight: 30, bottomLeft: 5))
    for shape in [star, continuous] {
      var sum = 0.0
      for column in 0..<7 {
        for row in 0..<7 {
          let side = 100.0 / 7
          sum += shape.area(
            sharedWith: Rect(
              x: Double(column) * side, y: Double(row) * side, width: side, height: side))
        }
      }
      #expect(abs(sum - abs(shape.area)) < 1e-9)
    }
    // 100 × 100 less four triangles of 100 × 30 / 2.
    #expect(abs(abs(star.area) - 4000) < 1e-9)
  }

  @Test func `a continuous corner takes less than the square and about what an arc takes`() {
    let rect = Rect(x: 0, y: 0, width: 375, height: 812)
    let screen = Polygon.continuousRect(rect, radii: CornerRadii(39))
    let taken = 375 * 812 - screen.area
    let arcs = 4 * (1 - Double.pi / 4) * 39 * 39
    #expect(taken > arcs && taken < arcs * 1.1)
    #expect(Polygon.continuousRect(rect, radii: .zero).area == 375 * 812)
  }
}
