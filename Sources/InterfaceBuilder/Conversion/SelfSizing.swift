/// What cells that size themselves have in common, those of tables and those of collections.
enum SelfSizing {
  /// The priority of the stored size, which decides where the content leaves one open.
  ///
  /// - Note: Source: `UILayoutPriority.fittingSizeLevel`.
  static let priority = 50

  /// Whether constraints inside a cell can say how large it is.
  static func isPossible(in cell: InterfaceView) -> Bool {
    cell.children.contains {
      $0.key == "contentView" && $0.withDescendants.contains(where: \.isConstrained)
    }
  }
}
