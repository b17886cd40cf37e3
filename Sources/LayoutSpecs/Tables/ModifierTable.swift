import Documents
import Geometry

/// The modifiers: keys beside the kind of a node.
enum ModifierTable {
  /// Kinds that show a picture.
  private static let pictures = ["image", "video", "screenshot"]

  /// All modifiers in the order of the reference.
  static let table = Table<Modifiers>(
    "modifiers", identity + space + look + text + place + content)

  private static let identity: [Property<Modifiers>] = [
    Property(
      "id", optional: \.id, .id, varies: false,
      "Names the element; unique in its screen, over all branches of a switch only within one."),
    Property(
      "hidden", \.hidden,
      ValueType<Modifiers.Hiding?>("true, false or collapse", schema: hidingSchema) {
        node, label, decoder in
        switch node.content {
        case .scalar("true", quoted: false): return .some(.keepsPlace)
        case .scalar("false", quoted: false): return .some(nil)
        case .scalar("collapse", _): return .some(.collapses)
        default:
          decoder.mismatch(node, label, "true, false or collapse")
          return nil
        }
      }, default: "false",
      "Hides the node: true keeps its place, collapse frees it."),
    Property(
      "interactive", optional: \.interactive, .boolean, default: "true for controls",
      "Whether the node reacts to touch."),
    Property(
      "accessibilityLabel", optional: \.accessibilityLabel, .text, "The text that is read aloud."),
    Property(
      "rules", \.rules, .ruleSettings, varies: false,
      "How severe the findings of rules are on this node, and why."),
    Property(
      "role", optional: \.role, .choice, default: "by kind", "What rules take the node for."),
    Property(
      "primary", optional: \.isPrimary, .boolean, default: "false",
      "Whether rules take the node for what the screen is about."),
    Property(
      "focusScale", optional: \.focusScale, .scale, default: "1",
      "How many times larger the node is while it has the focus, as on a television."),
    Property(
      "focused", optional: \.isFocused, .boolean, default: "false",
      "Whether the node has the focus: a television draws it as large as its focusScale says."),
    Property(
      "leadsTo", optional: \.leadsTo, .destination, varies: false,
      "Where using the node leads: the id of a screen, back, or dismiss for the way out of a "
        + "presentation."),
  ]

  private static let space: [Property<Modifiers>] = [
    Property("padding", optional: \.padding, .padding, "Space inside the frame, in points."),
    Property(
      "frame", optional: \.frame, .frame, "Fixed lengths and limits of the frame, in points."),
    Property(
      "aspectRatio", optional: \.aspectRatio, .aspectRatio,
      "Width divided by height; the node takes the largest such rectangle that fits."),
    Property(
      "layoutPriority", optional: \.layoutPriority, .number, default: "0",
      "Who is served first in a stack; higher is earlier."),
    Property(
      "displace", \.displacement, .displacement, default: "false",
      "Moves the node off an active fold, alone or with a group, as little as possible."),
    Property(
      "axisBehavior", optional: \.axisBehavior, .choice, default: "symbols go upright",
      "Whether the item of a bar goes upright where bars go along the side."),
  ]

  private static let look: [Property<Modifiers>] = [
    Property(
      "contentMode", optional: \.contentMode, .choice, kinds: pictures,
      "How a picture fills the whole proposal, what sticks out is cut; for a video in place of gravity."
    ),
    Property(
      "anchor", optional: \.anchor, .alignment, default: "center", kinds: pictures,
      "Where a picture lies in its frame."),
    Property(
      "focus", optional: \.focus, .pictureRect, kinds: pictures,
      "The part of the picture that must stay visible, in parts of it."),
    Property("background", optional: \.background, .color, "The ground."),
    Property("foreground", optional: \.foreground, .color, "The colour of text and symbols."),
    Property(
      "cornerRadius", optional: \.cornerRadius, .length, default: "0",
      "The radius of the corners of a ground or of a picture in points."),
  ]

  private static let text: [Property<Modifiers>] = [
    Property(
      "lineLimit", optional: \.lineLimit, .integer(1...10_000), default: "none",
      "How many lines of text are shown at most."),
    Property(
      "minimumScale", optional: \.minimumScale, .part, default: "1",
      "How far text may shrink to fit."),
  ]

  private static let place: [Property<Modifiers>] = [
    Property(
      "offset", optional: \.offset, .offset,
      "A move after layout, in points along the reading direction and down."),
    Property(
      "margins", optional: \.margins, .edges, "The layout margins of what the node holds."),
    Property(
      "readableWidth", \.readableWidth, .boolean, default: "false",
      "Whether the node keeps to the readable width."),
    Property("align", \.align, .alignment, "Edges that keep to the same edge of a guide."),
    Property(
      "ignoresSafeArea", optional: \.ignoresSafeArea, .ignoredSafeArea,
      "Edges at which the node reaches out of the safe area."),
    Property(
      "safeAreaInset", optional: \.safeAreaInset, .safeAreaInset,
      "A bar at an edge that becomes part of the safe area of the node."),
  ]

  private static let content: [Property<Modifiers>] = [
    Property(
      "hugging", optional: \.hugging, .contentPriority, default: "250, or by kind",
      "Under constraints: how strongly the node resists growing beyond its content."),
    Property(
      "compressionResistance", optional: \.compressionResistance, .contentPriority,
      default: "750",
      "Under constraints: how strongly the node resists being smaller than its content."),
  ]

  private static let hidingSchema = SchemaValue.any(.type("boolean"), .words(["collapse"]))
}

extension ValueType where Value == Modifiers.IgnoredSafeArea {
  /// A set of edges, or regions and edges.
  static var ignoredSafeArea: ValueType<Modifiers.IgnoredSafeArea> {
    let summary = "true, a list of edges, or { regions, edges }"
    let regions = ValueType<Set<String>>(
      "a list of container and keyboard",
      schema: .list(of: .words(["container", "keyboard"]), min: 1)
    ) { node, label, decoder in
      guard case .sequence(let items) = node.content, !items.isEmpty else {
        decoder.mismatch(node, label, "a list of container and keyboard")
        return nil
      }
      let words = items.compactMap { decoder.word($0, label, of: ["container", "keyboard"]) }
      return words.count == items.count ? Set(words) : nil
    }
    let all = ValueType<Set<DirectionalEdge>>.allEdges
    let table = Table<Modifiers.IgnoredSafeArea>(
      "ignoresSafeArea",
      [
        Property("regions", regions, default: "both", "Which safe areas are ignored.") {
          $0.container = $1.contains("container")
          $0.keyboard = $1.contains("keyboard")
        },
        Property("edges", \.edges, .edgeSet, default: "true", "The edges."),
      ])
    let record = ValueType.record(summary, table, from: Modifiers.IgnoredSafeArea(edges: all))
    let edges = ValueType<Set<DirectionalEdge>>.edgeSet
    return ValueType(
      summary, schema: .any(edges.schema, table.schema)
    ) { node, label, decoder in
      if case .mapping = node.content { return record.read(node, label, decoder) }
      return edges.read(node, label, decoder).map { Modifiers.IgnoredSafeArea(edges: $0) }
    }
  }
}

extension ValueType where Value == Modifiers.SafeAreaInset {
  /// A bar with its edge.
  static var safeAreaInset: ValueType<Modifiers.SafeAreaInset> {
    let summary = "a mapping with edge and content"
    let table = Table<Modifiers.SafeAreaInset>(
      "safeAreaInset",
      [
        Property("edge", \.edge, .choice, "The edge that the bar stands at."),
        Property("content", \.content, .node, "The bar."),
        Property(
          "spacing", \.spacing, .length, default: "8", "The gap between bar and content in points."),
      ], requires: [.key("edge"), .key("content")])
    return .record(
      summary, table, from: Modifiers.SafeAreaInset(edge: .bottom, content: Node(.divider)))
  }
}
