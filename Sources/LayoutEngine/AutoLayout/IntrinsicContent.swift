import Geometry

/// What the content of a view asks for, as an alignment rectangle.
package struct IntrinsicContent: Hashable, Sendable {
  /// Where the lines of a text lie in the box that they fill.
  package struct TextBox: Hashable, Sendable {
    /// The height of the box in points.
    package var height: Double
    /// The first baseline below the top of the box.
    package var firstBaseline: Double
    /// The last baseline below the top of the box.
    package var lastBaseline: Double
    /// Whether baselines keep their distance from the edges of a view that is higher than the box, as
    /// a label's do; else the box is centred in the view.
    package var keepsToEdges: Bool

    /// Makes a box.
    package init(
      height: Double, firstBaseline: Double, lastBaseline: Double, keepsToEdges: Bool = false
    ) {
      self.height = height
      self.firstBaseline = firstBaseline
      self.lastBaseline = lastBaseline
      self.keepsToEdges = keepsToEdges
    }
  }

  /// The width that it asks for in points; absent: none.
  package var width: Double?
  /// The height that it asks for in points; absent: none.
  package var height: Double?
  /// Its lines; absent where it has no text.
  package var text: TextBox?

  /// Asks for nothing on either axis.
  package static let none = IntrinsicContent(width: nil, height: nil)

  /// Makes content from what it asks for.
  package init(width: Double?, height: Double?, text: TextBox? = nil) {
    self.width = width
    self.height = height
    self.text = text
  }

  subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}
