/// Where something lies along the reading direction inside something wider.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the side where reading starts.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing
}

/// Where something lies along y inside something taller.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// First baselines of text on one line.
  case firstBaseline
  /// Last baselines of text on one line.
  case lastBaseline
}

/// A place in both directions.
public struct Alignment: Hashable, Sendable {
  /// The place along the reading direction.
  public var horizontal: HorizontalAlignment
  /// The place along y.
  public var vertical: VerticalAlignment

  /// The middle in both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The corner where reading starts.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// Makes a place from its two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
