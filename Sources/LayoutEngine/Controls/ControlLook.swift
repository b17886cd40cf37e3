/// How controls look, which changed with versions 13 and 26 of iOS and iPadOS.
public enum ControlLook: String, Hashable, Sendable {
  /// Outlines in the accent colour, to version 12.
  case outlined
  /// Quiet grounds, version 13 to 18.
  case filled
  /// Capsules with wide thumbs, from version 26.
  case glass
}
