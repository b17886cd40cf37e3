import Geometry
import LayoutSpecs
import Typography

/// What a node inherits from those around it while the layout tree is built.
struct BuildEnvironment {
  /// The colour of text and symbols, `0xRRGGBBAA`.
  var foreground: UInt32
  /// Whether the spec asks for that colour; buttons have the tint of the system unless it does.
  var isForegroundAsked = false
  /// How many lines a text may show; absent: all.
  var lineLimit: Int?
  /// How far text may shrink to fit.
  var minimumScale: Double
  /// The content size category; bars have one of their own.
  var textSize: TextSize
  /// The axis of the stack that the node stands in; absent outside one.
  var stackAxis: Axis?
  /// Whether the node is placed by constraints.
  var isConstrained = false
  /// What ids are prefixed with inside a component.
  var idPrefix: String?
}
