/// The platform that a device belongs to; decides text tables, margins and rules.
public enum DeviceFamily: String, Hashable, Sendable, CaseIterable {
  /// Phones, iPod touch included.
  case iphone
  /// Tablets.
  case ipad
  /// Watches.
  case watch
  /// Televisions.
  case tv
  /// Windows in space.
  case vision
  /// Computers.
  case mac
}
