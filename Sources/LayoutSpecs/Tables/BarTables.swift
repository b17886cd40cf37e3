import Diagnostics
import Documents

extension ValueType where Value == NavigationBar {
  /// The navigation bar of a screen.
  static var navigationBar: ValueType<NavigationBar> {
    let back = ValueType<NavigationBar.Back>(
      "false, true, or the title of the screen before",
      schema: .any(.type("boolean"), ValueType<TextValue>.textValue.schema)
    ) { node, label, decoder in
      if case .scalar(let word, quoted: false) = node.content, word == "true" || word == "false" {
        return word == "true" ? .plain : NavigationBar.Back.none
      }
      return ValueType<TextValue>.textValue.read(node, label, decoder).map { .titled($0) }
    }
    return .record(
      "a mapping with title, largeTitle, prompt, back, leading, trailing",
      Table(
        "navigation",
        [
          Property("title", optional: \.title, .textValue, "The title."),
          Property(
            "largeTitle", \.hasLargeTitle, .boolean, default: "false",
            "Whether the title stands large below the bar; not where the height is compact."),
          Property("prompt", optional: \.prompt, .textValue, "A line above the title."),
          Property("back", \.back, back, default: "false", "The way back, alone or with a title."),
          Property(
            "leading", \.leading, .nodes, varies: false, "The items where reading starts."),
          Property(
            "trailing", \.trailing, .nodes, varies: false, "The items where reading ends."),
        ]), from: NavigationBar())
  }
}

extension ValueType where Value == TabBar {
  /// The tab bar of a screen.
  static var tabBar: ValueType<TabBar> {
    let record = ValueType.record(
      "a mapping with items and selected",
      Table<TabBar>(
        "tabs",
        [
          Property("items", \.items, .tabs, varies: false, "The tabs in reading order."),
          Property(
            "selected", \.selected, ValueType<Int>.integer(0...99), default: "0",
            "The index of the tab that is shown."),
        ], requires: [.key("items")]), from: TabBar())
    return ValueType(record.summary, schema: record.schema) { node, label, decoder in
      guard let bar = record.read(node, label, decoder) else { return nil }
      if bar.selected >= bar.items.count, !bar.items.isEmpty {
        decoder.error(
          "'selected' is \(bar.selected), but the last of \(bar.items.count) tabs is "
            + "\(bar.items.count - 1)", rule: "wrong-value",
          at: node.entry("selected")?.value.position ?? node.position)
      }
      return bar
    }
  }
}

extension ValueType where Value == [TabBar.Item] {
  /// Tabs: each a title, or a mapping.
  fileprivate static var tabs: ValueType<[TabBar.Item]> {
    let item = ValueType<TabBar.Item>.record(
      "a title, or a mapping with title, symbol, id, badge",
      Table(
        "tab",
        [
          Property("title", optional: \.title, .textValue, "The title."),
          Property("symbol", optional: \.symbol, .text, "The name of a symbol."),
          Property("id", optional: \.id, .id, "The id."),
          Property("badge", optional: \.badge, .text, "What the badge says."),
          Property("leadsTo", optional: \.leadsTo, .destination, "The screen that it leads to."),
        ], requires: [.some(["title", "symbol"])]), from: TabBar.Item())
    return ValueType(
      "a list of tabs", schema: .list(of: .any(.text, item.schema), min: 1)
    ) { node, label, decoder in
      guard case .sequence(let nodes) = node.content, !nodes.isEmpty else {
        decoder.mismatch(node, label, "a list with at least one tab")
        return nil
      }
      return nodes.compactMap { node in
        if case .scalar(let title, _) = node.content {
          return TabBar.Item(title: .literal(title))
        }
        return item.read(node, "tab", decoder)
      }
    }
  }
}

extension ValueType where Value == Toolbar {
  /// The toolbar of a screen.
  static var toolbar: ValueType<Toolbar> {
    .record(
      "a mapping with items",
      Table(
        "toolbar",
        [Property("items", \.items, .nodes, varies: false, "The items in reading order.")],
        requires: [.key("items")]), from: Toolbar())
  }
}

extension ValueType where Value == SearchBar? {
  /// The search bar of a screen.
  static var searchBar: ValueType<SearchBar?> {
    let record = ValueType<SearchBar>.record(
      "a mapping with placeholder",
      Table(
        "searchBar",
        [
          Property(
            "placeholder", \.placeholder, .textValue, default: "Search",
            "What stands in the empty field.")
        ]), from: SearchBar())
    return ValueType(
      "false, true, or { placeholder }", schema: .any(.type("boolean"), record.schema)
    ) { node, label, decoder in
      if case .mapping = node.content { return record.read(node, label, decoder) }
      return ValueType<Bool>.boolean.read(node, label, decoder).map { $0 ? SearchBar() : nil }
    }
  }
}
