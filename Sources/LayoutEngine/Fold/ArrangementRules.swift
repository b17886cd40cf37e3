import Devices
import Geometry
import LayoutSpecs

/// Where the two views of an arrangement go.
///
/// - Note: Source: iPhone Duo, section 5.2: the axis by shape and size classes, the sizes of panes,
///   what a fold changes. Side by side needs both classes regular and one above the other a regular
///   height: so 678 x 466 and 956 x 440 have one pane (section 7, row 17).
struct ArrangementRules: Hashable, Sendable {
  /// A view with what it asks for.
  struct Pane: Hashable, Sendable {
    /// Its limits across the window.
    var horizontal: PaneLimits
    /// Its limits down the window.
    var vertical: PaneLimits
    /// Its layout priority.
    var priority: Double

    /// Its limits along an axis.
    func limits(along axis: Axis) -> PaneLimits { axis == .horizontal ? horizontal : vertical }
  }

  /// The rectangles of the views.
  struct Places: Hashable, Sendable {
    /// The axis along which the views lie beside each other; absent where they do not.
    var axis: Axis?
    /// Where the primary goes; absent where it is not shown.
    var primary: Rect?
    /// Where the secondary goes; absent where it is not shown.
    var secondary: Rect?
    /// Whether a fold parts them.
    var isFolded = false
    /// Why, in words.
    var reason: String
  }

  var style: ArrangementContent.Style
  var axes: Set<Axis>
  var ratio: Double
  var edge: ArrangementContent.Side
  var classes: SizeClasses?
  var primary: Pane
  var secondary: Pane

  /// Whether an overlay puts its views beside each other at a division.
  func isParted(by division: Division?) -> Bool {
    guard let division else { return false }
    return axes.contains(division.axis)
  }

  /// The rectangles of the views in a frame.
  func places(in frame: Rect, division: Division?) -> Places {
    let fold = division.flatMap { $0.parts(frame) ? $0 : nil }
    switch style {
    case .split: return split(frame, fold)
    case .overlay: return overlay(frame, fold)
    }
  }

  private func overlay(_ frame: Rect, _ fold: Division?) -> Places {
    guard let fold, isParted(by: fold) else {
      return Places(
        axis: nil, primary: frame, secondary: frame,
        reason: fold == nil ? "one over the other" : "one over the other: the axis is not allowed")
    }
    let (near, far) = (fold.near(frame), fold.far(frame))
    return Places(
      axis: fold.axis, primary: edge == .trailing ? far : near,
      secondary: edge == .trailing ? near : far, isFolded: true, reason: "parted by the fold")
  }

  private func split(_ frame: Rect, _ fold: Division?) -> Places {
    guard let axis = splitAxis(frame.size, fold) else {
      return Places(
        axis: nil, primary: frame, secondary: nil,
        reason: "the primary alone: no axis that is allowed has room for two")
    }
    let first = primary.limits(along: axis)
    let second = secondary.limits(along: axis)
    if let fold, fold.axis == axis {
      return folded(frame, fold, first, second)
    }
    let length = frame.size[axis]
    var share = first.ideal ?? second.ideal.map { length - $0 } ?? length * ratio
    share = min(max(share, first.minimum ?? 0), first.maximum ?? .infinity)
    share = max(min(share, length - (second.minimum ?? 0)), length - (second.maximum ?? .infinity))
    share = min(max(share, 0), length)
    let parts = cut(frame, axis, at: share)
    return Places(
      axis: axis, primary: parts.before, secondary: parts.after,
      reason: axis == .horizontal ? "side by side" : "one above the other")
  }

  /// The fold comes before the ratio and before the largest sizes.
  private func folded(
    _ frame: Rect, _ fold: Division, _ first: PaneLimits, _ second: PaneLimits
  ) -> Places {
    let (near, far) = (fold.near(frame), fold.far(frame))
    let axis = fold.axis
    if first.minimum ?? 0 > near.size[axis] || second.minimum ?? 0 > far.size[axis] {
      return Places(
        axis: axis, primary: nil, secondary: nil, isFolded: true,
        reason: "nothing: a minimum is larger than its half of the fold")
    }
    if let ideal = first.ideal, second.minimum == nil {
      let parts = cut(near, axis, at: min(ideal, near.size[axis]))
      return Places(
        axis: axis, primary: parts.before, secondary: parts.after, isFolded: true,
        reason: "both before the fold: the primary has an ideal size, the secondary no minimum")
    }
    return Places(
      axis: axis, primary: near, secondary: far, isFolded: true, reason: "parted by the fold")
  }

  private func splitAxis(_ size: Size, _ fold: Division?) -> Axis? {
    let shape: Axis = size.width > size.height ? .horizontal : .vertical
    let natural = fold.map { fits($0.axis) ? $0.axis : shape } ?? shape
    if fits(natural) { return natural }
    return secondary.priority > primary.priority && fits(natural.other) ? natural.other : nil
  }

  private func fits(_ axis: Axis) -> Bool {
    guard axes.contains(axis) else { return false }
    guard let classes else { return true }
    guard classes.vertical == .regular else { return false }
    return axis == .vertical || classes.horizontal == .regular
  }

  private func cut(_ rect: Rect, _ axis: Axis, at length: Double) -> (before: Rect, after: Rect) {
    switch axis {
    case .horizontal:
      let x = rect.minX + length
      return (
        Rect(left: rect.minX, top: rect.minY, right: x, bottom: rect.maxY),
        Rect(left: x, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
      )
    case .vertical:
      let y = rect.minY + length
      return (
        Rect(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: y),
        Rect(left: rect.minX, top: y, right: rect.maxX, bottom: rect.maxY)
      )
    }
  }
}
