/// How much a constraint counts against others.
///
/// Priorities are levels, not weights: what a stronger level wants is settled before a weaker one is
/// looked at, however many constraints the weaker one has.
///
/// - Note: Source: layout metrics, section 6, "Priorities and equation". Parts of a unit are for
///   constraints that a container makes for itself, as the platform's stack views do.
package struct Priority: Hashable, Comparable, Sendable {
  /// The level: above 0, at most 1000.
  package let rawValue: Double

  /// Must hold.
  package static let required = Priority(1000)
  /// The strongest that may give way.
  package static let almostRequired = Priority(999)
  /// How strongly content resists being clipped by default.
  package static let defaultHigh = Priority(750)
  /// How strongly content resists growing by default.
  package static let defaultLow = Priority(250)
  /// How strongly a fitting size is as small as it can be.
  package static let fittingSizeLevel = Priority(50)

  /// Makes a priority.
  ///
  /// - Precondition: The level is above 0 and at most 1000.
  package init(_ rawValue: Double) {
    precondition(rawValue > 0 && rawValue <= 1000, "a priority lies in 0...1000")
    self.rawValue = rawValue
  }

  /// Whether the constraint must hold.
  package var isRequired: Bool { rawValue == 1000 }

  package static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}
