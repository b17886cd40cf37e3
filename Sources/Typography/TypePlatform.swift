/// The platform whose text table is used.
public enum TypePlatform: String, Hashable, Sendable, CaseIterable {
  /// iOS, iPadOS and visionOS, which share a table.
  case ios
  /// watchOS.
  case watch
  /// tvOS.
  case tv
  /// macOS.
  case mac

  /// The content size category that a new device starts with.
  ///
  /// - Parameter screenHeight: the height of the screen in points; matters on watches, where the
  ///   default is small up to 38 mm, large from 40 to 42 mm, and extra large from 44 mm.
  /// - Returns: the category.
  /// - Note: The width does not tell: the 42 mm screen of the Series 10 is wider than the 44 mm one
  ///   of the Series 4, but not as high. The 46 mm case is placed with 45 mm, by our own choice.
  public func defaultTextSize(screenHeight: Double) -> TextSize {
    guard self == .watch else { return .large }
    if screenHeight < 180 { return .small }
    return screenHeight < 224 ? .large : .xLarge
  }
}
