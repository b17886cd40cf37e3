/// How the left side of a constraint compares with zero.
package enum Relation: UInt8, Hashable, Sendable {
  /// Both are the same.
  case equal
  /// The left side is zero or less.
  case lessThanOrEqual
  /// The left side is zero or more.
  case greaterThanOrEqual
}
