/// The weight of a typeface, named as UIKit names them.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable {
  /// CSS weight 300.
  case light = 300
  /// CSS weight 400.
  case regular = 400
  /// CSS weight 500.
  case medium = 500
  /// CSS weight 600.
  case semibold = 600
  /// CSS weight 700.
  case bold = 700
  /// CSS weight 800.
  case heavy = 800

  /// The name used in specs.
  public var name: String {
    switch self {
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    }
  }
}
