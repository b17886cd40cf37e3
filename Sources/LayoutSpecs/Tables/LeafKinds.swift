import Diagnostics
import Typography

extension KindDescription {
  /// A text.
  static let text = KindDescription(
    "text", "Shows a text.", size: "The text's ideal size, wrapped to the proposal.",
    short: ShortForm(shape: .scalar, property: "string"),
    initial: TextContent(value: .literal("")), requires: [.one(["string", "key"])],
    wrap: { .text($0) },
    unwrap: { if case .text(let content) = $0 { content } else { nil } },
    [
      Property("string", \.value, .literal, "The words themselves; never looked up."),
      Property("key", \.value, .stringKey, "A key of the string table."),
      Property("style", \.style, .choice, default: "body", "The text style."),
      Property(
        "size", optional: \.size, .fontSize, default: "the style's",
        "The size of the typeface in points; it does not follow the text size."),
      Property(
        "weight", optional: \.weight, .words(FontWeight.allCases.map { ($0.name, $0) }),
        default: "the style's", "The weight of the typeface."),
      Property(
        "alignment", \.alignment, .choice, default: "leading",
        "Where lines lie in a block wider than they are."),
    ])

  /// A button.
  static let button = KindDescription(
    "button", "Shows a button.", size: "Its title with the insets of the system version.",
    short: ShortForm(shape: .scalar, property: "title"),
    initial: ButtonContent(title: nil), requires: [.some(["title", "symbol"])],
    wrap: { .button($0) },
    unwrap: { if case .button(let content) = $0 { content } else { nil } },
    [
      Property("title", optional: \.title, .textValue, "The words."),
      Property("symbol", optional: \.symbol, .text, "The name of a symbol."),
      Property(
        "size", optional: \.size, .fontSize, default: "body",
        "The size of the title's typeface in points; it does not follow the text size."),
      Property(
        "weight", optional: \.weight, .words(FontWeight.allCases.map { ($0.name, $0) }),
        default: "that of the look",
        "The weight of the title."),
      Property(
        "insets", optional: \.insets, .edges, default: "7 above and below, 12 at the sides",
        "The space around title and symbol; buttons without a configuration have [6, 0]."),
      Property("style", \.style, .choice, default: "bordered", "The look."),
    ])

  /// A picture.
  static let image = KindDescription(
    "image", "Shows a picture.",
    size: "The picture's size in points; with contentMode the whole proposal, clipped.",
    short: ShortForm(shape: .scalar, property: "asset"),
    initial: ImageContent(asset: Located("", at: .start)), requires: [.key("asset")],
    wrap: { .image($0) },
    unwrap: { if case .image(let content) = $0 { content } else { nil } },
    [Property("asset", \.asset, .asset, "The name of the asset.")])

  /// A video.
  static let video = KindDescription(
    "video", "Shows a picture of a video in its player.",
    size: "The whole proposal, clipped; the video's size in points where none is made.",
    short: ShortForm(shape: .scalar, property: "asset"),
    initial: VideoContent(asset: Located("", at: .start)), requires: [.key("asset")],
    wrap: { .video($0) },
    unwrap: { if case .video(let content) = $0 { content } else { nil } },
    [
      Property("asset", \.asset, .asset, "The name of the asset."),
      Property(
        "gravity", \.gravity, .choice, default: "automatic",
        "How the player fills its frame: automatic fits below 2:1 and above 2.40:1 and fills between."
      ),
    ])

  /// A picture of a whole screen.
  static let screenshot = KindDescription(
    "screenshot", "Shows a picture of a whole screen, with the bars of the system in it.",
    size:
      "The whole proposal, the safe area ignored; the picture has the size of its pixels by their scale.",
    short: ShortForm(shape: .scalar, property: "file"),
    initial: ScreenshotContent(file: Located("", at: .start)), requires: [.key("file")],
    wrap: { .screenshot($0) },
    unwrap: { if case .screenshot(let content) = $0 { content } else { nil } },
    [
      Property("file", \.file, .screenshotFile, varies: false, "The picture file."),
      Property(
        "scale", optional: \.scale, .scale, default: "by its name, @2x, else the display's",
        "The pixels of the file per point."),
    ])

  /// A labelled stand-in.
  static let box = KindDescription(
    "box", "Shows a labelled stand-in.",
    size: "The given length on a fixed axis, the proposal on the other, 10 where none is made.",
    short: ShortForm(shape: .scalar, property: "label"),
    initial: BoxContent(), wrap: { .box($0) },
    unwrap: { if case .box(let content) = $0 { content } else { nil } },
    [
      Property("label", optional: \.label, .text, "What is written in it."),
      Property(
        "size", ValueType.flexibleSize, default: "[flexible, flexible]", "Its width and height."
      ) {
        $0.width = $1.width
        $0.height = $1.height
      },
    ])

  /// Flexible room.
  static let spacer = KindDescription(
    "spacer", "Takes the room that is left; not an element.",
    size: "The main axis of its stack, both axes outside a stack.", isElement: false,
    initial: SpacerContent(), wrap: { .spacer($0) },
    unwrap: { if case .spacer(let content) = $0 { content } else { nil } },
    [
      Property(
        "minLength", \.minLength, .length, default: "8", "The least length in points.")
    ])

  /// A hairline.
  static let divider = KindDescription(
    "divider", "Draws a hairline across the axis of its stack.",
    size: "One pixel thick, 1 pt at accessibility text sizes.",
    initial: NoContent(), wrap: { _ in .divider }, unwrap: { _ in NoContent() }, [])
}

/// The content of a kind without properties.
private struct NoContent: Sendable {}
