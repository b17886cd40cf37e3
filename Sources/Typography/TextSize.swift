/// A content size category: how large the user wants text.
public enum TextSize: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest category.
  case xSmall
  /// Smaller than the default.
  case small
  /// One step below the default of most platforms.
  case medium
  /// The default of iOS.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// The largest category without accessibility sizes.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest size there is.
  case accessibility5

  /// Whether this is one of the accessibility sizes.
  public var isAccessibility: Bool { self >= .accessibility1 }

  /// Whether one category is smaller than another.
  public static func < (a: TextSize, b: TextSize) -> Bool { a.rank < b.rank }

  private var rank: Int { TextSize.allCases.firstIndex(of: self) ?? 0 }

  /// The short form used in the names of configurations: `xs s m l xl xxl xxxl ax1 … ax5`.
  public var shortName: String {
    switch self {
    case .xSmall: "xs"
    case .small: "s"
    case .medium: "m"
    case .large: "l"
    case .xLarge: "xl"
    case .xxLarge: "xxl"
    case .xxxLarge: "xxxl"
    case .accessibility1: "ax1"
    case .accessibility2: "ax2"
    case .accessibility3: "ax3"
    case .accessibility4: "ax4"
    case .accessibility5: "ax5"
    }
  }
}
