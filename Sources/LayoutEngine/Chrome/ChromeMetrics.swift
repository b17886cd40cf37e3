import Devices
import Geometry

/// The measures of system bars for a window, in points.
///
/// - Note: Source of every number: layout metrics, section 1; the row is named beside it. What the
///   section does not know is chosen here and says so.
struct ChromeMetrics: Hashable, Sendable {
  /// What the rows of the section depend on.
  struct Context: Hashable, Sendable {
    /// The platform: iPhone or iPad.
    var isPad: Bool
    /// Whether it is a television instead.
    var isTV = false
    /// The major version of the system.
    var os: Int
    /// The generation of the bars.
    var generation: ChromeGeneration
    /// The size classes of the window.
    var classes: SizeClasses
    /// The safe area of the window without bars.
    var safeArea: EdgeInsets
    /// The width of the window.
    var windowWidth: Double
    /// Whether the display has an island in portrait.
    var hasIsland: Bool
    /// Whether the display keeps a strip for bars in some orientation; its level bars have measures
    /// of their own.
    var hasStrip = false
    /// Whether the bars are those of a card over a screen.
    var isCard = false
  }

  let context: Context

  private var isCompactHeight: Bool { !context.isPad && context.classes.vertical == .compact }
  private var isCompactWidth: Bool { context.classes.horizontal == .compact }

  /// The top of the navigation bar.
  var navigationTop: Double {
    let top = context.safeArea.top
    guard !context.isCard else { return top }
    if isCompactHeight {
      // A phone on its side has no top inset either; see below.
      return context.generation == .glass && top == 0 ? 10 : top
    }
    // The row lies beside the status bar: iPhone Duo, section 4.2.
    if context.hasStrip { return SideStripMetrics.innerTitleTop }
    if context.generation == .glass {
      // nav.iphone.zeroInset.glass: 10 above the bar where nothing is inset.
      return top == 0 && !context.isPad ? 10 : top
    }
    guard context.hasIsland else { return top }
    // nav.iphone.portrait.classic.island-A and -B: the bar starts inside the inset.
    switch top {
    case 59: return top - 5 - 1.0 / 3
    case 62, 68: return top - 5 - 2.0 / 3
    default: return top
    }
  }

  /// The height of the navigation bar without prompt, large title and search.
  var navigationHeight: Double {
    // nav.modal.classic, nav.modal.glass; an iPad's of today is taken as a phone's.
    if context.isCard { return context.generation == .glass ? 70 : 56 }
    if context.isPad {
      // nav.ipad.classic.old, nav.ipad.classic, nav.ipad.glass.
      if context.generation == .glass { return 54 }
      return context.os >= 12 ? 50 : 44
    }
    if isCompactHeight {
      // nav.iphone.landscape.compact.classic 32, nav.iphone.landscape.regular.classic 44,
      // nav.iphone.landscape.glass 32 and 54.
      if isCompactWidth { return 32 }
      return context.generation == .glass ? 54 : 44
    }
    if context.hasStrip { return SideStripMetrics.titleRow }
    // nav.iphone.portrait.classic, nav.iphone.portrait.glass.
    return context.generation == .glass ? 54 : 44
  }

  /// What a prompt adds above the title: nav.prompt.
  var promptHeight: Double { 32 }

  /// What a large title adds below the bar: nav.largeTitle.classic, nav.largeTitle.glass; nothing in
  /// compact height, which is chosen: no row speaks of it.
  var largeTitleHeight: Double { isCompactHeight ? 0 : 52 }

  /// The distance of a large title's label from the side: nav.largeTitle.glass; on classic bars the
  /// root view's margin.
  func largeTitleInset(margin: Double) -> Double {
    context.generation == .glass ? 20 : margin
  }

  /// The distance of a large title's label from the bottom of the plain bar: nav.largeTitle.glass,
  /// where the label stands at 67 below a bar that ends at 64.
  var largeTitleOffset: Double { 3 }

  /// What a search bar adds to a navigation bar: search.inNavBar; with glass the same is chosen.
  var searchInNavigationHeight: Double { 52 }

  /// The height of a search bar alone: search.standalone.old, search.standalone.classic,
  /// search.intrinsic.glass.
  var standaloneSearchHeight: Double {
    if context.generation == .glass { return 44 }
    return context.os >= 11 ? 56 : 44
  }

  /// The height of the field inside a search bar: search.standalone.classic,
  /// search.intrinsic.glass; 28 to iOS 10 is chosen.
  var searchFieldHeight: Double { context.os >= 11 ? 36 : 28 }

  /// The distance of a search field from the sides: search.intrinsic.glass; the same is chosen for
  /// classic bars.
  var searchFieldInset: Double { 8 }

  /// Whether tabs stand at the top: tab.ipad.top, in the row of the navigation bar, and tab.tv.
  var tabsAreOnTop: Bool {
    context.isTV || context.isPad && context.os >= 18 && !isCompactWidth
  }

  /// The row of tabs at the top of a television: tab.tv.
  var televisionTabs: Rect { Rect(x: 0, y: 46, width: context.windowWidth, height: 68) }

  /// The height that a tab bar takes from the bottom of the window, inset included.
  var tabBarTotal: Double {
    let bottom = context.safeArea.bottom
    if context.isPad {
      // tab.ipad.classic.old, tab.ipad.classic (65 with a home indicator), tab.ipad.compact.
      if context.os < 12 { return 49 + bottom }
      if context.os < 18 { return bottom > 0 ? 65 : 50 }
      return 49 + bottom
    }
    if context.generation == .glass {
      // tab.iphone.glass.region, tab.iphone.glass.zeroInset. Landscape is chosen as portrait.
      return bottom > 0 ? 83 : 72
    }
    // tab.iphone.portrait.classic, tab.iphone.landscape.compact.classic,
    // tab.iphone.landscape.regular.classic.
    return (isCompactHeight && isCompactWidth ? 32 : 49) + bottom
  }

  /// The capsule of glass tabs in the window's coordinates; absent where tabs fill their bar.
  func tabCapsule(count: Int, windowHeight: Double) -> Rect? {
    guard context.generation == .glass, !context.isPad else { return nil }
    let height = 62.0
    if context.hasStrip {
      // iPhone Duo, section 4.2: 21 from the bottom; centred is derived.
      let width = min(
        SideStripMetrics.levelTabWidth * Double(count), context.windowWidth - 42)
      return Rect(
        x: (context.windowWidth - width) / 2, y: windowHeight - 21 - height, width: width,
        height: height)
    }
    guard context.safeArea.bottom > 0 else {
      // tab.iphone.glass.zeroInset: 10 from the bottom, 85.75 for each tab and 16.75 beside them.
      let width = min(tabsWidth(count), context.windowWidth - 20)
      return Rect(
        x: (context.windowWidth - width) / 2, y: windowHeight - 10 - height, width: width,
        height: height)
    }
    // tab.iphone.glass.capsule: 21 from the sides and from the bottom.
    let left = max(context.safeArea.left, 21)
    let right = max(context.safeArea.right, 21)
    let room = context.windowWidth - left - right
    // On its side a phone has room to spare: as wide as its tabs, which is chosen.
    let width = isCompactHeight ? min(tabsWidth(count), room) : room
    return Rect(
      x: left + (room - width) / 2, y: windowHeight - 21 - height, width: width, height: height)
  }

  /// The width of a capsule that is no wider than its tabs: tab.iphone.glass.zeroInset.
  private func tabsWidth(_ count: Int) -> Double { 85.75 * Double(count) + 16.75 }

  /// The height that a toolbar adds above what is below it.
  var toolbarHeight: Double {
    // toolbar.ipad.classic, toolbar.glass, toolbar.iphone.classic, toolbar.iphone.indicator,
    // toolbar.iphone.landscape.classic. Glass on an iPad is chosen as on a phone.
    if context.generation == .glass { return 54 }
    if context.isPad { return 50 }
    return isCompactHeight && isCompactWidth ? 32 : 44
  }

  /// The height of the row that the items of a navigation bar are centred in, from the bar's top:
  /// nav.barButtonPlatter.glass, and nav.largeTitle.glass, whose inline title is centred at 32 in a
  /// bar that starts at 10.
  var navigationItemRow: Double {
    context.generation == .glass ? min(44, navigationHeight) : navigationHeight
  }

  /// How far below the bar's top that row starts: in the higher bar of a card items are centred, which is
  /// chosen.
  var navigationItemTop: Double {
    context.isCard ? (navigationHeight - navigationItemRow) / 2 : 0
  }

  /// The height of the row that the items of a toolbar are centred in: toolbar.glass.
  var toolbarItemRow: Double {
    context.generation == .glass ? min(48, toolbarHeight) : toolbarHeight
  }

  /// Whether items stand on platters of their own; classic items have none.
  var hasPlatters: Bool { context.generation == .glass }

  /// The centre of a tab's symbol below the top of the capsule: tab.iphone.glass.zeroInset.
  var tabSymbolCenter: Double { 24 }

  /// The centre of a tab's title below the top of the capsule: tab.iphone.glass.zeroInset.
  var tabTitleCenter: Double { 44.5 }

  /// The size of a tab's title at the bottom: tab.iphone.glass.zeroInset; the same is chosen for
  /// classic bars.
  var tabTitleSize: Double { 10 }

  /// Whether the title of a tab stands beside its symbol, not below it.
  ///
  /// - Note: Source: Apple, "Updating your app for iOS 11" (WWDC 2017, session 204): from then on tab bars do
  ///   so where the width is regular.
  var tabsAreInline: Bool { context.generation == .classic && context.os >= 11 && !isCompactWidth }

  /// The size of a title beside its symbol; chosen.
  var inlineTabTitleSize: Double { 13 }

  /// The width of each tab where they keep together in the middle of their bar; absent where they share
  /// all of it.
  ///
  /// - Note: Source: UIKit, `UITabBar.ItemPositioning.automatic`: they do where the width is regular. How wide
  ///   they are is chosen.
  var tabPitch: Double? {
    guard !isCompactWidth, context.generation == .classic else { return nil }
    return tabsAreInline ? 160 : 110
  }

  /// Half of what the capsule is wider than its tabs: tab.iphone.glass.zeroInset.
  var tabCapsulePadding: Double { 16.75 / 2 }

  /// The distance of the text in a search field from the side of the bar: search.intrinsic.glass;
  /// the same is chosen for classic bars.
  var searchTextInset: Double { 39.5 }

  /// The gap between items of a bar: nav.barButtonPlatter.glass; 8 on classic bars is chosen.
  var itemGap: Double { context.generation == .glass ? 12 : 8 }

  /// The distance of the outermost platter from the safe area's side: nav.barButtonPlatter.glass,
  /// toolbar.glass.
  var sideMargin: Double { 16 }
}
