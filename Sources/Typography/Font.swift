/// A typeface at a size.
public struct Font: Hashable, Sendable {
  /// The family asked for; absent is the program's pinned text family with fallbacks by script.
  public var family: String?
  /// The size in points of the space that the text is measured or drawn in.
  public var size: Double
  /// The weight.
  public var weight: FontWeight
  /// Whether all digits are equally wide.
  public var tabularDigits: Bool

  /// Makes a typeface at a size.
  public init(
    family: String? = nil, size: Double, weight: FontWeight = .regular, tabularDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.tabularDigits = tabularDigits
  }
}
