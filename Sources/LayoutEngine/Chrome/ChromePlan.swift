import Devices
import Geometry
import LayoutSpecs

/// Which system bars a screen shows in a configuration, where they lie, and what they leave free.
///
/// Frames are in window space. Bars do not change the sides of the safe area.
struct ChromePlan: Hashable, Sendable {
  /// The whole navigation bar with prompt, large title and search.
  var navigation: Rect?
  /// The part of the navigation bar that holds items and inline title.
  var navigationRow: Rect?
  /// The line above the title.
  var prompt: Rect?
  /// The room of the large title.
  var largeTitle: Rect?
  /// The search bar, in the navigation bar or alone.
  var search: Rect?
  /// The tab bar.
  var tabs: Rect?
  /// The capsule of the tabs.
  var tabCapsule: Rect?
  /// The toolbar.
  var toolbar: Rect?
  /// The safe area of the content.
  var safeArea: EdgeInsets
  /// What the bars of this configuration can't show yet, in words.
  var missing: String?

  /// The measures that the plan was made with.
  let metrics: ChromeMetrics

  /// Plans the bars of a screen.
  init(_ screen: Screen, _ configuration: Configuration, _ scene: Scene) {
    let classes =
      scene.sizeClasses ?? SizeClasses(horizontal: .regular, vertical: .regular)
    metrics = ChromeMetrics(
      context: ChromeMetrics.Context(
        isPad: configuration.device.family == .ipad,
        isTV: configuration.device.family == .tv, os: configuration.os?.major ?? 27,
        generation: configuration.chromeGeneration, classes: classes, safeArea: scene.safeArea,
        windowWidth: scene.window.width,
        hasIsland: scene.display.housing?.kind == .dynamicIsland))
    safeArea = scene.safeArea
    let wanted = [
      screen.navigation.map { _ in "navigation bar" }, screen.searchBar.map { _ in "search bar" },
      screen.tabs.map { _ in "tab bar" }, screen.toolbar.map { _ in "toolbar" },
    ].compactMap { $0 }
    guard !wanted.isEmpty else { return }
    if configuration.device.family == .tv {
      // Of the television's bars only the tabs are known.
      if screen.tabs != nil {
        tabs = metrics.televisionTabs
        safeArea.top = max(safeArea.top, metrics.televisionTabs.maxY)
      }
      let others = wanted.filter { $0 != "tab bar" }
      if !others.isEmpty { missing = Self.words(others) }
      return
    }
    guard Self.isSupported(configuration) else {
      missing = Self.words(wanted)
      return
    }
    planTop(screen, scene.window)
    planBottom(screen, scene.window)
  }

  private static func words(_ bars: [String]) -> String {
    "\(bars.joined(separator: ", ")) not laid out: bars of this display are not supported yet"
  }

  /// Whether bars are laid out for a device: iPhones and iPads but not the foldable, whose bars turn
  /// upright along the side strip.
  private static func isSupported(_ configuration: Configuration) -> Bool {
    switch configuration.device.family {
    case .iphone, .ipad: !configuration.device.isFoldable
    case .watch, .tv, .vision, .mac: false
    }
  }

  private mutating func planTop(_ screen: Screen, _ window: Rect) {
    var y = metrics.navigationTop
    let hasTabsOnTop = screen.tabs != nil && metrics.tabsAreOnTop
    if let bar = screen.navigation {
      if bar.prompt != nil {
        prompt = Rect(x: 0, y: y, width: window.width, height: metrics.promptHeight)
        y += metrics.promptHeight
      }
      navigationRow = Rect(x: 0, y: y, width: window.width, height: metrics.navigationHeight)
      y += metrics.navigationHeight
      if bar.hasLargeTitle, bar.title != nil, metrics.largeTitleHeight > 0 {
        largeTitle = Rect(x: 0, y: y, width: window.width, height: metrics.largeTitleHeight)
        y += metrics.largeTitleHeight
      }
      if screen.searchBar != nil {
        search = Rect(x: 0, y: y, width: window.width, height: metrics.searchInNavigationHeight)
        y += metrics.searchInNavigationHeight
      }
      navigation = Rect(left: 0, top: metrics.navigationTop, right: window.width, bottom: y)
      safeArea.top = y
    } else if screen.searchBar != nil {
      search = Rect(
        x: 0, y: safeArea.top, width: window.width, height: metrics.standaloneSearchHeight)
      safeArea.top += metrics.standaloneSearchHeight
    }
    if hasTabsOnTop {
      let row =
        navigationRow
        ?? Rect(
          x: 0, y: metrics.navigationTop, width: window.width, height: metrics.navigationHeight)
      tabs = row
      safeArea.top = max(safeArea.top, row.maxY)
    }
  }

  private mutating func planBottom(_ screen: Screen, _ window: Rect) {
    let inset = safeArea.bottom
    if screen.tabs != nil, tabs == nil {
      let total = metrics.tabBarTotal
      tabs = Rect(x: 0, y: window.height - total, width: window.width, height: total)
      tabCapsule = metrics.tabCapsule(
        count: screen.tabs?.items.count ?? 0, windowHeight: window.height)
      safeArea.bottom = total
    }
    if screen.toolbar != nil {
      // Over a tab bar a toolbar is as high as its items need; alone it covers the inset as well.
      let below = tabs.map { $0.maxY == window.maxY ? $0.height : inset } ?? inset
      let reach = below == inset ? 0 : below
      toolbar = Rect(
        x: 0, y: window.height - below - metrics.toolbarHeight, width: window.width,
        height: metrics.toolbarHeight + below - reach)
      safeArea.bottom = below + metrics.toolbarHeight
    }
  }
}
