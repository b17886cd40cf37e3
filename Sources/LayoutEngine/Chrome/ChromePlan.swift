import Devices
import Geometry
import LayoutSpecs

/// Which system bars a screen shows in a configuration, where they lie, and what they leave free.
///
/// Frames are in window space. Bars do not change the sides of the safe area, but for the strip that
/// bars along the side need.
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
  /// What stands in the strip at the side; absent where bars are level.
  var strip: SideStripPlan?
  /// How far the corners of the display reach into the row of the navigation bar from its sides: what
  /// the system keeps there, and their own roundness.
  var rowInsets = EdgeInsets.zero
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
        hasIsland: scene.display.housing?.kind == .dynamicIsland,
        hasStrip: !scene.isCard && SideStripMetrics.apply(to: configuration, scene.display),
        isCard: scene.isCard))
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
    if let edge = scene.stripEdge {
      planStrip(screen, scene, edge)
    } else {
      planTop(screen, scene.window)
      planBottom(screen, scene.window)
    }
    planCorners(scene)
  }

  /// Bars along the side: what goes upright is in the strip, the rest stays level.
  private mutating func planStrip(_ screen: Screen, _ scene: Scene, _ edge: Edge) {
    let window = scene.window
    let top = BarItemAxis.upright(of: screen.navigation)
    let bottom = BarItemAxis.upright(of: screen.toolbar)
    let tabCount = screen.tabs?.items.count ?? 0
    if !top.isEmpty || !bottom.isEmpty || tabCount > 0 {
      // Bars bring the strip's inset along where the window has none yet, and never add to it.
      safeArea[edge] = max(safeArea[edge], scene.stripDepth)
      var others = EdgeInsets.zero
      others[edge.opposite] = window.width - safeArea[edge]
      let band = window.inset(by: others)
      let occlusion = scene.regions.first {
        $0.isActive && $0.region.id == OrientedDisplay.statusStrip
          && !$0.region.frame.intersection(band).isEmpty
      }
      strip = SideStripPlan(
        edge: edge, band: band, bottomInset: safeArea.bottom, occlusion: occlusion?.region.frame,
        top: top, bottom: bottom, tabs: tabCount)
      tabs = strip?.tabBar
      tabCapsule = strip?.capsule
    }
    if let bar = screen.navigation {
      planTitle(bar, screen, scene)
    } else if screen.searchBar != nil {
      search = Rect(
        x: 0, y: safeArea.top, width: window.width, height: metrics.standaloneSearchHeight)
      safeArea.top += metrics.standaloneSearchHeight
    }
    // What has no symbol keeps its bar at the bottom.
    if let bar = screen.toolbar, bottom.count < bar.items.count {
      let inset = safeArea.bottom
      toolbar = Rect(
        x: 0, y: window.height - inset - metrics.toolbarHeight, width: window.width,
        height: metrics.toolbarHeight + inset)
      safeArea.bottom = inset + metrics.toolbarHeight
    }
  }

  /// The row of the title and of the items that stay level.
  private mutating func planTitle(_ bar: NavigationBar, _ screen: Screen, _ scene: Scene) {
    let window = scene.window
    let level =
      (bar.leading + bar.trailing).contains { !BarItemAxis.isUpright($0) }
    let hasRow = bar.title != nil || bar.prompt != nil || level || screen.searchBar != nil
    let isInner = scene.display.regions.contains { $0.kind == .division }
    guard hasRow else {
      // Read inside a tab view on the inner display; the outer display was not read without a row.
      if isInner { safeArea.top = max(safeArea.top, SideStripMetrics.innerTitleTop) }
      return
    }
    let bottom: Double
    var top = 0.0
    if isInner {
      bottom = SideStripMetrics.innerTitleTop + SideStripMetrics.titleRow
    } else if metrics.context.classes.vertical == .regular {
      bottom =
        bar.back == .none
        ? SideStripMetrics.outerTitleBottom : SideStripMetrics.outerTitleBottomWithBack
    } else {
      // Not read: that of other phones in compact height.
      top = metrics.navigationTop
      bottom = top + metrics.navigationHeight
    }
    var y = max(bottom - min(SideStripMetrics.titleRow, bottom - top), scene.safeArea.top)
    let start = y
    if bar.prompt != nil {
      prompt = Rect(x: 0, y: y, width: window.width, height: metrics.promptHeight)
      y += metrics.promptHeight
    }
    navigationRow = Rect(x: 0, y: y, width: window.width, height: bottom - start)
    y += bottom - start
    if bar.hasLargeTitle, bar.title != nil, metrics.largeTitleHeight > 0 {
      largeTitle = Rect(x: 0, y: y, width: window.width, height: metrics.largeTitleHeight)
      y += metrics.largeTitleHeight
    }
    if screen.searchBar != nil {
      search = Rect(x: 0, y: y, width: window.width, height: metrics.searchInNavigationHeight)
      y += metrics.searchInNavigationHeight
    }
    navigation = Rect(left: 0, top: start, right: window.width, bottom: y)
    safeArea.top = y
  }

  /// Level bars keep clear of what a corner beside them holds, and of its roundness.
  private mutating func planCorners(_ scene: Scene) {
    guard let row = navigationRow else { return }
    for found in scene.regions
    where strip == nil && found.isActive && found.region.kind == .occlusion {
      let shared = found.region.frame.intersection(row)
      guard !shared.isEmpty else { continue }
      if shared.maxX >= row.maxX {
        rowInsets.right = max(rowInsets.right, row.maxX - shared.minX)
      } else if shared.minX <= row.minX {
        rowInsets.left = max(rowInsets.left, shared.maxX - row.minX)
      }
    }
    guard !scene.isCard else { return }
    // Where the safe area leaves a side bare, a bar in compact height lies between the round corners.
    let (radii, display) = (scene.display.cornerRadii, scene.displayFrame)
    func reach(_ radius: Double) -> Double {
      row.maxY <= display.minY + radius ? SideStripMetrics.cornerInset(radius: radius) : 0
    }
    if scene.safeArea.left == 0, row.minX <= display.minX {
      rowInsets.left = max(rowInsets.left, reach(radii.topLeft))
    }
    if scene.safeArea.right == 0, row.maxX >= display.maxX {
      rowInsets.right = max(rowInsets.right, reach(radii.topRight))
    }
  }

  private static func words(_ bars: [String]) -> String {
    "\(bars.joined(separator: ", ")) left out: bars of this display are not laid out yet"
  }

  /// Whether bars are laid out for a device.
  private static func isSupported(_ configuration: Configuration) -> Bool {
    switch configuration.device.family {
    case .iphone, .ipad: true
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
