import Diagnostics
import Documents

extension ValueType where Value == ColorValue {
  /// A colour: hexadecimal digits, a name, or one of each for light and dark.
  static var color: ValueType<ColorValue> {
    ValueType("a colour", schema: .ref("color")) { node, label, decoder in
      if case .mapping = node.content {
        let pair = PairedColor.type.read(node, label, decoder)
        guard let light = pair?.light, let dark = pair?.dark else { return nil }
        return .byAppearance(light: light, dark: dark)
      }
      return plainColor.read(node, label, decoder)
    }
  }

  /// A colour that is the same in both appearances.
  static var plainColor: ValueType<ColorValue> {
    ValueType("a colour", schema: .ref("plainColor")) { node, label, decoder in
      switch node.content {
      case .empty:
        decoder.error(
          "'\(label)' has no value: quote a colour, \"#FF0000\", because # begins a comment",
          rule: "wrong-type", at: node.position)
        return nil
      case .scalar(let text, _) where text.hasPrefix("#"):
        guard let color = hexadecimal(text) else {
          decoder.error(
            "'\(label)' must be a colour of six or eight hexadecimal digits, \"#RRGGBB\" or "
              + "\"#RRGGBBAA\", found \(SpecDecoder.excerpt(node))",
            rule: "wrong-type", at: node.position)
          return nil
        }
        return color
      case .scalar(let text, _):
        if let name = ColorName(rawValue: text) { return .named(name) }
        let names = ColorName.allCases.map(\.rawValue)
        decoder.error(
          "'\(label)' must be a colour, found \(SpecDecoder.excerpt(node))"
            + (NearestWord.find(text, among: names).map { ", did you mean '\($0)'?" }
              ?? ": write \"#RRGGBB\" or \(Words.list(names, "or"))"),
          rule: "unknown-value", at: node.position)
        return nil
      default:
        decoder.mismatch(node, label, "a colour")
        return nil
      }
    }
  }

  /// The schema of a colour that is the same in both appearances.
  static var plainColorSchema: SchemaValue {
    .any(
      .pattern("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"), .words(ColorName.allCases.map(\.rawValue)))
  }

  /// The schema of any colour.
  static var colorSchema: SchemaValue { .any(.ref("plainColor"), PairedColor.type.schema) }

  private static func hexadecimal(_ text: String) -> ColorValue? {
    let digits = text.dropFirst()
    guard digits.utf8.count == 6 || digits.utf8.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    return .rgba(digits.utf8.count == 8 ? value : value << 8 | 0xFF)
  }
}

/// A colour for each appearance, while it is read.
private struct PairedColor: Sendable {
  var light: ColorValue?
  var dark: ColorValue?

  static let type = ValueType<PairedColor>.record(
    "a mapping with light and dark",
    Table(
      "colour",
      [
        Property("light", optional: \.light, .plainColor, "The colour in light appearance."),
        Property("dark", optional: \.dark, .plainColor, "The colour in dark appearance."),
      ], requires: [.key("light"), .key("dark")]),
    from: PairedColor())
}
