public import Diagnostics

/// The properties of `segmented`.
public struct SegmentedContent: Hashable, Sendable {
  /// The words of the segments in reading order.
  public var items: [TextValue]
  /// The index of the chosen segment, with its place.
  public var selected: Located<Int>

  /// Makes a segmented control; the first segment is chosen unless said.
  public init(items: [TextValue], selected: Located<Int> = Located(0, at: .start)) {
    self.items = items
    self.selected = selected
  }
}
