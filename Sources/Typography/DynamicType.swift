/// The text tables of the platforms: sizes and weights by style and content size category.
///
/// - Note: Source: layout metrics, section 4, after the guidelines' typography tables.
public enum DynamicType {
  /// The point size and the weight of a style.
  ///
  /// Where a table has no entry, the nearest one stands in, by our own choice: watchOS has no
  /// medium category (large stands in), none above the third accessibility size (that one stands
  /// in), no callout (body stands in) and no subheadline (caption 1 stands in), and its footnote is
  /// footnote 1. tvOS has no large title (title 1 stands in) and no footnote (caption 1 stands in);
  /// its subtitle 1 is called subheadline here. tvOS and macOS have one size for every category.
  ///
  /// - Parameters:
  ///   - platform: the platform whose table is read.
  ///   - style: the style.
  ///   - size: the content size category.
  /// - Returns: the size in points of the platform, and the weight of text that is not emphasised.
  public static func specification(
    platform: TypePlatform, style: TextStyle, size: TextSize
  ) -> (size: Double, weight: FontWeight) {
    let column = index(of: style)
    switch platform {
    case .ios: return (ios[index(of: size)][column], style == .headline ? .semibold : .regular)
    case .watch: return (watch[index(of: size)][column], style == .headline ? .semibold : .regular)
    case .tv: return (tv[column], style == .subheadline ? .regular : .medium)
    case .mac:
      let weight: FontWeight =
        switch style {
        case .headline: .bold
        case .caption2: .medium
        default: .regular
        }
      return (mac[column], weight)
    }
  }

  static func index(of style: TextStyle) -> Int {
    switch style {
    case .largeTitle: 0
    case .title1: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .subheadline: 5
    case .body: 6
    case .callout: 7
    case .footnote: 8
    case .caption1: 9
    case .caption2: 10
    }
  }

  static func index(of size: TextSize) -> Int {
    switch size {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  // Rows: categories from xSmall to accessibility5. Columns: large title, titles 1 to 3, headline,
  // subheadline, body, callout, footnote, captions 1 and 2.

  private static let ios: [[Double]] = [
    [31, 25, 19, 17, 14, 12, 14, 13, 12, 11, 11],
    [32, 26, 20, 18, 15, 13, 15, 14, 12, 11, 11],
    [33, 27, 21, 19, 16, 14, 16, 15, 12, 11, 11],
    [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11],
    [36, 30, 24, 22, 19, 17, 19, 18, 15, 14, 13],
    [38, 32, 26, 24, 21, 19, 21, 20, 17, 16, 15],
    [40, 34, 28, 26, 23, 21, 23, 22, 19, 18, 17],
    [44, 38, 34, 31, 28, 25, 28, 26, 23, 22, 20],
    [48, 43, 39, 37, 33, 30, 33, 32, 27, 26, 24],
    [52, 48, 44, 43, 40, 36, 40, 38, 33, 32, 29],
    [56, 53, 50, 49, 47, 42, 47, 44, 38, 37, 34],
    [60, 58, 56, 55, 53, 49, 53, 51, 44, 43, 40],
  ]

  private static let watch: [[Double]] = [
    [30, 28, 24, 17, 14, 13, 14, 14, 11, 13, 12],
    [32, 30, 26, 18, 15, 14, 15, 15, 12, 14, 13],
    [36, 34, 28, 19, 16, 15, 16, 16, 13, 15, 14],
    [36, 34, 28, 19, 16, 15, 16, 16, 13, 15, 14],
    [40, 38, 30, 20, 17, 16, 17, 17, 14, 16, 15],
    [41, 39, 31, 21, 18, 17, 18, 18, 15, 17, 16],
    [42, 40, 32, 22, 19, 18, 19, 19, 16, 18, 17],
    [44, 42, 34, 24, 21, 18, 21, 21, 16, 18, 17],
    [45, 43, 35, 25, 22, 19, 22, 22, 17, 19, 18],
    [46, 44, 36, 26, 23, 20, 23, 23, 18, 20, 19],
    [46, 44, 36, 26, 23, 20, 23, 23, 18, 20, 19],
    [46, 44, 36, 26, 23, 20, 23, 23, 18, 20, 19],
  ]

  private static let tv: [Double] = [76, 76, 57, 48, 38, 38, 29, 31, 25, 25, 23]
  private static let mac: [Double] = [26, 22, 17, 15, 13, 11, 13, 12, 10, 10, 10]
}
