/// An item of a bar before it is placed.
struct BarItem {
  /// Its layout.
  var node: LayoutNode
  /// How far what it shows lies inside its frame at the sides, in points: the outermost item of a
  /// classic bar shows its words at the margin.
  var pad = 0.0
  /// The gap after it in points; absent: that of the bar.
  var gap: Double?
}
