import Geometry
import TestSupport
import Testing

@testable import Annotations

/// Where the discs of findings lie, looked at over many made-up screens.
struct CalloutPlacementTests {
  private static let bounds = Rect(x: 0, y: 0, width: 402, height: 874)
  private static let radius = 7.5

  /// Small things and large ones that are marked, and labels that are taken.
  private static func screen(_ seed: UInt64) -> (frames: [Rect], labels: [Rect]) {
    var numbers = SeededNumbers(seed)
    func rect(_ width: ClosedRange<Double>, _ height: ClosedRange<Double>) -> Rect {
      let size = Size(
        width: .random(in: width, using: &numbers), height: .random(in: height, using: &numbers))
      return Rect(
        origin: Point(
          x: .random(in: 20...(380 - min(size.width, 350)), using: &numbers),
          y: .random(in: 20...(850 - min(size.height, 800)), using: &numbers)), size: size)
    }
    let small = (0..<Int.random(in: 1...8, using: &numbers)).map { _ in rect(4...28, 4...28) }
    let large = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in rect(60...340, 40...200) }
    let labels = (0..<Int.random(in: 0...14, using: &numbers)).map { _ in rect(20...90, 11...11) }
    return (small + large, labels)
  }

  private static func places(
    _ frames: [Rect], _ labels: [Rect]
  ) -> [CalloutPlacement.Place] {
    var occupancy = Occupancy()
    for label in labels { occupancy.take(label) }
    var placement = CalloutPlacement(
      frames, occupancy: occupancy, bounds: bounds, radius: radius)
    return frames.map { placement.place($0, halfWidth: radius) }
  }

  private static func room(_ place: CalloutPlacement.Place) -> Rect {
    Rect(
      x: place.center.x - radius, y: place.center.y - radius, width: 2 * radius,
      height: 2 * radius)
  }

  @Test func `no disc covers a label, another disc or a small thing that is marked`() {
    for seed in 0..<400 {
      let (frames, labels) = Self.screen(UInt64(seed))
      let places = Self.places(frames, labels)
      let rooms = places.map(Self.room)
      for (index, room) in rooms.enumerated() {
        #expect(Self.bounds.contains(room), "seed \(seed)")
        #expect(!labels.contains { $0.intersects(room) }, "seed \(seed), disc \(index)")
        #expect(
          !rooms[(index + 1)...].contains { $0.intersects(room) }, "seed \(seed), disc \(index)")
        #expect(
          !frames.contains { min($0.width, $0.height) < 30 && $0.intersects(room) },
          "seed \(seed), disc \(index)")
      }
      let leaders = places.compactMap(\.leader)
      for (index, leader) in leaders.enumerated() {
        #expect(!leaders[(index + 1)...].contains { $0.crosses(leader) }, "seed \(seed)")
      }
      for (index, place) in places.enumerated() {
        guard let leader = place.leader else { continue }
        let others = rooms.indices.filter { $0 != index }.map { rooms[$0] }
        #expect(!others.contains { leader.crosses($0) }, "seed \(seed), disc \(index)")
      }
    }
  }

  @Test func `a disc touches what it marks or is led to it`() {
    for seed in 0..<200 {
      let (frames, labels) = Self.screen(UInt64(seed))
      for (frame, place) in zip(frames, Self.places(frames, labels)) {
        if let leader = place.leader {
          #expect(frame.inset(by: -0.001).contains(Rect(origin: leader.end, size: .zero)))
        } else {
          #expect(frame.inset(by: -2).intersects(Self.room(place)), "seed \(seed)")
        }
      }
    }
  }

  @Test func `equal screens have equal places`() {
    let (frames, labels) = Self.screen(9)
    #expect(Self.places(frames, labels) == Self.places(frames, labels))
  }

  @Test func `a full corner sends discs away with leaders`() {
    let frames = (0..<6).map { Rect(x: 200 + Double($0 % 3) * 12, y: 400, width: 10, height: 10) }
    let places = Self.places(frames, [])
    #expect(places.contains { $0.leader != nil })
  }
}
