/// What a column of the tableau stands for.
enum SymbolKind: UInt8, Sendable {
  /// A variable of the caller: any number.
  case external
  /// What an inequality leaves over, or how far a constraint that may give way is missed: zero or
  /// more.
  case restricted
  /// The mark of a required equality: always zero.
  case dummy
}
