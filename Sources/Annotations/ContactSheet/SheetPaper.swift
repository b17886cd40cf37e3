public import Geometry

/// What a contact sheet is laid out on.
public enum SheetPaper: String, Hashable, Sendable, CaseIterable {
  /// ISO A4, upright.
  case a4
  /// ISO A4, lying.
  case a4Landscape = "a4-landscape"
  /// ISO A3, upright.
  case a3
  /// ISO A3, lying.
  case a3Landscape = "a3-landscape"
  /// US Letter, upright.
  case letter
  /// US Letter, lying.
  case letterLandscape = "letter-landscape"
  /// One long page as wide as A3 lying, for the screen rather than the printer.
  case roll

  /// The size in points of 1/72 inch; the height of a roll is that of what stands on it.
  ///
  /// - Note: ISO 216: 210 × 297 mm and 297 × 420 mm; Letter: 8.5 × 11 in.
  public var size: Size {
    switch self {
    case .a4: Self.millimeters(210, 297)
    case .a4Landscape: Self.millimeters(297, 210)
    case .a3: Self.millimeters(297, 420)
    case .a3Landscape: Self.millimeters(420, 297)
    case .letter: Size(width: 612, height: 792)
    case .letterLandscape: Size(width: 792, height: 612)
    case .roll: Size(width: Self.millimeters(420, 297).width, height: .infinity)
    }
  }

  private static func millimeters(_ width: Double, _ height: Double) -> Size {
    Size(width: width * 72 / 25.4, height: height * 72 / 25.4)
  }
}
