public import Geometry
public import LayoutSpecs

/// How a picture could lie in its frame so that what matters in it stays visible.
public struct FocusAdvice: Hashable, Sendable {
  /// A way to lay the picture, in the words of the spec.
  public struct Arrangement: Hashable, Sendable {
    /// How the picture fills its frame.
    public var mode: ContentMode
    /// Where it lies.
    public var anchor: Alignment
    /// Points on the screen for a point of the picture.
    public var scale: Double

    /// Makes an arrangement from its parts.
    public init(mode: ContentMode, anchor: Alignment, scale: Double) {
      self.mode = mode
      self.anchor = anchor
      self.scale = scale
    }
  }

  /// Where a picture that fills its frame may lie along the axis on which it is cut, so that nothing
  /// of the focus is: 0 is at the start (left or top), 1 at the end.
  public struct FillRange: Hashable, Sendable {
    /// The axis on which the picture is cut.
    public var axis: Axis
    /// The least place.
    public var lower: Double
    /// The largest place.
    public var upper: Double

    /// Makes a range from its parts.
    public init(axis: Axis, lower: Double, upper: Double) {
      self.axis = axis
      self.lower = lower
      self.upper = upper
    }
  }

  /// The largest scale at which all regions lie inside what shows, wherever the picture lies: points on
  /// the screen for a point of the picture.
  public var largestScale: Double
  /// The largest arrangement of the spec's words that keeps all regions; absent where none does.
  public var best: Arrangement?
  /// Whether nothing lies over a region in it; where every arrangement leaves something over one, the
  /// best only cuts none.
  public var isClear: Bool
  /// Where the picture would have to lie to fill its frame; absent where it can't without cutting a
  /// region, or where it is not cut at all.
  public var fillRange: FillRange?

  /// Makes advice from its parts.
  public init(
    largestScale: Double, best: Arrangement?, isClear: Bool, fillRange: FillRange? = nil
  ) {
    self.largestScale = largestScale
    self.best = best
    self.isClear = isClear
    self.fillRange = fillRange
  }
}

/// Finds advice for a picture with regions.
///
/// What the spec can say is finite, so every mode and anchor is held against the very test that the
/// layout uses; what it can't say is solved: with a scale and a free place, all regions show where the
/// rectangle around them is no larger than what shows, and the place is bounded by two lines.
struct FocusSearch {
  /// The fit as it is.
  let fit: ArtworkFit
  /// The regions in parts 0…1 of the picture; not empty.
  let parts: [Rect]
  /// What shows of the frame.
  let shown: Rect
  let direction: LayoutDirection
  /// Modes to choose from.
  let modes: [ContentMode]
  /// What becomes of the regions in a fit: how many are cut, and how much lies over them.
  let review: (ArtworkFit) -> (cut: Int, hidden: Double)

  /// The advice.
  func advice() -> FocusAdvice {
    let union = parts.dropFirst().reduce(parts[0]) { $0.union($1) }
    let largest = min(
      shown.width / (union.width * fit.picture.width),
      shown.height / (union.height * fit.picture.height))
    var best: (arrangement: FocusAdvice.Arrangement, hidden: Double, distance: Int)?
    for candidate in candidates {
      let (cut, hidden) = review(candidate)
      guard cut == 0 else { continue }
      let arrangement = FocusAdvice.Arrangement(
        mode: candidate.mode, anchor: candidate.anchor, scale: candidate.scale.width)
      let distance = distance(of: candidate)
      if let found = best {
        let isClearer = (hidden == 0) != (found.hidden == 0)
        if isClearer {
          guard hidden == 0 else { continue }
        } else if hidden > 0, abs(hidden - found.hidden) > 1e-6 {
          // Of what can't be had clear the clearest counts, not the largest.
          guard hidden < found.hidden else { continue }
        } else if abs(arrangement.scale - found.arrangement.scale) > 1e-9 {
          guard arrangement.scale > found.arrangement.scale else { continue }
        } else {
          guard distance < found.distance else { continue }
        }
      }
      best = (arrangement, hidden, distance)
    }
    return FocusAdvice(
      largestScale: largest, best: best?.arrangement, isClear: best?.hidden == 0,
      fillRange: fillRange(union))
  }

  /// Every mode with every anchor; of those that draw the same the one that changes least.
  private var candidates: [ArtworkFit] {
    let horizontal: [HorizontalAlignment] = [.center, .leading, .trailing]
    let vertical: [VerticalAlignment] = [.center, .top, .bottom]
    // A distorted picture is no better answer; one that is stretched to its own ratio is.
    let scale = fit.scale
    var result: [ArtworkFit] = []
    if !modes.contains(fit.mode), abs(scale.width - scale.height) < 1e-9 * scale.width {
      result.append(fit)
    }
    for mode in modes {
      for x in horizontal {
        for y in vertical {
          let candidate = fit.with(
            mode, anchor: Alignment(horizontal: x, vertical: y), direction: direction)
          guard let twin = result.firstIndex(where: { $0.drawn == candidate.drawn }) else {
            result.append(candidate)
            continue
          }
          if distance(of: candidate) < distance(of: result[twin]) { result[twin] = candidate }
        }
      }
    }
    return result
  }

  /// How much of the spec a candidate would change: least first, then the simplest anchor.
  private func distance(of candidate: ArtworkFit) -> Int {
    let isOwn = candidate.anchor == fit.anchor
    let anchor =
      (candidate.anchor.horizontal == .center ? 0 : 1)
      + (candidate.anchor.vertical == .center ? 0 : 1)
    return (candidate.mode == fit.mode ? 0 : 8) + (isOwn ? 0 : 1 + anchor)
  }

  /// The places of a filling picture that cut no region.
  private func fillRange(_ union: Rect) -> FocusAdvice.FillRange? {
    let fill = fit.with(.fill, direction: direction)
    let axis: Axis = fill.drawn.width > fit.frame.width ? .horizontal : .vertical
    let excess = fill.drawn.size[axis] - fit.frame.size[axis]
    let across = axis.other
    guard excess > 1e-9 else { return nil }
    let origin = axis == .horizontal ? fit.frame.minX : fit.frame.minY
    func low(_ rect: Rect, _ axis: Axis) -> Double { rect.origin[axis] }
    func high(_ rect: Rect, _ axis: Axis) -> Double { rect.origin[axis] + rect.size[axis] }
    let placed = fill.place(union)
    let slack = 1e-6
    // Across that axis the picture lies exactly in the frame; there the regions show or they don't.
    guard low(placed, across) >= low(shown, across) - slack,
      high(placed, across) <= high(shown, across) + slack
    else { return nil }
    // At place p the picture starts at origin - p * excess.
    let start = union.origin[axis] * fill.drawn.size[axis]
    let end = start + union.size[axis] * fill.drawn.size[axis]
    let lower = max((origin + end - high(shown, axis)) / excess, 0)
    let upper = min((origin + start - low(shown, axis)) / excess, 1)
    guard lower <= upper + 1e-9 else { return nil }
    return FocusAdvice.FillRange(axis: axis, lower: min(lower, upper), upper: upper)
  }
}
