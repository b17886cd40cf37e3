import Diagnostics
import Documents

extension KindDescription {
  /// A field for a line of text.
  static let textField = KindDescription(
    "textField", "Shows a field for a line of text.",
    size: "The proposed width, that of its text where none is made; 34 high, 30 to version 12, "
      + "more where its text needs more; without a border its line and 1.5 points.",
    initial: TextFieldContent(), wrap: { .textField($0) },
    unwrap: { if case .textField(let content) = $0 { content } else { nil } },
    [
      Property(
        "placeholder", optional: \.placeholder, .textValue, "What an empty field shows."),
      Property("text", optional: \.text, .textValue, "What is in the field."),
      Property(
        "size", optional: \.size, .fontSize, default: "body",
        "The size of the typeface in points; it does not follow the text size."),
      Property("border", \.border, .choice, default: "rounded", "What is drawn around the field."),
    ])

  /// A switch with its title.
  static let toggle = KindDescription(
    "toggle", "Shows a title with a switch.",
    size: "With a title the proposed width and the higher of both; the switch takes 63 x 28, to "
      + "version 18 51 x 31.",
    initial: ToggleContent(), wrap: { .toggle($0) },
    unwrap: { if case .toggle(let content) = $0 { content } else { nil } },
    [
      Property(
        "title", optional: \.title, .textValue, "The words; without them the switch stands alone."),
      Property("on", \.isOn, .boolean, default: "false", "Whether the switch is on."),
    ])

  /// A knob on a track.
  static let slider = KindDescription(
    "slider", "Shows a thumb on a track.",
    size: "The proposed width, 100 where none is made; 34 high, 31 to version 17.",
    initial: SliderContent(), wrap: { .slider($0) },
    unwrap: { if case .slider(let content) = $0 { content } else { nil } },
    [
      Property(
        "value", \.value, .part, default: "0.5",
        "Where the thumb stands, as a part of the way in reading direction.")
    ])

  /// Two buttons, less and more.
  static let stepper = KindDescription(
    "stepper", "Shows two buttons for less and more.",
    size: "94 x 32, to version 12 94 x 29.",
    initial: StepperContent(), wrap: { .stepper($0) },
    unwrap: { if case .stepper(let content) = $0 { content } else { nil } },
    [
      Property(
        "value", \.value, .number, default: "0",
        "The number that it changes, not shown; at 0 less is dimmed, at 100 more.")
    ])

  /// A choice of a few.
  static let segmented = KindDescription(
    "segmented", "Shows a choice of a few, side by side.",
    size: "The proposed width, else that of its widest item for each; 32 high, 29 to version 12.",
    initial: SegmentedContent(items: []), requires: [.key("items")], wrap: { .segmented($0) },
    unwrap: { if case .segmented(let content) = $0 { content } else { nil } },
    [
      Property("items", \.items, .items, "The words of the segments."),
      Property(
        "selected", \.selected, .index, default: "0", "The place of the chosen one, from 0."),
    ])

  /// A bar that fills.
  static let progress = KindDescription(
    "progress", "Shows how much is done.",
    size: "The proposed width, 100 where none is made; 4 high, 2 to version 13.",
    initial: ProgressContent(), wrap: { .progress($0) },
    unwrap: { if case .progress(let content) = $0 { content } else { nil } },
    [Property("value", \.value, .part, default: "0.5", "The part that is done.")])

  /// Something that turns.
  static let spinner = KindDescription(
    "spinner", "Shows that something is going on.", size: "20 x 20, large 37 x 37.",
    initial: SpinnerContent(), wrap: { .spinner($0) },
    unwrap: { if case .spinner(let content) = $0 { content } else { nil } },
    [Property("size", \.size, .choice, default: "medium", "How large it is.")])
}

extension ValueType where Value == [TextValue] {
  /// The words of segments.
  fileprivate static var items: ValueType<[TextValue]> {
    let summary = "a list of texts"
    let item = ValueType<TextValue>.textValue
    return ValueType(summary, schema: .list(of: item.schema, min: 1)) { node, label, decoder in
      guard case .sequence(let items) = node.content, !items.isEmpty else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      let texts = items.compactMap { item.read($0, label, decoder) }
      return texts.count == items.count ? texts : nil
    }
  }
}

extension ValueType where Value == Located<Int> {
  /// A place in a list, from 0.
  static var index: ValueType<Located<Int>> {
    let number = ValueType<Int>.integer(0...9999)
    return ValueType<Located<Int>>(number.summary, schema: number.schema) { node, label, decoder in
      number.read(node, label, decoder).map { Located($0, at: node.position) }
    }
  }
}
