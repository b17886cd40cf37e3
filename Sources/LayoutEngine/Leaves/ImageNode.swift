package import Geometry
package import LayoutSpecs

/// A picture: its own size, or the whole proposal when it has a content mode.
package final class ImageNode: LayoutNode {
  package let cache = MeasureCache()
  private let asset: String
  private let pointSize: Size
  private let mode: ContentMode?
  private let isResizable: Bool
  private let anchor: Alignment
  private let focus: [String: Rect]
  private let isMirrored: Bool

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - asset: the name of the asset.
  ///   - pointSize: the size of the picture in points.
  ///   - mode: how it fills its frame; without one it is stretched to it.
  ///   - isResizable: whether it takes what it is proposed instead of its own size.
  ///   - anchor: where it lies in its frame, in logical space.
  ///   - focus: parts that must stay visible, in parts 0…1 of the picture.
  ///   - isMirrored: whether logical space is mirrored; a picture is not, so its parts are.
  package init(
    asset: String, pointSize: Size, mode: ContentMode?, isResizable: Bool, anchor: Alignment,
    focus: [String: Rect], isMirrored: Bool
  ) {
    self.asset = asset
    self.pointSize = pointSize
    self.mode = mode
    self.isResizable = isResizable
    self.anchor = anchor
    self.focus = focus
    self.isMirrored = isMirrored
  }

  package func measure(_ proposal: ProposedSize) -> Size {
    isResizable ? proposal.replacingUnspecified(with: pointSize) : pointSize
  }

  package func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let frame = Rect(origin: origin, size: size(for: proposal))
    let drawn = drawnRect(in: frame)
    let shown = drawn.intersection(frame)
    func area(_ rect: Rect) -> Double { rect.width * rect.height }
    let regions = focus.mapValues { part in
      Rect(
        x: drawn.minX + (isMirrored ? 1 - part.maxX : part.minX) * drawn.width,
        y: drawn.minY + part.minY * drawn.height,
        width: part.width * drawn.width, height: part.height * drawn.height)
    }
    let visible = frame.intersection(placement.clip)
    placement.fill(
      .image(
        PlacedImage(
          asset: asset, mode: mode ?? .stretch, drawn: drawn,
          cropped: area(drawn) > 0 ? 1 - area(shown) / area(drawn) : 0,
          unused: area(frame) > 0 ? 1 - area(shown) / area(frame) : 0, focus: regions,
          focusVisible: regions.isEmpty
            ? nil : regions.values.allSatisfy { visible.inset(by: -0.01).contains($0) })),
      in: frame)
  }

  package func sizeRule(for proposal: ProposedSize) -> String {
    isResizable
      ? "the picture takes what it is proposed"
      : "the picture's own size \(pointSize.width.text()) × \(pointSize.height.text())"
  }

  private func drawnRect(in frame: Rect) -> Rect {
    var size = frame.size
    let factors = (frame.width / pointSize.width, frame.height / pointSize.height)
    switch mode {
    case .fit, .fill:
      let factor = mode == .fit ? min(factors.0, factors.1) : max(factors.0, factors.1)
      size = Size(width: pointSize.width * factor, height: pointSize.height * factor)
    case .center: size = pointSize
    case .stretch, nil: break
    }
    return Rect(origin: anchor.origin(of: size, in: frame), size: size)
  }
}
