package import Geometry
package import LayoutSpecs

/// A picture: its own size, or the whole proposal when it has a content mode.
package final class ImageNode: LayoutNode {
  private let asset: String
  private let pointSize: Size
  private let mode: ContentMode?
  private let isResizable: Bool
  private let anchor: Alignment
  private let focus: [String: Rect]
  private let gravity: VideoContent.Gravity?
  private let screenshot: PlacedImage.Screenshot?

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - asset: the name of the asset.
  ///   - pointSize: the size of the picture in points.
  ///   - mode: how it fills its frame; without one it is stretched to it.
  ///   - isResizable: whether it takes what it is proposed instead of its own size.
  ///   - anchor: where it lies in its frame, in logical space.
  ///   - focus: parts that must stay visible, in parts 0…1 of the picture; left is left in every
  ///     reading direction, for pictures are not mirrored.
  ///   - gravity: what a video's player is asked for; absent for a picture.
  ///   - screenshot: what is known of a picture of a whole screen; absent for another picture.
  package init(
    asset: String, pointSize: Size, mode: ContentMode?, isResizable: Bool, anchor: Alignment,
    focus: [String: Rect], gravity: VideoContent.Gravity? = nil,
    screenshot: PlacedImage.Screenshot? = nil
  ) {
    self.asset = asset
    self.pointSize = pointSize
    self.mode = mode
    self.isResizable = isResizable
    self.anchor = anchor
    self.focus = focus
    self.gravity = gravity
    self.screenshot = screenshot
    super.init()
  }

  package override func measure(_ proposal: ProposedSize) -> Answer {
    isResizable
      ? Answer(proposal.replacingUnspecified(with: pointSize), heeding: .all)
      : Answer(pointSize, heeding: [])
  }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let frame = Rect(origin: origin, size: size(for: proposal))
    func fit(_ mode: ContentMode) -> ArtworkFit {
      ArtworkFit(picture: pointSize, in: frame, mode: mode, anchor: anchor)
    }
    let mode = mode ?? .stretch
    var image = PlacedImage(asset: asset, fit: fit(mode))
    image.screenshot = screenshot
    if let gravity {
      image.video = PlacedImage.Video(
        gravity: gravity, alternative: fit(mode == .fit ? .fill : .fit))
    }
    if !focus.isEmpty {
      // Where the regions lie, and whether they show, is known when everything has its place.
      image.focus = focus.sorted { $0.key < $1.key }.map {
        FocusRegion(name: $0.key, part: $0.value, frame: .zero)
      }
    }
    placement.fill(.image(image), in: frame)
  }

  package override func sizeRule(for proposal: ProposedSize) -> String {
    let what = gravity == nil ? "picture" : "video"
    return isResizable
      ? "the \(what) takes what it is proposed"
      : "the \(what)'s own size \(pointSize.width.text()) × \(pointSize.height.text())"
  }
}
