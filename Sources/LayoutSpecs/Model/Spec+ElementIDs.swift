extension Spec {
  /// The ids of the elements of all screens, over all branches, with the prefixes that components
  /// have in them.
  public var elementIDs: Set<String> {
    screens.reduce(into: []) { $0.formUnion(IDChecks.ids(of: $1, in: self)) }
  }
}
