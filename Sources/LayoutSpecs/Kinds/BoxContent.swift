/// The properties of `box`.
public struct BoxContent: Hashable, Sendable {
  /// What is written in it.
  public var label: String?
  /// Its width in points; absent: flexible.
  public var width: Double?
  /// Its height in points; absent: flexible.
  public var height: Double?

  /// Makes a box; flexible on both axes unless said.
  public init(label: String? = nil, width: Double? = nil, height: Double? = nil) {
    self.label = label
    self.width = width
    self.height = height
  }
}
