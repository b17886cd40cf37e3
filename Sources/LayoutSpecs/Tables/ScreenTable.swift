import Diagnostics
import Documents

/// The keys of a screen.
enum ScreenTable {
  /// All keys but `when`, in the order of the reference.
  static let table = Table<Screen>(
    "screen",
    [
      Property(
        "id",
        ValueType<Located<String>>("a name", schema: .ref("name")) { node, label, decoder in
          ValueType<String>.name("the id of a screen").read(node, label, decoder)
            .map { Located($0, at: node.position) }
        }, varies: false, "The id, the first part of a configuration's name."
      ) {
        $0.id = $1.value
        $0.position = $1.position
      },
      Property("content", \.content, .node, varies: false, "What the screen shows."),
      Property(
        "navigation", optional: \.navigation, .navigationBar, varies: false,
        "The navigation bar at the top."),
      Property("tabs", optional: \.tabs, .tabBar, varies: false, "The tab bar."),
      Property(
        "toolbar", optional: \.toolbar, .toolbar, varies: false, "The toolbar at the bottom."),
      Property(
        "searchBar", \.searchBar, .searchBar, default: "false",
        "The search bar: part of the navigation bar where there is one, else alone at the top."),
      Property(
        "ornaments", \.ornaments, .ornaments, default: "[]", varies: false,
        "What stands beside a window in space, outside its bounds or across an edge."),
      Property(
        "background", \.background, .color, default: "background", "The ground of the screen."),
      Property(
        "statusBar", \.statusBarHidden, .words([("visible", false), ("hidden", true)]),
        default: "visible", "Whether the status bar shows."),
      Property(
        "homeIndicator", \.homeIndicatorAutoHidden,
        .words([("visible", false), ("autoHidden", true)]), default: "visible",
        "Whether the home indicator hides by itself."),
      Property(
        "defersSystemGestures", \.deferredEdges, .edgeSet, default: "none",
        "The edges of the display at which the first swipe is the app's and the second the system's."
      ),
      Property(
        "autorotated", \.isAutorotated, .boolean, default: "false",
        "Whether the screen of a watch is shown turned towards someone else."),
      Property(
        "keyboard", \.keyboard, .keyboard, default: "false",
        "Whether the docked keyboard shows; it has no bar of proposals unless prediction is true."),
      Property(
        "verticalBar", \.verticalBar,
        .words(VerticalBarBehavior.allCases.map { ($0.rawValue, $0) }), default: "automatic",
        "Whether bars go along the side of a display that has a strip for them."),
      Property(
        "cameraActive", \.cameraActive, .boolean, default: "false",
        "Whether the screen captures with the camera inside the display."),
      Property(
        "orientations", optional: \.orientations, .orientations, default: "all the device allows",
        varies: false, "The orientations that the screen supports."),
      Property(
        "sdk", optional: \.sdk, .version, default: "the spec's", varies: false,
        "The SDK version that the screen is built with."),
      Property(
        "compatibility", optional: \.compatibility, .compatibility, varies: false,
        "The one device that the screen was made for, and how others show it."),
      Property(
        "present", optional: \.presentation, .reference, varies: false,
        "What is shown over the screen: a sheet, an alert and so on."),
      Property(
        "launch", \.isLaunch, .boolean, default: "false", varies: false,
        "Whether this is the launch screen: it is held against the first screen that is none."),
      Property(
        "loading", \.isLoading, .boolean, default: "false", varies: false,
        "Whether this is a screen while something loads: it wants placeholders or progress."),
      Property(
        "guides", \.guides, .guides, varies: false, "Guides by name, each made from another one."),
      Property(
        "expect", \.expectations, .expectations, varies: false,
        "What must hold, checked in every configuration that its condition names."),
      Property(
        "rules", \.rules, .ruleSettings, varies: false,
        "How severe the findings of rules are on this screen, and why."),
      Property(
        "when", \.variations,
        ValueType("a list of { if, set }", schema: .list(of: .ref("screenVariation"), min: 1)) {
          node, _, decoder in
          decoder.variations(node, settable: { settable($0, decoder) })
        }, varies: false, "Changes by condition, in order; every one that holds, later wins."),
    ],
    requires: [.key("id"), .key("content")],
    elsewhere: { key in
      if KindTable.byName[key] != nil {
        return "'\(key)' is a kind: it belongs under 'content' of the screen"
      }
      return ModifierTable.table[key] == nil
        ? nil : "'\(key)' is a modifier: it belongs beside the kind under 'content'"
    })

  /// The keys that `when` may set.
  static var settable: [Property<Screen>] { table.properties.filter(\.varies) }

  private static func settable(
    _ entry: DocumentNode.Entry, _ decoder: SpecDecoder
  ) -> Assignment<Screen>? {
    guard let property = table[entry.key] else {
      let known = Table<Screen>(
        "set of screen", settable, elsewhere: table.elsewhere)
      known.unknown(entry, decoder)
      return nil
    }
    guard property.varies else {
      decoder.error(
        "'\(entry.key)' can't change by condition", rule: "not-settable", at: entry.keyPosition)
      return nil
    }
    return property.read(entry.value, decoder).map { Assignment(key: entry.key, apply: $0) }
  }
}

extension ValueType where Value == [Screen] {
  /// The screens of a spec.
  static var screens: ValueType<[Screen]> {
    ValueType("a list of screens", schema: .list(of: .ref("screen"), min: 1)) {
      node, label, decoder in
      guard case .sequence(let items) = node.content else {
        decoder.mismatch(node, label, "a list of screens")
        return nil
      }
      if items.isEmpty {
        decoder.error("a spec has at least one screen", rule: "missing-key", at: node.position)
      }
      var screens: [Screen] = []
      for (index, item) in items.enumerated() {
        guard case .mapping(let entries) = item.content else {
          decoder.mismatch(item, label, "a list of mappings with id and content")
          continue
        }
        decoder.screen = index
        var screen = Screen(id: "", content: Node(.group([])), position: item.position)
        ScreenTable.table.decode(entries, into: &screen, at: item.position, decoder)
        decoder.screen = nil
        screens.append(screen)
      }
      return screens
    }
  }
}

extension ValueType where Value == [CustomGuide] {
  /// Guides by name, in the order of the file.
  static var guides: ValueType<[CustomGuide]> {
    let summary = "a mapping of names to { from, inset }"
    let schema = SchemaValue.dictionary(of: .ref("guide"), keys: SpecSchema.idPattern)
    return ValueType(summary, schema: schema) { node, label, decoder in
      guard case .mapping(let entries) = node.content else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      var guides: [CustomGuide] = []
      for entry in entries {
        _ = decoder.name(
          entry.key, "the name of a guide", at: entry.keyPosition, rule: Names.problem(inID:))
        let known = Names.baseGuides + guides.map(\.name)
        var guide = GuideEntry()
        guard case .mapping(let keys) = entry.value.content else {
          decoder.mismatch(entry.value, entry.key, "a mapping with inset")
          continue
        }
        GuideEntry.table.decode(keys, into: &guide, at: entry.keyPosition, decoder)
        if let from = guide.from, !known.contains(from.value) {
          decoder.error(
            "unknown guide '\(Words.cut(from.value))'"
              + NearestWord.proposal(for: from.value, among: known)
              + (entries.contains { $0.key == from.value }
                ? ": a guide is made from one that stands before it" : ""),
            rule: "unknown-guide", at: from.position)
        }
        guides.append(
          CustomGuide(
            name: entry.key, base: guide.from?.value ?? "safeArea", insets: guide.inset))
      }
      return guides
    }
  }
}

/// A guide, while it is read.
struct GuideEntry: Sendable {
  var from: Located<String>?
  var inset = DirectionalEdges.zero

  /// The keys of a guide.
  static let table = Table<GuideEntry>(
    "guide",
    [
      Property(
        "from", optional: \.from, .locatedText, default: "safeArea",
        "The guide that it is made from: \(Words.list(Names.baseGuides, "or")), or a guide of "
          + "the screen that stands before it."),
      Property("inset", \.inset, .edges, "The distances from the edges of that guide in points."),
    ], requires: [.key("inset")])
}
