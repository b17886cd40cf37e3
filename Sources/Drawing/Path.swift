public import Geometry

/// An outline made of straight lines and cubic curves, in page points.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a new part at a location.
    case move(Point)
    /// A straight line to a location.
    case line(Point)
    /// A cubic curve with its two control points and its end.
    case curve(Point, Point, Point)
    /// A straight line back to the start of the part.
    case close
  }

  /// The steps in order.
  public var elements: [Element]

  /// Makes an outline from its steps.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }
}
