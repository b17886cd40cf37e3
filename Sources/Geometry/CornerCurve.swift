/// The distances that shape a continuous corner, in radii from the corner along its edges.
///
/// - Note: Source of the coefficients: the published analysis of the rounded rectangle that iOS draws
///   since version 7 (PaintCode, "Code for iOS 7 rounded rectangles").
package enum CornerCurve {
  /// Where the curve leaves the edge.
  package static let reach = 1.528665
  /// The first control point on the edge.
  package static let outer = 1.08849296
  /// The second control point on the edge.
  package static let inner = 0.86840694
  /// The far coordinate of the point where two curves meet.
  package static let far = 0.63149379
  /// The near coordinate of the point where two curves meet.
  package static let near = 0.07491139
  /// The far coordinate of the control points around the middle.
  package static let bend = 0.37282383
  /// The near coordinate of the control points around the middle.
  package static let dip = 0.16905956
}
