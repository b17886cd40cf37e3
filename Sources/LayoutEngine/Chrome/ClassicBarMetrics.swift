import Geometry

/// Where the items of a classic bar lie, in points.
///
/// - Note: Source: view hierarchies that UIKit prints. On iOS 14 the stacks of items of a bar 375 wide
///   reach from 8 to 367, their words from 16 to 359 (crifan, notes on Cycript); the back indicator
///   is 13 by 21 at 8, its title begins 19 after it, the button ends with it (peanutNote/QYNavBackButton;
///   the same in a bar of 320); 6 lie between the button and what follows (the constraint
///   "UINavItemContentGuide-leading"). In a bar 414 wide, with its margin of 20, the indicator lies at
///   12. Interface Builder stores views of items that end at the margin itself.
enum ClassicBarMetrics {
  /// The space beside words inside the frame of their item.
  static let inset = 8.0
  /// The least width of an item: that of the smallest target, which is chosen.
  static let leastWidth = 44.0
  /// How far outside the margin the back indicator begins.
  static let backOutset = 8.0
  /// The width of the back indicator.
  static let backWidth = 13.0
  /// From the indicator's left edge to that of the title.
  static let backTitle = 19.0
  /// Between the back button and what follows it.
  static let backGap = 6.0
}
