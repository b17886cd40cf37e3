import Diagnostics
import Documents
import Geometry

/// The keys of a presentation.
enum PresentationTable {
  /// All keys in the order of the reference.
  static let table = Table<Presentation>(
    "present",
    [
      Property("style", \.style, .choice, varies: false, "How it is shown."),
      Property("id", optional: \.id, .id, default: "its path", varies: false, "The id."),
      Property(
        "content", optional: \.content, .node, varies: false,
        "What a sheet, a full-screen cover or a popover shows."),
      Property(
        "navigation", optional: \.navigation, .navigationBar, varies: false,
        "The navigation bar inside it."),
      Property(
        "toolbar", optional: \.toolbar, .toolbar, varies: false, "The toolbar inside it."),
      Property(
        "background", \.background, .color, default: "background", varies: false,
        "The ground of what it shows."),
      Property(
        "detents", \.detents, .detents, default: "[large]", varies: false,
        "The heights that a sheet can rest at in a compact width, from the lowest."),
      Property(
        "selected", \.selected, .index, default: "0", varies: false,
        "The index of the detent that the sheet rests at."),
      Property(
        "grabber", \.hasGrabber, .boolean, default: "false", varies: false,
        "Whether a sheet shows its grabber."),
      Property(
        "size", optional: \.size, .size, default: "the system's", varies: false,
        "The size that a form sheet or a popover asks for."),
      Property(
        "source", optional: \.source, .locatedText, default: "the middle of the screen",
        varies: false, "The id of the element that a popover or an action sheet points at."),
      Property(
        "adaptation", \.adaptation, .choice, default: "automatic", varies: false,
        "What a popover becomes where the width is compact: automatic is a sheet as well, none "
          + "keeps the popover."),
      Property(
        "compactHeight", \.compactHeight, .choice, default: "cover", varies: false,
        "What a sheet does where the height is compact: it covers the screen, or it hangs from the "
          + "bottom edge."),
      Property(
        "placement", \.placement, .choice, default: "automatic", varies: false,
        "On which side of an open fold a sheet stands: automatic is leading."),
      Property(
        "title", optional: \.title, .textValue, varies: false,
        "The title of an alert or action sheet."),
      Property(
        "message", optional: \.message, .textValue, varies: false,
        "What an alert or action sheet says below its title."),
      Property(
        "fields", \.fields, .textValues, default: "[]", varies: false,
        "The text fields of an alert: what stands in each while it is empty."),
      Property(
        "actions", \.actions, .actions, default: "[]", varies: false,
        "The buttons of an alert or action sheet: each a title, or { title, role, preferred, id }."),
      Property(
        "present", ValueType<Presentation>.reference, varies: false, "What is shown over this one."
      ) { $0.next = $1 },
    ],
    requires: [.key("style")],
    elsewhere: { key in
      if KindTable.byName[key] != nil {
        return "'\(key)' is a kind: it belongs under 'content' of the presentation"
      }
      return key == "tabs"
        ? "'tabs' belong to a screen: what is shown over it has none" : nil
    })

  /// The keys of a button.
  static let action = Table<PresentationAction>(
    "action",
    [
      Property("title", \.title, .textValue, "What the button says."),
      Property(
        "role", \.role, .choice, default: "normal",
        "What it does: cancel leaves everything as it is, destructive deletes."),
      Property(
        "preferred", \.isPreferred, .boolean, default: "false", "Whether it is the filled answer."),
      Property("id", optional: \.id, .id, default: "its path", "The id."),
      Property(
        "leadsTo", optional: \.leadsTo, .destination, default: "dismiss",
        "The screen that it leads to."),
    ], requires: [.key("title")])

  /// The keys of a detent that is neither medium nor large.
  static let detent = Table<DetentEntry>(
    "detent",
    [
      Property(
        "height", optional: \.height, .length,
        "The height of the content in points; the bottom inset comes below it."),
      Property("fraction", optional: \.fraction, .part, "The part of the room, 0 to 1."),
    ], requires: [.one(["height", "fraction"])])
}

/// A detent, while it is read.
struct DetentEntry: Sendable {
  var height: Double?
  var fraction: Double?
}

extension ValueType where Value == Presentation {
  /// A presentation as the schema names it.
  static var reference: ValueType<Presentation> {
    ValueType("a mapping with style", schema: .ref("presentation")) { node, label, decoder in
      guard case .mapping(let entries) = node.content else {
        decoder.mismatch(node, label, "a mapping with style and content")
        return nil
      }
      var value = Presentation(style: .sheet, position: node.position)
      guard PresentationTable.table.decode(entries, into: &value, at: node.position, decoder) else {
        return nil
      }
      value.position = node.entry("style")?.keyPosition ?? node.position
      check(value, node, decoder)
      return value
    }
  }

  /// Reports keys that the style does not have, and what it lacks.
  private static func check(
    _ value: Presentation, _ node: DocumentNode, _ decoder: SpecDecoder
  ) {
    let style = value.style
    if style.hasContent, value.content == nil, node.entry("content") == nil {
      decoder.error(
        "'content' is missing in present: a \(style.rawValue) shows a node", rule: "missing-key",
        at: value.position)
    }
    for (keys, styles) in Self.onlyFor where !styles.contains(style) {
      for key in keys {
        guard let entry = node.entry(key) else { continue }
        decoder.error(
          "'\(key)' is only for \(Words.list(styles.map(\.rawValue), "and")), not for "
            + "'\(style.rawValue)'",
          rule: "misplaced-key", at: entry.keyPosition)
      }
    }
    if !style.hasContent, value.title == nil, value.message == nil {
      decoder.error(
        "'title' or 'message' is missing in present: an \(style.rawValue) asks something",
        rule: "missing-key", at: value.position)
    }
    if !value.detents.isEmpty, value.selected.value >= value.detents.count {
      decoder.error(
        "'selected' is \(value.selected.value), but there "
          + "\(value.detents.count == 1 ? "is 1 detent" : "are \(value.detents.count) detents")"
          + ", counted from 0",
        rule: "out-of-range", at: value.selected.position)
    }
  }

  /// Which styles keys belong to.
  private static let onlyFor: [(keys: [String], styles: [PresentationStyle])] = [
    (["content", "navigation", "toolbar"], [.sheet, .fullScreen, .formSheet, .popover]),
    (["detents", "selected", "grabber", "compactHeight"], [.sheet, .formSheet, .popover]),
    (["placement"], [.sheet, .formSheet]),
    (["size"], [.formSheet, .popover]),
    (["source"], [.popover, .actionSheet]),
    (["adaptation"], [.popover]),
    (["title", "message", "actions"], [.alert, .actionSheet]),
    (["fields"], [.alert]),
  ]
}

extension ValueType where Value == [Detent] {
  /// The heights of a sheet.
  static var detents: ValueType<[Detent]> {
    let summary = "a list of medium, large, { height } and { fraction }"
    let schema = SchemaValue.list(
      of: .any(.words(["medium", "large"]), PresentationTable.detent.schema), min: 1)
    return ValueType(summary, schema: schema) { node, label, decoder in
      guard case .sequence(let items) = node.content, !items.isEmpty else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      return items.compactMap { item in
        switch item.content {
        case .mapping(let entries):
          var entry = DetentEntry()
          PresentationTable.detent.decode(entries, into: &entry, at: item.position, decoder)
          return entry.height.map(Detent.height) ?? entry.fraction.map(Detent.fraction)
        default:
          return decoder.word(item, label, of: ["medium", "large"])
            .map { $0 == "medium" ? .medium : .large }
        }
      }
    }
  }
}

extension ValueType where Value == [PresentationAction] {
  /// The buttons of an alert or action sheet.
  static var actions: ValueType<[PresentationAction]> {
    let record = ValueType<PresentationAction>.record(
      "a title, or a mapping with title, role, preferred, id", PresentationTable.action,
      from: PresentationAction(title: .literal("")))
    return ValueType(
      "a list of buttons", schema: .list(of: .any(.text, record.schema))
    ) { node, label, decoder in
      guard case .sequence(let items) = node.content else {
        decoder.mismatch(node, label, "a list of buttons")
        return nil
      }
      return items.compactMap { item in
        if case .scalar(let title, _) = item.content {
          return PresentationAction(title: .literal(title))
        }
        return record.read(item, "actions", decoder)
      }
    }
  }
}

extension ValueType where Value == [TextValue] {
  /// Texts, each its words or a key.
  static var textValues: ValueType<[TextValue]> {
    ValueType(
      "a list of texts", schema: .list(of: ValueType<TextValue>.textValue.schema)
    ) { node, label, decoder in
      guard case .sequence(let items) = node.content else {
        decoder.mismatch(node, label, "a list of texts")
        return nil
      }
      return items.compactMap { ValueType<TextValue>.textValue.read($0, label, decoder) }
    }
  }
}
