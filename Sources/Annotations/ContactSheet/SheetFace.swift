import Typography

/// The typefaces of contact sheets; sizes in points of the paper, none smaller than can be read in
/// print.
enum SheetFace {
  static let title = Font(size: 20, weight: .semibold)
  static let screen = Font(size: 13, weight: .semibold)
  static let group = Font(size: 9.5, weight: .semibold)
  static let aside = Font(size: 8, tabularDigits: true)
  static let name = Font(size: 8.5, weight: .semibold)
  static let fact = Font(size: 7.5, tabularDigits: true)
  static let message = Font(size: 9, weight: .medium)
  static let blockLabel = Font(size: 6.5)
  static let block = Font(size: 8.5, weight: .semibold, tabularDigits: true)

  /// What labels on previews are drawn at, as a part of their size on an annotated page: 9 points
  /// become 6.75.
  static let labelFactor = 0.75

  /// What lines on previews are drawn at beside that: a small preview has many lines in little room,
  /// and full ones would run together.
  static func lineFactor(at scale: Double) -> Double { min(max(scale / 0.45, 0.45), 1) }
}
