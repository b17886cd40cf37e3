/// What takes from the safe area.
package struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The insets of the window and of bars.
  package static let container = SafeAreaRegions(rawValue: 1)
  /// The docked keyboard.
  package static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  package static let all: SafeAreaRegions = [.container, .keyboard]
}
