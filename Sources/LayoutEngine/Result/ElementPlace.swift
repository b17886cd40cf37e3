import Geometry

/// Where an element lies.
struct ElementPlace {
  /// The index of the element around it; absent for a root.
  var parent: Int?
  /// The frame in the space of the element around it, in points.
  var frame = Rect.zero
  /// The frame in window space.
  var windowFrame = Rect.zero
  /// The part of the frame that nothing clips, of empty size where nothing shows.
  var visible = Rect.zero
  /// Whether it is laid out but not shown.
  var isHidden = false
}
