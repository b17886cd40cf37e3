import Documents
import Geometry

/// The keys of an ornament.
enum OrnamentTable {
  /// All keys in the order of the reference.
  static let table = Table<Ornament>(
    "ornament",
    [
      Property(
        "attachmentAnchor", \.attachmentAnchor, .alignment,
        "The point of the window that the ornament is attached to."),
      Property(
        "contentAlignment", \.contentAlignment, .alignment, default: "center",
        "The point of the ornament that lies there: top hangs it below the anchor."),
      Property("content", \.content, .node, varies: false, "What the ornament shows."),
    ], requires: [.key("attachmentAnchor"), .key("content")])
}

extension ValueType where Value == [Ornament] {
  /// The ornaments of a window, in drawing order.
  static var ornaments: ValueType<[Ornament]> {
    let record = ValueType<Ornament>.record(
      "a mapping with attachmentAnchor, contentAlignment, content", OrnamentTable.table,
      from: Ornament(
        attachmentAnchor: Alignment(horizontal: .center, vertical: .bottom),
        content: Node(.group([]))))
    return ValueType(
      "a list of ornaments", schema: .list(of: record.schema, min: 1)
    ) { node, label, decoder in
      guard case .sequence(let items) = node.content, !items.isEmpty else {
        decoder.mismatch(node, label, "a list with at least one ornament")
        return nil
      }
      return items.compactMap { record.read($0, "ornament", decoder) }
    }
  }
}
