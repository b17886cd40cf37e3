public import Geometry
public import LayoutSpecs

/// How a picture lies in a frame: what is drawn, what of it is lost, what of the frame is left.
///
/// The part that shows and the bars tile the frame exactly; the lost parts and the part that shows
/// tile the picture exactly. The ratio of the picture never changes but by `stretch`; `fill` leaves
/// no bar and `fit` loses nothing.
///
/// - Units: points, in the space of the frame.
/// - Note: Source: layout metrics, section 8: scale is the smaller of the two quotients of frame and
///   picture to fit, the larger one to fill.
public struct ArtworkFit: Hashable, Sendable {
  /// A strip along an edge.
  public struct Strip: Hashable, Sendable {
    /// The edge that it lies at.
    public var edge: Edge
    /// Where it lies.
    public var frame: Rect

    /// How far it reaches from its edge in points.
    public var depth: Double { edge.axis == .vertical ? frame.height : frame.width }

    /// Makes a strip from its parts.
    public init(edge: Edge, frame: Rect) {
      self.edge = edge
      self.frame = frame
    }
  }

  /// How the picture fills the frame.
  public var mode: ContentMode
  /// Where the picture lies in the frame, as the spec says it.
  public var anchor: Alignment
  /// The picture's own size in points.
  public var picture: Size
  /// The frame.
  public var frame: Rect
  /// Where the whole picture goes; may reach beyond the frame, which cuts it.
  public var drawn: Rect

  /// Lays a picture into a frame.
  ///
  /// - Parameters:
  ///   - picture: the size of the picture in points; not empty.
  ///   - frame: the frame.
  ///   - mode: how the picture fills it.
  ///   - anchor: where the picture lies in it.
  ///   - direction: what leading means; left in the logical space that layout works in.
  public init(
    picture: Size, in frame: Rect, mode: ContentMode, anchor: Alignment = .center,
    direction: LayoutDirection = .leftToRight
  ) {
    self.mode = mode
    self.anchor = anchor
    self.picture = picture
    self.frame = frame
    let size = Self.size(of: picture, in: frame.size, mode)
    let isMirrored = direction == .rightToLeft
    let along: Place =
      switch anchor.horizontal {
      case .leading: isMirrored ? .end : .start
      case .center: .middle
      case .trailing: isMirrored ? .start : .end
      }
    let down: Place =
      switch anchor.vertical {
      case .top: .start
      // Baselines have no meaning for a picture.
      case .center, .firstBaseline, .lastBaseline: .middle
      case .bottom: .end
      }
    drawn = Rect(
      origin: Point(
        x: Self.start(of: size.width, frame.minX, frame.width, along),
        y: Self.start(of: size.height, frame.minY, frame.height, down)), size: size)
  }

  /// The part of the picture that the frame shows.
  public var shown: Rect {
    // On an axis on which one lies wholly in the other its own length stands: the difference of two
    // edges would miss it by a last bit, and a whole picture would seem to be cut.
    func span(_ axis: Axis) -> (start: Double, length: Double) {
      let (a, b) = (drawn.origin[axis], frame.origin[axis])
      let (ends, endOfFrame) = (a + drawn.size[axis], b + frame.size[axis])
      if mode == .fit || (a >= b && ends <= endOfFrame) { return (a, drawn.size[axis]) }
      if mode == .fill || (b >= a && endOfFrame <= ends) { return (b, frame.size[axis]) }
      let start = max(a, b)
      return (start, max(min(ends, endOfFrame) - start, 0))
    }
    let (x, width) = span(.horizontal)
    let (y, height) = span(.vertical)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The share of the picture that the frame cuts off, 0 to 1.
  public var cropped: Double { Self.rest(of: drawn, beside: shown) }

  /// The share of the frame that the picture leaves free, 0 to 1.
  public var unused: Double { Self.rest(of: frame, beside: shown) }

  /// What of the frame the picture leaves free: above and below it letterbox bars, beside it pillarbox
  /// bars; in the order top, bottom, left, right.
  public var bars: [Strip] { Self.strips(of: frame, around: shown) }

  /// What of the picture lies outside the frame, in the order top, bottom, left, right.
  public var croppedStrips: [Strip] { Self.strips(of: drawn, around: shown) }

  /// How far the picture reaches beyond each edge of the frame, in points.
  public var lost: EdgeInsets { drawn.insets(to: shown) }

  /// Points on the screen for a point of the picture, on each axis.
  public var scale: Size {
    Size(width: drawn.width / picture.width, height: drawn.height / picture.height)
  }

  /// The picture in another mode in the same frame.
  ///
  /// - Parameters:
  ///   - mode: how the picture fills the frame.
  ///   - anchor: where it lies; absent: where it lies now.
  ///   - direction: what leading means.
  /// - Returns: the same picture in the same frame.
  public func with(
    _ mode: ContentMode, anchor: Alignment? = nil, direction: LayoutDirection
  ) -> ArtworkFit {
    ArtworkFit(
      picture: picture, in: frame, mode: mode, anchor: anchor ?? self.anchor, direction: direction)
  }

  /// Where a part of the picture is drawn.
  ///
  /// - Parameter part: a rectangle in parts 0…1 of the picture.
  /// - Returns: the rectangle in the space of the frame.
  public func place(_ part: Rect) -> Rect {
    Rect(
      x: drawn.minX + part.minX * drawn.width, y: drawn.minY + part.minY * drawn.height,
      width: part.width * drawn.width, height: part.height * drawn.height)
  }

  /// The same on the other side of a window of a width.
  func mirrored(in width: Double) -> ArtworkFit {
    var result = self
    result.frame = frame.mirrored(in: width)
    result.drawn = drawn.mirrored(in: width)
    // Mirrored twice, edges that meet may part by the last bit of a number.
    for (own, other) in [(drawn.minX, frame.minX), (drawn.maxX, frame.maxX)] where own == other {
      if drawn.width == frame.width {
        result.drawn.origin.x = result.frame.origin.x
      } else if own == frame.minX {
        result.drawn.origin.x = result.frame.maxX - result.drawn.width
      } else {
        result.drawn.origin.x = result.frame.origin.x
      }
    }
    return result
  }

  // MARK: Arithmetic

  /// A place along one axis.
  private enum Place {
    case start
    case middle
    case end
  }

  private static func size(of picture: Size, in frame: Size, _ mode: ContentMode) -> Size {
    switch mode {
    case .stretch: return frame
    case .center: return picture
    case .fit, .fill:
      // The side that decides is taken as it is: a product would miss the edge by a last bit.
      let isWide = picture.width * frame.height >= frame.width * picture.height
      return isWide == (mode == .fit)
        ? Size(
          width: frame.width,
          height: side(picture.height, frame.width, picture.width, near: frame.height))
        : Size(
          width: side(picture.width, frame.height, picture.height, near: frame.width),
          height: frame.height)
    }
  }

  /// A side scaled as another one is, or the frame's where the two would be equal but for a last bit.
  private static func side(
    _ own: Double, _ frame: Double, _ other: Double, near whole: Double
  ) -> Double {
    // Multiplied first: whole numbers stay exact as long as they can.
    let result = own * frame / other
    return abs(result - whole) <= 1e-13 * whole ? whole : result
  }

  private static func start(
    of length: Double, _ origin: Double, _ room: Double, _ place: Place
  ) -> Double {
    guard length != room else { return origin }
    return switch place {
    case .start: origin
    case .middle: origin + (room - length) / 2
    case .end: origin + (room - length)
    }
  }

  private static func rest(of whole: Rect, beside part: Rect) -> Double {
    let area = whole.width * whole.height
    guard area > 0, part != whole else { return 0 }
    return min(max(1 - part.width * part.height / area, 0), 1)
  }

  /// The strips of a rectangle around a part of it: whole rows above and below, then what is left at
  /// the sides.
  package static func strips(of whole: Rect, around part: Rect) -> [Strip] {
    guard !whole.isEmpty else { return [] }
    let strips = [
      Strip(
        edge: .top,
        frame: Rect(left: whole.minX, top: whole.minY, right: whole.maxX, bottom: part.minY)),
      Strip(
        edge: .bottom,
        frame: Rect(left: whole.minX, top: part.maxY, right: whole.maxX, bottom: whole.maxY)),
      Strip(
        edge: .left,
        frame: Rect(left: whole.minX, top: part.minY, right: part.minX, bottom: part.maxY)),
      Strip(
        edge: .right,
        frame: Rect(left: part.maxX, top: part.minY, right: whole.maxX, bottom: part.maxY)),
    ]
    // What is thinner than a number can tell at the size of a screen is no strip.
    return strips.filter { $0.depth > 1e-9 && !$0.frame.isEmpty }
  }
}
