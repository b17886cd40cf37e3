/// The properties of `splitView`: two or three columns of navigation.
public struct SplitViewContent: Sendable {
  /// The first column.
  public var sidebar: Node
  /// The column between the others, if there are three.
  public var content: Node?
  /// The last column.
  public var detail: Node
  /// The width of the columns before the last in points; absent: the system's, which keeps to a fold.
  public var columnWidth: Double?

  /// Makes a split view of its columns.
  public init(sidebar: Node, content: Node? = nil, detail: Node, columnWidth: Double? = nil) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.columnWidth = columnWidth
  }
}
