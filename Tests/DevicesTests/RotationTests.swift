import Devices
import Geometry
import TestSupport
import Testing

/// What turning a display means, and that the catalogue keeps to it.
@Suite struct RotationTests {
  private let size = Size(width: 402, height: 874)
  private let rect = Rect(x: 10, y: 20, width: 30, height: 5)

  @Test func `the top of the device points left in landscapeRight and right in landscapeLeft`() {
    func top(_ orientation: Orientation) -> Edge {
      Edge.top.turnedClockwise(quarterTurns: orientation.clockwiseQuarterTurns)
    }
    #expect(top(.landscapeRight) == .left)
    #expect(top(.landscapeLeft) == .right)
    #expect(top(.portraitUpsideDown) == .bottom)
    #expect(top(.native) == .top)
  }

  @Test func `rectangles turn by the printed formulas`() {
    let right = rect.turnedClockwise(
      quarterTurns: Orientation.landscapeRight.clockwiseQuarterTurns, in: size)
    #expect(right == Rect(x: 20, y: 402 - 10 - 30, width: 5, height: 30))
    let left = rect.turnedClockwise(
      quarterTurns: Orientation.landscapeLeft.clockwiseQuarterTurns, in: size)
    #expect(left == Rect(x: 874 - 20 - 5, y: 10, width: 5, height: 30))
  }

  @Test func `four quarter turns change nothing and two are a half turn`() {
    var turned = rect
    var extent = size
    var insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    for _ in 0..<4 {
      turned = turned.turnedClockwise(quarterTurns: 1, in: extent)
      extent = extent.turned(quarterTurns: 1)
      insets = insets.turnedClockwise(quarterTurns: 1)
    }
    #expect(turned == rect)
    #expect(insets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let half = rect.turnedClockwise(quarterTurns: 2, in: size)
    #expect(half == Rect(x: 402 - 40, y: 874 - 25, width: 30, height: 5))
  }

  @Test func `insets turn with the rectangle that they are taken from`() {
    let whole = Rect(origin: .zero, size: size)
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    for turns in 0..<4 {
      let turnedWhole = Rect(origin: .zero, size: size.turned(quarterTurns: turns))
      let expected = whole.inset(by: insets).turnedClockwise(quarterTurns: turns, in: size)
      #expect(turnedWhole.inset(by: insets.turnedClockwise(quarterTurns: turns)) == expected)
    }
  }

  @Test func `every housing lies outside the safe area, every home indicator below it`() {
    for device in BuiltInCatalog.catalog.devices {
      for oriented in device.displays.flatMap(\.orientations) {
        let safe = Rect(origin: .zero, size: oriented.size).inset(by: oriented.safeArea)
        let place = "\(device.id) \(oriented.orientation)"
        if let housing = oriented.housing {
          #expect(!housing.frame.intersects(safe), "\(place)")
        }
        if let pill = oriented.homeIndicator {
          #expect(pill.minY >= safe.maxY, "\(place)")
          #expect(pill.maxY <= oriented.size.height, "\(place)")
        }
      }
    }
  }

  @Test func `both landscapes of a phone are mirror images`() throws {
    let phones = try #require(BuiltInCatalog.catalog.select("iphone")).filter { !$0.isFoldable }
    for device in phones {
      let display = try #require(device.displays.first)
      let left = try #require(display.oriented(.landscapeLeft))
      let right = try #require(display.oriented(.landscapeRight))
      #expect(left.safeArea == right.safeArea.mirrored, "\(device.id)")
      if let a = left.housing?.frame, let b = right.housing?.frame {
        #expect(abs(a.minX - (right.size.width - b.maxX)) < 0.001, "\(device.id)")
        #expect(left.housing?.edge == right.housing?.edge.opposite)
      }
    }
  }
}
