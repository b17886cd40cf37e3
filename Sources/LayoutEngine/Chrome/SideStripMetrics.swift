import Devices
import Geometry

/// The measures of bars on a display that keeps a strip for them at its side, in points.
///
/// - Note: Source of every number: iPhone Duo, section 4.2 and the twin of its fact sheet, unless it
///   is said to be chosen.
enum SideStripMetrics {
  /// The distance of the line that glyphs and items share from the edge of the display.
  static let itemLine = 48.0
  /// The side of an item's platter: read off screenshots.
  static let itemSide = 50.0
  /// The gap between items: read off screenshots.
  static let itemGap = 8.0
  /// The width of the capsule of tabs.
  static let capsuleWidth = 48.0
  /// The distance of the capsule from the side and from the end of the strip.
  static let capsuleInset = 24.0
  /// The distance between the centres of two tabs.
  static let tabPitch = 50.0
  /// What the capsule is longer than its tabs, half of it at each end.
  static let capsulePadding = 12.0
  /// How many tabs a capsule holds at the most.
  static let maximumTabs = 8
  /// The width of the tab bar's view, its capsule included: read on the inner display.
  static let tabBarWidth = 69.0
  /// The height of the row of titles and of items that stay horizontal.
  static let titleRow = 58.0
  /// The top of that row in a window of the inner display.
  static let innerTitleTop = 24.0
  /// The end of that row on the outer display in portrait: the content is 584 high there.
  static let outerTitleBottom = 60.0
  /// The same with a way back: the content is 574 high.
  static let outerTitleBottomWithBack = 70.0
  /// The width that a level capsule has for each tab: 400 for four were measured, that other counts
  /// have as much for each is chosen.
  static let levelTabWidth = 100.0

  /// The length of a capsule of some tabs.
  static func capsuleLength(_ tabs: Int) -> Double { tabPitch * Double(tabs) + capsulePadding }

  /// The length of some items below one another.
  static func length(ofItems count: Int) -> Double {
    count == 0 ? 0 : Double(count) * (itemSide + itemGap) - itemGap
  }

  /// How far a round corner reaches in from one side: to where its diagonal meets its arc.
  ///
  /// - Note: Source: iPhone Duo, section 1.1: 2.3 beside a corner of 8, 16 beside one of 55.
  static func cornerInset(radius: Double) -> Double { radius * (1 - 0.5.squareRoot()) }

  /// Whether bars of a display follow these measures: it has a strip in some orientation.
  static func apply(to configuration: Configuration, _ display: OrientedDisplay) -> Bool {
    guard !OlderBuildRules.holds(for: configuration, on: display) else { return false }
    let all = configuration.device.display(configuration.display)?.orientations ?? []
    return all.contains { $0.sideStripEdge != nil }
  }
}
