import Geometry
import LayoutEngine
import LayoutSpecs
import Testing

/// The laws of pictures in frames, over many sizes, modes and anchors.
struct ArtworkFitTests {
  static let anchors: [Alignment] = [HorizontalAlignment.leading, .center, .trailing].flatMap { x in
    [VerticalAlignment.top, .center, .bottom].map { Alignment(horizontal: x, vertical: $0) }
  }

  /// Lengths of phones, of films, and of awkward fractions.
  static let lengths = [
    1.0, 3, 10.0 / 3, 16, 9, 21, 375, 667, 812, 433.5, 0.1 + 0.2, 1366, 951, 71.0 / 7,
  ]

  /// Every fit of a spread of pictures in a spread of frames.
  private func each(_ body: (ArtworkFit) -> Void) {
    // Four nested lists would be 40,000 pairs: pairs are walked at two strides instead.
    let count = Self.lengths.count
    for first in 0..<count {
      for second in 0..<count {
        let picture = Size(width: Self.lengths[first], height: Self.lengths[second])
        for shift in [1, 4, 7] {
          let frame = Rect(
            x: 51.3, y: -17.1, width: Self.lengths[(first + shift) % count],
            height: Self.lengths[(second + 3 * shift) % count])
          for mode in ContentMode.allCases {
            for anchor in Self.anchors {
              for direction in LayoutDirection.allCases {
                body(
                  ArtworkFit(
                    picture: picture, in: frame, mode: mode, anchor: anchor, direction: direction))
              }
            }
          }
        }
      }
    }
  }

  private func area(_ rect: Rect) -> Double { rect.width * rect.height }

  /// Whether some rectangles tile another: inside it, apart from each other, as large together.
  private func tile(_ parts: [Rect], _ whole: Rect) -> Bool {
    let slack = 1e-9 * max(1, max(whole.width, whole.height))
    let sum = parts.reduce(0) { $0 + area($1) }
    guard abs(sum - area(whole)) <= 1e-9 * max(1, area(whole)) else { return false }
    for (index, part) in parts.enumerated() {
      guard whole.inset(by: -slack).contains(part) else { return false }
      for other in parts[(index + 1)...] {
        let shared = part.intersection(other)
        if shared.width > slack, shared.height > slack { return false }
      }
    }
    return true
  }

  @Test func `what shows and the bars tile the frame, what shows and the lost tile the picture`() {
    var seen = 0
    each { fit in
      seen += 1
      #expect(tile([fit.shown] + fit.bars.map(\.frame), fit.frame), "\(fit)")
      #expect(tile([fit.shown] + fit.croppedStrips.map(\.frame), fit.drawn), "\(fit)")
    }
    #expect(seen > 30_000)
  }

  @Test func `the ratio changes only when a picture is stretched`() {
    each { fit in
      let scale = fit.scale
      if fit.mode != .stretch {
        #expect(abs(scale.width / scale.height - 1) < 1e-12, "\(fit)")
      } else {
        #expect(fit.drawn == fit.frame)
      }
    }
  }

  @Test func `filling leaves no bar and fitting loses nothing`() {
    each { fit in
      switch fit.mode {
      case .fill:
        #expect(fit.bars.isEmpty, "\(fit)")
        #expect(fit.unused == 0, "\(fit)")
        #expect(fit.shown == fit.frame, "\(fit)")
      case .fit:
        #expect(fit.croppedStrips.isEmpty, "\(fit)")
        #expect(fit.cropped == 0, "\(fit)")
        #expect(fit.shown == fit.drawn, "\(fit)")
        // It can't be larger: it reaches both edges of one axis.
        let (drawn, frame) = (fit.drawn, fit.frame)
        #expect(drawn.width == frame.width || drawn.height == frame.height, "\(fit)")
      case .stretch: #expect(fit.cropped == 0 && fit.unused == 0, "\(fit)")
      case .center: #expect(fit.drawn.size == fit.picture, "\(fit)")
      }
    }
  }

  @Test func `the shares are those of the areas`() {
    each { fit in
      #expect(abs(fit.cropped - (1 - area(fit.shown) / area(fit.drawn))) < 1e-9, "\(fit)")
      #expect(abs(fit.unused - (1 - area(fit.shown) / area(fit.frame))) < 1e-9, "\(fit)")
    }
  }

  @Test func `an anchor puts its edges together, by the reading direction`() {
    each { fit in
      let (drawn, frame) = (fit.drawn, fit.frame)
      switch fit.anchor.vertical {
      case .top: #expect(abs(drawn.minY - frame.minY) < 1e-9)
      case .bottom: #expect(abs(drawn.maxY - frame.maxY) < 1e-9)
      default: #expect(abs(drawn.midY - frame.midY) < 1e-9)
      }
      if fit.anchor.horizontal == .center { #expect(abs(drawn.midX - frame.midX) < 1e-9) }
    }
    func left(_ anchor: HorizontalAlignment, _ direction: LayoutDirection) -> Double {
      ArtworkFit(
        picture: Size(width: 10, height: 10), in: Rect(x: 0, y: 0, width: 30, height: 10),
        mode: .fit,
        anchor: Alignment(horizontal: anchor, vertical: .center), direction: direction
      ).drawn.minX
    }
    #expect(left(.leading, .leftToRight) == 0)
    #expect(left(.trailing, .leftToRight) == 20)
    #expect(left(.leading, .rightToLeft) == 20)
    #expect(left(.trailing, .rightToLeft) == 0)
  }

  @Test func `a frame without extent has no bars and loses no part of a number`() {
    for mode in ContentMode.allCases {
      let fit = ArtworkFit(
        picture: Size(width: 16, height: 9), in: Rect(x: 5, y: 5, width: 0, height: 40), mode: mode)
      #expect(fit.bars.isEmpty)
      #expect(fit.cropped.isFinite && fit.unused == 0)
      #expect(fit.drawn.width.isFinite && fit.drawn.height.isFinite)
    }
  }
}
