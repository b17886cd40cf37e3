import Devices
import Drawing
import Geometry
import LayoutEngine
import TestSupport
import Testing

@testable import Annotations

/// Outlines against numbers worked out by hand.
struct ShapeTests {
  private let pi = Double.pi

  @Test func `a circle of curves has the area of a circle`() {
    let path = Path.ellipse(in: Rect(x: 10, y: 20, width: 200, height: 200))
    #expect(abs(path.area / (pi * 100 * 100) - 1) < 0.001)
    #expect(path.outerBounds == Rect(x: 10, y: 20, width: 200, height: 200))
  }

  @Test func `a rounded rectangle lacks four corners, a capsule is two halves of a circle`() {
    let rounded = Path.roundedRect(Rect(x: 0, y: 0, width: 100, height: 60), radius: 10)
    #expect(abs(rounded.area - (6000 - (4 - pi) * 100)) < 0.1)
    let capsule = Path.roundedRect(Rect(x: 0, y: 0, width: 100, height: 40), radius: 400)
    #expect(abs(capsule.area - (60 * 40 + pi * 400)) < 1)
    #expect(Path.roundedRect(Rect(x: 0, y: 0, width: 4, height: 4), radius: 0).area == 16)
  }

  @Test func `a continuous corner leaves the edge 1.528665 radii from the corner`() {
    let path = Path.continuousRect(
      Rect(x: 0, y: 0, width: 400, height: 800), radii: CornerRadii(55))
    let ends = path.straightPieces
    let top = ends.first { $0.0.y == 0 && $0.1.y == 0 }
    #expect(abs((top?.0.x ?? 0) - 84.076575) < 1e-6)
    #expect(abs((top?.1.x ?? 0) - 315.923425) < 1e-6)
    let right = ends.first { $0.0.x == 400 && $0.1.x == 400 }
    #expect(abs((right?.0.y ?? 0) - 84.076575) < 1e-6)
    // Less than the square, more than with a circle of 1.53 radii in each corner.
    #expect(path.area < 400 * 800)
    #expect(path.area > 400 * 800 - (4 - pi) * 84.1 * 84.1)
    // Like a circular corner of the same radius it cuts off about 0.2146 r² each.
    #expect(abs((320_000 - path.area) / (4 * 55 * 55) - (1 - pi / 4)) < 0.03)
  }

  @Test func `each continuous corner keeps its own radius, and square ones stay square`() {
    let path = Path.continuousRect(
      Rect(x: 0, y: 0, width: 300, height: 300),
      radii: CornerRadii(topLeft: 0, topRight: 20, bottomRight: 40, bottomLeft: 0))
    #expect(path.points.contains(Point(x: 0, y: 0)))
    #expect(path.points.contains(Point(x: 0, y: 300)))
    #expect(!path.points.contains(Point(x: 300, y: 300)))
    #expect(path.outerBounds == Rect(x: 0, y: 0, width: 300, height: 300))
  }

  @Test func `a radius without room shrinks until the corners meet`() {
    let path = Path.continuousRect(Rect(x: 0, y: 0, width: 100, height: 40), radii: CornerRadii(60))
    #expect(path.outerBounds == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(path.area > 2400)
    let top = path.straightPieces.first { $0.0.y == 0 && $0.1.y == 0 }
    // Half of the shorter side is all that a corner can take.
    #expect(abs((top?.1.x ?? 0) - (top?.0.x ?? 0)) > 59.99)
  }

  @Test(arguments: [false, true])
  func `a hatch keeps to its rectangle, its angle and its pitch`(falling: Bool) {
    let rect = Rect(x: 13, y: 7, width: 50, height: 31)
    let pieces = Hatch.diagonal(in: rect, pitch: 6, falling: falling).straightPieces
    // Lines x + y = 6 k from 20 to 101, or x - y = 6 k from -25 to 56: 24 to 96 and -24 to 54.
    #expect(pieces.count == (falling ? 14 : 13))
    for (from, to) in pieces {
      let bounds = Path.line(from: from, to: to).outerBounds
      #expect(rect.inset(by: -1e-9).contains(bounds))
      let slope = (to.y - from.y) / (to.x - from.x)
      #expect(abs(slope - (falling ? 1 : -1)) < 1e-9)
      let c = falling ? from.x - from.y : from.x + from.y
      #expect(abs((c / 6).rounded() * 6 - c) < 1e-9)
    }
    #expect(Hatch.diagonal(in: Rect(x: 0, y: 0, width: 0, height: 9), pitch: 6).isEmpty)
  }

  @Test func `level lines lie a pitch apart and end at the edges`() {
    let pieces = Hatch.level(in: Rect(x: 3, y: 10, width: 20, height: 10), pitch: 4).straightPieces
    #expect(pieces.map(\.0.y) == [12, 16])
    #expect(pieces.allSatisfy { $0.0.x == 3 && $0.1.x == 23 && $0.0.y == $0.1.y })
    #expect(Hatch.level(in: .zero, pitch: 4).isEmpty)
  }

  @Test(arguments: Pose.allCases, [false, true])
  func `a glyph of a pose stays in its box and has one hinge`(pose: Pose, isPortrait: Bool) {
    let ink = Ink(.light)
    let origin = Point(x: 100, y: 50)
    let box = Rect(origin: origin, size: PoseGlyph.size)
    var hinges = 0
    let held = HeldPose(pose: pose, isPortrait: isPortrait, hinge: isPortrait ? .left : .top)
    for command in PoseGlyph.draw(held, at: origin, ink) {
      guard case .path(let path, _, let stroke) = command else {
        Issue.record("a glyph is made of outlines")
        continue
      }
      let half = (stroke?.width ?? 0) / 2
      #expect(box.inset(by: half).contains(path.outerBounds), "\(path.outerBounds)")
      if stroke?.color == ink.fold { hinges += 1 }
    }
    #expect(hinges == 1)
  }

  /// The corners at the hinge of the closed device are the least round: iPhone Duo, section 2.
  @Test(arguments: [
    (Orientation.portrait, Edge.left), (.landscapeLeft, .top), (.landscapeRight, .bottom),
  ])
  func `the glyph of a closed device has its hinge where the device has it`(
    orientation: Orientation, edge: Edge
  ) throws {
    let layout = try SampleScreen.resolve("content: { box: {} }", device: "iphone-duo") {
      $0.pose = .closed
      $0.display = "outer"
      $0.orientation = orientation
    }
    #expect(try #require(HeldPose(layout)).hinge == edge)
  }

  @Test func `glyphs of all poses differ`() {
    let glyphs = Pose.allCases.map {
      PoseGlyph.draw(
        HeldPose(pose: $0, isPortrait: false, hinge: .top), at: .zero, Ink(.light))
    }
    #expect(Set(glyphs).count == Pose.allCases.count)
  }
}
