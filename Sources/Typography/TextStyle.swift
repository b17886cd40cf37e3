/// A text style of the platform, named as SwiftUI and UIKit name them.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// The largest title of a screen.
  case largeTitle
  /// First level of titles.
  case title1
  /// Second level of titles.
  case title2
  /// Third level of titles.
  case title3
  /// A heading set in a heavier weight.
  case headline
  /// A heading below a title; on tvOS the style that it calls subtitle 1.
  case subheadline
  /// Running text.
  case body
  /// Text that goes with something.
  case callout
  /// A note.
  case footnote
  /// The first level of captions.
  case caption1
  /// The second level of captions.
  case caption2
}
