extension DynamicType {
  /// The distance between the baselines of two lines of a style in points; absent where no table of
  /// it is known here.
  ///
  /// Labels of one's own do not keep it: their lines are as far apart as ``LabelMetrics`` says. The
  /// system's alerts do.
  ///
  /// - Note: Source: layout metrics, section 4, the leading column of the table of iOS.
  public static func leading(
    platform: TypePlatform, style: TextStyle, size: TextSize
  ) -> Double? {
    platform == .ios ? iosLeading[index(of: size)][index(of: style)] : nil
  }

  // Rows and columns as in the table of sizes.

  private static let iosLeading: [[Double]] = [
    [38, 31, 24, 22, 19, 16, 19, 18, 16, 13, 13],
    [39, 32, 25, 23, 20, 18, 20, 19, 16, 13, 13],
    [40, 33, 26, 24, 21, 19, 21, 20, 16, 13, 13],
    [41, 34, 28, 25, 22, 20, 22, 21, 18, 16, 13],
    [43, 37, 30, 28, 24, 22, 24, 23, 20, 19, 18],
    [46, 39, 32, 30, 26, 24, 26, 25, 22, 21, 20],
    [48, 41, 34, 32, 29, 28, 29, 28, 24, 23, 22],
    [52, 46, 41, 38, 34, 31, 34, 32, 29, 28, 25],
    [57, 51, 47, 44, 40, 37, 40, 39, 33, 32, 30],
    [61, 57, 52, 51, 48, 43, 48, 46, 40, 39, 35],
    [66, 62, 59, 58, 56, 50, 56, 52, 46, 44, 41],
    [70, 68, 66, 65, 62, 58, 62, 60, 52, 51, 48],
  ]
}
