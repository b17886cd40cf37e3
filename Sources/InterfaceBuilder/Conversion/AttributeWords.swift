import Geometry

/// The attributes of rules along an axis.
struct AttributeWords {
  let start: String
  let end: String
  let center: String
  let length: String

  init(_ axis: Axis) {
    switch axis {
    case .horizontal: (start, end, center, length) = ("leading", "trailing", "centerX", "width")
    case .vertical: (start, end, center, length) = ("top", "bottom", "centerY", "height")
    }
  }
}
