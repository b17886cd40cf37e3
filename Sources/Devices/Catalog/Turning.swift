package import Geometry

extension Orientation {
  /// How many quarter turns clockwise the hardware is turned against portrait.
  package var clockwiseQuarterTurns: Int {
    switch self {
    case .portrait, .native: 0
    case .landscapeLeft: 1
    case .portraitUpsideDown: 2
    case .landscapeRight: 3
    }
  }
}

extension Edge {
  /// Where the edge lies after its rectangle was turned clockwise by some quarter turns.
  package func turnedClockwise(quarterTurns: Int) -> Edge {
    let ring: [Edge] = [.top, .right, .bottom, .left]
    let place = ring.firstIndex(of: self) ?? 0
    return ring[(((place + quarterTurns) % 4) + 4) % 4]
  }
}

extension EdgeInsets {
  /// The insets after their rectangle was turned clockwise by some quarter turns.
  package func turnedClockwise(quarterTurns: Int) -> EdgeInsets {
    var result = EdgeInsets.zero
    for edge in Edge.allCases {
      result[edge.turnedClockwise(quarterTurns: quarterTurns)] = self[edge]
    }
    return result
  }
}

extension Rect {
  /// The rectangle after the display that holds it was turned clockwise by some quarter turns.
  ///
  /// - Parameters:
  ///   - quarterTurns: how often the display is turned by 90 degrees.
  ///   - size: the size of the display before it is turned.
  /// - Returns: the rectangle in the space of the turned display.
  package func turnedClockwise(quarterTurns: Int, in size: Size) -> Rect {
    switch ((quarterTurns % 4) + 4) % 4 {
    case 1: Rect(x: size.height - maxY, y: minX, width: height, height: width)
    case 2: Rect(x: size.width - maxX, y: size.height - maxY, width: width, height: height)
    case 3: Rect(x: minY, y: size.width - maxX, width: height, height: width)
    default: self
    }
  }
}

extension Size {
  /// The size after a rectangle was turned by some quarter turns.
  package func turned(quarterTurns: Int) -> Size { quarterTurns % 2 == 0 ? self : transposed }
}
