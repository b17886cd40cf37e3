import Diagnostics
import Documents

extension ValueType where Value == Compatibility {
  /// The device that a screen was made for.
  static var compatibility: ValueType<Compatibility> {
    let device = ValueType<Located<String>>("the id of a device", schema: .text) {
      node, label, decoder in
      decoder.text(node, label, "the id of a device").map { Located($0, at: node.position) }
    }
    return .record(
      "a mapping with designedFor and mode",
      Table(
        "compatibility",
        [
          Property(
            "designedFor", \.designedFor, device, "The device that the screen was made for."),
          Property(
            "mode", \.mode, .choice, default: "letterbox",
            "How others show it: letterbox at its own points, scale as large as it fits, crop filled."
          ),
        ], requires: [.key("designedFor")]),
      from: Compatibility(designedFor: Located("", at: .start)))
  }
}
