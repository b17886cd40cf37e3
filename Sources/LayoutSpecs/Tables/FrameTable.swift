import Documents
import Geometry

extension ValueType where Value == Modifiers.Frame {
  /// Fixed lengths and limits; those out of order are warned of.
  static var frame: ValueType<Modifiers.Frame> {
    let summary = "a mapping with width, height, limits and alignment"
    let record = ValueType.record(summary, table, from: Modifiers.Frame())
    return ValueType(summary, schema: record.schema) { node, label, decoder in
      guard let frame = record.read(node, label, decoder) else { return nil }
      checkOrder(
        [
          ("minWidth", frame.minWidth), ("idealWidth", frame.idealWidth),
          ("maxWidth", frame.maxWidth),
        ], node, decoder)
      checkOrder(
        [
          ("minHeight", frame.minHeight), ("idealHeight", frame.idealHeight),
          ("maxHeight", frame.maxHeight),
        ], node, decoder)
      return frame
    }
  }

  private static var table: Table<Modifiers.Frame> {
    Table(
      "frame",
      [
        Property("width", optional: \.width, .length, "Fixed width in points."),
        Property("height", optional: \.height, .length, "Fixed height in points."),
        Property("minWidth", optional: \.minWidth, .length, "Least width in points."),
        Property(
          "idealWidth", optional: \.idealWidth, .length,
          "Width in points where nothing is proposed."),
        Property(
          "maxWidth", optional: \.maxWidth, .upperLimit,
          "Largest width in points; infinity takes all there is."),
        Property("minHeight", optional: \.minHeight, .length, "Least height in points."),
        Property(
          "idealHeight", optional: \.idealHeight, .length,
          "Height in points where nothing is proposed."),
        Property(
          "maxHeight", optional: \.maxHeight, .upperLimit,
          "Largest height in points; infinity takes all there is."),
        Property(
          "alignment", \.alignment, .alignment, default: "center",
          "Where the content lies in the frame."),
      ])
  }

  private static func checkOrder(
    _ limits: [(name: String, value: Double?)], _ node: DocumentNode, _ decoder: SpecDecoder
  ) {
    var highest: (name: String, value: Double)?
    for limit in limits {
      guard let value = limit.value else { continue }
      if let before = highest, before.value > value {
        let place = node.entry(limit.name)?.keyPosition ?? node.position
        decoder.warning(
          "'\(limit.name)' \(value.text()) is less than '\(before.name)' \(before.value.text()): "
            + "it is raised to that",
          rule: "limits-out-of-order", at: place)
      } else {
        highest = (limit.name, value)
      }
    }
  }
}

extension DocumentNode {
  /// The entry of a key of a mapping.
  func entry(_ key: String) -> Entry? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }
  }
}
