public import Geometry

/// The cut-out of a display for camera and sensors, in points of the oriented display.
public struct SensorHousing: Hashable, Sendable {
  /// The form of a cut-out.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A pill that floats inside the display.
    case dynamicIsland
    /// A bay that hangs from the edge.
    case notch
    /// The camera housing of a Mac, a bay at the top edge.
    case cameraHousing
  }

  /// The form.
  public var kind: Kind
  /// The exclusion rectangle of an island; the body of a notch without its flares.
  public var frame: Rect
  /// The rectangle that holds the body of a notch and its flares; absent where there are none.
  public var boundingFrame: Rect?
  /// The radius of the island's ends or of the notch's inner corners, in points.
  public var cornerRadius: Double
  /// The radius of the concave corners where a notch meets the edge, in points; 0 without flares.
  public var flareRadius: Double
  /// How much larger than the frame the black pill of an island is on each side, in points.
  public var visibleOutset: Double
  /// The edge of the oriented display that the housing belongs to.
  public var edge: Edge

  /// Makes a housing from its parts.
  public init(
    kind: Kind, frame: Rect, boundingFrame: Rect? = nil, cornerRadius: Double,
    flareRadius: Double = 0,
    visibleOutset: Double = 0, edge: Edge = .top
  ) {
    self.kind = kind
    self.frame = frame
    self.boundingFrame = boundingFrame
    self.cornerRadius = cornerRadius
    self.flareRadius = flareRadius
    self.visibleOutset = visibleOutset
    self.edge = edge
  }
}
