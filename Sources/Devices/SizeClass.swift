/// How much room there is along an axis, in the two steps of UIKit.
public enum SizeClass: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Little room.
  case compact
  /// Room enough.
  case regular

  /// Compact comes before regular.
  public static func < (a: SizeClass, b: SizeClass) -> Bool { a == .compact && b == .regular }
}

/// The size classes of both axes.
public struct SizeClasses: Hashable, Sendable {
  /// The class of the width.
  public var horizontal: SizeClass
  /// The class of the height.
  public var vertical: SizeClass

  /// Makes the pair.
  public init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
