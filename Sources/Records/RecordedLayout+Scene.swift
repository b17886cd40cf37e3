public import Geometry

// What a scene says of the room that there is.
extension RecordedLayout {
  /// The size of the display, in points; absent where the record does not tell.
  public var display: Size? {
    let numbers = scene["display"]?.values.compactMap(\.double) ?? []
    return numbers.count == 2 ? Size(width: numbers[0], height: numbers[1]) : nil
  }

  /// The window on its display, in points; absent where the record does not tell.
  public var window: Rect? { scene["window"]?.rect }

  /// Pixels for a point; absent where the record does not tell.
  public var scale: Double? { scene["scale"]?.double }

  /// The size classes, `compact` or `regular`; absent where the platform has none.
  public var sizeClasses: (horizontal: String, vertical: String)? {
    guard let horizontal = scene["sizeClasses"]?["horizontal"]?.text,
      let vertical = scene["sizeClasses"]?["vertical"]?.text
    else { return nil }
    return (horizontal, vertical)
  }
}
