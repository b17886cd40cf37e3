import Devices
import Geometry
import LayoutSpecs

/// What stands in the strip at the side of a display: items from the top, then a gap, then the items
/// of the toolbar, and the tabs at its end.
///
/// - Note: Source: iPhone Duo, section 4.1: the order of the stack, items with a symbol go upright,
///   titles and custom views stay level, overflow from the bottom up, the toolbar before the tabs.
///   Frames are in window space.
struct SideStripPlan: Hashable, Sendable {
  /// An item of the strip with the path of its node.
  struct Item: Hashable, Sendable {
    /// The path: `navigation/trailing/0`, `toolbar/1`.
    var path: String
    /// Where it stands; that of the overflow item where there was no room.
    var frame: Rect
    /// Whether it went into the overflow menu.
    var overflows = false
  }

  /// The edge of the window.
  var edge: Edge
  /// The strip.
  var band: Rect
  /// The items of navigation bar and toolbar, from the top.
  var items: [Item] = []
  /// The item that holds those without room.
  var more: Rect?
  /// The view of the tab bar.
  var tabBar: Rect?
  /// The capsule of the tabs.
  var capsule: Rect?
  /// How many tabs have a place; the last of them stands for the rest where some have none.
  var shownTabs = 0

  /// Plans the strip.
  ///
  /// - Parameters:
  ///   - edge: the edge of the window that the strip lies along.
  ///   - band: the strip.
  ///   - bottomInset: the depth at its lower end that items keep clear of; tabs do not.
  ///   - occlusion: the region that the system has of it for status and camera; absent without one.
  ///   - top: the paths of what comes from the top, in order.
  ///   - bottom: the paths of what stands above the tabs, in order.
  ///   - tabs: how many tabs there are.
  init(
    edge: Edge, band: Rect, bottomInset: Double, occlusion: Rect?, top: [String],
    bottom: [String], tabs: Int
  ) {
    self.edge = edge
    self.band = band
    typealias Metrics = SideStripMetrics
    var start = band.minY + Metrics.capsuleInset
    var end = band.maxY - Metrics.capsuleInset
    if let occlusion {
      if occlusion.midY < band.midY {
        start = occlusion.maxY
      } else {
        end = occlusion.minY
      }
    }
    var kept = (top: top.count, bottom: bottom.count)
    shownTabs = min(tabs, Metrics.maximumTabs)
    func needed() -> Double {
      let hasMore = kept.top + kept.bottom < top.count + bottom.count
      let items = kept.top + kept.bottom + (hasMore ? 1 : 0)
      let capsule = shownTabs > 0 ? Metrics.capsuleLength(shownTabs) : 0
      let gap = items > 0 && shownTabs > 0 ? Metrics.itemGap : 0
      return Metrics.length(ofItems: items) + gap + capsule
    }
    // Without tabs the items end where the safe area does.
    let itemEnd = min(end, band.maxY - bottomInset)
    while needed() > (shownTabs > 0 ? end : itemEnd) - start {
      if kept.bottom > 0 {
        kept.bottom -= 1
      } else if kept.top > 1 {
        kept.top -= 1
      } else if shownTabs > 2 {
        shownTabs -= 1
      } else {
        break
      }
    }
    placeTabs(end: end)
    placeItems(top, bottom, kept, from: start, to: itemEnd)
  }

  private mutating func placeTabs(end: Double) {
    typealias Metrics = SideStripMetrics
    guard shownTabs > 0 else { return }
    let length = Metrics.capsuleLength(shownTabs)
    let isRight = edge == .right
    capsule = Rect(
      x: isRight
        ? band.maxX - Metrics.capsuleInset - Metrics.capsuleWidth
        : band.minX + Metrics.capsuleInset,
      y: end - length, width: Metrics.capsuleWidth, height: length)
    tabBar = Rect(
      x: isRight ? band.maxX - Metrics.tabBarWidth : band.minX, y: band.minY,
      width: Metrics.tabBarWidth, height: band.height)
  }

  private mutating func placeItems(
    _ top: [String], _ bottom: [String], _ kept: (top: Int, bottom: Int), from start: Double,
    to end: Double
  ) {
    typealias Metrics = SideStripMetrics
    let side = Metrics.itemSide
    let x =
      (edge == .right ? band.maxX - Metrics.itemLine : band.minX + Metrics.itemLine) - side / 2
    func frame(_ y: Double) -> Rect { Rect(x: x, y: y, width: side, height: side) }
    var y = start
    for path in top.prefix(kept.top) {
      items.append(Item(path: path, frame: frame(y)))
      y += side + Metrics.itemGap
    }
    let overflows = kept.top < top.count || kept.bottom < bottom.count
    let isMoreOnTop = kept.top < top.count
    if isMoreOnTop { more = frame(y) }
    let lower = kept.bottom + (overflows && !isMoreOnTop ? 1 : 0)
    let floor = capsule.map { $0.minY - Metrics.itemGap } ?? end
    y = floor - Metrics.length(ofItems: lower)
    for path in bottom.prefix(kept.bottom) {
      items.append(Item(path: path, frame: frame(y)))
      y += side + Metrics.itemGap
    }
    if overflows, !isMoreOnTop { more = frame(y) }
    guard let more else { return }
    for path in top.dropFirst(kept.top) + bottom.dropFirst(kept.bottom) {
      items.append(Item(path: path, frame: more, overflows: true))
    }
  }
}
