package import Geometry

/// The text of numbers in records: at most three decimals, halves away from zero, no minus zero.
enum Numbers {
  static func text(_ value: Double) -> String { value.text(decimals: 3) }
}

extension JSONValue {
  /// `[x, y, width, height]`.
  package static func rect(_ rect: Rect) -> JSONValue {
    .array([
      .number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height),
    ])
  }

  /// `[x, y]`.
  package static func point(_ point: Point) -> JSONValue {
    .array([.number(point.x), .number(point.y)])
  }

  /// `[width, height]`.
  package static func size(_ size: Size) -> JSONValue {
    .array([.number(size.width), .number(size.height)])
  }

  /// All four edges by name.
  static func insets(_ insets: EdgeInsets) -> JSONValue {
    .object([
      "top": .number(insets.top), "left": .number(insets.left), "bottom": .number(insets.bottom),
      "right": .number(insets.right),
    ])
  }

  /// The edges that are not zero, by name.
  static func nonzero(_ insets: EdgeInsets) -> JSONValue {
    .object(
      Dictionary(
        uniqueKeysWithValues: Edge.allCases.compactMap { edge in
          insets[edge] == 0 ? nil : (edge.rawValue, .number(insets[edge]))
        }))
  }

  /// A colour as `#RRGGBBAA`.
  static func color(_ color: UInt32) -> JSONValue {
    let digits = String(color, radix: 16, uppercase: true)
    return .string("#" + String(repeating: "0", count: 8 - digits.count) + digits)
  }
}
